/** The server's contract, as types only: a payload that the server would refuse does not compile here. */
export type {
  AssociatedPersonAttestationPayload,
  AttestationPayload,
  PayloadOf,
  ReviewAttestationPayload,
} from '../../../libs/contracts/src/attestations/attestation-payloads.js';
export type { IdentityDocumentPayload } from '../../../libs/contracts/src/attestations/identity-documents.js';
export type { PhysicalAddressVerification } from '../../../libs/contracts/src/attestations/address.js';
export type {
  AttestationValidationFailure,
  AttestationValidationStatus,
} from '../../../libs/contracts/src/statuses/attestation-validation-status.js';
export type { ComplianceReviewStatus } from '../../../libs/contracts/src/statuses/compliance-review-status.js';
export type {
  AssociatedPersonAttestationType,
  AssociatedPersonRelationship,
  AttestationType,
  ReviewTier,
  ReviewType,
} from '../../../libs/contracts/src/vocabulary/attestations.js';
export type { ComplianceReviewStatusType } from '../../../libs/contracts/src/vocabulary/statuses.js';
export type { IdentityDocumentType } from '../../../libs/contracts/src/vocabulary/identity-documents.js';
export type { TaxIdentificationNumberType } from '../../../libs/contracts/src/vocabulary/tax-numbers.js';
