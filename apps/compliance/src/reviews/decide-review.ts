import { Injectable } from '@nestjs/common';
import { AuditTrail } from '#audit';
import { type Caller, authorOf } from '#auth';
import { associatedPersonAttestation, attestationTypesOf } from '#contracts';
import { type Tx, UnitOfWork } from '#database';
import { type FieldFailure, Forbidden, ValidationFailed } from '#errors';
import type { ReviewFile } from '../case-file/review-file.js';
import { ReviewFileReading } from '../case-file/review-file.reading.js';
import type { Review } from '../records/review.entity.js';
import type { ReviewTrigger } from '../records/review.lifecycle.js';
import { ReviewMoves, type ReviewChanges } from '../records/review.moves.js';
import { ReviewRows } from '../records/review.rows.js';
import type { Decision, RequestInformationDecision } from './review.dto.js';
import { type ReviewView, reviewView } from './review.view.js';

const triggerOf: Readonly<Record<Decision['type'], ReviewTrigger>> = {
  approve: 'approve',
  reject: 'reject',
  requestInformation: 'requestInformation',
  error: 'fail',
  retry: 'retry',
};

/** Applies a compliance officer's decision, with an entry in the audit trail. */
@Injectable()
export class DecideReview {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly reviews: ReviewRows,
    private readonly files: ReviewFileReading,
    private readonly moves: ReviewMoves,
    private readonly audit: AuditTrail,
  ) {}

  decide(caller: Caller, id: string, decision: Decision): Promise<ReviewView> {
    return this.unitOfWork.run(async (tx) => {
      const review = await this.reviews.lock(tx, caller, id);
      refuseOwn(caller);
      const file = await this.files.of(tx, review);
      if (decision.type === 'requestInformation') refuseUnknown(file, decision);
      const decided = await this.moves.move(tx, review, triggerOf[decision.type], (now) => changes(decision, now));
      await this.record(tx, caller, decided, decision);
      return reviewView(file.withReview(decided), true);
    });
  }

  private async record(tx: Tx, caller: Caller, { organizationId, id }: Review, decision: Decision): Promise<void> {
    const reason = [decision.type, textOf(decision)].filter((part) => part !== null).join(': ');
    await this.audit.record(tx, {
      organizationId,
      ...authorOf(caller),
      action: 'reviewDecided',
      subject: `complianceReview:${id}`,
      reason,
    });
  }
}

/** A key finds the reviews of its own organization, and of its children: nobody decides about themselves. */
function refuseOwn(caller: Caller): void {
  if (caller.kind === 'operator') return;
  throw new Forbidden('operator', 'A key decides no review of its own organization, nor of one that it created');
}

function changes(decision: Decision, now: Date): ReviewChanges {
  return {
    decidedAt: now,
    decisionText: textOf(decision),
    informationRequests:
      decision.type === 'requestInformation'
        ? decision.requests.map(({ attestationType, associatedPersonId, message }) => ({
            attestationType,
            ...(associatedPersonId === undefined ? {} : { associatedPersonId }),
            message,
            isAnswered: false,
          }))
        : [],
  };
}

function textOf(decision: Decision): string | null {
  switch (decision.type) {
    case 'reject':
      return decision.rejectionDescription;
    case 'error':
      return decision.errorDescription;
    case 'requestInformation':
      return decision.requests.map(({ message }) => message).join(' · ');
    case 'approve':
    case 'retry':
      return null;
  }
}

/** A request has to name an attestation of this type of review, or of a person whom it lists. */
function refuseUnknown(file: ReviewFile, { requests }: RequestInformationDecision): void {
  const { review, persons } = file;
  const failures: FieldFailure[] = [];
  requests.forEach(({ attestationType, associatedPersonId, attestation }, index) => {
    const at = (field: string, message: string): void =>
      void failures.push({ field: `requests.${index}.${field}`, messages: [message] });
    const isOfPerson = attestationType in associatedPersonAttestation.variants;
    if (!isOfPerson && !attestationTypesOf[review.type].includes(attestationType))
      at('attestationType', `must be an attestation of ${review.type} reviews or of their associated persons`);
    else if (isOfPerson && !persons.some(({ person }) => person.id === associatedPersonId))
      at('associatedPersonId', 'must be an associated person whom the review lists');
    else if (!isOfPerson && associatedPersonId !== undefined)
      at('associatedPersonId', 'must be left out: this attestation is not about an associated person');
    else if (attestation !== undefined && attestation.type !== attestationType)
      at('attestation.type', 'must be the same as `attestationType`');
    else if (
      attestation !== undefined &&
      file.uploadedFor({ attestationType, associatedPersonId })?.id !== attestation.id
    )
      at('attestation.id', 'must be the latest upload of its type');
  });
  if (failures.length > 0) throw new ValidationFailed(failures);
}
