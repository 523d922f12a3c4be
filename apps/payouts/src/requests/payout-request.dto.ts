import { ApiSchema } from '@nestjs/swagger';
import { mostPayments } from '#chains';
import { Choice, type ExchangeRateToleranceMode, ListOf, Text, Uuid, exchangeRateToleranceModes } from '#contracts';
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
