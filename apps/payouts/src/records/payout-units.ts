import type { Payout } from './payout.entity.js';

/** What leaves the account on the chain: developer fees stay in the account's wallet. */
export function sentUnits({ tokenUnits, developerFeeUnits }: Payout): bigint {
  return BigInt(tokenUnits) - BigInt(developerFeeUnits);
}
