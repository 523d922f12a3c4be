import type { ChainFee, ConversionOffers, Tokens } from '#chains';
import type { Blockchain, EvmBlockchain, PayoutMethodCode, TokenSymbol } from '#contracts';
import type { RailTerms } from '#rails';

/** What all payouts of one request share, and what the rails charge. */
export interface PayoutMarket {
  readonly token: TokenSymbol;
  readonly blockchain: EvmBlockchain;
  readonly terms: ReadonlyMap<PayoutMethodCode, RailTerms>;
  readonly quotesExpireAt: Date;
  readonly tokens: Tokens;
  /** What payouts to wallets pay for each chain that one goes to. */
  readonly networkFees: ReadonlyMap<Blockchain, ChainFee>;
  readonly conversions: ConversionOffers;
}
