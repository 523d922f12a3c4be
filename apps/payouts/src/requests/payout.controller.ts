import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CalledBy, type Caller } from '#auth';
import { type Page, PageOf } from '#contracts';
import { IdParam, Operation } from '#runtime';
import { PayoutQuery } from './payout-request.dto.js';
import { PayoutReading } from './payout.reading.js';
import { ListedPayoutView } from './payout.view.js';

const PayoutPage = PageOf(ListedPayoutView);
const reading = { callers: 'organization', scope: 'payouts:read', staff: 'payouts:read' } as const;

@ApiTags('Payout requests')
@Controller('payouts')
export class PayoutController {
  constructor(private readonly payouts: PayoutReading) {}

  @Get()
  @Operation({
    summary: 'List payouts',
    description: 'Each by itself, whatever request it is of.',
    access: reading,
    answer: PayoutPage,
  })
  list(@CalledBy() caller: Caller, @Query() query: PayoutQuery): Promise<Page<ListedPayoutView>> {
    return this.payouts.list(caller, query);
  }

  @Get(':payoutId')
  @Operation({ summary: 'Read a payout by its id', access: reading, answer: ListedPayoutView })
  read(@CalledBy() caller: Caller, @IdParam('payout') id: string): Promise<ListedPayoutView> {
    return this.payouts.read(caller, id);
  }
}
