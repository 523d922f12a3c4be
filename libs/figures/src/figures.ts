import { Injectable } from '@nestjs/common';
import { Reads } from '#database';
import { Clock } from '#runtime';

const dayMilliseconds = 86_400_000;
const days = 30;

export interface StatusFigure {
  readonly status: string;
  readonly count: number;
  /** When the oldest row in this status was created. */
  readonly oldestAt?: Date;
}

export interface DayFigure {
  readonly day: string;
  readonly count: number;
}

/** Of one table. */
export interface TableFigures {
  readonly byStatus: readonly StatusFigure[];
  /** How many were created, on each of the last 30 days, the oldest first. */
  readonly byDay: readonly DayFigure[];
}

interface Row {
  readonly name: string;
  readonly status: string;
  readonly day: string;
  readonly count: number;
}

/** Counts of the tables for which a migration said `countByStatus`. */
@Injectable()
export class Figures {
  constructor(
    private readonly reads: Reads,
    private readonly clock: Clock,
  ) {}

  /** By the names of the tables. */
  async of(tables: readonly string[]): Promise<ReadonlyMap<string, TableFigures>> {
    const rows = await this.reads.query<Row>(
      `SELECT name, status, day, sum(count)::float8 AS count
       FROM (SELECT name, status, day, count FROM figure UNION ALL SELECT name, status, day, change FROM figure_change) AS counted
       WHERE name = ANY ($1) GROUP BY name, status, day`,
      [tables],
    );
    const figures = tables.map(async (table) => {
      const own = rows.filter(({ name }) => name === table);
      return [table, { byStatus: await this.byStatus(table, own), byDay: this.byDay(own) }] as const;
    });
    return new Map(await Promise.all(figures));
  }

  private async byStatus(table: string, rows: readonly Row[]): Promise<StatusFigure[]> {
    const counts = summed(rows, ({ status }) => status);
    const statuses = [...counts.keys()].filter((status) => (counts.get(status) ?? 0) > 0).sort();
    // The table may be of a service that does not run here.
    if (statuses.length === 0) return [];
    const oldest = await this.reads.query<{ status: string; at: Date }>(
      `SELECT status, at FROM unnest($1::text[]) AS asked (status)
       CROSS JOIN LATERAL (SELECT created_at AS at FROM ${table} WHERE ${table}.status = asked.status ORDER BY id LIMIT 1) AS oldest`,
      [statuses],
    );
    const since = new Map(oldest.map(({ status, at }) => [status, at]));
    return statuses.map((status) => {
      const oldestAt = since.get(status);
      return { status, count: counts.get(status) ?? 0, ...(oldestAt === undefined ? {} : { oldestAt }) };
    });
  }

  private byDay(rows: readonly Row[]): DayFigure[] {
    const counts = summed(rows, ({ day }) => day);
    return daysTold(this.clock.now()).map((day) => ({ day, count: counts.get(day) ?? 0 }));
  }
}

/** The days that are told one by one, the oldest first. */
export function daysTold(now: Date): string[] {
  return Array.from({ length: days }, (_, ago) =>
    new Date(now.getTime() - ago * dayMilliseconds).toISOString().slice(0, 10),
  ).reverse();
}

function summed(rows: readonly Row[], key: (row: Row) => string): Map<string, number> {
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(key(row), (sums.get(key(row)) ?? 0) + row.count);
  return sums;
}
