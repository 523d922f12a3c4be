import { type RelatedType, type Transaction, type TransactionType, relatedTypes, transactionTypes } from '#chains';
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

class RelatedResource {
  @Choice(relatedTypes)
  type: RelatedType;

  @Uuid()
  id: string;
}

export class TransactionView {
  @Uuid()
  id: string;

  @Uuid()
  accountId: string;

  @Choice(transactionTypes)
  type: TransactionType;

  @Nested(() => TokenAmount)
  tokenAmount: TokenAmount;

  @Choice(blockchains, { example: 'POLYGON' })
  blockchain: Blockchain;

  @Text({ max: 200 })
  transactionHash: string;

  @Text({ max: 200 })
  sourceWalletAddress: string;

  @Text({
    max: 200,
    describe: 'The recipient; for a debit that paid several, the contract that handed the tokens on to them.',
  })
  destinationWalletAddress: string;

  @Instant({ describe: 'When its block was made.' })
  transactionDate: string;

  @Nested(() => RelatedResource, { optional: true, describe: 'What it was for, if it was for a payin or payouts.' })
  related?: RelatedResource;
}

export function transactionView(transaction: Transaction): TransactionView {
  const { relatedType, relatedId } = transaction;
  return {
    id: transaction.id,
    accountId: transaction.accountId,
    type: transaction.type,
    tokenAmount: {
      tokenAmount: toWireNumber(BigInt(transaction.units), tokenExponent),
      tokenSymbol: transaction.token,
    },
    blockchain: transaction.blockchain,
    transactionHash: transaction.transactionHash,
    sourceWalletAddress: transaction.sourceAddress,
    destinationWalletAddress: transaction.destinationAddress,
    transactionDate: transaction.minedAt.toISOString(),
    ...(relatedType === null || relatedId === null ? {} : { related: { type: relatedType, id: relatedId } }),
  };
}
