import { Injectable } from '@nestjs/common';
import { AuditTrail } from '#audit';
import { type Caller, authorOf, isOfHouse } from '#auth';
import { associatedPersonAttestation, attestationTypesOf } from '#contracts';
import { type Tx, UnitOfWork } from '#database';
import { type FieldFailure, Forbidden, ValidationFailed } from '#errors';
import type { ReviewFile } from '../case-file/review-file.js';
import type { Review } from '../records/review.entity.js';
import { type ReviewTrigger, reviewLifecycle } from '../records/review.lifecycle.js';
import { ReviewNotes } from '../records/review-notes.js';
import { ReviewMoves, type ReviewChanges } from '../records/review.moves.js';
import { ReviewRows } from '../records/review.rows.js';
import { refuseUnanswered } from '../risk/weighing/refuse-unanswered.js';
import { WeighReview } from '../risk/weighing/weigh-review.js';
import type { Decision, RequestInformationDecision } from './review.dto.js';
import { type ReviewView, reviewView } from './review.view.js';

export const triggerOf: Readonly<Record<Decision['type'], ReviewTrigger>> = {
  approve: 'approve',
  reject: 'reject',
  requestInformation: 'requestInformation',
  error: 'fail',
  retry: 'retry',
  close: 'close',
};

/** Applies a compliance officer's decision, with an entry in the audit trail. */
@Injectable()
export class DecideReview {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly reviews: ReviewRows,
    private readonly weighing: WeighReview,
    private readonly moves: ReviewMoves,
    private readonly notes: ReviewNotes,
    private readonly audit: AuditTrail,
  ) {}

  decide(caller: Caller, id: string, decision: Decision): Promise<ReviewView> {
    return this.unitOfWork.run(async (tx) => {
      const review = await this.reviews.lock(tx, caller, id);
      refuseOwn(caller);
      const file = await this.weighing.file(tx, review);
      if (decision.type === 'requestInformation') refuseUnknown(file, decision);
      const weighed = decision.type === 'approve' ? await this.weighedForApproval(tx, file) : {};
      const decided = await this.moves.move(tx, review, triggerOf[decision.type], (now) => ({
        ...changes(decision, now),
        ...weighed,
      }));
      await this.record(tx, caller, decided, decision);
      const internal = internalTextOf(decision);
      if (internal !== undefined) await this.notes.keep(tx, decided, authorOf(caller).actor, internal);
      return reviewView(file.withReview(decided), true);
    });
  }

  /** That it cannot be approved at all is told before what is open. */
  private async weighedForApproval(tx: Tx, file: ReviewFile): Promise<ReviewChanges> {
    const { id, status } = file.review;
    reviewLifecycle.next(status, 'approve', id);
    const weighed = await this.weighing.weighFile(tx, file);
    refuseUnanswered(id, weighed);
    return { riskLevel: weighed.rating.level, riskScore: weighed.rating.score };
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
  if (isOfHouse(caller)) return;
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

/** What the organization reads. */
export function textOf(decision: Decision): string | null {
  switch (decision.type) {
    case 'reject':
      return decision.rejectionDescription;
    case 'error':
      return decision.errorDescription;
    case 'close':
      return decision.reason;
    case 'requestInformation':
      return decision.requests.map(({ message }) => message).join(' · ');
    case 'approve':
    case 'retry':
      return null;
  }
}

/** What stays among the staff. */
function internalTextOf(decision: Decision): string | undefined {
  if (decision.type === 'approve') return decision.note;
  return decision.type === 'reject' ? decision.internalReason : undefined;
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
