import { Injectable } from '@nestjs/common';
import { type CallerOrSession, actorOf } from '#auth';
import { type AttestationPayload, associatedPersonAttestation, reviewAttestation } from '#contracts';
import { type Tx, UnitOfWork } from '#database';
import { IllegalTransition, ResourceNotFound } from '#errors';
import { Clock, validVariant } from '#runtime';
import { findNamedDocuments } from '../documents/find-named-documents.js';
import { AssociatedPersonRows } from '../persons/associated-person.rows.js';
import { SealedAttestations } from '../records/attestation.sealed.js';
import { ReviewRows } from '../records/review.rows.js';
import type { AttestationResponse } from './attestation.view.js';
import type { EarlierAttestation } from './file-attestation.js';
import { mergedPayload } from './merged-payload.js';
import { UploadPersonAttestation } from './upload-person-attestation.js';
import { UploadReviewAttestation } from './upload-review-attestation.js';

interface AttestationChange {
  readonly id: string;
  readonly changes: Readonly<Record<string, unknown>>;
}

interface Changed {
  readonly plain: Record<string, unknown>;
  readonly earlier: EarlierAttestation;
}

/** Uploads the latest attestation once more with some fields changed, for whoever may not read the others. */
@Injectable()
export class ChangeAttestation {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly reviews: ReviewRows,
    private readonly persons: AssociatedPersonRows,
    private readonly uploadReviewAttestation: UploadReviewAttestation,
    private readonly uploadPersonAttestation: UploadPersonAttestation,
    private readonly sealed: SealedAttestations,
    private readonly clock: Clock,
  ) {}

  ofReview(caller: CallerOrSession, reviewId: string, change: AttestationChange): Promise<AttestationResponse> {
    return this.unitOfWork.run(async (tx) => {
      const { organizationId } = await this.reviews.lock(tx, caller, reviewId);
      const { plain, earlier } = await this.changed(tx, { organizationId, subjectId: reviewId }, caller, change);
      const payload = validVariant(reviewAttestation, plain, this.clock);
      return this.uploadReviewAttestation.upload(caller, reviewId, payload, earlier);
    });
  }

  ofPerson(caller: CallerOrSession, personId: string, change: AttestationChange): Promise<AttestationResponse> {
    return this.unitOfWork.run(async (tx) => {
      const { person } = await this.persons.lock(tx, caller, personId, 'uploadAttestation');
      const { organizationId } = person;
      const { plain, earlier } = await this.changed(tx, { organizationId, subjectId: personId }, caller, change);
      const payload = validVariant(associatedPersonAttestation, plain, this.clock);
      return this.uploadPersonAttestation.upload(caller, personId, payload, earlier);
    });
  }

  private async changed(
    tx: Tx,
    { organizationId, subjectId }: { readonly organizationId: string; readonly subjectId: string },
    caller: CallerOrSession,
    { id, changes }: AttestationChange,
  ): Promise<Changed> {
    const [found] = await tx.query<{ payload: Buffer; createdBy: string; isLatest: boolean }>(
      `SELECT payload, created_by AS "createdBy", superseded_at IS NULL AS "isLatest" FROM attestation
       WHERE organization_id = $1 AND id = $2 AND subject_id = $3`,
      [organizationId, id, subjectId],
    );
    if (found === undefined) throw new ResourceNotFound('attestation', id);
    if (!found.isLatest) throw new IllegalTransition('attestation', id, 'superseded', 'change');
    const payload: AttestationPayload = await this.sealed.open(organizationId, id, found.payload);
    return {
      plain: { ...mergedPayload({ ...payload }, changes), type: payload.type },
      earlier: {
        documentIds: findNamedDocuments(payload).map(({ documentId }) => documentId),
        // Of what several have written nobody sees more than before.
        createdBy: found.createdBy === actorOf(caller) ? found.createdBy : 'several',
      },
    };
  }
}
