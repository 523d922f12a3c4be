import { ApiSchema } from '@nestjs/swagger';
import {
  AttestationSummaryParam,
  type AttestationType,
  Choice,
  type ComplianceReviewStatusType,
  ListOf,
  Nested,
  PageQuery,
  type ReviewTier,
  type ReviewType,
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

export class CreateReview {
  @Choice(reviewTypes, { example: 'business' })
  type: ReviewType;

  @Choice(reviewTiers, {
    example: 'FULL',
    describe: '`LIGHT` or `STANDARD` for an individual, `US_STANDARD` or `FULL` for a business.',
  })
  tier: ReviewTier;
}

export class ReviewQuery extends PageQuery {
  @Choice(complianceReviewStatuses, { optional: true, describe: 'Only those that are in this status now.' })
  status?: ComplianceReviewStatusType;

  @Uuid({ optional: true, describe: 'Only those of this organization.' })
  organizationId?: string;
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
    describe: 'What whoever submits it declares, word for word as it was shown. It is kept with the submission.',
  })
  declaration?: string;
}

const forTheOrganization = 'The organization reads it, and it is in its events: write no personal data here.';

class Approve {
  @Tag('approve')
  type: 'approve';
}

class Reject {
  @Tag('reject')
  type: 'reject';

  @Text({ max: 2000, example: 'The company is not in the register.', describe: forTheOrganization })
  rejectionDescription: string;
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

/** A compliance officer's decision on a review. */
export const decision = union('type', {
  approve: Approve,
  reject: Reject,
  requestInformation: RequestInformation,
  error: Fail,
  retry: Retry,
});
export type Decision = UnionOf<typeof decision>;
export type RequestInformationDecision = RequestInformation;
