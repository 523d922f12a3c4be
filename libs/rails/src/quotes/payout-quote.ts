import type { RailTerms } from '../contract/payout-rail.js';
import { allBasisPoints, allE6, dividedUp, rateDivisor, refuseInvalidFee } from './fractions.js';

/** The amount to quote: tokens that are sent, or money that the recipient receives. */
export interface QuotedAmount {
  readonly type: 'token' | 'fiat';
  readonly units: bigint;
}

export interface QuoteInput {
  readonly amount: QuotedAmount;
  /** Decimal places of the currency. */
  readonly fiatExponent: number;
  /** Of the amount, in millionths of a percent. */
  readonly developerFeeE6?: bigint;
}

/** `tokenUnits` is `feeUnits` plus `exchangedUnits`. */
export interface PayoutQuote {
  /** All that leaves the account. */
  readonly tokenUnits: bigint;
  readonly developerFeeUnits: bigint;
  readonly transactionFeeUnits: bigint;
  readonly exchangeFeeUnits: bigint;
  /** The sum of all three. */
  readonly feeUnits: bigint;
  readonly exchangedUnits: bigint;
  /** What the recipient receives. */
  readonly fiatUnits: bigint;
}

/** `undefined` where nothing would be left for the recipient, or no amount would be enough. */
export function payoutQuote(terms: RailTerms, wanted: QuoteInput): PayoutQuote | undefined {
  const { amount, developerFeeE6 = 0n } = wanted;
  refuseInvalidFee(developerFeeE6);
  if (amount.units <= 0n) return undefined;
  const tokenUnits = amount.type === 'token' ? amount.units : leastTokenUnits(terms, wanted);
  if (tokenUnits === undefined) return undefined;
  const quote = quoteOf(terms, wanted, tokenUnits);
  if (quote === undefined || amount.type === 'token') return quote;
  // The least amount of tokens may be worth a fraction of a unit more than was requested, which cannot be paid out.
  return { ...quote, fiatUnits: amount.units };
}

function quoteOf(terms: RailTerms, wanted: QuoteInput, tokenUnits: bigint): PayoutQuote | undefined {
  const { developerFeeE6 = 0n } = wanted;
  const { transactionFeeUnits } = terms;
  const developerFeeUnits = (tokenUnits * developerFeeE6) / allE6;
  const rest = tokenUnits - developerFeeUnits - transactionFeeUnits;
  if (rest <= 0n) return undefined;
  const exchangeFeeUnits = dividedUp(rest * BigInt(terms.exchangeFeeBasisPoints), allBasisPoints);
  const exchangedUnits = rest - exchangeFeeUnits;
  const fiatUnits = (exchangedUnits * terms.rateE8 * 10n ** BigInt(wanted.fiatExponent)) / rateDivisor;
  if (fiatUnits <= 0n) return undefined;
  const feeUnits = developerFeeUnits + transactionFeeUnits + exchangeFeeUnits;
  return {
    tokenUnits,
    developerFeeUnits,
    transactionFeeUnits,
    exchangeFeeUnits,
    feeUnits,
    exchangedUnits,
    fiatUnits,
  };
}

/** The same steps backwards. Each is monotonic, so the least input of each step gives the least amount of all. */
function leastTokenUnits(
  terms: RailTerms,
  { amount, fiatExponent, developerFeeE6 = 0n }: QuoteInput,
): bigint | undefined {
  const kept = allBasisPoints - BigInt(terms.exchangeFeeBasisPoints);
  const keptE6 = allE6 - developerFeeE6;
  if (terms.rateE8 <= 0n || kept <= 0n || keptE6 <= 0n) return undefined;
  const exchanged = dividedUp(amount.units * rateDivisor, terms.rateE8 * 10n ** BigInt(fiatExponent));
  const rest = dividedUp(exchanged * allBasisPoints, kept);
  // The developer fee is rounded down, so several amounts leave the same rest: this is the least of them.
  return ((rest + terms.transactionFeeUnits - 1n) * allE6) / keptE6 + 1n;
}
