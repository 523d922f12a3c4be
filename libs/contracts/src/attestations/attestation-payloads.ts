import { type UnionOf, union } from '../union.js';
import type {
  AssociatedPersonAttestationType,
  BusinessAttestationType,
  IndividualAttestationType,
} from '../vocabulary/attestations.js';
import * as individual from './individual.js';
import * as business from './business.js';
import * as person from './associated-person.js';

/** What can be uploaded to a review: the attestations of both kinds of review, each for its own kind. */
export const reviewAttestation = union('type', {
  individualPersonalInfoLight: individual.IndividualPersonalInfoLight,
  individualPersonalInfo: individual.IndividualPersonalInfo,
  individualContactInfo: individual.IndividualContactInfo,
  individualResidentialAddress: individual.IndividualResidentialAddress,
  individualIdentityDocument: individual.IndividualIdentityDocument,
  individualFinancialInfo: individual.IndividualFinancialInfo,
  individualTaxInfo: individual.IndividualTaxInfo,
  individualEeaInfo: individual.IndividualEeaInfo,
  individualProofOfAddress: individual.IndividualProofOfAddress,
  individualSourceOfFunds: individual.IndividualSourceOfFunds,
  individualSelfiePhoto: individual.IndividualSelfiePhoto,
  businessIdentification: business.BusinessIdentification,
  businessTaxInfo: business.BusinessTaxInfo,
  businessAddress: business.BusinessAddress,
  businessContactInfo: business.BusinessContactInfo,
  businessDetails: business.BusinessDetails,
  businessOperations: business.BusinessOperations,
  businessFinancialInfo: business.BusinessFinancialInfo,
  businessFormationDocuments: business.BusinessFormationDocuments,
  businessUboOwnershipDocuments: business.BusinessUboOwnershipDocuments,
  businessProofOfAddressDocuments: business.BusinessProofOfAddressDocuments,
  businessFlowOfFundsDocument: business.BusinessFlowOfFundsDocument,
  businessAssociatedPersons: business.BusinessAssociatedPersons,
} satisfies { [T in IndividualAttestationType | BusinessAttestationType]: new () => { type: T } });
export type ReviewAttestationPayload = UnionOf<typeof reviewAttestation>;

/** What can be uploaded for an associated person. */
export const associatedPersonAttestation = union('type', {
  associatedPersonPersonalInfo: person.AssociatedPersonPersonalInfo,
  associatedPersonContactInfo: person.AssociatedPersonContactInfo,
  associatedPersonResidentialAddress: person.AssociatedPersonResidentialAddress,
  associatedPersonTaxInfo: person.AssociatedPersonTaxInfo,
  associatedPersonIdentityDocument: person.AssociatedPersonIdentityDocument,
  associatedPersonProofOfAddress: person.AssociatedPersonProofOfAddress,
  associatedPersonEeaInfo: person.AssociatedPersonEeaInfo,
  associatedPersonProofOfSignatoryAuthority: person.AssociatedPersonProofOfSignatoryAuthority,
} satisfies { [T in AssociatedPersonAttestationType]: new () => { type: T } });
export type AssociatedPersonAttestationPayload = UnionOf<typeof associatedPersonAttestation>;

export type AttestationPayload = ReviewAttestationPayload | AssociatedPersonAttestationPayload;
export type PayloadOf<T extends AttestationPayload['type']> = Extract<AttestationPayload, { type: T }>;
