import { Injectable } from '@nestjs/common';
import { Reads, UnitOfWork } from '#database';
import { lookUntil } from '#jobs';
import { Clock, Log } from '#runtime';
import {
  type KnownOrder,
  type OrderDirection,
  type OrderWindow,
  type RailOrder,
  compareOrders,
} from '../contract/rail-orders.js';
import { type DayOfRail, RailDifferences } from './rail-differences.js';
import { ReconciledRail } from './reconciled-rail.entity.js';

/** A rail and those who order from it. */
export interface ComparedRail {
  readonly railName: string;
  /** What the rail lists; undefined where it keeps no list. */
  listed(window: OrderWindow): Promise<RailOrder[] | undefined>;
  /** What is booked. */
  known(window: OrderWindow): Promise<KnownOrder[]>;
}

type RailDirection = Omit<DayOfRail, 'day'>;
type Compared = Pick<ReconciledRail, 'since' | 'orders' | 'failure'>;

const dayMilliseconds = 24 * 60 * 60 * 1_000;
/** Today and yesterday each time. */
const recentDays = 2;
/** Once a day, as money may wait for an approval and come back late. */
const allDays = 90;
/** After so many failures the rest is left to the next reconciliation. */
const tries = { times: 3, everyMilliseconds: 1_000 };

const noRail: ComparedRail = {
  railName: 'none',
  listed: () => Promise.resolve(undefined),
  known: () => Promise.resolve([]),
};

/** The rows of all rails before the first is finished, so that a reconciliation is not until all are. Begun again, it is the same. */
const beginning = `
  WITH gone AS (DELETE FROM reconciled_rail
    WHERE reconciliation_id = $1 AND direction = $2 AND position >= cardinality($3::text[]))
  INSERT INTO reconciled_rail (reconciliation_id, direction, position, rail, orders, differences, unsettled)
  SELECT $1, $2, ordinality - 1, name, 0, 0, 0 FROM unnest($3::text[]) WITH ORDINALITY AS listed (name, ordinality)
  ON CONFLICT (reconciliation_id, direction, position) DO UPDATE SET rail = EXCLUDED.rail, finished_at = NULL`;

/** Compares the lists of rails with our books, day by day. While the rail is asked no transaction is open. */
@Injectable()
export class ReconcileRail {
  constructor(
    private readonly reads: Reads,
    private readonly unitOfWork: UnitOfWork,
    private readonly differences: RailDifferences,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /** One rail after the other; without any there is nothing to compare. */
  async run(direction: OrderDirection, reconciliationId: string, rails: readonly ComparedRail[]): Promise<void> {
    const compared = rails.length === 0 ? [noRail] : rails;
    const names = compared.map(({ railName }) => railName);
    await this.unitOfWork.run((tx) => tx.query(beginning, [reconciliationId, direction, names]));
    for (const [position, each] of compared.entries()) {
      const row = await this.compare(direction, each);
      await this.unitOfWork.run((tx) => tx.update(ReconciledRail, { reconciliationId, direction, position }, row));
    }
  }

  private async compare(direction: OrderDirection, compared: ComparedRail): Promise<Partial<ReconciledRail>> {
    const rail = compared.railName;
    const first = await this.firstDay({ rail, direction });
    const result = await this.compareDays(compared, { rail, direction }, first);
    const { open, unsettled } = await this.differences.counts(direction, rail);
    return { ...result, rail, differences: open, unsettled, finishedAt: this.clock.now() };
  }

  private async compareDays(compared: ComparedRail, of: RailDirection, first: Date): Promise<Compared> {
    let orders = 0;
    for (const day of await this.daysFrom(first, of)) {
      const { count, failure } = await this.tryDay(compared, { ...of, day });
      if (failure !== null) return { since: null, orders, failure };
      if (count === undefined) return { since: null, orders, failure: null };
      orders += count;
    }
    return { since: first, orders, failure: null };
  }

  private async tryDay(compared: ComparedRail, of: DayOfRail): Promise<{ count?: number; failure: string | null }> {
    let outcome: { count?: number; failure: string | null } = { failure: null };
    await lookUntil(async () => {
      try {
        const count = await this.compareDay(compared, of);
        outcome = { ...(count === undefined ? {} : { count }), failure: null };
      } catch (cause) {
        outcome = { failure: cause instanceof Error ? cause.message : 'It does not say why' };
        this.log.warn({ err: cause, ...of }, 'the list of a rail could not be compared; trying again');
      }
      return outcome.failure === null;
    }, tries);
    return outcome;
  }

  /** How many orders were compared; undefined where the rail keeps no list. */
  private async compareDay(compared: ComparedRail, of: DayOfRail): Promise<number | undefined> {
    const window = { from: of.day, to: new Date(of.day.getTime() + dayMilliseconds) };
    const theirs = await compared.listed(window);
    if (theirs === undefined) return undefined;
    const ours = await compared.known(window);
    await this.unitOfWork.run((tx) => this.differences.keep(tx, of, compareOrders(theirs, ours)));
    return ours.filter(({ isExpected }) => isExpected).length;
  }

  /** All days once a day, else those of late. */
  private async firstDay({ rail, direction }: RailDirection): Promise<Date> {
    const today = this.today();
    const firstOfAll = daysBefore(today, allDays - 1);
    const [whole] = await this.reads.query(
      `SELECT 1 FROM reconciled_rail
       WHERE direction = $1 AND rail = $2 AND since <= $3 AND finished_at >= $4 LIMIT 1`,
      [direction, rail, firstOfAll, today],
    );
    return whole === undefined ? firstOfAll : daysBefore(today, recentDays - 1);
  }

  /** The newest first, and with them those on which something differed. */
  private async daysFrom(first: Date, of: RailDirection): Promise<Date[]> {
    const days = new Set((await this.differences.days(of)).map((day) => day.getTime()));
    for (let day = this.today(); day >= first; day = daysBefore(day, 1)) days.add(day.getTime());
    return [...days].sort((one, other) => other - one).map((day) => new Date(day));
  }

  private today(): Date {
    const now = this.clock.now().getTime();
    return new Date(now - (now % dayMilliseconds));
  }
}

function daysBefore(day: Date, days: number): Date {
  return new Date(day.getTime() - days * dayMilliseconds);
}
