import { toSmallestUnits, tokenExponent } from '#contracts';
import type { RailTerms } from '../contract/payout-rail.js';
import type { ProviderRate } from './payout-provider.dto.js';
import { ProviderFailed } from './provider.errors.js';

const rateExponent = 8;
const percentExponent = 2;
const allBasisPoints = 10_000n;

export function termsOf({ rate, exchangeFeePercentage, transactionFee }: ProviderRate): RailTerms {
  const rateE8 = exactly(rate, rateExponent);
  const basisPoints = exactly(exchangeFeePercentage, percentExponent);
  if (rateE8 === 0n || basisPoints > allBasisPoints) throw new ProviderFailed('answered a rate that cannot be');
  return {
    rateE8,
    exchangeFeeBasisPoints: Number(basisPoints),
    transactionFeeUnits: exactly(transactionFee, tokenExponent),
  };
}

export function exactly(decimal: string, exponent: number): bigint {
  try {
    return toSmallestUnits(decimal, exponent);
  } catch {
    throw new ProviderFailed(`answered a rate with more than ${exponent} decimals where there are none`);
  }
}
