export const individualAttestationTypes = [
  'individualPersonalInfoLight',
  'individualPersonalInfo',
  'individualContactInfo',
  'individualResidentialAddress',
  'individualIdentityDocument',
  'individualFinancialInfo',
  'individualTaxInfo',
  'individualEeaInfo',
  'individualProofOfAddress',
  'individualSourceOfFunds',
  'individualSelfiePhoto',
] as const;
export type IndividualAttestationType = (typeof individualAttestationTypes)[number];

export const businessAttestationTypes = [
  'businessIdentification',
  'businessTaxInfo',
  'businessAddress',
  'businessContactInfo',
  'businessDetails',
  'businessOperations',
  'businessFinancialInfo',
  'businessFormationDocuments',
  'businessUboOwnershipDocuments',
  'businessProofOfAddressDocuments',
  'businessFlowOfFundsDocument',
  'businessAssociatedPersons',
] as const;
export type BusinessAttestationType = (typeof businessAttestationTypes)[number];

export const associatedPersonAttestationTypes = [
  'associatedPersonPersonalInfo',
  'associatedPersonContactInfo',
  'associatedPersonResidentialAddress',
  'associatedPersonTaxInfo',
  'associatedPersonIdentityDocument',
  'associatedPersonProofOfAddress',
  'associatedPersonEeaInfo',
  'associatedPersonProofOfSignatoryAuthority',
] as const;
export type AssociatedPersonAttestationType = (typeof associatedPersonAttestationTypes)[number];

export type AttestationType = IndividualAttestationType | BusinessAttestationType | AssociatedPersonAttestationType;
/** By a call, which a bundler may leave out where nobody uses the list; a spread it has to keep. */
export const attestationTypes: readonly AttestationType[] = /* @__PURE__ */ ([] as AttestationType[]).concat(
  individualAttestationTypes,
  businessAttestationTypes,
  associatedPersonAttestationTypes,
);

/** What is uploaded to a review itself. */
export const reviewAttestationTypes: readonly AttestationType[] = /* @__PURE__ */ ([] as AttestationType[]).concat(
  individualAttestationTypes,
  businessAttestationTypes,
);

/** As people are asked: easy questions first, documents later, other people last. */
export const orderOfQuestions = [
  'individualPersonalInfoLight',
  'individualPersonalInfo',
  'individualContactInfo',
  'individualResidentialAddress',
  'individualEeaInfo',
  'individualTaxInfo',
  'individualFinancialInfo',
  'individualSourceOfFunds',
  'individualIdentityDocument',
  'individualSelfiePhoto',
  'individualProofOfAddress',
  'businessIdentification',
  'businessAddress',
  'businessContactInfo',
  'businessTaxInfo',
  'businessDetails',
  'businessOperations',
  'businessFinancialInfo',
  'businessFormationDocuments',
  'businessProofOfAddressDocuments',
  'businessFlowOfFundsDocument',
  'businessUboOwnershipDocuments',
  'businessAssociatedPersons',
  'associatedPersonPersonalInfo',
  'associatedPersonContactInfo',
  'associatedPersonResidentialAddress',
  'associatedPersonEeaInfo',
  'associatedPersonTaxInfo',
  'associatedPersonIdentityDocument',
  'associatedPersonProofOfAddress',
  'associatedPersonProofOfSignatoryAuthority',
] as const satisfies readonly AttestationType[];

export const attestationFailureCodes = [
  'INCORRECT_DOCUMENT',
  'POOR_QUALITY',
  'MISSING_INFORMATION',
  'INCONSISTENT_DATA',
  'EXPIRED_DOCUMENT',
  'OTHER',
] as const;
export type AttestationFailureCode = (typeof attestationFailureCodes)[number];

export const attestationFailureSeverities = ['BLOCKING', 'WARNING'] as const;
export type AttestationFailureSeverity = (typeof attestationFailureSeverities)[number];

export const individualTiers = ['LIGHT', 'STANDARD'] as const;
export const businessTiers = ['US_STANDARD', 'FULL'] as const;
export const reviewTiers = [...individualTiers, ...businessTiers] as const;
export type ReviewTier = (typeof reviewTiers)[number];

export const reviewTypes = ['individual', 'business'] as const;
export type ReviewType = (typeof reviewTypes)[number];

export const tiersOf: Readonly<Record<ReviewType, readonly ReviewTier[]>> = {
  individual: individualTiers,
  business: businessTiers,
};

/** From the least: what is approved for one is approved for those before it. */
export function tiersUpTo(type: ReviewType, tier: ReviewTier): readonly ReviewTier[] {
  return tiersOf[type].slice(0, tiersOf[type].indexOf(tier) + 1);
}

/** What can be uploaded to a review; what is uploaded about its persons is beside it. */
export const attestationTypesOf: Readonly<Record<ReviewType, readonly AttestationType[]>> = {
  individual: individualAttestationTypes,
  business: businessAttestationTypes,
};

export const associatedPersonRelationships = ['BENEFICIAL_OWNER', 'CONTROL_PERSON'] as const;
export type AssociatedPersonRelationship = (typeof associatedPersonRelationships)[number];

/** In words: `individualSelfiePhoto` is a `Selfie photo`. */
export function attestationName(type: AttestationType): string {
  const words = type.replace(/^(individual|business(?!AssociatedPersons)|associatedPerson(?!s))/, '');
  const spaced = words.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).trim();
  const known = spaced.replace(/\b(ubo|eea)\b/g, (initials) => initials.toUpperCase());
  return known.charAt(0).toUpperCase() + known.slice(1);
}
