import { Injectable } from '@nestjs/common';
import type { HouseCaller } from '#auth';
import { type StaffScope, rolesGrant } from '#contracts';
import { Reads } from '#database';
import { Figures } from '#figures';
import { FailingJobs } from '#jobs';
import { ProposalReading } from '#proposals';
import { MoneyReading } from './money.reading.js';
import { type CountsView, type OverviewView, countsView } from './overview.view.js';

/** What is counted, and who is shown it. */
const counted = [
  ['reviews', 'review', 'compliance:read'],
  ['payoutRequests', 'payout_request', 'payouts:read'],
  ['payouts', 'payout', 'payouts:read'],
  ['payins', 'payin', 'payins:read'],
  ['webhooks', 'webhook', 'webhooks:read'],
] as const satisfies readonly (readonly [keyof OverviewView, string, StaffScope])[];

const mostDead = 10_000;

/** As many as an index of these alone holds, up to a limit that keeps the answer fast. */
const deadDeliveries = `
  SELECT count(*)::int AS dead, min(created_at) AS "oldestAt"
  FROM (SELECT created_at FROM delivery WHERE status = 'dead' ORDER BY created_at LIMIT ${mostDead}) AS dead`;

interface Dead {
  readonly dead: number;
  readonly oldestAt: Date | null;
}

/** The figures of the first page. */
@Injectable()
export class OverviewReading {
  constructor(
    private readonly figures: Figures,
    private readonly failingJobs: FailingJobs,
    private readonly reads: Reads,
    private readonly proposals: ProposalReading,
    private readonly money: MoneyReading,
  ) {}

  async read(caller: HouseCaller): Promise<OverviewView> {
    const sees = (scope: StaffScope): boolean => caller.kind === 'operator' || rolesGrant(caller.roles, scope);
    const seen = counted.filter(([, , scope]) => sees(scope));
    const [figures, failing, money, waiting] = await Promise.all([
      this.figures.of([...seen.map(([, table]) => table), 'proposal']),
      sees('operations:read') ? this.failingJobs.count() : undefined,
      sees('operations:read') ? this.money.read() : undefined,
      this.proposals.open(),
    ]);
    const counts: Partial<Record<(typeof counted)[number][0], CountsView>> = {};
    for (const [name, table] of seen) {
      const found = figures.get(table);
      if (found !== undefined) counts[name] = countsView(found);
    }
    // Without webhooks there are no deliveries; where nothing of webhooks runs, not even a table.
    const hasWebhooks = (counts.webhooks?.byStatus.length ?? 0) > 0;
    return {
      ...counts,
      ...(sees('webhooks:read') ? { deliveries: hasWebhooks ? await this.dead() : { dead: 0 } } : {}),
      ...(failing === undefined ? {} : { jobs: { failing } }),
      ...money,
      proposals: { ...waiting, byDay: [...(figures.get('proposal')?.byDay ?? [])] },
    };
  }

  private async dead(): Promise<{ dead: number; oldestAt?: string }> {
    const [row] = await this.reads.query<Dead>(deadDeliveries);
    const { dead = 0, oldestAt = null } = row ?? {};
    return { dead, ...(oldestAt === null ? {} : { oldestAt: oldestAt.toISOString() }) };
  }
}
