import { Injectable } from '@nestjs/common';
import { Reads, type Tx, forEveryOrganization } from '#database';
import { Clock, Ids, Log, Metrics } from '#runtime';
import { type OrderDirection, type RailDifference, type RailOrder, orderDirections } from '../contract/rail-orders.js';
import { type KeptOrder, RailDifferenceRow } from './rail-difference.entity.js';

/** A list of a rail: of one day, in one direction. */
export interface DayOfRail {
  readonly rail: string;
  readonly direction: OrderDirection;
  readonly day: Date;
}

/** For so long a rail may know what it has not reported yet, or we what is not in its list yet. */
const settledAfterMilliseconds = 10 * 60 * 1_000;

/** Orders that are not in the lists of rails as they are in our books. Those that stay so are open, and in `/metrics`. */
@Injectable()
export class RailDifferences {
  constructor(
    private readonly reads: Reads,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly log: Log,
    metrics: Metrics,
  ) {
    metrics.gauge(
      'rail_differences',
      'Orders that are not in the lists of rails as they are in our books',
      ['direction'],
      async (gauge) => {
        for (const direction of orderDirections) {
          const counts = await forEveryOrganization(() => this.counts(direction)).catch(() => undefined);
          gauge.set({ direction }, counts?.open ?? 0);
        }
      },
    );
  }

  /** The newest first. */
  open(most: number): Promise<RailDifferenceRow[]> {
    return this.reads.many(
      RailDifferenceRow,
      'SELECT * FROM rail_difference WHERE resolved_at IS NULL AND opened_at IS NOT NULL ORDER BY id DESC LIMIT $1',
      [most],
    );
  }

  /** Of one rail, or of all. */
  async counts(direction: OrderDirection, rail?: string): Promise<{ open: number; unsettled: number }> {
    const [row] = await this.reads.query<{ open: number; unsettled: number }>(
      `SELECT count(opened_at)::int AS open, (count(*) - count(opened_at))::int AS unsettled
       FROM rail_difference WHERE direction = $1 AND resolved_at IS NULL AND ($2::text IS NULL OR rail = $2)`,
      [direction, rail ?? null],
    );
    return row ?? { open: 0, unsettled: 0 };
  }

  /** On which days something differed when they were last compared. */
  async days({ rail, direction }: Omit<DayOfRail, 'day'>): Promise<Date[]> {
    const rows = await this.reads.query<{ day: Date }>(
      'SELECT DISTINCT day FROM rail_difference WHERE rail = $1 AND direction = $2 AND resolved_at IS NULL',
      [rail, direction],
    );
    return rows.map(({ day }) => day);
  }

  /** What was found on a day, in place of what was known of it. */
  async keep(tx: Tx, of: DayOfRail, found: readonly RailDifference[]): Promise<void> {
    for (const each of found) await this.keepOne(tx, of, each);
    const resolved = await tx.query<{ orderId: string; wasOpen: boolean }>(
      `UPDATE rail_difference SET resolved_at = $5
       WHERE rail = $1 AND direction = $2 AND day = $3 AND resolved_at IS NULL AND order_id <> ALL ($4)
       RETURNING order_id AS "orderId", opened_at IS NOT NULL AS "wasOpen"`,
      [of.rail, of.direction, of.day, found.map(orderIdOf), this.clock.now()],
    );
    for (const { orderId, wasOpen } of resolved)
      if (wasOpen)
        this.log.warn({ rail: of.rail, orderId }, 'an order is in the list of its rail as it is in our books');
  }

  private async keepOne(tx: Tx, { rail, direction, day }: DayOfRail, found: RailDifference): Promise<void> {
    const ours = found.kind === 'unknownToUs' ? undefined : found.ours;
    const theirs = found.kind === 'unknownToRail' ? undefined : found.theirs;
    const now = this.clock.now();
    const [row] = await tx.query<{ isNew: boolean }>(keepDifference, [
      this.ids.next(),
      ours?.organizationId ?? null,
      rail,
      direction,
      orderIdOf(found),
      day,
      found.kind,
      kept(ours),
      kept(theirs),
      now,
      new Date(now.getTime() - settledAfterMilliseconds),
    ]);
    if (row?.isNew !== true) return;
    const facts = { rail, orderId: orderIdOf(found), ours: kept(ours), theirs: kept(theirs) };
    this.log.error(facts, 'an order is not in the list of its rail as it is in our books: look at it with the rail');
  }
}

function orderIdOf(found: RailDifference): string {
  return found.kind === 'unknownToUs' ? found.theirs.id : found.ours.id;
}

function kept(order: RailOrder | undefined): string | null {
  if (order === undefined) return null;
  const { currency, movedUnits, feeUnits, reference } = order;
  const amounts: KeptOrder = { currency, movedUnits: String(movedUnits), feeUnits: String(feeUnits) };
  return JSON.stringify(reference === undefined ? amounts : { ...amounts, reference });
}

const isSame = '(known.ours IS NOT DISTINCT FROM EXCLUDED.ours AND known.theirs IS NOT DISTINCT FROM EXCLUDED.theirs)';
const keepDifference = `
  INSERT INTO rail_difference AS known (id, organization_id, rail, direction, order_id, day, kind, ours, theirs, found_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
  ON CONFLICT (rail, direction, order_id) WHERE resolved_at IS NULL DO UPDATE SET organization_id = EXCLUDED.organization_id,
    day = EXCLUDED.day, kind = EXCLUDED.kind, ours = EXCLUDED.ours, theirs = EXCLUDED.theirs,
    found_at = CASE WHEN ${isSame} THEN known.found_at ELSE EXCLUDED.found_at END,
    opened_at = coalesce(known.opened_at, CASE WHEN ${isSame} AND known.found_at <= $11 THEN EXCLUDED.found_at END)
  RETURNING coalesce(opened_at = $10, false) AS "isNew"`;
