import {
  type Blockchain,
  Choice,
  Instant,
  ListOf,
  Text,
  type TokenSymbol,
  Uuid,
  blockchains,
  tokenSymbols,
} from '#contracts';
import type { DeveloperFeeWithdrawal } from './developer-fee-withdrawal.entity.js';
import { type WithdrawalStatus, withdrawalLifecycle } from './developer-fee-withdrawal.lifecycle.js';

export class DeveloperFeeView {
  @Choice(tokenSymbols)
  tokenSymbol: TokenSymbol;

  @Choice(blockchains, { example: 'POLYGON' })
  blockchain: Blockchain;

  @Text({
    max: 40,
    example: '12500000',
    describe:
      'In the smallest unit: what can be withdrawn. Where a payout comes back, its fee goes back to the account that paid it, as far as it was not withdrawn.',
  })
  available: string;

  @Text({ max: 40, example: '0', describe: 'In the smallest unit: what is on its way to an account.' })
  underWay: string;
}

export class DeveloperFeesView {
  @Uuid()
  organizationId: string;

  @ListOf(() => DeveloperFeeView, { max: 100, describe: 'One for each token and chain on which there were any.' })
  fees: DeveloperFeeView[];
}

export class DeveloperFeeWithdrawalView {
  @Uuid()
  id: string;

  @Choice(withdrawalLifecycle.statuses, {
    describe:
      '`completed` once the account is credited; `failed` where the chain refused it: then the fees are available again.',
  })
  status: WithdrawalStatus;

  @Uuid()
  organizationId: string;

  @Uuid()
  accountId: string;

  @Choice(tokenSymbols)
  tokenSymbol: TokenSymbol;

  @Choice(blockchains, { example: 'POLYGON' })
  blockchain: Blockchain;

  @Text({ max: 40, example: '12500000', describe: 'In the smallest unit.' })
  units: string;

  @Uuid({ optional: true, describe: 'The `transactionId` of the event that reports it.' })
  transactionId?: string;

  @Text({ max: 200, optional: true })
  transactionHash?: string;

  @Text({ max: 500, optional: true })
  failureReason?: string;

  @Instant()
  createdAt: string;

  @Instant()
  updatedAt: string;
}

export function withdrawalView(withdrawal: DeveloperFeeWithdrawal): DeveloperFeeWithdrawalView {
  const { id, status, organizationId, accountId, token, blockchain, units } = withdrawal;
  const { transactionId, transactionHash, failureReason, createdAt, updatedAt } = withdrawal;
  return {
    id,
    status,
    organizationId,
    accountId,
    tokenSymbol: token,
    blockchain,
    units,
    ...(transactionId === null ? {} : { transactionId }),
    ...(transactionHash === null ? {} : { transactionHash }),
    ...(failureReason === null ? {} : { failureReason }),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
