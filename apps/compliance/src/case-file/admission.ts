import { IllegalTransition } from '#errors';
import { comparedTypes } from '../checks/checks.js';
import type { InformationRequest, Review } from '../records/review.entity.js';
import type { ReviewFile } from './review-file.js';
import type { Upload } from '../requirements/requirement-result.js';
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
export function isLetIn(file: ReviewFile, upload: Upload): boolean {
  const { review, missing, toBeMended } = file;
  if (review.status !== 'additionalInformationRequested') return true;
  const isWanted = [...review.informationRequests, ...missing, ...toBeMended].some((wanted) => isSame(wanted, upload));
  return (
    isWanted || toBeMended.some((failing) => comparedTypes(failing.attestationType).includes(upload.attestationType))
  );
}

export function refuseUnasked(file: ReviewFile, upload: Upload): void {
  if (isLetIn(file, upload)) return;
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
export function answered(requests: readonly InformationRequest[], upload: Upload): InformationRequest[] {
  return requests.map((request) => (isSame(request, upload) ? { ...request, isAnswered: true } : request));
}

function isSame(a: Upload, b: Upload): boolean {
  return a.attestationType === b.attestationType && a.associatedPersonId === b.associatedPersonId;
}
