import { Injectable } from '@nestjs/common';
import { AuditTrail } from '#audit';
import { type StaffCaller, StaffMember, authorOf } from '#auth';
import { type Page, type PageQuery, rolesGrant, viewsOf } from '#contracts';
import { Reads, UnitOfWork } from '#database';
import { ValidationFailed } from '#errors';
import { Review } from '../records/review.entity.js';
import { ReviewNotes } from '../records/review-notes.js';
import { ReviewRows } from '../records/review.rows.js';
import { ReviewReading } from '../reviews/review.reading.js';
import type { ReviewView } from '../reviews/review.view.js';
import { type NoteView, noteView } from './case.view.js';

/** A review as work that somebody of the staff does. */
@Injectable()
export class CaseService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly reads: Reads,
    private readonly reviews: ReviewRows,
    private readonly reading: ReviewReading,
    private readonly notes: ReviewNotes,
    private readonly audit: AuditTrail,
  ) {}

  async assign(caller: StaffCaller, id: string, staffId: string | null): Promise<ReviewView> {
    if (staffId !== null) await this.refuseUnable(staffId);
    await this.unitOfWork.run(async (tx) => {
      const { organizationId } = await this.reviews.lock(tx, caller, id);
      await tx.update(Review, { organizationId, id }, { assigneeId: staffId });
      await this.audit.record(tx, {
        organizationId,
        ...authorOf(caller),
        action: 'reviewAssigned',
        subject: `complianceReview:${id}`,
        reason: staffId === null ? null : `staff:${staffId}`,
      });
    });
    return this.reading.read(caller, id);
  }

  async write(caller: StaffCaller, id: string, text: string): Promise<NoteView> {
    return this.unitOfWork.run(async (tx) => {
      const review = await this.reviews.lock(tx, caller, id);
      return noteView(await this.notes.keep(tx, review, authorOf(caller).actor, text));
    });
  }

  async list(caller: StaffCaller, id: string, query: PageQuery): Promise<Page<NoteView>> {
    return viewsOf(await this.notes.page(await this.reviews.read(caller, id), query), noteView);
  }

  private async refuseUnable(staffId: string): Promise<void> {
    const member = await this.reads.one(StaffMember, { id: staffId });
    if (member?.status !== 'active' || !rolesGrant(member.roles, 'compliance:review'))
      throw ValidationFailed.at('staffId', 'must be an active officer or approver');
  }
}
