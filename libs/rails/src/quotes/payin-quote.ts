import type { QuoteInput } from './payout-quote.js';
import { allBasisPoints, allE6, dividedUp, rateDivisor, refuseInvalidFee } from './fractions.js';
import type { RailTerms } from '../contract/payout-rail.js';

/** What money becomes: `grossUnits` is `feeUnits`, `developerFeeUnits` and `tokenUnits`. */
export interface PayinQuote {
  /** What the payer sends. */
  readonly fiatUnits: bigint;
  /** What that is worth before anybody takes from it. */
  readonly grossUnits: bigint;
  readonly transactionFeeUnits: bigint;
  readonly exchangeFeeUnits: bigint;
  /** Both of them: what is ours. */
  readonly feeUnits: bigint;
  readonly developerFeeUnits: bigint;
  /** What the account gets: nothing at all only where the developer takes everything. */
  readonly tokenUnits: bigint;
}

/**
 * `undefined` where our fees leave nothing, or no amount is enough. For an amount of the token it is the least money that
 * becomes so much, which may become a little more: money has larger units.
 */
export function payinQuote(terms: RailTerms, wanted: QuoteInput): PayinQuote | undefined {
  const { amount, developerFeeE6 = 0n } = wanted;
  refuseInvalidFee(developerFeeE6);
  if (amount.units <= 0n || terms.rateE8 <= 0n) return undefined;
  const fiatUnits = amount.type === 'fiat' ? amount.units : leastFiatUnits(terms, wanted);
  return fiatUnits === undefined ? undefined : quoteOf(terms, wanted, fiatUnits);
}

function quoteOf(terms: RailTerms, wanted: QuoteInput, fiatUnits: bigint): PayinQuote | undefined {
  const { transactionFeeUnits } = terms;
  const grossUnits = (fiatUnits * rateDivisor) / worthOfAUnit(terms, wanted);
  const rest = grossUnits - transactionFeeUnits;
  if (rest <= 0n) return undefined;
  const exchangeFeeUnits = dividedUp(rest * BigInt(terms.exchangeFeeBasisPoints), allBasisPoints);
  const exchangedUnits = rest - exchangeFeeUnits;
  if (exchangedUnits <= 0n) return undefined;
  const developerFeeUnits = (exchangedUnits * (wanted.developerFeeE6 ?? 0n)) / allE6;
  return {
    fiatUnits,
    grossUnits,
    transactionFeeUnits,
    exchangeFeeUnits,
    feeUnits: transactionFeeUnits + exchangeFeeUnits,
    developerFeeUnits,
    tokenUnits: exchangedUnits - developerFeeUnits,
  };
}

/** The same steps backwards. None of them ever falls as the amount grows, so the least before each gives the least of all. */
function leastFiatUnits(terms: RailTerms, wanted: QuoteInput): bigint | undefined {
  const kept = allBasisPoints - BigInt(terms.exchangeFeeBasisPoints);
  const keptE6 = allE6 - (wanted.developerFeeE6 ?? 0n);
  if (kept <= 0n || keptE6 <= 0n) return undefined;
  // The developer fee is rounded down, so what is left of an amount is rounded up: the least of those that round to this.
  const exchanged = ((wanted.amount.units - 1n) * allE6) / keptE6 + 1n;
  const rest = dividedUp(exchanged * allBasisPoints, kept);
  return dividedUp((rest + terms.transactionFeeUnits) * worthOfAUnit(terms, wanted), rateDivisor);
}

/** In the smallest units of the currency, as many times as the divisor says. */
function worthOfAUnit({ rateE8 }: RailTerms, { fiatExponent }: QuoteInput): bigint {
  return rateE8 * 10n ** BigInt(fiatExponent);
}
