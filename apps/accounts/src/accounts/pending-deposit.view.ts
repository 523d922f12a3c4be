import type { Deposit } from '#chains';
import {
  type Blockchain,
  Choice,
  Instant,
  Nested,
  Text,
  TokenAmount,
  Uuid,
  blockchains,
  toWireNumber,
  tokenExponent,
} from '#contracts';

export class PendingDepositView {
  @Uuid()
  id: string;

  @Uuid()
  accountId: string;

  @Nested(() => TokenAmount)
  tokenAmount: TokenAmount;

  @Choice(blockchains, { example: 'POLYGON' })
  blockchain: Blockchain;

  @Text({ max: 200 })
  transactionHash: string;

  @Text({ max: 200 })
  sourceWalletAddress: string;

  @Text({ max: 200 })
  destinationWalletAddress: string;

  @Instant({ describe: 'When its block was made.' })
  transactionDate: string;
}

export function pendingDepositView(deposit: Deposit): PendingDepositView {
  return {
    id: deposit.id,
    accountId: deposit.accountId,
    tokenAmount: { tokenAmount: toWireNumber(BigInt(deposit.units), tokenExponent), tokenSymbol: deposit.token },
    blockchain: deposit.blockchain,
    transactionHash: deposit.transactionHash,
    sourceWalletAddress: deposit.sourceAddress,
    destinationWalletAddress: deposit.destinationAddress,
    transactionDate: deposit.minedAt.toISOString(),
  };
}
