import { type QuoteOutcome, type QuoteWanted, type Quotes, currencyOf, fiatExponent } from '#contracts';
import type { QuoteInput } from './payout-quote.js';

/** A rail is asked once for each currency and token, however many quotes there are. */
export async function quoteEach<Terms>(
  quotes: readonly QuoteWanted[],
  ask: (wanted: QuoteWanted) => Promise<Terms | undefined>,
  outcomeOf: (wanted: QuoteWanted, terms: Terms | undefined) => QuoteOutcome,
): Promise<Quotes> {
  const different = new Map(quotes.map((wanted) => [keyOf(wanted), wanted]));
  const asked = [...different].map(async ([key, wanted]) => [key, await ask(wanted)] as const);
  const terms = new Map(await Promise.all(asked));
  return { results: quotes.map((wanted) => outcomeOf(wanted, terms.get(keyOf(wanted)))) };
}

/** As quotes are worked out. */
export function quoteInputOf({ fiatCurrencyAndRail, amount: { type, value } }: QuoteWanted): QuoteInput {
  return { amount: { type, units: BigInt(value) }, fiatExponent: fiatExponent(currencyOf(fiatCurrencyAndRail)) };
}

function keyOf({ fiatCurrencyAndRail, tokenSymbol }: QuoteWanted): string {
  return `${fiatCurrencyAndRail} ${tokenSymbol}`;
}
