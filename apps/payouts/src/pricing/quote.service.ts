import { Injectable } from '@nestjs/common';
import {
  type QuoteOutcome,
  type QuoteWanted,
  type Quotes,
  type QuotesWanted,
  termsShown,
  tokenAmountOf,
} from '#contracts';
import { PayoutRails, type RailTerms, quoteInputOf, payoutQuote, quoteEach, usualOf } from '#rails';
import { Limits, type Room, inWords } from '#standing';
import { PayoutTerms } from './payout-terms.js';

/** What payouts would cost now. Nothing is stored. */
@Injectable()
export class PayoutQuoteService {
  constructor(
    private readonly rails: PayoutRails,
    private readonly terms: PayoutTerms,
    private readonly limits: Limits,
  ) {}

  /** As far as the limits of the organization go. */
  async quote(organizationId: string, { quotes }: QuotesWanted): Promise<Quotes> {
    const room = (await this.limits.roomOf(organizationId, 'payouts'))?.room;
    const taking = await this.rails.taking();
    return quoteEach(
      quotes,
      async ({ fiatCurrencyAndRail: code, tokenSymbol }) =>
        usualOf(await this.rails.offersOf(taking, code, tokenSymbol))?.terms,
      (wanted, terms) => this.quoteFor(wanted, terms, room),
    );
  }

  private quoteFor(wanted: QuoteWanted, terms: RailTerms | undefined, room: Room | undefined): QuoteOutcome {
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
    const [excess] = room?.excesses([found.tokenUnits]) ?? [];
    if (excess !== undefined) return { type: 'error', name: 'LimitExceeded', message: inWords(excess) };
    return {
      type: 'success',
      ...termsShown({ ...terms, ...found }, code, tokenSymbol),
      feeTotal: tokenAmountOf(found.feeUnits, tokenSymbol),
      tokenAmount: tokenAmountOf(found.tokenUnits, tokenSymbol),
      expiresAt: this.terms.quotesExpireAt().toISOString(),
    };
  }
}
