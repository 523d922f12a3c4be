import { type PayoutAmount, isFiatAmount } from './payout-amounts.js';

/**
 * In the sandbox the hundredths of an amount decide what becomes of it, as test card numbers do. With those of
 * `payoutFailures`, these are all: rails and chains are given the amount, and the simulated ones look it up here.
 */
export const sandboxHundredths = {
  heldThenReleased: 71,
  heldThenRejected: 72,
  completedThenRefunded: 73,
  reportedLate: 74,
  reportedThreeTimes: 75,
  refusedByChain: 81,
} as const;

/** Those of `'12.8'` are 80; finer digits do not count. */
export function hundredthsOf(decimal: string): number {
  const [, fraction = ''] = decimal.split('.');
  return Number(fraction.padEnd(2, '0').slice(0, 2));
}

export function decimalOf(amount: PayoutAmount): string {
  return String(isFiatAmount(amount) ? amount.fiatAmount : amount.tokenAmount);
}
