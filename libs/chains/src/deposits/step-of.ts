import type { Deposit } from '../records/deposit.entity.js';

/** A deposit that was taken back and came again is posted again. */
export function stepOf(step: 'credit' | 'unfreeze' | 'reverse', { reversals }: Deposit): string {
  return reversals === 0 ? step : `${step} ${reversals + 1}`;
}
