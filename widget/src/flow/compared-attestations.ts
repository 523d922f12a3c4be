import type { AttestationType } from '../api/contract.js';

/**
 * What the checks of the server compare an attestation with. Where one has to be mended, the mistake may lie in any of
 * these, so that the server takes them as well.
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
