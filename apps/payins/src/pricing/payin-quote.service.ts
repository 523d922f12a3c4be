import { Injectable } from '@nestjs/common';
import {
  type FiatAndRailCode,
  type PayinCode,
  type QuoteOutcome,
  type QuoteWanted,
  type Quotes,
  type QuotesWanted,
  type TokenSymbol,
  mostTokenUnits,
  mostTokens,
  payinCodes,
  quoteSeconds,
  termsShown,
  tokenAmountOf,
} from '#contracts';
import { PayinBelowMinimum } from '#errors';
import {
  PayinRails,
  type PayinTerms,
  type TakingPayinRails,
  quoteInputOf,
  payinQuote,
  quoteEach,
  usualOf,
} from '#rails';
import { Clock } from '#runtime';
import { Limits, type Room, inWords } from '#standing';

const tooLittle = 'The amount leaves nothing for the account once the fees are paid';
const tooMuch = `The amount is worth more than the ${mostTokens} tokens that one payin may bring`;

/** What payins would bring now. Nothing is stored. */
@Injectable()
export class PayinQuoteService {
  constructor(
    private readonly rails: PayinRails,
    private readonly limits: Limits,
    private readonly clock: Clock,
  ) {}

  /** As far as the limits of the organization go. */
  async quote(organizationId: string, { quotes }: QuotesWanted): Promise<Quotes> {
    const room = (await this.limits.roomOf(organizationId, 'payins'))?.room;
    const taking = await this.rails.taking();
    return quoteEach(
      quotes,
      ({ fiatCurrencyAndRail, tokenSymbol }) => this.termsOf(taking, fiatCurrencyAndRail, tokenSymbol),
      (wanted, terms) => this.quoteFor(wanted, terms, room),
    );
  }

  private async termsOf(
    taking: TakingPayinRails,
    code: FiatAndRailCode,
    token: TokenSymbol,
  ): Promise<PayinTerms | undefined> {
    return isPayinCode(code) ? usualOf(await this.rails.offersOf(taking, code, token))?.terms : undefined;
  }

  private quoteFor(wanted: QuoteWanted, terms: PayinTerms | undefined, room: Room | undefined): QuoteOutcome {
    const { fiatCurrencyAndRail: code, tokenSymbol } = wanted;
    if (terms === undefined) return refused('UnsupportedRail', `${code} cannot be paid in here`);
    const { amount, fiatExponent } = quoteInputOf(wanted);
    const found = payinQuote(terms, { amount, fiatExponent });
    const fiatUnits = amount.type === 'fiat' ? amount.units : found?.fiatUnits;
    if (fiatUnits !== undefined && fiatUnits < terms.leastFiatUnits)
      return belowMinimum(terms.leastFiatUnits, fiatUnits);
    if (found === undefined) return refused('ValidationFailed', tooLittle);
    if (found.grossUnits > mostTokenUnits) return refused('ValidationFailed', tooMuch);
    const [excess] = room?.excesses([found.tokenUnits]) ?? [];
    if (excess !== undefined) return refused('LimitExceeded', inWords(excess));
    return {
      type: 'success',
      ...termsShown({ ...terms, ...found }, code, tokenSymbol),
      feeTotal: tokenAmountOf(found.feeUnits, tokenSymbol),
      tokenAmount: tokenAmountOf(found.tokenUnits, tokenSymbol),
      expiresAt: new Date(this.clock.now().getTime() + quoteSeconds * 1_000).toISOString(),
    };
  }
}

function isPayinCode(code: FiatAndRailCode): code is PayinCode {
  return (payinCodes as readonly FiatAndRailCode[]).includes(code);
}

/** The same message as for a payin that is refused. */
function belowMinimum(minimum: bigint, actual: bigint): QuoteOutcome {
  const { name, message } = new PayinBelowMinimum(String(minimum), String(actual));
  return refused(name, message);
}

function refused(name: string, message: string): QuoteOutcome {
  return { type: 'error', name, message };
}
