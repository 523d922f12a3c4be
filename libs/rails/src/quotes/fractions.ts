import { tokenExponent } from '#contracts';

export const allBasisPoints = 10_000n;
/** A developer fee is told in millionths of a percent. */
export const allE6 = 100_000_000n;

const rateExponent = 8;
/** What is left over when units of a token are multiplied by a rate. */
export const rateDivisor = 10n ** BigInt(rateExponent + tokenExponent);

export function refuseInvalidFee(developerFeeE6: bigint): void {
  if (developerFeeE6 < 0n || developerFeeE6 > allE6) throw new RangeError('A developer fee is from 0 to 100 percent');
}

export function dividedUp(dividend: bigint, divisor: bigint): bigint {
  return (dividend + divisor - 1n) / divisor;
}
