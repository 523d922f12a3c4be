import type { ReconciledChain, ReconciliationWithChains, WalletDifference } from '#chains';
import {
  type Blockchain,
  Choice,
  Instant,
  Integer,
  ListOf,
  Text,
  type TokenSymbol,
  Uuid,
  blockchains,
  tokenSymbols,
} from '#contracts';
import { type OrderDirection, type ReconciledRail, orderDirections } from '#rails';

export const reconciliationStatuses = ['running', 'finished'] as const;
export type ReconciliationStatus = (typeof reconciliationStatuses)[number];

/** How it went on one chain. */
class ChainReconciliation {
  @Choice(blockchains, { example: 'POLYGON' })
  blockchain: Blockchain;

  @Choice(reconciliationStatuses)
  status: ReconciliationStatus;

  @Integer({ min: 0, describe: 'How many wallets have been compared so far.' })
  wallets: number;

  @Integer({ min: 0, describe: 'How many tokens in wallets are not what the ledger says.' })
  differences: number;

  @Integer({
    min: 0,
    describe: 'How many could not be told, as they moved meanwhile: the next reconciliation looks again.',
  })
  unsettled: number;

  @Text({ max: 20, optional: true, example: '81234567', describe: 'The final block at which the last were looked at.' })
  block?: string;

  @Text({ max: 1000, optional: true, describe: 'Why the other wallets could not be compared.' })
  failure?: string;
}

/** How it went with the rail of one direction. */
class RailReconciliation {
  @Choice(orderDirections)
  direction: OrderDirection;

  @Choice(reconciliationStatuses)
  status: ReconciliationStatus;

  @Text({ max: 200, optional: true, example: 'http-provider first-bank' })
  rail?: string;

  @Instant({
    optional: true,
    describe:
      'From this day on all orders were compared. Absent where they could not be, and where the rail keeps no list.',
  })
  since?: string;

  @Integer({ min: 0, describe: 'How many orders the rail has to know.' })
  orders: number;

  @Integer({ min: 0, describe: 'How many orders are not in its list as they are in our books.' })
  differences: number;

  @Integer({
    min: 0,
    describe: 'How many seem not to be, and may only be on their way: the next reconciliation looks again.',
  })
  unsettled: number;

  @Text({ max: 1000, optional: true, describe: 'Why the other orders could not be compared.' })
  failure?: string;
}

export class ReconciliationView {
  @Uuid()
  id: string;

  @Choice(reconciliationStatuses)
  status: ReconciliationStatus;

  @Instant()
  startedAt: string;

  @Instant({ optional: true })
  finishedAt?: string;

  @ListOf(() => ChainReconciliation)
  chains: ChainReconciliation[];

  @ListOf(() => RailReconciliation)
  rails: RailReconciliation[];
}

export function reconciliationView(
  { id, startedAt, finishedAt, chains }: ReconciliationWithChains,
  rails: readonly ReconciledRail[],
): ReconciliationView {
  const endedAt = lastOf([finishedAt, ...rails.map((rail) => rail.finishedAt)]);
  return {
    id,
    status: statusOf(endedAt),
    startedAt: startedAt.toISOString(),
    ...(endedAt === null ? {} : { finishedAt: endedAt.toISOString() }),
    chains: chains.map(chainReconciliation),
    rails: rails.map(railReconciliation),
  };
}

/** Null while one of them goes on. */
function lastOf(ends: readonly (Date | null)[]): Date | null {
  const over = ends.filter((end) => end !== null);
  return over.length < ends.length ? null : new Date(Math.max(...over.map((end) => end.getTime())));
}

function railReconciliation(of: ReconciledRail): RailReconciliation {
  const { direction, rail, since, orders, differences, unsettled, finishedAt, failure } = of;
  return {
    direction,
    status: statusOf(finishedAt),
    ...(rail === null ? {} : { rail }),
    ...(since === null ? {} : { since: since.toISOString() }),
    orders,
    differences,
    unsettled,
    ...(failure === null ? {} : { failure: failure.slice(0, 1_000) }),
  };
}

function chainReconciliation(chain: ReconciledChain): ChainReconciliation {
  const { blockchain, finishedAt, wallets, differences, unsettled, blockNumber, failure } = chain;
  return {
    blockchain,
    status: statusOf(finishedAt),
    wallets,
    differences,
    unsettled,
    ...(blockNumber === null ? {} : { block: blockNumber }),
    ...(failure === null ? {} : { failure: failure.slice(0, 1_000) }),
  };
}

function statusOf(finishedAt: Date | null): ReconciliationStatus {
  return finishedAt === null ? 'running' : 'finished';
}

/** A wallet that does not hold what it has by the ledger. */
export class WalletDifferenceView {
  @Uuid()
  id: string;

  @Uuid()
  organizationId: string;

  @Uuid()
  accountId: string;

  @Choice(blockchains, { example: 'POLYGON' })
  blockchain: Blockchain;

  @Text({ max: 100, example: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' })
  walletAddress: string;

  @Choice(tokenSymbols)
  tokenSymbol: TokenSymbol;

  @Text({ max: 40, example: '12500000', describe: 'What it should hold by the ledger, in the smallest unit.' })
  ledgerValue: string;

  @Text({ max: 40, example: '0', describe: 'What it holds on its chain.' })
  chainValue: string;

  @Text({ max: 20, example: '81234567', describe: 'The final block at which it was looked at.' })
  block: string;

  @Instant({
    describe:
      'When it was first found. From then on the wallet signs nothing, until a reconciliation finds it in order.',
  })
  openedAt: string;
}

export function walletDifferenceView(difference: WalletDifference): WalletDifferenceView {
  const { id, organizationId, accountId, blockchain, address, token } = difference;
  return {
    id,
    organizationId,
    accountId,
    blockchain,
    walletAddress: address,
    tokenSymbol: token,
    ledgerValue: difference.ledgerUnits,
    chainValue: difference.chainUnits,
    block: difference.blockNumber,
    openedAt: difference.openedAt.toISOString(),
  };
}
