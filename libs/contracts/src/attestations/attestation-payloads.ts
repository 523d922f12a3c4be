import { type UnionOf, union } from '../union.js';
import type {
  AssociatedPersonAttestationType,
  BusinessAttestationType,
  IndividualAttestationType,
} from '../vocabulary/attestations.js';
import * as individual from './individual.js';
import * as business from './business.js';
import * as person from './associated-person.js';

/** A place in a payload, with dots; lists are passed through: `proofOfAddressDocuments.documentId`. */
type Place<T> = T extends readonly (infer Item)[]
  ? Place<Item>
  : T extends object
    ? { [K in keyof T & string]: Within<K, NonNullable<T[K]>> }[keyof T & string]
    : never;
type Within<K extends string, V> = V extends readonly (infer Item)[]
  ? Within<K, Item>
  : V extends object
    ? `${K}.${Place<V>}`
    : K;

interface Attestation<P extends object> {
  readonly payload: new () => P;
  /** The places that are no personal values. Whatever is not named here is masked. */
  readonly readable: readonly string[];
}

function attestation<P extends object>(payload: new () => P, readable: readonly Place<P>[] = []): Attestation<P> {
  return { payload, readable };
}

function payloadsOf<R extends Readonly<Record<string, Attestation<object>>>>(
  rows: R,
): { readonly [T in keyof R]: R[T]['payload'] } {
  return Object.fromEntries(Object.entries(rows).map(([type, { payload }]) => [type, payload])) as never;
}

const ofGovernmentId = ['governmentId.type', 'governmentId.front.documentId', 'governmentId.back.documentId'] as const;
const ofProofOfAddress = ['proofOfAddressDocuments.documentId', 'proofOfAddressDocuments.documentType'] as const;

/** Of both kinds of review, each for its own kind. */
export const reviewAttestations = {
  individualPersonalInfoLight: attestation(individual.IndividualPersonalInfoLight),
  individualPersonalInfo: attestation(individual.IndividualPersonalInfo),
  individualContactInfo: attestation(individual.IndividualContactInfo),
  individualResidentialAddress: attestation(individual.IndividualResidentialAddress),
  individualIdentityDocument: attestation(individual.IndividualIdentityDocument, ofGovernmentId),
  individualFinancialInfo: attestation(individual.IndividualFinancialInfo),
  individualTaxInfo: attestation(individual.IndividualTaxInfo, ['taxIdentificationNumberType']),
  individualEeaInfo: attestation(individual.IndividualEeaInfo),
  individualProofOfAddress: attestation(individual.IndividualProofOfAddress, ofProofOfAddress),
  individualSourceOfFunds: attestation(individual.IndividualSourceOfFunds, ['sourceOfFundsDocuments.documentId']),
  individualSelfiePhoto: attestation(individual.IndividualSelfiePhoto, ['selfie.documentId']),
  businessIdentification: attestation(business.BusinessIdentification, [
    'countryOfIncorporation',
    'subDivisionOfIncorporation',
    'dateOfIncorporation',
    'legalStructure',
  ]),
  businessTaxInfo: attestation(business.BusinessTaxInfo, ['taxIdentificationNumberType']),
  businessAddress: attestation(business.BusinessAddress, ['operatingAddressSameAsRegistration']),
  businessContactInfo: attestation(business.BusinessContactInfo),
  businessDetails: attestation(business.BusinessDetails, ['industry']),
  businessOperations: attestation(business.BusinessOperations, [
    'transmittingCustomerFunds',
    'countriesOfOperation',
    'highRiskActivities',
    'expectedMonthlyPayments',
  ]),
  businessFinancialInfo: attestation(business.BusinessFinancialInfo, [
    'primaryIncomeSource',
    'annualRevenue',
    'estimatedMonthlyVolume',
  ]),
  businessFormationDocuments: attestation(business.BusinessFormationDocuments, ['formationDocuments.documentId']),
  businessUboOwnershipDocuments: attestation(business.BusinessUboOwnershipDocuments, ['ownershipDocuments.documentId']),
  businessProofOfAddressDocuments: attestation(business.BusinessProofOfAddressDocuments, ofProofOfAddress),
  businessFlowOfFundsDocument: attestation(business.BusinessFlowOfFundsDocument, ['flowOfFundsDocument.documentId']),
  businessAssociatedPersons: attestation(business.BusinessAssociatedPersons, ['associatedPersonIds']),
} satisfies { [T in IndividualAttestationType | BusinessAttestationType]: Attestation<{ type: T }> };

/** What can be uploaded to a review. */
export const reviewAttestation = union('type', payloadsOf(reviewAttestations));
export type ReviewAttestationPayload = UnionOf<typeof reviewAttestation>;

export const associatedPersonAttestations = {
  associatedPersonPersonalInfo: attestation(person.AssociatedPersonPersonalInfo),
  associatedPersonContactInfo: attestation(person.AssociatedPersonContactInfo),
  associatedPersonResidentialAddress: attestation(person.AssociatedPersonResidentialAddress),
  associatedPersonTaxInfo: attestation(person.AssociatedPersonTaxInfo, ['taxIdentificationNumberType']),
  associatedPersonIdentityDocument: attestation(person.AssociatedPersonIdentityDocument, ofGovernmentId),
  associatedPersonProofOfAddress: attestation(person.AssociatedPersonProofOfAddress, ofProofOfAddress),
  associatedPersonEeaInfo: attestation(person.AssociatedPersonEeaInfo),
  associatedPersonProofOfSignatoryAuthority: attestation(person.AssociatedPersonProofOfSignatoryAuthority, [
    'signatoryAuthorityDocuments.documentId',
    'signatoryAuthorityDocuments.documentType',
  ]),
} satisfies { [T in AssociatedPersonAttestationType]: Attestation<{ type: T }> };

/** What can be uploaded for an associated person. */
export const associatedPersonAttestation = union('type', payloadsOf(associatedPersonAttestations));
export type AssociatedPersonAttestationPayload = UnionOf<typeof associatedPersonAttestation>;

export type AttestationPayload = ReviewAttestationPayload | AssociatedPersonAttestationPayload;
export type PayloadOf<T extends AttestationPayload['type']> = Extract<AttestationPayload, { type: T }>;
