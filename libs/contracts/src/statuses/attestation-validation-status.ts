import { Choice, ListOf, Tag, Text } from '../fields.js';
import { type UnionOf, union } from '../union.js';
import {
  type AttestationFailureCode,
  type AttestationFailureSeverity,
  attestationFailureCodes,
  attestationFailureSeverities,
} from '../vocabulary/attestations.js';

export class AttestationValidationFailure {
  @Choice(attestationFailureCodes)
  failureCode: AttestationFailureCode;

  @Choice(attestationFailureSeverities)
  severity: AttestationFailureSeverity;

  @Text({ max: 100, optional: true, describe: 'The check that found it.' })
  check?: string;

  @Text({ max: 500, optional: true, describe: 'What is wrong, in words for the person who uploaded it.' })
  message?: string;

  @Text({
    max: 100,
    optional: true,
    describe:
      'Which of the findings of that check it is, where it has several: `numberDiffers`. To put it in words of your own.',
    example: 'numberDiffers',
  })
  reason?: string;

  @Text({
    max: 200,
    optional: true,
    describe:
      'The field that it is about: `governmentId.number`. One that stands in another attestation is named with its type: `individualPersonalInfo.birthDate`.',
    example: 'governmentId.number',
  })
  field?: string;
}

export class AttestationPendingStatus {
  @Tag('pending')
  type: 'pending';
}

export class AttestationApprovedStatus {
  @Tag('approved')
  type: 'approved';
}

export class AttestationFailedStatus {
  @Tag('failed')
  type: 'failed';

  @ListOf(() => AttestationValidationFailure, { min: 1 })
  failures: AttestationValidationFailure[];
}

/** What validation has found so far. */
export const attestationValidationStatus = union('type', {
  pending: AttestationPendingStatus,
  approved: AttestationApprovedStatus,
  failed: AttestationFailedStatus,
});
export type AttestationValidationStatus = UnionOf<typeof attestationValidationStatus>;
