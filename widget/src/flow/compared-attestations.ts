import type { AttestationType } from '../api/contract.js';

/**
 * The attestations that the server's checks compare with each other. When one fails, the mistake may be in any of
 * them, so the server accepts corrections of all.
 */
export const comparedWith: Readonly<Partial<Record<AttestationType, readonly AttestationType[]>>> = {
  individualIdentityDocument: ['individualPersonalInfo', 'individualPersonalInfoLight'],
  individualTaxInfo: ['individualResidentialAddress', 'individualPersonalInfo', 'individualPersonalInfoLight'],
  individualProofOfAddress: ['individualPersonalInfo', 'individualPersonalInfoLight', 'individualResidentialAddress'],
  businessTaxInfo: ['businessIdentification'],
  businessFormationDocuments: ['businessIdentification'],
  businessUboOwnershipDocuments: ['businessIdentification'],
  businessProofOfAddressDocuments: ['businessIdentification', 'businessAddress'],
  businessAssociatedPersons: ['associatedPersonPersonalInfo', 'associatedPersonTaxInfo'],
  associatedPersonIdentityDocument: ['associatedPersonPersonalInfo'],
  associatedPersonTaxInfo: ['associatedPersonResidentialAddress', 'associatedPersonPersonalInfo'],
  associatedPersonProofOfAddress: ['associatedPersonPersonalInfo', 'associatedPersonResidentialAddress'],
  associatedPersonProofOfSignatoryAuthority: ['associatedPersonPersonalInfo'],
};
