import type { RailTerms } from '../contract/payout-rail.js';
import { allBasisPoints, allE6, dividedUp, rateDivisor, refuseInvalidFee } from './fractions.js';
import type { QuoteInput } from './payout-quote.js';

/** What money is converted to: `grossUnits` is `feeUnits` plus `developerFeeUnits` plus `tokenUnits`. */
export interface PayinQuote {
  /** What the payer sends. */
  readonly fiatUnits: bigint;
  /** What that is worth before any fee. */
  readonly grossUnits: bigint;
  readonly transactionFeeUnits: bigint;
  readonly exchangeFeeUnits: bigint;
  /** The sum of both: what the platform takes. */
  readonly feeUnits: bigint;
  readonly developerFeeUnits: bigint;
  /** What the account gets: zero only where the developer fee takes everything. */
  readonly tokenUnits: bigint;
}

/**
 * `undefined` where the fees leave nothing, or no amount would be enough. For an amount of the token it quotes the least money
 * that is worth as much, which may be worth a little more: money has larger units.
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

/** The same steps backwards. Each is monotonic, so the least input of each step gives the least amount of all. */
function leastFiatUnits(terms: RailTerms, wanted: QuoteInput): bigint | undefined {
  const kept = allBasisPoints - BigInt(terms.exchangeFeeBasisPoints);
  const keptE6 = allE6 - (wanted.developerFeeE6 ?? 0n);
  if (kept <= 0n || keptE6 <= 0n) return undefined;
  // The developer fee is rounded down, so several amounts leave the same rest: this is the least of them.
  const exchanged = ((wanted.amount.units - 1n) * allE6) / keptE6 + 1n;
  const rest = dividedUp(exchanged * allBasisPoints, kept);
  return dividedUp((rest + terms.transactionFeeUnits) * worthOfAUnit(terms, wanted), rateDivisor);
}

/** What a smallest unit of the token is worth in smallest units of the currency, times `rateDivisor`. */
function worthOfAUnit({ rateE8 }: RailTerms, { fiatExponent }: QuoteInput): bigint {
  return rateE8 * 10n ** BigInt(fiatExponent);
}
