import type { Payout } from './payout.entity.js';

/** What leaves the account on the chain: developer fees and network fees stay in the account's wallet. */
export function sentUnits({ tokenUnits, developerFeeUnits, networkFeeUnits }: Payout): bigint {
  return BigInt(tokenUnits) - BigInt(developerFeeUnits) - BigInt(networkFeeUnits);
}

/** What payouts leave in the wallet of the account, reserved until they are paid. */
export interface HeldFees {
  readonly developer: bigint;
  readonly network: bigint;
}

export function heldFees(...payouts: readonly Payout[]): HeldFees {
  return {
    developer: payouts.reduce((sum, { developerFeeUnits }) => sum + BigInt(developerFeeUnits), 0n),
    network: payouts.reduce((sum, { networkFeeUnits }) => sum + BigInt(networkFeeUnits), 0n),
  };
}
