import { Injectable } from '@nestjs/common';
import { Tokens } from '#chains';
import {
  type EvmBlockchain,
  type PayinDeveloperFee,
  type PayinRequest,
  type RequestedPayinType,
  type TokenSymbol,
  type TokenWithBlockchain,
  currencyOf,
  evmBlockchains,
  fiatExponent,
  mostTokenUnits,
  mostTokens,
  percentE6,
  requestedPayinTypes,
} from '#contracts';
import { PayinBelowMinimum, UnsupportedRail, ValidationFailed } from '#errors';
import { type PayinRail, PayinRails, type PayinTerms, payinQuote, shareOut } from '#rails';
import { Ids } from '#runtime';
import { type Account, Limits, refuseStopped } from '#standing';
import type { StoredPayinQuote } from '../records/payin.entity.js';
import { MadeUpMoney } from './made-up-money.js';
import { storedQuote } from './stored-quote.js';

type RequestedCode = 'ars' | 'brl';

export interface PayinToPrice {
  readonly payinDetails: PayinRequest;
  /** The destination token of the account when absent. */
  readonly destinationToken?: TokenWithBlockchain;
  readonly developerFee?: PayinDeveloperFee;
}

export interface PricedPayin {
  /** Given before it is stored, as the rail is chosen by it. */
  readonly id: string;
  readonly rail: PayinRail;
  readonly code: RequestedCode;
  readonly fiatUnits: bigint;
  readonly token: TokenSymbol;
  readonly blockchain: EvmBlockchain;
  readonly developerFeeE6: bigint | null;
  /** An estimate: settlement uses the terms of its own moment. */
  readonly quote: StoredPayinQuote;
}

const codeOf: Readonly<Record<RequestedPayinType, RequestedCode>> = {
  'ars-bank-transfer': 'ars',
  'brl-pix': 'brl',
};

interface DestinationToken {
  readonly symbol: TokenSymbol;
  readonly blockchain: EvmBlockchain;
}

/** Prices a requested payin as of now, or refuses it. */
@Injectable()
export class PricePayin {
  constructor(
    private readonly rails: PayinRails,
    private readonly madeUpMoney: MadeUpMoney,
    private readonly tokens: Tokens,
    private readonly limits: Limits,
    private readonly ids: Ids,
  ) {}

  async price(account: Account, { payinDetails, destinationToken, developerFee }: PayinToPrice): Promise<PricedPayin> {
    const code = codeOf[payinDetails.type];
    const { symbol: token, blockchain } = this.destination(account, destinationToken);
    if (developerFee !== undefined && developerFee.type !== code)
      throw ValidationFailed.at('developerFee.type', `must be ${code}, the currency of the payin`);
    if (this.madeUpMoney.isRefusedOn(blockchain)) throw new UnsupportedRail(payinDetails.type, []);
    const id = this.ids.next();
    const chosen = shareOut(id, await this.rails.offersOf(await this.rails.taking(), code, token));
    if (chosen === undefined) throw await this.unsupported(payinDetails.type, token);
    const { rail, terms } = chosen;
    const fiatUnits = BigInt(payinDetails.amount.value);
    const developerFeeE6 = developerFee === undefined ? null : percentE6(developerFee.developerFeePercentage);
    const quote = quoteOf(terms, code, fiatUnits, developerFeeE6);
    await this.refuseTooMuch(account, quote);
    return { id, rail, code, fiatUnits, token, blockchain, developerFeeE6, quote };
  }

  async unsupported(type: RequestedPayinType, token: TokenSymbol): Promise<UnsupportedRail> {
    const others = requestedPayinTypes.filter((other) => other !== type);
    const taking = await this.rails.taking();
    const offers = await Promise.all(others.map((other) => this.rails.offersOf(taking, codeOf[other], token)));
    return new UnsupportedRail(
      type,
      others.filter((_, index) => (offers[index] ?? []).length > 0),
    );
  }

  /** Before a rail is asked to open it. Whether the organization may ask at all is looked at again when it is stored. */
  private async refuseTooMuch({ organizationId }: Account, { tokenUnits }: StoredPayinQuote): Promise<void> {
    const found = await this.limits.roomOf(organizationId, 'payins');
    if (found === undefined) return;
    refuseStopped(found.standing);
    found.room.refuse([BigInt(tokenUnits)]);
  }

  private destination(account: Account, wanted: TokenWithBlockchain | undefined): DestinationToken {
    const { destinationSymbol: symbol, destinationBlockchain: blockchain } = account;
    const pair = wanted ?? { symbol, blockchain };
    const problem = this.tokens.problem(pair, evmBlockchains);
    if (problem !== undefined) throw ValidationFailed.at('destinationToken', problem);
    return { symbol: pair.symbol, blockchain: pair.blockchain as EvmBlockchain };
  }
}

function quoteOf(
  terms: PayinTerms,
  code: RequestedCode,
  fiatUnits: bigint,
  developerFeeE6: bigint | null,
): StoredPayinQuote {
  if (fiatUnits < terms.leastFiatUnits) throw new PayinBelowMinimum(String(terms.leastFiatUnits), String(fiatUnits));
  const quote = payinQuote(terms, {
    amount: { type: 'fiat', units: fiatUnits },
    fiatExponent: fiatExponent(currencyOf(code)),
    ...(developerFeeE6 === null ? {} : { developerFeeE6 }),
  });
  if (quote === undefined)
    throw ValidationFailed.at('payinDetails.amount.value', 'leaves nothing once the fees are paid');
  if (quote.grossUnits > mostTokenUnits)
    throw ValidationFailed.at(
      'payinDetails.amount.value',
      `is worth more than the ${mostTokens} tokens that one payin may bring`,
    );
  return storedQuote(terms, quote);
}
