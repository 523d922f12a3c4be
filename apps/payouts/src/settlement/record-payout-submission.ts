import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { Jobs } from '#jobs';
import type { Submission } from '#rails';
import { Clock } from '#runtime';
import { PayoutRequests } from '../records/payout-request.rows.js';
import { PayoutMoves } from '../records/payout.moves.js';
import type { Attempt } from './payout-attempts.js';
import { Endings, failureBy } from './end-payout.js';
import { LookUps } from './schedule-payout-look-up.js';
import { takeInTurn } from './take-rail-report.job.js';

type Key = Pick<Attempt, 'organizationId' | 'payoutId'>;

/** What a rail answered when it was asked to pay. */
@Injectable()
export class Submissions {
  constructor(
    private readonly requests: PayoutRequests,
    private readonly payoutMoves: PayoutMoves,
    private readonly endings: Endings,
    private readonly lookUps: LookUps,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  async answered(tx: Tx, { organizationId, payoutId }: Key, submission: Submission): Promise<void> {
    const held = await this.requests.holdPayout(tx, organizationId, payoutId);
    if (held === undefined) return;
    const { request } = held;
    const railReference = submission.isTaken ? submission.reference : null;
    // What the rail told by itself was here before its answer.
    if (held.payout.status !== 'created') return this.payoutMoves.note(tx, held.payout, () => ({ railReference }));
    const payout = await this.payoutMoves.move(tx, held.payout, 'submittedToProvider', (now) => ({
      initiatedAt: now,
      railReference,
    }));
    if (!submission.isTaken) await this.endings.failed(tx, request, payout, failureBy(submission.errorCode));
    else if (submission.later.length > 0) this.tellLater(tx, payout.rail ?? '', submission.later);
    else this.lookUps.begin(tx, payout);
  }

  private tellLater(tx: Tx, rail: string, later: Extract<Submission, { isTaken: true }>['later']): void {
    const reports = later.map(({ afterSeconds, report }) => ({ at: this.in(afterSeconds).toISOString(), report }));
    takeInTurn(this.jobs, tx, rail, reports);
  }

  private in(seconds: number): Date {
    return new Date(this.clock.now().getTime() + seconds * 1_000);
  }
}
