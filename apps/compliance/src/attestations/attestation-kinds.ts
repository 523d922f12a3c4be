import {
  type AttestationType,
  type ReviewType,
  businessAttestationTypes,
  individualAttestationTypes,
} from '#contracts';

/** What can be uploaded to a review of this type. */
export function reviewAttestationTypes(type: ReviewType): readonly AttestationType[] {
  return type === 'individual' ? individualAttestationTypes : businessAttestationTypes;
}
