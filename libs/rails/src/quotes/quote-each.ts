import { type QuoteOutcome, type QuoteWanted, type Quotes, currencyOf, fiatExponent } from '#contracts';
import type { QuoteInput } from './payout-quote.js';

/** Asks a rail once for each currency and token, however many quotes there are. */
export async function quoteEach<Terms>(
  quotes: readonly QuoteWanted[],
  termsOf: (wanted: QuoteWanted) => Promise<Terms | undefined>,
  outcomeOf: (wanted: QuoteWanted, terms: Terms | undefined) => QuoteOutcome,
): Promise<Quotes> {
  const different = new Map(quotes.map((wanted) => [keyOf(wanted), wanted]));
  const answers = [...different].map(async ([key, wanted]) => [key, await termsOf(wanted)] as const);
  const terms = new Map(await Promise.all(answers));
  return { results: quotes.map((wanted) => outcomeOf(wanted, terms.get(keyOf(wanted)))) };
}

export function quoteInputOf({ fiatCurrencyAndRail, amount: { type, value } }: QuoteWanted): QuoteInput {
  return { amount: { type, units: BigInt(value) }, fiatExponent: fiatExponent(currencyOf(fiatCurrencyAndRail)) };
}

function keyOf({ fiatCurrencyAndRail, tokenSymbol }: QuoteWanted): string {
  return `${fiatCurrencyAndRail} ${tokenSymbol}`;
}
