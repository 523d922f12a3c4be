import { Injectable } from '@nestjs/common';
import { PhoneUploads } from '#auth';
import { type Tx, UnitOfWork } from '#database';
import { LimitExceeded, ResourceNotFound, ServiceUnavailable } from '#errors';
import { Clock } from '#runtime';
import { Standings } from '#standing';
import { refuseWhileClosed } from '../../case-file/allowed-uploads.js';
import { Review } from '../../records/review.entity.js';
import { DocumentQuota } from '../quota/document-quota.js';
import { Document } from '../records/document.entity.js';
import { SealedDocuments } from '../records/document.sealed.js';
import { invitationIsOver } from '../../case-file/invitation-is-over.js';
import { phoneUploadIsOver } from './phone-upload-is-over.js';
import type { ReceivedUpload } from './received-upload.js';

/** How many documents, and bytes, an organization may have that no attestation uses. */
const mostUnusedDocuments = 200;
const mostUnusedBytes = 1024 * 1024 * 1024;

type ReviewPlace = Pick<Review, 'organizationId' | 'id'>;

/** Makes a document of a file that was received. */
@Injectable()
export class KeepUpload {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly standings: Standings,
    private readonly sealed: SealedDocuments,
    private readonly phoneUploads: PhoneUploads,
    private readonly quota: DocumentQuota,
    private readonly clock: Clock,
  ) {}

  keep(upload: ReceivedUpload): Promise<Document> {
    const { organizationId, id, contentType, sizeBytes, sha256, isScanned, fileName, purpose, reviewId } = upload;
    return this.unitOfWork.run(async (tx) => {
      if (!(await this.standings.hold(tx, organizationId))) throw new ResourceNotFound('organization', organizationId);
      await refuseTooMuch(tx, upload);
      if (reviewId !== null) await this.refuseForReview(tx, { organizationId, id: reviewId }, sizeBytes);
      await refuseUnlisted(tx, upload);
      await this.fillPlaceOfPhone(tx, upload);
      const document: Document = {
        organizationId,
        id,
        contentType,
        sizeBytes,
        sha256,
        fileName: await this.sealed.sealLabel(tx, upload, 'fileName', fileName),
        purpose: purpose === undefined ? null : await this.sealed.sealLabel(tx, upload, 'purpose', purpose),
        isScanned,
        uploadedInReview: reviewId,
        uploadedByInvitation: upload.invitationId,
        usedAt: null,
        createdAt: this.clock.now(),
      };
      tx.insert(Document, document);
      tx.afterCommit(() => {
        upload.isKept = true;
        return Promise.resolve();
      });
      return document;
    });
  }

  /** What comes with a key counts once it is filed, as it is not known before for which review it is. */
  private async refuseForReview(tx: Tx, review: ReviewPlace, sizeBytes: number): Promise<void> {
    await refuseForClosed(tx, review);
    await this.quota.refuseBeyond(tx, review, sizeBytes);
  }

  private async fillPlaceOfPhone(tx: Tx, { organizationId, id, phoneUploadId }: ReceivedUpload): Promise<void> {
    if (phoneUploadId === null) return;
    const outcome = await this.phoneUploads.fill(tx, organizationId, phoneUploadId, id);
    if (outcome !== 'filled') throw phoneUploadIsOver(phoneUploadId, outcome);
  }
}

/** Called while the standing is held, so that uploads of one organization are counted one after the other. */
async function refuseTooMuch(tx: Tx, { organizationId, id, sizeBytes }: ReceivedUpload): Promise<void> {
  const [found] = await tx.query<{ expected: boolean; count: number; bytes: string }>(
    `WITH expected AS (DELETE FROM document_upload WHERE organization_id = $1 AND id = $2 RETURNING 1)
     SELECT EXISTS (SELECT FROM expected) AS expected, count(*)::integer AS count, coalesce(sum(size_bytes), 0) AS bytes
     FROM document WHERE organization_id = $1 AND used_at IS NULL`,
    [organizationId, id],
  );
  if (found?.expected !== true) throw new ServiceUnavailable(new Error(`The upload ${id} was removed meanwhile`));
  if (found.count >= mostUnusedDocuments) throw new LimitExceeded(mostUnusedDocuments, found.count + 1);
  const bytes = Number(found.bytes) + sizeBytes;
  if (bytes > mostUnusedBytes) throw new LimitExceeded(mostUnusedBytes, bytes);
}

/** Who was invited uploads as long as the business asks for this person. */
async function refuseUnlisted(tx: Tx, { organizationId, reviewId, invitationId }: ReceivedUpload): Promise<void> {
  if (invitationId === null) return;
  const listed = await tx.query(
    `SELECT 1 FROM invitation JOIN review_person AS listed ON listed.organization_id = $1 AND person_id = associated_person_id
     WHERE invitation.organization_id = $1 AND invitation.id = $2 AND review_id = $3`,
    [organizationId, invitationId, reviewId],
  );
  if (listed.length === 0) throw invitationIsOver();
}

/** A widget session uploads for its review, as long as that can be changed. */
async function refuseForClosed(tx: Tx, review: ReviewPlace): Promise<void> {
  const found = await tx.one(Review, review);
  if (found === undefined) throw new ResourceNotFound('complianceReview', review.id);
  refuseWhileClosed(found, 'uploadDocument');
}
