import { tokenExponent } from '#contracts';

export const allBasisPoints = 10_000n;
/** Developer fees are in millionths of a percent. */
export const allE6 = 100_000_000n;

const rateExponent = 8;
/** Units of a token times a rate are too large by this factor. */
export const rateDivisor = 10n ** BigInt(rateExponent + tokenExponent);

export function refuseInvalidFee(developerFeeE6: bigint): void {
  if (developerFeeE6 < 0n || developerFeeE6 > allE6) throw new RangeError('A developer fee is from 0 to 100 percent');
}

export function dividedUp(dividend: bigint, divisor: bigint): bigint {
  return (dividend + divisor - 1n) / divisor;
}
