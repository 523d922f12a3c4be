import type { AttestationType } from '#contracts';

export const withIdentityDocument = [
  'individualIdentityDocument',
  'associatedPersonIdentityDocument',
] as const satisfies readonly AttestationType[];

export const withProofOfAddress = [
  'individualProofOfAddress',
  'businessProofOfAddressDocuments',
  'associatedPersonProofOfAddress',
] as const satisfies readonly AttestationType[];

/** All attestations that name documents. */
export const withDocuments = [
  ...withIdentityDocument,
  ...withProofOfAddress,
  'individualSelfiePhoto',
  'individualSourceOfFunds',
  'businessFormationDocuments',
  'businessUboOwnershipDocuments',
  'businessFlowOfFundsDocument',
  'associatedPersonProofOfSignatoryAuthority',
] as const satisfies readonly AttestationType[];
