import { ApiSchema } from '@nestjs/swagger';
import {
  AnyObject,
  AttestationSummaryParam,
  type AttestationType,
  ChangingListQuery,
  Choice,
  type ComplianceReviewStatusType,
  ListOf,
  Nested,
  QueryInteger,
  type ReviewTier,
  type ReviewType,
  Search,
  Tag,
  Text,
  type UnionOf,
  Uuid,
  YesOrNo,
  attestationTypes,
  complianceReviewStatuses,
  reviewTiers,
  reviewTypes,
  union,
} from '#contracts';
import { type RenewalStage, renewalStages } from '../records/renewal.js';
import { type RiskLevel, riskLevels } from '../records/risk-level.js';

export class CreateReview {
  @Choice(reviewTypes, { example: 'business' })
  type: ReviewType;

  @Choice(reviewTiers, {
    example: 'FULL',
    describe: '`LIGHT` or `STANDARD` for an individual, `US_STANDARD` or `FULL` for a business.',
  })
  tier: ReviewTier;

  @AnyObject({
    optional: true,
    example: { businessIdentification: { legalName: 'Acme S.A.', countryOfIncorporation: 'AR' } },
    describe:
      'What you know already: by the type of attestation, any of its fields but files. It is checked like an attestation, kept until the review is submitted, and is no answer until the person gives it.',
  })
  prefill?: Record<string, unknown>;
}

export class ReviewQuery extends ChangingListQuery {
  @Choice(complianceReviewStatuses, { optional: true, describe: 'Only those that are in this status now.' })
  status?: ComplianceReviewStatusType;

  @Choice(reviewTypes, { optional: true })
  type?: ReviewType;

  @Choice(reviewTiers, { optional: true })
  tier?: ReviewTier;

  @Choice(riskLevels, {
    optional: true,
    describe: 'Only those of this risk, as it was weighed last. For the staff alone.',
  })
  risk?: RiskLevel;

  @Choice(renewalStages, {
    optional: true,
    describe:
      'Only those whose approval has to be looked at again: `due` once that was told, `ending` a week before it ends. For the staff alone.',
  })
  renewal?: RenewalStage;

  @Uuid({ optional: true, describe: 'Only those that this person of the staff has taken.' })
  assigneeId?: string;

  @QueryInteger({
    min: 0,
    max: 100_000,
    optional: true,
    describe: 'Only those that were submitted, the last time, so many hours ago or earlier.',
  })
  ageOver?: number;

  @Search('the id of a review, or the name of the person or business that is reviewed')
  q?: string;
}

@ApiSchema({ name: 'SubmitReview' })
export class SubmitReviewBody {
  @YesOrNo({
    optional: true,
    describe: 'Submit although there are warnings. Failures that are `BLOCKING` cannot be acknowledged.',
  })
  acknowledgeWarnings?: boolean;

  @Text({
    max: 2000,
    optional: true,
    example: 'I declare that these answers are true and complete.',
    describe: 'What the person who submits it declares, word for word as it was shown. It is kept with the submission.',
  })
  declaration?: string;
}

const forTheOrganization = 'The organization reads it, and it is in its events: write no personal data here.';

const forStaff = 'For the staff alone: the organization never reads it.';

class Approve {
  @Tag('approve')
  type: 'approve';

  @Text({ max: 2000, optional: true, example: 'The register confirms everything.', describe: forStaff })
  note?: string;
}

class Reject {
  @Tag('reject')
  type: 'reject';

  @Text({ max: 2000, example: 'The company is not in the register.', describe: forTheOrganization })
  rejectionDescription: string;

  @Text({ max: 2000, optional: true, example: 'The owner is on a list of ours.', describe: forStaff })
  internalReason?: string;
}

class RequestedInformation {
  @Choice(attestationTypes, { example: 'businessFormationDocuments' })
  attestationType: AttestationType;

  @Uuid({ optional: true, describe: 'Whose attestation it is, for those of associated persons.' })
  associatedPersonId?: string;

  @Text({ max: 2000, example: 'Please send all pages of the articles.', describe: forTheOrganization })
  message: string;

  @Nested(() => AttestationSummaryParam, {
    optional: true,
    describe: 'The upload that it is about: the latest of its type, as the requirements name it.',
  })
  attestation?: AttestationSummaryParam;
}

class RequestInformation {
  @Tag('requestInformation')
  type: 'requestInformation';

  @ListOf(() => RequestedInformation, { min: 1, max: 100, describe: 'Only these can be uploaded again.' })
  requests: RequestedInformation[];
}

class Fail {
  @Tag('error')
  type: 'error';

  @Text({ max: 2000, example: 'The register could not be reached.', describe: forTheOrganization })
  errorDescription: string;
}

class Retry {
  @Tag('retry')
  type: 'retry';
}

class Close {
  @Tag('close')
  type: 'close';

  @Text({ max: 2000, example: 'Nobody answered for three months.', describe: forTheOrganization })
  reason: string;
}

/** A compliance officer's decision on a review. */
export const decision = union('type', {
  approve: Approve,
  reject: Reject,
  requestInformation: RequestInformation,
  error: Fail,
  retry: Retry,
  close: Close,
});
export type Decision = UnionOf<typeof decision>;
export type RequestInformationDecision = RequestInformation;
