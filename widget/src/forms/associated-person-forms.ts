import {
  proofOfAddressTypes,
  signatoryAuthorityTypes,
} from '../../../libs/contracts/src/vocabulary/attestation-values.js';
import type { AssociatedPersonAttestationType } from '../api/contract.js';
import type { FormsOf } from './form-table.js';
import { birthplace, contact, identity, person, personsTaxNumber, residence } from './person-fields.js';

export const associatedPersonForms: FormsOf<AssociatedPersonAttestationType> = {
  associatedPersonPersonalInfo: {
    ...person,
    isPoliticallyExposed: { kind: 'yesNo', optional: true },
    jobTitle: { kind: 'text', min: 2, max: 200 },
    ownershipPercentage: { kind: 'number', min: 0, max: 100, unit: '%' },
  },
  associatedPersonContactInfo: contact,
  associatedPersonResidentialAddress: residence,
  associatedPersonTaxInfo: personsTaxNumber,
  associatedPersonIdentityDocument: identity,
  associatedPersonProofOfAddress: {
    proofOfAddressDocuments: { kind: 'documents', documentTypes: proofOfAddressTypes, issuedOn: true },
  },
  associatedPersonEeaInfo: { isDirector: { kind: 'yesNo' }, ...birthplace },
  associatedPersonProofOfSignatoryAuthority: {
    signatoryAuthorityDocuments: { kind: 'documents', documentTypes: signatoryAuthorityTypes },
  },
};
