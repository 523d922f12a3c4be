import { Injectable } from '@nestjs/common';
import { Reads, forEveryOrganization } from '#database';
import { Clock, Metrics } from '#runtime';
import { type ExceptionKindName, exceptionKinds } from './exception-table.js';

interface Row {
  readonly kind: ExceptionKindName;
  readonly count: number;
  readonly oldestAt: Date;
}

/** In `/metrics`: how many exceptions are open, and for how long the oldest of each kind is. */
@Injectable()
export class ExceptionMetrics {
  constructor(
    private readonly reads: Reads,
    clock: Clock,
    metrics: Metrics,
  ) {
    metrics.gauge('exceptions_open', 'Exceptions that wait for a person', ['kind'], async (gauge) => {
      const open = await this.open();
      for (const kind of exceptionKinds) gauge.set({ kind }, open.get(kind)?.count ?? 0);
    });
    metrics.gauge(
      'exception_oldest_seconds',
      'Since when the oldest open exception of a kind is open; 0 where there is none',
      ['kind'],
      async (gauge) => {
        const open = await this.open();
        const now = clock.now().getTime();
        for (const kind of exceptionKinds) {
          const oldestAt = open.get(kind)?.oldestAt.getTime() ?? now;
          gauge.set({ kind }, Math.max(0, now - oldestAt) / 1_000);
        }
      },
    );
  }

  private async open(): Promise<Map<ExceptionKindName, Row>> {
    const rows = await forEveryOrganization(() =>
      this.reads.query<Row>(
        `SELECT kind, count(*)::int AS count, min(opened_at) AS "oldestAt" FROM exception WHERE status = 'open' GROUP BY kind`,
      ),
    ).catch(() => []);
    return new Map(rows.map((row) => [row.kind, row]));
  }
}
