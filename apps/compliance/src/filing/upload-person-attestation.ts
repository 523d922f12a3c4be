import { Injectable } from '@nestjs/common';
import { AuditTrail } from '#audit';
import { type CallerOrSession, authorOf, invitationOf } from '#auth';
import type { AssociatedPersonAttestationPayload } from '#contracts';
import { type Tx, UnitOfWork } from '#database';
import { Clock } from '#runtime';
import { markAnswered, mayBeUploaded, refuseUnrequested, refuseWhileClosed } from '../case-file/allowed-uploads.js';
import { ReviewFileReading } from '../case-file/review-file.reading.js';
import { AssociatedPersonRows } from '../persons/associated-person.rows.js';
import { AssociatedPerson } from '../records/associated-person.entity.js';
import type { Attestation } from '../records/attestation.entity.js';
import { Review } from '../records/review.entity.js';
import type { AttestationSlot } from '../requirements/requirement-result.js';
import { type AttestationResponse, attestationResponse } from './attestation.view.js';
import { type EarlierAttestation, FileAttestation } from './file-attestation.js';

/** Uploads an attestation about a person. Every active review that lists the person has to be open, and if some requested information, one of them has to admit it. */
@Injectable()
export class UploadPersonAttestation {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly persons: AssociatedPersonRows,
    private readonly files: ReviewFileReading,
    private readonly fileAttestation: FileAttestation,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  upload(
    caller: CallerOrSession,
    personId: string,
    payload: AssociatedPersonAttestationPayload,
    earlier?: EarlierAttestation,
  ): Promise<AttestationResponse> {
    return this.unitOfWork.run(async (tx) => {
      const { person, reviews } = await this.persons.lock(tx, caller, personId, 'uploadAttestation');
      const upload = { attestationType: payload.type, associatedPersonId: personId };
      await this.refuseWhereClosed(tx, reviews, upload);
      const { organizationId } = person;
      const attestation = await this.fileAttestation.file(tx, {
        organizationId,
        subjectId: personId,
        payload,
        caller,
        comparedSubjectIds: reviews.map(({ id }) => id),
        earlier,
      });
      await this.touch(tx, person, reviews, upload);
      if (invitationOf(caller) !== undefined) await this.recordGiven(tx, caller, attestation);
      return attestationResponse(attestation, false);
    });
  }

  private async refuseWhereClosed(tx: Tx, reviews: readonly Review[], upload: AttestationSlot): Promise<void> {
    reviews.forEach((review) => refuseWhileClosed(review));
    const asking = await this.files.all(
      tx,
      reviews.filter(({ status }) => status === 'additionalInformationRequested'),
    );
    const [first] = asking;
    if (first !== undefined && !asking.some((file) => mayBeUploaded(file, upload))) refuseUnrequested(first, upload);
  }

  /** That it was the person, and not the business on their behalf. */
  private recordGiven(tx: Tx, caller: CallerOrSession, { organizationId, id }: Attestation): Promise<void> {
    const subject = `attestation:${id}` as const;
    return this.audit.record(tx, {
      organizationId,
      ...authorOf(caller),
      action: 'attestationGiven',
      subject,
      reason: null,
    });
  }

  private async touch(
    tx: Tx,
    person: AssociatedPerson,
    reviews: readonly Review[],
    upload: AttestationSlot,
  ): Promise<void> {
    const { organizationId, id } = person;
    const updatedAt = this.clock.now();
    await tx.update(AssociatedPerson, { organizationId, id }, { updatedAt });
    for (const review of reviews) {
      const informationRequests = markAnswered(review.informationRequests, upload);
      await tx.update(Review, { organizationId, id: review.id }, { informationRequests, updatedAt });
    }
  }
}
