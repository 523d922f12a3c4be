import { IllegalTransition } from '#errors';
import { comparedTypes } from '../checks/checks.js';
import type { InformationRequest, Review } from '../records/review.entity.js';
import type { ReviewFile } from './review-file.js';
import type { AttestationSlot } from '../requirements/requirement-result.js';
import { takesUploads } from '../records/review.lifecycle.js';

/** In these statuses anything may be uploaded, or, after a request for more information, what that request lets in. */
export function refuseWhileClosed({ id, status }: Review, trigger = 'uploadAttestation'): void {
  if (takesUploads(status)) return;
  const message = `The review is ${status}: nothing in it can be changed now`;
  throw new IllegalTransition('complianceReview', id, status, trigger, message);
}

/**
 * After a request for more information: what was asked for, what is missing or has to be mended because of what was
 * answered since, and what that is compared with, as the mistake may lie there. The rest stays as it was reviewed.
 */
export function mayBeUploaded(file: ReviewFile, upload: AttestationSlot): boolean {
  const { review, missing, toBeCorrected } = file;
  if (review.status !== 'additionalInformationRequested') return true;
  const isWanted = [...review.informationRequests, ...missing, ...toBeCorrected].some((wanted) =>
    isSame(wanted, upload),
  );
  return (
    isWanted || toBeCorrected.some((failing) => comparedTypes(failing.attestationType).includes(upload.attestationType))
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

/** The requests once this was uploaded. */
export function markAnswered(requests: readonly InformationRequest[], upload: AttestationSlot): InformationRequest[] {
  return requests.map((request) => (isSame(request, upload) ? { ...request, isAnswered: true } : request));
}

function isSame(a: AttestationSlot, b: AttestationSlot): boolean {
  return a.attestationType === b.attestationType && a.associatedPersonId === b.associatedPersonId;
}
