import { describe, expect, test } from '@jest/globals';
import type { AttestationPayload } from '#contracts';
import {
  address,
  documentAt,
  evidenceOf,
  identification,
  imageOf,
  name,
  pdfSaying,
  personalInfo,
  proofOfAddress,
} from '../../../../test/support/evidence.js';
import { type Inspection, type Readings, nothingRead } from '#inspection';
import { pdfText } from './pdf-text.js';

const info: AttestationPayload = { type: 'individualPersonalInfo', name, birthDate: '1990-03-12', nationality: 'AR' };
const light: AttestationPayload = { ...info, type: 'individualPersonalInfoLight' };
const home: AttestationPayload = { type: 'individualResidentialAddress', address };
const companyAddress: AttestationPayload = {
  type: 'businessAddress',
  registeredAddress: { ...address, address1: 'Calle Florida 100' },
  operatingAddressSameAsRegistration: false,
  operatingAddress: address,
};
const formation: AttestationPayload = { type: 'businessFormationDocuments', formationDocuments: [] };
const owners: AttestationPayload = { type: 'businessUboOwnershipDocuments', ownershipDocuments: [] };
const companyProof: AttestationPayload = { type: 'businessProofOfAddressDocuments', proofOfAddressDocuments: [] };
const authority: AttestationPayload = {
  type: 'associatedPersonProofOfSignatoryAuthority',
  signatoryAuthorityDocuments: [],
};

const bill = pdfSaying('Electricity bill for Ana Pérez, Avenida Corrientes 1234, Buenos Aires');
const articles = pdfSaying('Articles of association of ACME SOCIEDAD ANONIMA');
const certificate = pdfSaying('Certificate of registration, number 1.234.567');
const photo = (text: Readings['text']): Inspection => imageOf({ readings: { ...nothingRead, text } });
const photoSaying = (value: string): Inspection => photo({ outcome: 'read', value });
const billPhoto = photoSaying('Electricity bi1l for Ana Pérex, Avemda Corr1entes 1234, Buenos Aires');
const letter = pdfSaying('A letter about something else altogether');

function run(attestation: AttestationPayload, others: AttestationPayload[], inspections: Inspection[]): unknown {
  const documents = inspections.map((inspection, index) => documentAt(`documents.${index}`, inspection));
  return pdfText.run(evidenceOf(attestation, { others, documents }));
}

function missing(message: string): unknown[] {
  return [{ failureCode: 'INCONSISTENT_DATA', severity: 'WARNING', message: expect.stringContaining(message) }];
}

const someone = proofOfAddress();
const tellsNothing = { notRun: expect.stringContaining('nobody has read it') };

