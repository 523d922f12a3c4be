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

export const attestationTypes = [
  ...individualAttestationTypes,
  ...businessAttestationTypes,
  ...associatedPersonAttestationTypes,
] as const;
export type AttestationType = (typeof attestationTypes)[number];

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
