import type { AttestationType } from '../vocabulary/attestations.js';
import {
  type IdentityDocumentKind,
  type IdentityDocumentType,
  documentNumberForm,
  identityDocumentKinds,
} from '../vocabulary/identity-documents.js';
import type { PhysicalAddressVerification } from './address.js';
import type { PayloadOf } from './attestation-payloads.js';
import type { IdentityDocumentPayload } from './identity-documents.js';

/** What an attestation refers to. Documents are used in their order, and again from the first. */
export interface References {
  readonly documentIds: readonly string[];
  readonly associatedPersonIds: readonly string[];
  /** Of a proof of address. */
  readonly issuedOn: string;
}

const nobodys: References = {
  documentIds: ['018f4e6a-7c1d-7a3b-8e2f-000000000001', '018f4e6a-7c1d-7a3b-8e2f-000000000002'],
  associatedPersonIds: ['018f4e6a-7c1d-7a3b-8e2f-000000000011', '018f4e6a-7c1d-7a3b-8e2f-000000000012'],
  issuedOn: '2026-10-01',
};

/** One right attestation of each type, with all its fields. */
export function validAttestation<T extends AttestationType>(
  type: T,
  references: Partial<References> = {},
): PayloadOf<T> {
  return { ...(examples[type] as (given: References) => PayloadOf<T>)({ ...nobodys, ...references }) };
}

/** One right document of each kind, with what is usual for it. */
export function validGovernmentId(
  type: IdentityDocumentType,
  documentIds: readonly string[] = nobodys.documentIds,
): IdentityDocumentPayload {
  const { sides, expires, countries }: IdentityDocumentKind = identityDocumentKinds[type];
  return {
    type,
    country: countries === 'all' ? 'AR' : (countries[0] ?? ''),
    number: documentNumberForm.example,
    issuedOn: '2020-01-31',
    ...(expires === 'never' ? {} : { expiresOn: '2045-01-31' }),
    front: document(documentIds),
    ...(sides === 1 ? {} : { back: document(documentIds, 1) }),
  } as IdentityDocumentPayload;
}

export function validAddress(): PhysicalAddressVerification {
  return {
    address1: 'Av. Corrientes 1234',
    address2: 'Piso 5',
    city: 'Buenos Aires',
    subDivision: 'C',
    postalCode: 'C1043AAZ',
    country: 'AR',
  };
}

function document(ids: readonly string[], index = 0): { documentId: string } {
  const documentId = ids[index % ids.length];
  if (documentId === undefined) throw new Error('An attestation with documents needs the id of one at least');
  return { documentId };
}

const name = { firstName: 'Ana', middleName: 'María', lastName: 'Pérez' };
const person = { name, birthDate: '1990-05-17', nationality: 'AR' };
const contact = { email: 'ana@example.com', phoneNumber: '+5491123456789' };
const taxInfo = { taxIdentificationNumber: '20-12345678-6', taxIdentificationNumberType: 'CUIT' } as const;
const proofsOfAddress = ({ documentIds, issuedOn }: References) =>
  [{ ...document(documentIds), documentType: 'utilityBill', issuedOn }] as const;

