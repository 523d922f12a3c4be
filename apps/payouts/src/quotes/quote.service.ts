import { Injectable } from '@nestjs/common';
import { currencyOf, fiatExponent, tokenAmountOf } from '#contracts';
import { PayoutRails, type RailTerms, payoutQuote } from '#rails';
import { Drafting } from '../drafts/drafting.js';
import { termsShown } from '../payouts/terms-shown.js';
import type { QuoteWanted, QuotesWanted } from './quote.dto.js';
import type { QuoteView, QuotesView } from './quote.view.js';

/** What payouts would cost now. Nothing is kept of it. */
@Injectable()
export class QuoteService {
  constructor(
    private readonly rails: PayoutRails,
    private readonly drafting: Drafting,
  ) {}

  async quote({ quotes }: QuotesWanted): Promise<QuotesView> {
    const terms = await this.termsOf(quotes);
    return { results: quotes.map((wanted) => this.quoteFor(wanted, terms.get(keyOf(wanted)))) };
  }

  /** A rail is asked once for each currency and token, however many quotes there are. */
  private async termsOf(quotes: readonly QuoteWanted[]): Promise<Map<string, RailTerms | undefined>> {
    const wanted = [...new Map(quotes.map((quote) => [keyOf(quote), quote])).entries()];
    const asked = wanted.map(async ([key, { fiatCurrencyAndRail, tokenSymbol }]) => {
      const terms = await this.rails.terms(fiatCurrencyAndRail, tokenSymbol);
      return [key, terms] as const;
    });
    return new Map(await Promise.all(asked));
  }

  private quoteFor(wanted: QuoteWanted, terms: RailTerms | undefined): QuoteView {
    const { fiatCurrencyAndRail: code, tokenSymbol, amount } = wanted;
    if (terms === undefined)
      return { type: 'error', name: 'UnsupportedRail', message: `${code} cannot be paid from here` };
    const exponent = fiatExponent(currencyOf(code));
    const found = payoutQuote(terms, {
      amount: { type: amount.type, units: BigInt(amount.value) },
      fiatExponent: exponent,
    });
    if (found === undefined)
      return {
        type: 'error',
        name: 'ValidationFailed',
        message: 'The amount leaves nothing for the recipient once the fees are paid',
      };
    return {
      type: 'success',
      ...termsShown({ ...terms, ...found }, code, tokenSymbol),
      feeTotal: tokenAmountOf(found.feeUnits, tokenSymbol),
      tokenAmount: tokenAmountOf(found.tokenUnits, tokenSymbol),
      expiresAt: this.drafting.quotesExpireAt().toISOString(),
    };
  }
}

function keyOf({ fiatCurrencyAndRail, tokenSymbol }: QuoteWanted): string {
  return `${fiatCurrencyAndRail} ${tokenSymbol}`;
}
