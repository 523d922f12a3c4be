import { Choice, Decimal, Nested, Tag, Text } from '../fields.js';
import { type UnionOf, union } from '../union.js';
import { type EvmBlockchain, evmBlockchains } from '../vocabulary/blockchains.js';
import { type TokenSymbol, tokenSymbols } from '../vocabulary/money.js';

export class AutoOnrampSettlementStrategy {
  @Tag('autoOnramp')
  type: 'autoOnramp';
}

export class BlockchainAmount {
  @Tag('blockchain')
  type: 'blockchain';

  @Choice(tokenSymbols)
  tokenSymbol: TokenSymbol;

  @Decimal({ min: 0, example: 6, describe: 'Decimal places of the smallest unit.' })
  exponent: number;

  @Text({ max: 20, pattern: /^\d+$/, example: '12500000', describe: 'In the smallest unit.' })
  value: string;

  @Choice(evmBlockchains, { example: 'POLYGON' })
  blockchain: EvmBlockchain;
}

export class BlockchainSettlementDetails {
  @Tag('blockchain')
  type: 'blockchain';

  @Nested(() => BlockchainAmount, { describe: 'Expected before settlement, actual after.' })
  amount: BlockchainAmount;

  @Text({ max: 100, optional: true, describe: 'Of the transfer to the account, on its chain.' })
  transactionHash?: string;
}

export class AwaitingKYC {
  @Tag('awaitingKYC')
  type: 'awaitingKYC';

  @Text({ max: 500 })
  details: string;
}

export const settlementDetails = union('type', { blockchain: BlockchainSettlementDetails, awaitingKYC: AwaitingKYC });
export type SettlementDetails = UnionOf<typeof settlementDetails>;
