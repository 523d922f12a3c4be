import type { AttestationType } from '../api/contract.js';

/** The order of steps: easy questions first, documents later, other people last. */
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
  // A type that is missing in the order does not compile.
  return stepOrder.indexOf(type satisfies (typeof stepOrder)[number]);
}
