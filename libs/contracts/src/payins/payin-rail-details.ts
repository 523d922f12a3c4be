import { Tag, Text } from '../fields.js';
import { OneOf, type UnionOf, union } from '../union.js';
import { longestBankName, longestBrCode } from './payin-instructions.js';

export const longestAddress = 100;

/** Where money for an account can be sent at any time, whatever its amount. */
export class ARSPayinRailDetails {
  @Tag('ars')
  type: 'ars';

  @Tag('ARS')
  currency: 'ARS';

  @Tag('CVU')
  payinRail: 'CVU';

  @Text({ max: 22, example: '0000099400000000000017' })
  accountNumber: string;

  @Text({ max: longestBankName })
  bankName: string;
}

export class BRLPayinRailDetails {
  @Tag('brl')
  type: 'brl';

  @Tag('BRL')
  currency: 'BRL';

  @Tag('PIX')
  payinRail: 'PIX';

  @Text({ max: longestBrCode, describe: 'Without an amount: the payer chooses it.' })
  pixBRcode: string;

  @Text({ max: longestBankName })
  bankName: string;
}

export class UsdtOnTron {
  @Tag('USDT')
  symbol: 'USDT';

  @Tag('TRON')
  blockchain: 'TRON';
}

export class UsdcOnSolana {
  @Tag('USDC')
  symbol: 'USDC';

  @Tag('SOLANA')
  blockchain: 'SOLANA';
}

export const depositTokens = union('blockchain', { TRON: UsdtOnTron, SOLANA: UsdcOnSolana });
export type DepositToken = UnionOf<typeof depositTokens>;

export class BlockchainDepositPayinRailDetails {
  @Tag('blockchainDeposit')
  type: 'blockchainDeposit';

  @OneOf(depositTokens)
  depositToken: DepositToken;

  @Text({ max: longestAddress })
  destinationAddress: string;

  @Text({
    max: longestAddress,
    optional: true,
    describe: 'Where it is told, deposits have to be made from this address.',
  })
  senderAddress?: string;
}

export const payinRailDetails = union('type', {
  ars: ARSPayinRailDetails,
  brl: BRLPayinRailDetails,
  blockchainDeposit: BlockchainDepositPayinRailDetails,
});
export type PayinRailDetails = UnionOf<typeof payinRailDetails>;
