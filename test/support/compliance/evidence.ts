import type { AttestationPayload, PayloadOf } from '#contracts';
import type { Evidence, EvidenceDocument, EvidencePerson } from '../../../apps/compliance/src/checks/evidence/check.js';
import { type ImageInspection, type Inspection, nothingRead } from '#inspection';

export const name = { firstName: 'Ana', lastName: 'Pérez' };

export const address = {
  address1: 'Av. Corrientes 1234',
  city: 'Buenos Aires',
  subDivision: 'C',
  postalCode: 'C1043AAZ',
  country: 'AR',
};

export const identification: PayloadOf<'businessIdentification'> = {
  type: 'businessIdentification',
  legalName: 'Acme S.A.',
  registrationNumber: '1234567',
  countryOfIncorporation: 'AR',
  dateOfIncorporation: '2020-02-29',
  legalStructure: 'CORPORATION',
};

/** Evidence for checks: what is not stated is as good as it gets. */
export function evidenceOf(
  attestation: AttestationPayload,
  given: Partial<Omit<Evidence, 'latest'>> & { readonly others?: readonly AttestationPayload[] } = {},
): Evidence {
  const { others = [], ...rest } = given;
  return {
    attestation,
    latest: Object.fromEntries(others.map((other) => [other.type, other])),
    documents: [],
    isSameSide: undefined,
    relationships: [],
    persons: [],
    today: '2026-11-21',
    ...rest,
  };
}

export function documentAt(
  path: string,
  inspection: Inspection,
  given: Partial<EvidenceDocument> = {},
): EvidenceDocument {
  return { path, sha256: `sha of ${path}`, isUsedElsewhere: false, inspection, ...given };
}

export function imageOf(figures: Partial<ImageInspection> = {}): ImageInspection {
  const good = { sharpness: 5_000, brightness: 0.7, contrast: 0.9, glare: 0, letters: 200 };
  return { kind: 'image', width: 1_600, height: 1_000, isWhole: true, ...good, readings: nothingRead, ...figures };
}

export function pdfSaying(text: string, pages = 1): Inspection {
  return { kind: 'pdf', pages, isWhole: true, text, readings: nothingRead };
}

export function identityDocument(
  governmentId: Partial<PayloadOf<'individualIdentityDocument'>['governmentId']> = {},
): PayloadOf<'individualIdentityDocument'> {
  const passport = { type: 'passport', country: 'AR', number: 'AAB123456', front: { documentId: 'front' } } as const;
  return { type: 'individualIdentityDocument', governmentId: { ...passport, ...governmentId } };
}

export function proofOfAddress(...issuedOn: readonly string[]): PayloadOf<'individualProofOfAddress'> {
  return {
    type: 'individualProofOfAddress',
    proofOfAddressDocuments: issuedOn.map((day) => ({
      documentId: 'proof',
      documentType: 'utilityBill',
      issuedOn: day,
    })),
  };
}

export const selfie: PayloadOf<'individualSelfiePhoto'> = {
  type: 'individualSelfiePhoto',
  selfie: { documentId: 'selfie' },
};

export function personalInfo(
  given: Partial<PayloadOf<'associatedPersonPersonalInfo'>> = {},
): PayloadOf<'associatedPersonPersonalInfo'> {
  return {
    type: 'associatedPersonPersonalInfo',
    name,
    birthDate: '1990-03-12',
    nationality: 'AR',
    jobTitle: 'Director',
    ownershipPercentage: 25,
    ...given,
  };
}

export function personOf(given: Partial<EvidencePerson> = {}): EvidencePerson {
  return {
    associatedPersonId: 'person',
    relationships: ['BENEFICIAL_OWNER'],
    personalInfo: undefined,
    taxInfo: undefined,
    ...given,
  };
}
