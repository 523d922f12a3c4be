import type { Payout } from './payout.entity.js';

/** What goes to the chain for it: developer fees stay where they are. */
export function sentUnits({ tokenUnits, developerFeeUnits }: Payout): bigint {
  return BigInt(tokenUnits) - BigInt(developerFeeUnits);
}
