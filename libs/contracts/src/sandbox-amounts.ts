import { type PayoutAmount, isFiatAmount } from './payout-amounts.js';
import type { PayoutErrorCode } from './vocabulary/payouts.js';

type Scripted =
  'heldThenReleased' | 'heldThenRejected' | 'completedThenRefunded' | 'reportedLate' | 'reportedThreeTimes';

/**
 * In the sandbox the hundredths of an amount decide what becomes of it, as test card numbers do. This is the only list of
 * them: rails and chains are given the amount, and the simulated ones look it up here.
 */
export const sandboxHundredths: Readonly<Record<PayoutErrorCode | Scripted | 'refusedByChain', number>> = {
  UNKNOWN: 61,
  ACCOUNT_NUMBER_INCORRECT: 62,
  REJECTED_BY_BANK: 63,
  ACCOUNT_TYPE_INCORRECT: 64,
  ACCOUNT_CLOSED: 65,
  BENEFICIARY_DOCUMENTATION_INCORRECT: 66,
  heldThenReleased: 71,
  heldThenRejected: 72,
  completedThenRefunded: 73,
  reportedLate: 74,
  reportedThreeTimes: 75,
  refusedByChain: 81,
};

/** Those of `'12.8'` are 80; finer digits do not count. */
export function hundredthsOf(decimal: string): number {
  const [, fraction = ''] = decimal.split('.');
  return Number(fraction.padEnd(2, '0').slice(0, 2));
}

export function decimalOf(amount: PayoutAmount): string {
  return String(isFiatAmount(amount) ? amount.fiatAmount : amount.tokenAmount);
}
