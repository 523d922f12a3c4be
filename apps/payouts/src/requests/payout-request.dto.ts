import { ApiSchema } from '@nestjs/swagger';
import { mostPayments } from '#chains';
import {
  AmountBound,
  ChangingListQuery,
  Choice,
  type ExchangeRateToleranceMode,
  ListOf,
  Search,
  Text,
  Uuid,
  exchangeRateToleranceModes,
} from '#contracts';
import { type BlockchainPayoutStatusName, blockchainPayoutLifecycle } from '../records/blockchain-payout.lifecycle.js';
import { type FiatPayoutStatusName, fiatPayoutLifecycle } from '../records/fiat-payout.lifecycle.js';
import { type PayoutRequestStatusName, payoutRequestLifecycle } from '../records/payout-request.lifecycle.js';
import { PayoutRow } from '../pricing/payout.dto.js';

/** All of them fit into the one transaction of their request. */
export const mostPayouts = mostPayments;

@ApiSchema({ name: 'CreatePayoutRequest' })
export class CreatePayoutRequestBody {
  @Uuid({ describe: 'The account that pays.' })
  sourceAccountId: string;

  @Text({ max: 500, optional: true, example: 'Salaries of November' })
  memo?: string;

  @ListOf(() => PayoutRow, { min: 1, max: mostPayouts })
  payouts: PayoutRow[];
}

@ApiSchema({ name: 'ExecutePayoutRequest' })
export class ExecutePayoutRequestBody {
  @Choice(exchangeRateToleranceModes, {
    optional: true,
    describe: 'When quotes have expired: `FLEXIBLE` (when absent) takes new rates, `STRICT` refuses.',
  })
  exchangeRateToleranceMode?: ExchangeRateToleranceMode;
}

const inStatus = { optional: true, describe: 'Only those that are in this status now.' };

export class PayoutRequestQuery extends ChangingListQuery {
  @Choice(payoutRequestLifecycle.statuses, inStatus)
  status?: PayoutRequestStatusName;

  @Search('the id of a request or of its transfer, or the hash of its transaction')
  q?: string;
}

export const payoutStatuses = [
  ...new Set([...fiatPayoutLifecycle.statuses, ...blockchainPayoutLifecycle.statuses]),
] as const;

export class PayoutQuery extends ChangingListQuery {
  @Choice(payoutStatuses, inStatus)
  status?: FiatPayoutStatusName | BlockchainPayoutStatusName;

  @AmountBound('from', 'payouts for which everything that leaves the account is worth tokens')
  amountFrom?: string;

  @AmountBound('to', 'payouts for which everything that leaves the account is worth tokens')
  amountTo?: string;

  @Search(
    'the id of a payout, of the transfer that pays or returns it, or of the transaction that returned it; the hash of its transaction; what its rail calls it; or the name of who is paid',
  )
  q?: string;
}
