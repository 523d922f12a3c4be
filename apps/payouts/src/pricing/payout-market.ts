import type { ChainFee, ConversionOffers, Tokens } from '#chains';
import type { Blockchain, EvmBlockchain, TokenSymbol } from '#contracts';
import type { PayoutOffers } from './payout-terms.js';

/** What all payouts of one request share, and what the rails charge. */
export interface PayoutMarket {
  readonly token: TokenSymbol;
  readonly blockchain: EvmBlockchain;
  /** By whom each code can be paid. */
  readonly offers: PayoutOffers;
  readonly quotesExpireAt: Date;
  readonly tokens: Tokens;
  /** What payouts to wallets pay for each chain that one goes to. */
  readonly networkFees: ReadonlyMap<Blockchain, ChainFee>;
  readonly conversions: ConversionOffers;
}
