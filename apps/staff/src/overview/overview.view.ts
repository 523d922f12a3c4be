import {
  type Blockchain,
  Choice,
  Instant,
  Integer,
  ListOf,
  Nested,
  Text,
  Texts,
  type TokenSymbol,
  blockchains,
  tokenSymbols,
} from '#contracts';
import type { TableFigures } from '#figures';

class StatusCount {
  @Text({ max: 50, example: 'inReview' })
  status: string;

  @Integer({ min: 0 })
  count: number;

  @Instant({ optional: true, describe: 'When the oldest of them was created.' })
  oldestAt?: string;
}

class DayCount {
  @Text({ max: 10, example: '2026-11-21', describe: 'In UTC.' })
  day: string;

  @Integer({ min: 0 })
  count: number;
}

export class CountsView {
  @ListOf(() => StatusCount, {
    describe: 'How many are in each status now; those of which there are none are left out.',
  })
  byStatus: StatusCount[];

  @ListOf(() => DayCount, { describe: 'How many were created on each of the last 30 days, the oldest first.' })
  byDay: DayCount[];
}

class DeadDeliveries {
  @Integer({ min: 0, max: 10_000, describe: '10,000 where there are more.' })
  dead: number;

  @Instant({ optional: true })
  oldestAt?: string;
}

class FailingJobsView {
  @Integer({ min: 0, describe: 'Background jobs that failed five times or more and are still tried.' })
  failing: number;
}

class OpenProposals {
  @Integer({ min: 0, describe: 'How many wait for somebody to agree.' })
  open: number;

  @Instant({ optional: true, describe: 'When the oldest of them was made.' })
  oldestAt?: string;

  @ListOf(() => DayCount, { describe: 'How many were made on each of the last 30 days, the oldest first.' })
  byDay: DayCount[];
}

export class TroubledChainView {
  @Choice(blockchains, { example: 'POLYGON' })
  blockchain: Blockchain;

  @Texts({ max: 50, example: ['nodeBehind'], describe: 'As at `/health/ready`.' })
  troubles: string[];
}

class DayHolding {
  @Text({ max: 10, example: '2026-11-21', describe: 'In UTC.' })
  day: string;

  @Text({ max: 40, example: '12500000', describe: 'At its end, in the smallest unit.' })
  held: string;
}

export class TreasuryAssetView {
  @Choice(tokenSymbols)
  tokenSymbol: TokenSymbol;

  @Choice(blockchains, { example: 'POLYGON' })
  blockchain: Blockchain;

  @Text({ max: 40, example: '12500000', describe: 'What the treasury has by the ledger, in the smallest unit.' })
  held: string;

  @Text({
    max: 40,
    example: '12000000',
    describe:
      'What it has to give: to payins whose money is here, and what it keeps for payouts under way until they are paid or it goes back. Of 10,000 each at most.',
  })
  owed: string;

  @ListOf(() => DayHolding, { describe: 'Of those of the last 30 days that are known, the oldest first.' })
  byDay: DayHolding[];
}

export class BooksView {
  @Instant({ optional: true, describe: 'When the last reconciliation that compared all wallets was begun.' })
  reconciledAt?: string;

  @Integer({ min: 0, max: 10_000, describe: 'Tokens in wallets that are not what the ledger says.' })
  walletDifferences: number;

  @Integer({ min: 0, max: 10_000, describe: 'Orders that are not in the list of their rail as they are in our books.' })
  railDifferences: number;

  @Integer({ min: 0, describe: 'Places of the ledger that the last proof of all lines found wrong.' })
  wrongPlaces: number;
}

/** Each part is there for whom it concerns: by the roles of the person. */
export class OverviewView {
  @Nested(() => CountsView, { optional: true })
  reviews?: CountsView;

  @Nested(() => CountsView, { optional: true })
  payoutRequests?: CountsView;

  @Nested(() => CountsView, { optional: true })
  payouts?: CountsView;

  @Nested(() => CountsView, { optional: true })
  payins?: CountsView;

  @Nested(() => CountsView, { optional: true })
  webhooks?: CountsView;

  @Nested(() => DeadDeliveries, { optional: true })
  deliveries?: DeadDeliveries;

  @Nested(() => FailingJobsView, { optional: true })
  jobs?: FailingJobsView;

  @Nested(() => OpenProposals)
  proposals: OpenProposals;

  @ListOf(() => TroubledChainView, {
    optional: true,
    describe: 'Chains that are behind, or of which something else is wrong.',
  })
  chains?: TroubledChainView[];

  @ListOf(() => TreasuryAssetView, { optional: true })
  treasury?: TreasuryAssetView[];

  @Nested(() => BooksView, { optional: true })
  books?: BooksView;
}

export function countsView({ byStatus, byDay }: TableFigures): CountsView {
  return {
    byStatus: byStatus.map(({ status, count, oldestAt }) => ({
      status,
      count,
      ...(oldestAt === undefined ? {} : { oldestAt: oldestAt.toISOString() }),
    })),
    byDay: [...byDay],
  };
}
