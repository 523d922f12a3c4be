import { Injectable } from '@nestjs/common';
import { Reads, forEveryOrganization } from '#database';
import { Clock, Metrics } from '#runtime';

interface PendingPayins {
  readonly count: number;
  readonly oldest: Date | null;
}

/** Gauges for `/metrics`: money that has arrived and is not settled yet. */
@Injectable()
export class PayinMetrics {
  constructor(
    private readonly reads: Reads,
    private readonly clock: Clock,
    metrics: Metrics,
  ) {
    metrics.gauge('payins_pending', 'Payins whose money is here and has not become tokens yet', [], async (gauge) => {
      gauge.set((await this.pending()).count);
    });
    metrics.gauge(
      'payins_pending_oldest_seconds',
      'How long the money of the oldest of them has been here, those that wait for an approval left out',
      [],
      async (gauge) => {
        const { oldest } = await this.pending();
        gauge.set(oldest === null ? 0 : (this.clock.now().getTime() - oldest.getTime()) / 1_000);
      },
    );
  }

  private async pending(): Promise<PendingPayins> {
    const [row] = await forEveryOrganization(() =>
      this.reads.query<PendingPayins>(
        `SELECT count(*)::int AS count, min(funds_received_at) FILTER (WHERE NOT is_awaiting_approval) AS oldest
           FROM payin WHERE status = ANY ('{pending,on-hold}'::text[])`,
      ),
    ).catch(() => []);
    return row ?? { count: 0, oldest: null };
  }
}
