import type { AttestationType } from '../api/contract.js';

/** In which order people are asked: what is easy first, documents when they know why, other people last. */
export const stepOrder = [
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

export function rankOf(type: AttestationType): number {
  // One that is missing in the order does not compile.
  return stepOrder.indexOf(type satisfies (typeof stepOrder)[number]);
}
