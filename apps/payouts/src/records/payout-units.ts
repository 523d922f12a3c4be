import type { Payout } from './payout.entity.js';

/** What leaves the account on the chain: developer fees, network fees and spreads stay in the account's wallet. */
export function sentUnits({ tokenUnits, developerFeeUnits, networkFeeUnits, spreadUnits }: Payout): bigint {
  return BigInt(tokenUnits) - BigInt(developerFeeUnits) - BigInt(networkFeeUnits) - BigInt(spreadUnits);
}

/** What payouts leave in the wallet of the account, reserved until they are paid. */
export interface HeldFees {
  readonly developer: bigint;
  readonly network: bigint;
  readonly spread: bigint;
}

export function heldFees(...payouts: readonly Payout[]): HeldFees {
  return {
    developer: payouts.reduce((sum, { developerFeeUnits }) => sum + BigInt(developerFeeUnits), 0n),
    network: payouts.reduce((sum, { networkFeeUnits }) => sum + BigInt(networkFeeUnits), 0n),
    spread: payouts.reduce((sum, { spreadUnits }) => sum + BigInt(spreadUnits), 0n),
  };
}
