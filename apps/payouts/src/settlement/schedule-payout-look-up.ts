import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { Jobs, job } from '#jobs';
import { Clock } from '#runtime';
import type { Payout } from '../records/payout.entity.js';
import type { PayoutAttempt } from './payout-attempts.js';

export const lookUpPayout = job<PayoutAttempt>('lookUpPayout');

const firstLookSeconds = 60;

/** A rail may stop reporting before a payout has ended: then it is asked. */
@Injectable()
export class SchedulePayoutLookUp {
  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  /** Replaces a look-up that was scheduled before. */
  begin(tx: Tx, { organizationId, id: payoutId }: Pick<Payout, 'organizationId' | 'id'>): void {
    const runAt = new Date(this.clock.now().getTime() + firstLookSeconds * 1_000);
    this.jobs.add(
      tx,
      lookUpPayout,
      { organizationId, payoutId, attempt: 1 },
      { runAt, key: `${lookUpPayout.name}:${payoutId}` },
    );
  }
}
