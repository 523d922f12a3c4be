import { Injectable } from '@nestjs/common';
import {
  type QuoteOutcome,
  type QuoteWanted,
  type Quotes,
  type QuotesWanted,
  termsShown,
  tokenAmountOf,
} from '#contracts';
import { ConfiguredPayoutRail, type RailTerms, quoteInputOf, payoutQuote, quoteEach } from '#rails';
import { PayoutTerms } from './payout-terms.js';

/** What payouts would cost now. Nothing is stored. */
@Injectable()
export class PayoutQuoteService {
  constructor(
    private readonly rails: ConfiguredPayoutRail,
    private readonly terms: PayoutTerms,
  ) {}

  quote({ quotes }: QuotesWanted): Promise<Quotes> {
    return quoteEach(
      quotes,
      ({ fiatCurrencyAndRail, tokenSymbol }) => this.rails.terms(fiatCurrencyAndRail, tokenSymbol),
      (wanted, terms) => this.quoteFor(wanted, terms),
    );
  }

  private quoteFor(wanted: QuoteWanted, terms: RailTerms | undefined): QuoteOutcome {
    const { fiatCurrencyAndRail: code, tokenSymbol } = wanted;
    if (terms === undefined)
      return { type: 'error', name: 'UnsupportedRail', message: `${code} cannot be paid from here` };
    const found = payoutQuote(terms, quoteInputOf(wanted));
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
      expiresAt: this.terms.quotesExpireAt().toISOString(),
    };
  }
}
