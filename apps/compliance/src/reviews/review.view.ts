import {
  Choice,
  type ComplianceReviewStatus,
  Instant,
  ListOf,
  Nested,
  OneOf,
  type ReviewTier,
  Tag,
  Text,
  type UnionOf,
  Uuid,
  businessTiers,
  complianceReviewStatus,
  individualTiers,
  union,
} from '#contracts';
import { AttestationSummary, attestationSummary } from '../case-file/attestation-summary.view.js';
import { RequiredAttestation } from '../case-file/required-attestation.view.js';
import type { ReviewFile } from '../case-file/review-file.js';
import { AssociatedPersonResource, associatedPersonView } from '../persons/associated-person.view.js';
import type { Review } from '../records/review.entity.js';
import { reviewStatus } from '../records/review-status.view.js';
import { OfficerFindingView, RiskView } from '../risk/findings/finding.view.js';

const priorities = ['normal', 'high'] as const;

const required = { describe: 'All that has to be uploaded to submit. Answers can make it grow.' };

class ReviewState {
  @Uuid()
  id: string;

  @Uuid()
  organizationId: string;

  @OneOf(complianceReviewStatus)
  status: ComplianceReviewStatus;

  @Text({ max: 2000, optional: true, describe: 'What was declared with the latest submission.' })
  declaration?: string;

  @Instant({ optional: true, describe: 'Since when its approval counts no longer.' })
  revokedAt?: string;

  @Text({ max: 2000, optional: true, describe: 'Why the approval was revoked.' })
  revocationReason?: string;

  @Instant({ optional: true, describe: 'When its approval has to be looked at again.' })
  reviewAgainAt?: string;

  @Uuid({ optional: true, describe: 'Who of the staff looks after it. Only the staff sees this and the next two.' })
  assignee?: string;

  @Choice(priorities, { optional: true, describe: '`high` for reviews of the highest tier, and of high risk.' })
  priority?: (typeof priorities)[number];

  @Instant({ optional: true, describe: 'Until when it should be decided, once it is submitted.' })
  dueAt?: string;

  @Nested(() => RiskView, { optional: true, describe: 'For the staff alone, once something was uploaded.' })
  risk?: RiskView;

  @ListOf(() => OfficerFindingView, {
    optional: true,
    max: 5000,
    describe: 'What an officer should look at. For the staff alone, where a single review is read.',
  })
  officerFindings?: OfficerFindingView[];

  @Instant()
  createdAt: string;

  @Instant()
  updatedAt: string;

  @ListOf(() => AttestationSummary, { describe: 'The latest of each type.', example: [] })
  uploadedAttestations: AttestationSummary[];
}

export class IndividualReviewView extends ReviewState {
  @Tag('individual')
  type: 'individual';

  @Choice(individualTiers)
  tier: ReviewTier;

  @ListOf(() => RequiredAttestation, { ...required, example: [{ attestationType: 'individualPersonalInfoLight' }] })
  requiredAttestations: RequiredAttestation[];
}

export class BusinessReviewView extends ReviewState {
  @Tag('business')
  type: 'business';

  @Choice(businessTiers)
  tier: ReviewTier;

  @ListOf(() => RequiredAttestation, { ...required, example: [{ attestationType: 'businessIdentification' }] })
  requiredAttestations: RequiredAttestation[];

  @ListOf(() => AssociatedPersonResource, {
    describe: 'Those whom its latest `businessAssociatedPersons` lists: up to four owners, and one who runs it.',
    example: [],
  })
  associatedPersons: AssociatedPersonResource[];
}

const moment = '2026-11-21T09:30:00.000Z';
const state = {
  id: '01937c5e-8f2a-7d31-9b64-2f0c8e5a7b10',
  organizationId: '01937c5e-8f2a-7d31-9b64-2f0c8e5a7b11',
  type: 'individual',
  tier: 'LIGHT',
  createdAt: moment,
  updatedAt: moment,
  requiredAttestations: [{ attestationType: 'individualPersonalInfoLight' }],
  uploadedAttestations: [
    {
      id: '01937c5e-8f2a-7d31-9b64-2f0c8e5a7b12',
      attestationType: 'individualPersonalInfoLight',
      validationStatus: { type: 'approved' },
    },
  ],
};

/** A review as it is once it was submitted, and once it was approved. */
export const reviewExamples = {
  submitted: { ...state, status: { type: 'submitted', submittedAt: moment } },
  approved: { ...state, status: { type: 'approved', submittedAt: moment, approvedAt: moment } },
};

export const reviews = union('type', { individual: IndividualReviewView, business: BusinessReviewView });
export type ReviewView = UnionOf<typeof reviews>;

export function reviewView(file: ReviewFile, forOfficer: boolean): ReviewView {
  const { review, attestations, persons } = file;
  const context = { tier: review.tier, requests: review.informationRequests, forOfficer };
  const shared = {
    id: review.id,
    organizationId: review.organizationId,
    tier: review.tier,
    status: reviewStatus(review),
    ...(review.declaration === null ? {} : { declaration: review.declaration }),
    ...revocationOf(review),
    ...(review.reviewAgainAt === null ? {} : { reviewAgainAt: review.reviewAgainAt.toISOString() }),
    createdAt: review.createdAt.toISOString(),
    updatedAt: review.updatedAt.toISOString(),
    requiredAttestations: file.requiredAttestations.map((attestationType) => ({ attestationType })),
    uploadedAttestations: attestations.map((attestation) => attestationSummary(attestation, forOfficer)),
  };
  if (review.type === 'individual') return { ...shared, type: review.type };
  const associatedPersons = persons.map((person) => associatedPersonView(person, context));
  return { ...shared, type: review.type, associatedPersons };
}

function revocationOf({ revokedAt, revocationReason }: Review): Pick<ReviewView, 'revokedAt' | 'revocationReason'> {
  if (revokedAt === null || revocationReason === null) return {};
  return { revokedAt: revokedAt.toISOString(), revocationReason };
}

/** What the staff sees of a review as work: who does it, and until when. */
export function asCase<V extends ReviewView>(view: V, review: Review, hours: number): V {
  const { assigneeId, submittedAt, tier, riskLevel, riskScore } = review;
  return {
    ...view,
    ...(assigneeId === null ? {} : { assignee: assigneeId }),
    priority: tier === 'FULL' || riskLevel === 'high' ? 'high' : 'normal',
    ...(riskLevel === null || riskScore === null ? {} : { risk: { level: riskLevel, score: riskScore } }),
    ...(submittedAt === null ? {} : { dueAt: new Date(submittedAt.getTime() + hours * 3_600_000).toISOString() }),
  };
}
