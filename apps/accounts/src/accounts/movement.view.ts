import type { Deposit, Transaction } from '#chains';
import {
  type Blockchain,
  Choice,
  Instant,
  Nested,
  Text,
  TokenAmount,
  Uuid,
  blockchains,
  tokenAmountOf,
} from '#contracts';

/** Tokens that moved on a chain, whether or not that is final yet. */
export class MovementView {
  @Uuid()
  id: string;

  @Uuid()
  accountId: string;

  @Nested(() => TokenAmount)
  tokenAmount: TokenAmount;

  @Choice(blockchains, { example: 'POLYGON' })
  blockchain: Blockchain;

  @Text({
    max: 200,
    describe: '`adjustment:` and its id where the operator posted it by hand, and nothing moved on a chain.',
  })
  transactionHash: string;

  @Text({ max: 200 })
  sourceWalletAddress: string;

  @Text({
    max: 200,
    describe:
      'The recipient; where several were paid, the contract that handed the tokens on to them; the wallet itself where the tokens stay in it and change hands.',
  })
  destinationWalletAddress: string;

  @Instant({ describe: 'When its block was made, or the tokens changed hands.' })
  transactionDate: string;
}

export function movementView(movement: Deposit | Transaction): MovementView {
  return {
    id: movement.id,
    accountId: movement.accountId,
    tokenAmount: tokenAmountOf(movement.units, movement.token),
    blockchain: movement.blockchain,
    transactionHash: movement.transactionHash,
    sourceWalletAddress: movement.sourceAddress,
    destinationWalletAddress: movement.destinationAddress,
    transactionDate: movement.minedAt.toISOString(),
  };
}
