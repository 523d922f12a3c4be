import { Body, Controller, Delete, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Audited, CalledBy, type OrganizationCaller } from '#auth';
import { type Page, PageOf, type Recipient, recipients } from '#contracts';
import { IdParam, Operation, UnionBody } from '#runtime';
import { ChangeCounterparty, CounterpartyQuery } from './counterparty.dto.js';
import { CounterpartyService } from './counterparty.service.js';
import { CounterpartyView } from './counterparty.view.js';

const CounterpartyPage = PageOf(CounterpartyView);
const reading = { callers: 'organization', scope: 'payouts:read' } as const;
const writing = { callers: 'organization', scope: 'payouts:write' } as const;

@ApiTags('Counterparties')
@Controller('counterparties')
export class CounterpartyController {
  constructor(private readonly counterparties: CounterpartyService) {}

  @Post()
  @Audited('counterpartySaved', 'counterparty')
  @Operation({
    summary: 'Save a counterparty',
    description: 'A recipient of payouts. A payout to a bank also requires the e-mail and physical address.',
    access: writing,
    status: 201,
    answer: CounterpartyView,
    personal: true,
  })
  create(@CalledBy() caller: OrganizationCaller, @UnionBody(recipients) body: Recipient): Promise<CounterpartyView> {
    return this.counterparties.create(caller, body);
  }

  @Get()
  @Operation({ summary: 'List counterparties', access: reading, answer: CounterpartyPage })
  list(@CalledBy() caller: OrganizationCaller, @Query() query: CounterpartyQuery): Promise<Page<CounterpartyView>> {
    return this.counterparties.list(caller, query);
  }

  @Get(':counterpartyId')
  @Operation({ summary: 'Read a counterparty', access: reading, answer: CounterpartyView })
  read(@CalledBy() caller: OrganizationCaller, @IdParam('counterparty') id: string): Promise<CounterpartyView> {
    return this.counterparties.read(caller, id);
  }

  @Patch(':counterpartyId')
  @Audited('counterpartyChanged', 'counterparty')
  @Operation({
    summary: 'Change a counterparty',
    description:
      'Fields that are not sent stay as they are. The type cannot change. Existing payouts keep the recipient as it was.',
    access: writing,
    answer: CounterpartyView,
  })
  change(
    @CalledBy() caller: OrganizationCaller,
    @IdParam('counterparty') id: string,
    @Body() body: ChangeCounterparty,
  ): Promise<CounterpartyView> {
    return this.counterparties.change(caller, id, body);
  }

  @Delete(':counterpartyId')
  @Audited('counterpartyRemoved', 'counterparty')
  @Operation({
    summary: 'Delete a counterparty',
    description: 'With its payout methods. It is no longer listed and cannot be paid; payouts to it stay.',
    access: writing,
    status: 204,
  })
  remove(@CalledBy() caller: OrganizationCaller, @IdParam('counterparty') id: string): Promise<void> {
    return this.counterparties.remove(caller, id);
  }
}
