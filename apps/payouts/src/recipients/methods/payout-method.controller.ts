import { Body, Controller, Delete, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Audited, CalledBy, type OrganizationCaller } from '#auth';
import { type Page, PageOf, PageQuery } from '#contracts';
import { LimitExceeded } from '#errors';
import { IdParam, Operation } from '#runtime';
import { CreatePayoutMethod } from './payout-method.dto.js';
import { PayoutMethodService } from './payout-method.service.js';
import { PayoutMethodView } from './payout-method.view.js';

const PayoutMethodPage = PageOf(PayoutMethodView);
const reading = { callers: 'organization', scope: 'payouts:read' } as const;
const writing = { callers: 'organization', scope: 'payouts:write' } as const;

@ApiTags('Payout methods')
@Controller('counterparties/:counterpartyId/payout-methods')
export class PayoutMethodController {
  constructor(private readonly methods: PayoutMethodService) {}

  @Post()
  @Audited('payoutMethodSaved', 'counterparty')
  @Operation({
    summary: 'Save a payout method of a counterparty',
    description:
      'Every value is checked by the rules of its country, check digits included. Answers contain only the last characters of sensitive values. At most 50 per counterparty.',
    access: writing,
    status: 201,
    answer: PayoutMethodView,
    personal: true,
    errors: [LimitExceeded],
  })
  create(
    @CalledBy() caller: OrganizationCaller,
    @IdParam('counterparty') counterpartyId: string,
    @Body() body: CreatePayoutMethod,
  ): Promise<PayoutMethodView> {
    return this.methods.create(caller, counterpartyId, body);
  }

  @Get()
  @Operation({ summary: 'List the payout methods of a counterparty', access: reading, answer: PayoutMethodPage })
  list(
    @CalledBy() caller: OrganizationCaller,
    @IdParam('counterparty') counterpartyId: string,
    @Query() query: PageQuery,
  ): Promise<Page<PayoutMethodView>> {
    return this.methods.list(caller, counterpartyId, query);
  }

  @Get(':payoutMethodId')
  @Operation({ summary: 'Read a payout method', access: reading, answer: PayoutMethodView })
  read(
    @CalledBy() caller: OrganizationCaller,
    @IdParam('counterparty') counterpartyId: string,
    @IdParam('payoutMethod') id: string,
  ): Promise<PayoutMethodView> {
    return this.methods.read(caller, counterpartyId, id);
  }

  @Delete(':payoutMethodId')
  @Audited('payoutMethodRemoved', 'payoutMethod')
  @Operation({
    summary: 'Delete a payout method',
    description: 'It is no longer listed and cannot be paid; payouts to it stay.',
    access: writing,
    status: 204,
  })
  remove(
    @CalledBy() caller: OrganizationCaller,
    @IdParam('counterparty') counterpartyId: string,
    @IdParam('payoutMethod') id: string,
  ): Promise<void> {
    return this.methods.remove(caller, counterpartyId, id);
  }
}