describe('each proof of address', () => {
  test.each<[string, AttestationPayload, AttestationPayload[], Inspection[], unknown]>([
    ['shows name and address', someone, [info, home], [bill], []],
    ['shows the name that a light review knows', someone, [light, home], [bill], []],
    ['shows neither', someone, [info, home], [letter], missing('Document 1 does not show the name of the person and')],
    ['of two shows both', someone, [info, home], [bill, letter], missing('Document 2 does not show the name')],
    [
      'shows another address',
      someone,
      [info, { ...home, address: { ...address, address1: 'Rivadavia 9' } }],
      [bill],
      missing('show the address'),
    ],
    ['is a picture', someone, [info, home], [imageOf()], tellsNothing],
    ['is a scan', someone, [info, home], [pdfSaying(' 1 ')], tellsNothing],
    ['is a photo that shows both', someone, [info, home], [billPhoto], []],
    [
      'is a photo that shows another address',
      someone,
      [info, { ...home, address: { ...address, address1: 'Corrientes 1235', city: 'Rosario', postalCode: '2000' } }],
      [billPhoto],
      missing('Document 1 does not show the address, as far as it could be read from a picture. Upload'),
    ],
    [
      'is a photo too blurred to be read',
      someone,
      [info, home],
      [photo({ outcome: 'illegible' })],
      { notRun: expect.stringContaining('too unclear to be read') },
    ],
    [
      'is a photo without print',
      someone,
      [info, home],
      [photo({ outcome: 'absent' })],
      { notRun: expect.stringContaining('next to no print') },
    ],
    [
      'is a photo of one word',
      someone,
      [info, home],
      [photoSaying('Bill')],
      { notRun: expect.stringContaining('next to no print') },
    ],
    [
      'is a photo that took too long',
      someone,
      [info, home],
      [photo({ outcome: 'notRun', reason: 'It took too long.' })],
      { notRun: expect.stringContaining('nobody has read it yet. It took too long.') },
    ],
    ['is a scan, or shows neither', someone, [info, home], [pdfSaying(''), letter], missing('Document 2')],
    [
      'comes before name and address',
      someone,
      [],
      [letter],
      { notRun: 'Not given yet: the name of the person and the address.' },
    ],
    ['comes before the address', someone, [info], [bill], { notRun: 'Not given yet: the address.' }],
    ['comes before the address, of another', someone, [info], [letter], missing('the name of the person')],
    [
      'is of a company where it operates',
      companyProof,
      [identification, companyAddress],
      [pdfSaying('Acme SA, Corrientes 1234, Buenos Aires')],
      [],
    ],
    [
      'is of a company where it is registered',
      companyProof,
      [identification, companyAddress],
      [pdfSaying('Acme SA, Florida 100, Buenos Aires')],
      [],
    ],
    [
      'is of a company elsewhere',
      companyProof,
      [identification, companyAddress],
      [pdfSaying('Acme SA, Rivadavia 9, Buenos Aires')],
      missing('show the address'),
    ],
  ])('%s', (_, attestation, others, inspections, found) => {
    expect(run(attestation, others, inspections)).toEqual(found);
  });
});

describe('documents of a company together', () => {
  test.each<[string, AttestationPayload, AttestationPayload[], Inspection[], unknown]>([
    ['show its name and number', formation, [identification], [articles, certificate], []],
    [
      'lack its number',
      formation,
      [identification],
      [articles],
      missing('The document does not show its registration number'),
    ],
    [
      'lack its name',
      formation,
      [identification],
      [certificate, letter],
      missing('None of the documents shows the legal name'),
    ],
    [
      'show both on pictures',
      formation,
      [identification],
      [photoSaying('Articles of association of ACNE S.A.'), photoSaying('Certificate of registration l234S67')],
      missing('None of the documents shows the legal name of the company, as far as it could be read'),
    ],
    [
      'show its name in a PDF and its number on a picture',
      formation,
      [identification],
      [articles, photoSaying('Certificate of registration l234S67')],
      [],
    ],
    ['may have its number on a picture', formation, [identification], [articles, imageOf()], tellsNothing],
    ['show both, beside a picture', formation, [identification], [articles, certificate, imageOf()], []],
    ['tell of its owners', owners, [identification], [articles, letter], []],
    ['tell of the owners of another', owners, [identification], [certificate], missing('the legal name')],
    ['come before its name', owners, [], [letter], { notRun: 'Not given yet: the legal name of the company.' }],
  ])('%s', (_, attestation, others, inspections, found) => {
    expect(run(attestation, others, inspections)).toEqual(found);
  });
});

test('an authority to sign names the person who has it', () => {
  const resolution = pdfSaying('The board resolves that ANA PEREZ may sign alone');
  expect(run(authority, [personalInfo()], [resolution])).toEqual([]);
  expect(run(authority, [personalInfo()], [letter])).toEqual(missing('the name of the person'));
});

test('no message says what was typed', () => {
  const found = JSON.stringify([
    run(formation, [identification], [letter]),
    run(companyProof, [identification, companyAddress], [letter]),
    run(someone, [info, home], [letter]),
  ]);
  expect(found).not.toMatch(/acme|1234567|corrientes|pérez/i);
});
