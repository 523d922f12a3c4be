import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import type { PayoutSubmission } from '#rails';
import { PayoutFiatBooks } from '../records/payout-fiat.books.js';
import { PayoutRequestRows } from '../records/payout-request.rows.js';
import { PayoutMoves } from '../records/payout.moves.js';
import type { PayoutAttempt } from './payout-attempts.js';
import { EndPayout, payoutFailureBy } from './end-payout.js';
import { SchedulePayoutLookUp } from './schedule-payout-look-up.js';
import { ScheduleRailReports } from './schedule-rail-reports.js';

type Key = Pick<PayoutAttempt, 'organizationId' | 'payoutId'>;

/** Records what a rail answered when it was asked to pay. */
@Injectable()
export class RecordPayoutSubmission {
  constructor(
    private readonly requests: PayoutRequestRows,
    private readonly payoutMoves: PayoutMoves,
    private readonly fiatBooks: PayoutFiatBooks,
    private readonly endPayout: EndPayout,
    private readonly schedulePayoutLookUp: SchedulePayoutLookUp,
    private readonly scheduleRailReports: ScheduleRailReports,
  ) {}

  async record(tx: Tx, { organizationId, payoutId }: Key, submission: PayoutSubmission): Promise<void> {
    const held = await this.requests.holdPayout(tx, organizationId, payoutId);
    if (held === undefined) return;
    const { request } = held;
    const railReference = submission.isTaken ? submission.reference : null;
    // The rail's first report arrived before its answer.
    if (held.payout.status !== 'created') return this.payoutMoves.note(tx, held.payout, () => ({ railReference }));
    const payout = await this.payoutMoves.move(tx, held.payout, 'submittedToProvider', (now) => ({
      initiatedAt: now,
      railReference,
    }));
    if (submission.isTaken) await this.fiatBooks.accepted(tx, payout);
    if (!submission.isTaken) await this.endPayout.failed(tx, request, payout, payoutFailureBy(submission.errorCode));
    else if (submission.later.length > 0) this.scheduleRailReports.begin(tx, payout.rail ?? '', submission.later);
    else this.schedulePayoutLookUp.begin(tx, payout);
  }
}
