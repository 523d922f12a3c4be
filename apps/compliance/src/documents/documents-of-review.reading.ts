import { Injectable } from '@nestjs/common';
import { type OrganizationCaller, type SessionCaller, type StaffCaller, isOfficer } from '#auth';
import { type Page, defaultPageSize, greatestId, pageOf } from '#contracts';
import { Reads } from '#database';
import { ResourceNotFound, ValidationFailed } from '#errors';
import { DataKeyDestroyed } from '#vault';
import { RecordPersonalRead } from '../audit/record-personal-read.js';
import { ReviewRows } from '../records/review.rows.js';
import type { DocumentQuery } from './document.dto.js';
import { DocumentReading } from './document.reading.js';
import type { DocumentView } from './document.view.js';
import { Document } from './records/document.entity.js';

/** Named by an attestation about the review, or about a person whom it lists. */
const ofReview = `
  SELECT d.* FROM document d WHERE d.organization_id = $1 AND d.id <= $3 AND EXISTS (
    SELECT 1 FROM document_use u WHERE u.organization_id = $1 AND u.document_id = d.id AND u.subject_id IN (
      SELECT $2::uuid UNION ALL SELECT person_id FROM review_person WHERE organization_id = $1 AND review_id = $2))
  ORDER BY d.id DESC LIMIT $4`;

/** The documents of one review. What officers see of them goes into the audit trail. */
@Injectable()
export class DocumentsOfReview {
  constructor(
    private readonly reads: Reads,
    private readonly reviews: ReviewRows,
    private readonly documents: DocumentReading,
    private readonly recordPersonalRead: RecordPersonalRead,
  ) {}

  async list(
    caller: OrganizationCaller | SessionCaller | StaffCaller,
    query: DocumentQuery,
    reason: string | null,
  ): Promise<Page<DocumentView>> {
    const { reviewId, limit = defaultPageSize, nextId = greatestId } = query;
    if (reviewId === undefined && caller.kind !== 'staff') return this.documents.list(caller, query);
    if (reviewId === undefined) throw ValidationFailed.at('reviewId', 'must be given by people of the staff');
    if (caller.kind === 'session' && caller.complianceReviewId !== reviewId)
      throw new ResourceNotFound('complianceReview', reviewId);
    const { organizationId } = await this.reviews.read(caller, reviewId);
    if (isOfficer(caller)) {
      const subject = `complianceReview:${reviewId}` as const;
      await this.recordPersonalRead.record(caller, {
        organizationId,
        about: [reviewId],
        action: 'documentsListed',
        subject,
        reason,
      });
    }
    const rows = await this.reads.many(Document, ofReview, [organizationId, reviewId, nextId, limit + 1]);
    const page = pageOf(rows, limit);
    try {
      return { ...page, results: await Promise.all(page.results.map((row) => this.documents.view(row))) };
    } catch (cause) {
      if (cause instanceof DataKeyDestroyed) return { results: [] };
      throw cause;
    }
  }
}
