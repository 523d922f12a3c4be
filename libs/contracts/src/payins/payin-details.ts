import { Choice, Decimal, Nested, Tag, Text } from '../fields.js';
import { TokenWithBlockchain, Units } from '../money.js';
import { type UnionOf, union } from '../union.js';
import { type Blockchain, blockchains } from '../vocabulary/blockchains.js';
import { type TokenSymbol, tokenSymbols } from '../vocabulary/money.js';
import { AchPayinAmount, ArsPayinAmount, BrlPayinAmount } from './payin-amounts.js';
import { ARSPayinRailDetails, BRLPayinRailDetails, longestAddress } from './payin-rail-details.js';
import { ArsBankTransfer, BrlInstantPayment } from './payin-requests.js';

/** A deposit that an American bank brings. */
export class AchPayinRail {
  @Tag('ach')
  type: 'ach';

  @Nested(() => AchPayinAmount)
  amount: AchPayinAmount;
}

/** What was sent to the account's own number. */
export class ArsDeposit extends ARSPayinRailDetails {
  @Nested(() => ArsPayinAmount)
  amount: ArsPayinAmount;
}

export class BrlDeposit extends BRLPayinRailDetails {
  @Nested(() => BrlPayinAmount)
  amount: BrlPayinAmount;
}

/** Tokens on any chain. */
export class DepositedTokens {
  @Choice(tokenSymbols)
  tokenSymbol: TokenSymbol;

  @Choice(blockchains, { example: 'TRON' })
  blockchain: Blockchain;

  @Decimal({ min: 0, example: 6, describe: 'Decimal places of the smallest unit.' })
  exponent: number;

  @Units({ example: '12500000', describe: 'In the smallest unit.' })
  value: string;
}

/** Tokens that an allowed sender sent, of any kind and on any chain. */
export class BlockchainDeposit {
  @Tag('blockchainDeposit')
  type: 'blockchainDeposit';

  @Nested(() => TokenWithBlockchain)
  depositToken: TokenWithBlockchain;

  @Text({ max: longestAddress })
  destinationAddress: string;

  @Text({ max: longestAddress })
  senderAddress: string;

  @Nested(() => DepositedTokens)
  amount: DepositedTokens;
}

/** What a payin is of: as it was asked for; or, where money came by itself, where it came to and how much it was. */
export const payinDetails = union('type', {
  'ars-bank-transfer': ArsBankTransfer,
  'brl-pix': BrlInstantPayment,
  ach: AchPayinRail,
  ars: ArsDeposit,
  brl: BrlDeposit,
  blockchainDeposit: BlockchainDeposit,
});
export type PayinDetails = UnionOf<typeof payinDetails>;
