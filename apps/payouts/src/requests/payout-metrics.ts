import { Injectable } from '@nestjs/common';
import { Reads, forEveryOrganization } from '#database';
import { Clock, Metrics } from '#runtime';

interface Pending {
  readonly count: number;
  readonly oldest: Date | null;
}

/** Payouts in `/metrics`: money that has been on its way for long. */
@Injectable()
export class PayoutMetrics {
  constructor(
    private readonly reads: Reads,
    private readonly clock: Clock,
    metrics: Metrics,
  ) {
    metrics.gauge('payout_requests_pending', 'Payout requests whose money is on its way', [], async (gauge) => {
      gauge.set((await this.pending()).count);
    });
    metrics.gauge(
      'payout_requests_pending_oldest_seconds',
      'How long ago the oldest payout request whose money is on its way was created',
      [],
      async (gauge) => {
        const { oldest } = await this.pending();
        gauge.set(oldest === null ? 0 : (this.clock.now().getTime() - oldest.getTime()) / 1_000);
      },
    );
  }

  private async pending(): Promise<Pending> {
    const [row] = await forEveryOrganization(() =>
      this.reads.query<Pending>(
        `SELECT count(*)::int AS count, min(created_at) AS oldest FROM payout_request WHERE status = 'pending'`,
      ),
    ).catch(() => []);
    return row ?? { count: 0, oldest: null };
  }
}
