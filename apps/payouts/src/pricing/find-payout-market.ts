import { Injectable } from '@nestjs/common';
import { Conversions, NetworkFees, Tokens } from '#chains';
import { type PayoutMethod, type TokenSymbol, codeOf, payoutMethodCodes } from '#contracts';
import type { Account } from '#standing';
import { PayoutTerms } from './payout-terms.js';
import type { PayoutMarket } from './payout-market.js';

/** What rails, chains and conversions take for the payouts of one request now. */
@Injectable()
export class FindPayoutMarket {
  constructor(
    private readonly terms: PayoutTerms,
    private readonly tokens: Tokens,
    private readonly networkFees: NetworkFees,
    private readonly conversions: Conversions,
  ) {}

  /** Only what these methods need is asked for. */
  async find(
    { destinationBlockchain: blockchain }: Account,
    token: TokenSymbol,
    methods: readonly PayoutMethod[],
  ): Promise<PayoutMarket> {
    const codes = methods.map(codeOf).filter((code) => code !== undefined);
    const offers = await this.terms.find(codes, { token, blockchain });
    // When a rail cannot be paid, the error names those that can.
    const isMissing = codes.some((code) => !offers.has(code));
    const known = isMissing ? await this.terms.find(payoutMethodCodes, { token, blockchain }) : offers;
    const chains = methods.flatMap((method) => (method.type === 'blockchainWallet' ? [method.details.blockchain] : []));
    return {
      token,
      blockchain,
      offers: known,
      quotesExpireAt: this.terms.quotesExpireAt(),
      tokens: this.tokens,
      networkFees: await this.networkFees.of([...new Set(chains)]),
      // Only what goes to a wallet is converted.
      conversions: chains.length === 0 ? new Map() : await this.conversions.offers(),
    };
  }
}
