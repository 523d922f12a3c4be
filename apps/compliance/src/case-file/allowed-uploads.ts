import { IllegalTransition } from '#errors';
import { comparedTypes } from '../checks/checks.js';
import type { InformationRequest, Review } from '../records/review.entity.js';
import { takesUploads } from '../records/review.lifecycle.js';
import type { AttestationSlot } from '../requirements/requirement-result.js';
import type { ReviewFile } from './review-file.js';

/** Refuses a change while the review's status allows none. */
export function refuseWhileClosed({ id, status }: Review, trigger = 'uploadAttestation'): void {
  if (takesUploads(status)) return;
  const message = `The review is ${status}: nothing in it can be changed now`;
  throw new IllegalTransition('complianceReview', id, status, trigger, message);
}

/**
 * After a request for more information, these may be uploaded: what was requested, what is missing or has to be
 * corrected because of later answers, and what that is compared with, as the mistake may be there. Everything else
 * stays as it was reviewed.
 */
export function mayBeUploaded(file: ReviewFile, upload: AttestationSlot): boolean {
  const { review, missing, toBeCorrected } = file;
  if (review.status !== 'additionalInformationRequested') return true;
  const isRequested = [...review.informationRequests, ...missing, ...toBeCorrected].some((requested) =>
    isSame(requested, upload),
  );
  return (
    isRequested ||
    toBeCorrected.some((failing) => comparedTypes(failing.attestationType).includes(upload.attestationType))
  );
}

export function refuseUnrequested(file: ReviewFile, upload: AttestationSlot): void {
  if (mayBeUploaded(file, upload)) return;
  const { review } = file;
  throw new IllegalTransition(
    'complianceReview',
    review.id,
    review.status,
    'uploadAttestation',
    'Only what the compliance officer asked for can be uploaded now',
  );
}

/** The requests, with this upload marked as their answer. */
export function markAnswered(requests: readonly InformationRequest[], upload: AttestationSlot): InformationRequest[] {
  return requests.map((request) => (isSame(request, upload) ? { ...request, isAnswered: true } : request));
}

function isSame(a: AttestationSlot, b: AttestationSlot): boolean {
  return a.attestationType === b.attestationType && a.associatedPersonId === b.associatedPersonId;
}
