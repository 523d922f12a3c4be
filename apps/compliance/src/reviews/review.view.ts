import {
  Choice,
  type ComplianceReviewStatus,
  Instant,
  ListOf,
  OneOf,
  type ReviewTier,
  type ReviewType,
  Uuid,
  complianceReviewStatus,
  reviewTiers,
  reviewTypes,
} from '#contracts';
import { AttestationSummary, attestationSummary } from '../case-file/attestation-summary.view.js';
import { RequiredAttestation } from '../case-file/required-attestation.view.js';
import type { ReviewFile } from '../case-file/review-file.js';
import { AssociatedPersonView, associatedPersonView } from '../persons/associated-person.view.js';
import { reviewStatus } from '../records/review-status.view.js';

export class ReviewView {
  @Uuid()
  id: string;

  @Uuid()
  organizationId: string;

  @Choice(reviewTiers)
  tier: ReviewTier;

  @Choice(reviewTypes)
  type: ReviewType;

  @OneOf(complianceReviewStatus)
  status: ComplianceReviewStatus;

  @Instant()
  createdAt: string;

  @Instant()
  updatedAt: string;

  @ListOf(() => RequiredAttestation, { describe: 'All that has to be uploaded to submit. Answers can make it grow.' })
  requiredAttestations: RequiredAttestation[];

  @ListOf(() => AttestationSummary, { describe: 'The latest of each type.' })
  uploadedAttestations: AttestationSummary[];

  @ListOf(() => AssociatedPersonView, {
    optional: true,
    describe: 'Of a business: those whom its latest `businessAssociatedPersons` lists.',
  })
  associatedPersons?: AssociatedPersonView[];
}

export function reviewView(file: ReviewFile, forOfficer: boolean): ReviewView {
  const { review, attestations, persons } = file;
  const context = { tier: review.tier, requests: review.informationRequests, forOfficer };
  return {
    id: review.id,
    organizationId: review.organizationId,
    tier: review.tier,
    type: review.type,
    status: reviewStatus(review),
    createdAt: review.createdAt.toISOString(),
    updatedAt: review.updatedAt.toISOString(),
    requiredAttestations: file.ownRequirements.map(({ attestationType }) => ({ attestationType })),
    uploadedAttestations: attestations.map((attestation) => attestationSummary(attestation, forOfficer)),
    ...(review.type === 'business'
      ? { associatedPersons: persons.map((person) => associatedPersonView(person, context)) }
      : {}),
  };
}
