import { Injectable } from '@nestjs/common';
import { AuditTrail } from '#audit';
import { type StaffCaller, actorOf, authorOf } from '#auth';
import { UnitOfWork } from '#database';
import { Clock, Ids } from '#runtime';
import { AdjustmentBooks } from './adjustment.books.js';
import type { PostAdjustmentBody } from './adjustment.dto.js';
import { Adjustment } from './adjustment.entity.js';
import { AdjustmentRequirements } from './adjustment.requirements.js';
import { type AdjustmentView, adjustmentView } from './adjustment.view.js';

/** Postings by hand: made once, by more than one person, and never changed. */
@Injectable()
export class PostAdjustment {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly requirements: AdjustmentRequirements,
    private readonly books: AdjustmentBooks,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  post(caller: StaffCaller, asked: PostAdjustmentBody): Promise<AdjustmentView> {
    return this.unitOfWork.run(async (tx) => {
      const { organizationId, tokenSymbol: token, blockchain, lines, reason } = asked;
      // It is not erased meanwhile.
      await tx.query('SELECT 1 FROM organization WHERE id = $1 FOR UPDATE', [organizationId]);
      const places = await this.requirements.places(tx, caller, asked);
      const adjustment: Adjustment = {
        organizationId,
        id: this.ids.next(),
        token,
        blockchain,
        lines: lines.map((line) => ({ ...line })),
        reason,
        postedBy: actorOf(caller),
        createdAt: this.clock.now(),
      };
      await this.books.refuseWithoutWallet(tx, adjustment);
      await this.books.post(tx, adjustment, places);
      const subject = `adjustment:${adjustment.id}` as const;
      await this.audit.record(tx, { organizationId, ...authorOf(caller), action: 'adjustmentPosted', subject, reason });
      tx.insert(Adjustment, adjustment);
      await this.books.record(tx, adjustment);
      return adjustmentView(adjustment);
    });
  }
}
