import { type FiatAmount, type TokenAmount, toWireNumber, tokenAmountOf } from '../money.js';
import { type TokenSymbol, fiatExponent } from '../vocabulary/money.js';
import { type FiatAndRailCode, currencyOf } from '../vocabulary/payouts.js';

/** Smallest units as numbers or as they are kept. */
interface Terms {
  readonly rateE8: bigint | string;
  readonly exchangeFeeBasisPoints: number;
  readonly transactionFeeUnits: bigint | string;
  readonly fiatUnits: bigint | string;
}

export interface TermsShown {
  readonly exchangeRate: number;
  readonly exchangeFeePercentage: number;
  readonly transactionFee: TokenAmount;
  readonly fiatAmount: FiatAmount;
}

const rateDecimals = 8;
const basisPointDecimals = 2;

/** What a rail takes and what comes of it, in the same words wherever it is told. */
export function termsShown(terms: Terms, code: FiatAndRailCode, token: TokenSymbol): TermsShown {
  const fiatCurrencyCode = currencyOf(code);
  const fiatAmount = toWireNumber(BigInt(terms.fiatUnits), fiatExponent(fiatCurrencyCode));
  return {
    exchangeRate: rateOf(terms),
    exchangeFeePercentage: toWireNumber(BigInt(terms.exchangeFeeBasisPoints), basisPointDecimals),
    transactionFee: tokenAmountOf(terms.transactionFeeUnits, token),
    fiatAmount: { fiatAmount, fiatCurrencyCode },
  };
}

/** Units of the currency for one token. */
export function rateOf(terms: Pick<Terms, 'rateE8'> | null): number {
  return toWireNumber(BigInt(terms?.rateE8 ?? 0), rateDecimals);
}
