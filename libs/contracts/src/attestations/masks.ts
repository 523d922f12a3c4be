import type { AttestationType } from '../vocabulary/attestations.js';
import { isPlainObject } from '../rules.js';
import type { AttestationPayload, PayloadOf } from './attestation-payloads.js';

/**
 * A payload for whoever need not read personal values: its shape, what kind of thing each is, and to which
 * documents and persons it refers. Everything else is masked, so that a new field is masked until it is named here.
 */
export function maskedPayload(payload: AttestationPayload): Record<string, unknown> {
  const kept = new Set<string>(['type', ...readable[payload.type]]);
  return masked(payload, '', kept) as Record<string, unknown>;
}

/** Where an attestation of this type names documents: `selfie.documentId`. */
export function documentPlacesIn(type: AttestationType): readonly string[] {
  return readable[type].filter((place) => place.endsWith('.documentId'));
}

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

type Readable = { readonly [T in AttestationType]: readonly Place<PayloadOf<T>>[] };

const ofGovernmentId = ['governmentId.type', 'governmentId.front.documentId', 'governmentId.back.documentId'] as const;
const ofProofOfAddress = ['proofOfAddressDocuments.documentId', 'proofOfAddressDocuments.documentType'] as const;

const readable: Readable = {
  individualPersonalInfoLight: [],
  individualPersonalInfo: [],
  individualContactInfo: [],
  individualResidentialAddress: [],
  individualIdentityDocument: ofGovernmentId,
  individualFinancialInfo: [],
  individualTaxInfo: ['taxIdentificationNumberType'],
  individualEeaInfo: [],
  individualProofOfAddress: ofProofOfAddress,
  individualSourceOfFunds: ['sourceOfFundsDocuments.documentId'],
  individualSelfiePhoto: ['selfie.documentId'],
  businessIdentification: [
    'countryOfIncorporation',
    'subDivisionOfIncorporation',
    'dateOfIncorporation',
    'legalStructure',
  ],
  businessTaxInfo: ['taxIdentificationNumberType'],
  businessAddress: ['operatingAddressSameAsRegistration'],
  businessContactInfo: [],
  businessDetails: ['industry'],
  businessOperations: [
    'transmittingCustomerFunds',
    'countriesOfOperation',
    'highRiskActivities',
    'expectedMonthlyPayments',
  ],
  businessFinancialInfo: ['primaryIncomeSource', 'annualRevenue', 'estimatedMonthlyVolume'],
  businessFormationDocuments: ['formationDocuments.documentId'],
  businessUboOwnershipDocuments: ['ownershipDocuments.documentId'],
  businessProofOfAddressDocuments: ofProofOfAddress,
  businessFlowOfFundsDocument: ['flowOfFundsDocument.documentId'],
  businessAssociatedPersons: ['associatedPersonIds'],
  associatedPersonPersonalInfo: [],
  associatedPersonContactInfo: [],
  associatedPersonResidentialAddress: [],
  associatedPersonTaxInfo: ['taxIdentificationNumberType'],
  associatedPersonIdentityDocument: ofGovernmentId,
  associatedPersonProofOfAddress: ofProofOfAddress,
  associatedPersonEeaInfo: [],
  associatedPersonProofOfSignatoryAuthority: [
    'signatoryAuthorityDocuments.documentId',
    'signatoryAuthorityDocuments.documentType',
  ],
};

function masked(value: unknown, place: string, kept: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((item) => masked(item, place, kept));
  if (!isPlainObject(value)) return kept.has(place) ? value : maskedLeaf(value);
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, masked(inner, place === '' ? name : `${place}.${name}`, kept)]),
  );
}

/** At most a quarter of a text is told, and never more than its last four characters. */
function maskedLeaf(value: unknown): string {
  const characters = typeof value === 'string' ? [...value] : [];
  const told = Math.min(4, Math.floor(characters.length / 4));
  return `****${told === 0 ? '' : characters.slice(-told).join('')}`;
}
