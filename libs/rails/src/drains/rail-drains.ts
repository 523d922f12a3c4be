import { Injectable } from '@nestjs/common';
import { Reads, type Tx } from '#database';
import { Clock } from '#runtime';
import type { RailDrain } from './rail-drain.entity.js';

/** Which rails get nothing new. Read each time, so that it holds on every replica at once. */
@Injectable()
export class RailDrains {
  constructor(
    private readonly reads: Reads,
    private readonly clock: Clock,
  ) {}

  /** Since when, by the names of the rails. */
  async all(): Promise<ReadonlyMap<string, Date>> {
    const rows = await this.reads.query<RailDrain>('SELECT rail, drained_at AS "drainedAt" FROM rail_drain');
    return new Map(rows.map(({ rail, drainedAt }) => [rail, drainedAt]));
  }

  /** Undefined where it is drained already. */
  async begin(tx: Tx, rail: string): Promise<Date | undefined> {
    const drainedAt = this.clock.now();
    const rows = await tx.query(
      'INSERT INTO rail_drain (rail, drained_at) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING 1',
      [rail, drainedAt],
    );
    return rows.length === 0 ? undefined : drainedAt;
  }

  /** Whether it was drained. */
  async end(tx: Tx, rail: string): Promise<boolean> {
    return (await tx.query('DELETE FROM rail_drain WHERE rail = $1 RETURNING 1', [rail])).length > 0;
  }
}