const examples: { readonly [T in AttestationType]: (given: References) => PayloadOf<T> } = {
  individualPersonalInfoLight: () => ({ type: 'individualPersonalInfoLight', ...person }),
  individualPersonalInfo: () => ({
    type: 'individualPersonalInfo',
    ...person,
    isPoliticallyExposed: false,
    occupation: 'Engineer',
  }),
  individualContactInfo: () => ({ type: 'individualContactInfo', ...contact }),
  individualResidentialAddress: () => ({ type: 'individualResidentialAddress', address: validAddress() }),
  individualIdentityDocument: ({ documentIds }) => ({
    type: 'individualIdentityDocument',
    governmentId: validGovernmentId('driverLicense', documentIds),
  }),
  individualFinancialInfo: () => ({
    type: 'individualFinancialInfo',
    employmentStatus: 'EMPLOYED',
    primaryIncomeSource: 'SALARY',
    annualIncome: 'FROM_25K_TO_50K',
    estimatedMonthlyVolume: 'UNDER_1K',
  }),
  individualTaxInfo: () => ({ type: 'individualTaxInfo', ...taxInfo }),
  individualEeaInfo: () => ({ type: 'individualEeaInfo', placeOfBirthCountry: 'PT', placeOfBirthCity: 'Lisboa' }),
  individualProofOfAddress: (given) => ({
    type: 'individualProofOfAddress',
    proofOfAddressDocuments: [...proofsOfAddress(given)],
  }),
  individualSourceOfFunds: ({ documentIds }) => ({
    type: 'individualSourceOfFunds',
    sources: ['SALARY', 'SAVINGS'],
    sourceOfFundsDocuments: [document(documentIds)],
  }),
  individualSelfiePhoto: ({ documentIds }) => ({ type: 'individualSelfiePhoto', selfie: document(documentIds) }),
  businessIdentification: () => ({
    type: 'businessIdentification',
    legalName: 'Acme S.A.',
    tradeName: 'Acme',
    registrationNumber: '1234567',
    countryOfIncorporation: 'AR',
    subDivisionOfIncorporation: 'C',
    dateOfIncorporation: '2015-03-02',
    legalStructure: 'CORPORATION',
  }),
  businessTaxInfo: () => ({ type: 'businessTaxInfo', ...taxInfo }),
  businessAddress: () => ({
    type: 'businessAddress',
    registeredAddress: validAddress(),
    operatingAddressSameAsRegistration: false,
    operatingAddress: validAddress(),
  }),
  businessContactInfo: () => ({ type: 'businessContactInfo', ...contact, website: 'https://acme.example' }),
  businessDetails: () => ({
    type: 'businessDetails',
    industry: 'RETAIL',
    description: 'We sell handmade furniture to customers in Argentina.',
  }),
  businessOperations: () => ({
    type: 'businessOperations',
    transmittingCustomerFunds: false,
    countriesOfOperation: ['AR', 'BR'],
    highRiskActivities: ['TOBACCO'],
    expectedMonthlyPayments: 250,
  }),
  businessFinancialInfo: () => ({
    type: 'businessFinancialInfo',
    primaryIncomeSource: 'SALES_OF_GOODS',
    annualRevenue: 'FROM_100K_TO_1M',
    estimatedMonthlyVolume: 'FROM_1K_TO_5K',
  }),
  businessFormationDocuments: ({ documentIds }) => ({
    type: 'businessFormationDocuments',
    formationDocuments: [document(documentIds)],
  }),
  businessUboOwnershipDocuments: ({ documentIds }) => ({
    type: 'businessUboOwnershipDocuments',
    ownershipDocuments: [document(documentIds)],
  }),
  businessProofOfAddressDocuments: (given) => ({
    type: 'businessProofOfAddressDocuments',
    proofOfAddressDocuments: [...proofsOfAddress(given)],
  }),
  businessFlowOfFundsDocument: ({ documentIds }) => ({
    type: 'businessFlowOfFundsDocument',
    flowOfFundsDocument: document(documentIds),
  }),
  businessAssociatedPersons: ({ associatedPersonIds }) => ({
    type: 'businessAssociatedPersons',
    associatedPersonIds: [...associatedPersonIds],
  }),
  associatedPersonPersonalInfo: () => ({
    type: 'associatedPersonPersonalInfo',
    ...person,
    isPoliticallyExposed: false,
    jobTitle: 'Chief financial officer',
    ownershipPercentage: 25,
  }),
  associatedPersonContactInfo: () => ({ type: 'associatedPersonContactInfo', ...contact }),
  associatedPersonResidentialAddress: () => ({ type: 'associatedPersonResidentialAddress', address: validAddress() }),
  associatedPersonTaxInfo: () => ({ type: 'associatedPersonTaxInfo', ...taxInfo }),
  associatedPersonIdentityDocument: ({ documentIds }) => ({
    type: 'associatedPersonIdentityDocument',
    governmentId: validGovernmentId('passport', documentIds),
  }),
  associatedPersonProofOfAddress: (given) => ({
    type: 'associatedPersonProofOfAddress',
    proofOfAddressDocuments: [...proofsOfAddress(given)],
  }),
  associatedPersonEeaInfo: () => ({
    type: 'associatedPersonEeaInfo',
    isDirector: true,
    placeOfBirthCountry: 'PT',
    placeOfBirthCity: 'Lisboa',
  }),
  associatedPersonProofOfSignatoryAuthority: ({ documentIds }) => ({
    type: 'associatedPersonProofOfSignatoryAuthority',
    signatoryAuthorityDocuments: [{ ...document(documentIds), documentType: 'boardResolution' }],
  }),
};
