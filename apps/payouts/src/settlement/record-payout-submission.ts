import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import type { PayoutSubmission } from '#rails';
import { PayoutFiatBooks } from '../records/payout-fiat.books.js';
import { PayoutRequestRows } from '../records/payout-request.rows.js';
import { PayoutMoves } from '../records/payout.moves.js';
import type { PayoutAttempt } from './payout-attempts.js';
import { PayoutEndings, payoutFailureBy } from './end-payout.js';
import { PayoutLookUps } from './schedule-payout-look-up.js';
import { RailReportSchedule } from './schedule-rail-reports.js';

type Key = Pick<PayoutAttempt, 'organizationId' | 'payoutId'>;

/** Records what a rail answered when it was asked to pay. */
@Injectable()
export class PayoutSubmissions {
  constructor(
    private readonly requests: PayoutRequestRows,
    private readonly payoutMoves: PayoutMoves,
    private readonly fiatBooks: PayoutFiatBooks,
    private readonly endings: PayoutEndings,
    private readonly lookUps: PayoutLookUps,
    private readonly reports: RailReportSchedule,
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
    if (!submission.isTaken) await this.endings.failed(tx, request, payout, payoutFailureBy(submission.errorCode));
    else if (submission.later.length > 0) this.reports.begin(tx, payout.rail ?? '', submission.later);
    else this.lookUps.begin(tx, payout);
  }
}
