import { describe, expect, test } from '@jest/globals';
import type { AttestationPayload } from '#contracts';
import { type Inspection, type Readings, nothingRead, reasons } from '#inspection';
import {
  address,
  documentAt,
  evidenceOf,
  identification,
  imageOf,
  name,
  personalInfo,
  proofOfAddress,
} from '../../../../../test/support/compliance/evidence.js';
import { textOfProof } from './text-of-proof.js';

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

const absent = { outcome: 'absent' } as const;

/** Its pages carry this, and there is no more to be recognized unless it is told. */
function pdfSaying(text: string, recognized: Readings['text'] = absent, leftOut?: string): Inspection {
  const readings = { ...nothingRead, text: recognized };
  return { kind: 'pdf', pages: 1, isWhole: true, text, ...(leftOut !== undefined && { leftOut }), readings };
}

const bill = pdfSaying('Electricity bill for Ana Pérez, Avenida Corrientes 1234, Buenos Aires');
const articles = pdfSaying('Articles of association of ACME SOCIEDAD ANONIMA');
const certificate = pdfSaying('Certificate of registration, number 1.234.567');
const photo = (text: Readings['text']): Inspection => imageOf({ readings: { ...nothingRead, text } });
const photoSaying = (value: string): Inspection => photo({ outcome: 'read', value });
const billPhoto = photoSaying('Electricity bi1l for Ana Pérex, Avemda Corr1entes 1234, Buenos Aires');
const billScan = {
  outcome: 'read',
  value: 'Electricity bill for Ana Pérez, Avenida Corrientes 1234, Buenos Aires',
} as const;
const stamp = 'DocuSign Envelope ID: 8A7B6C5D-1234-4678-9ABC-DEF012345678';
const letter = pdfSaying('A letter about something else altogether');

function run(attestation: AttestationPayload, others: AttestationPayload[], inspections: Inspection[]): unknown {
  const documents = inspections.map((inspection, index) => documentAt(`documents.${index}`, inspection));
  return textOfProof.run(evidenceOf(attestation, { others, documents }));
}

function missing(message: string): unknown[] {
  const reason = expect.stringMatching(/NotShown$/);
  const finding = { failureCode: 'INCONSISTENT_DATA', severity: 'WARNING', reason };
  return [expect.objectContaining({ ...finding, message: expect.stringContaining(message) })];
}

const someone = proofOfAddress();
const notRun = (reason: string): object => ({ notRun: expect.stringContaining(reason) });
const tellsNothing = notRun('nobody has read it');

describe('each proof of address', () => {
  test.each<[string, AttestationPayload, AttestationPayload[], Inspection[], unknown]>([
    ['shows name and address', someone, [info, home], [bill], []],
    ['shows the name that a light review knows', someone, [light, home], [bill], []],
    ['shows neither', someone, [info, home], [letter], missing("Document 1 does not show the person's name and")],
    ['of two shows both', someone, [info, home], [bill, letter], missing("Document 2 does not show the person's name")],
    [
      'shows another address',
      someone,
      [info, { ...home, address: { ...address, address1: 'Rivadavia 9' } }],
      [bill],
      missing('show the address'),
    ],
    ['is a picture', someone, [info, home], [imageOf()], tellsNothing],
    ['is a scan', someone, [info, home], [pdfSaying(' 1 ', nothingRead.text)], tellsNothing],
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
      notRun('too unclear to be read'),
    ],
    ['is a photo without print', someone, [info, home], [photo({ outcome: 'absent' })], notRun('next to no print')],
    ['is a photo of one word', someone, [info, home], [photoSaying('Bill')], notRun('next to no print')],
    [
      'is a photo that took too long',
      someone,
      [info, home],
      [photo({ outcome: 'notRun', reason: 'It took too long.' })],
      notRun('nobody has read it yet. It took too long.'),
    ],
    [
      'is a scan, or shows neither',
      someone,
      [info, home],
      [pdfSaying('', nothingRead.text), letter],
      missing('Document 2'),
    ],
    [
      'comes before name and address',
      someone,
      [],
      [letter],
      { notRun: "Not given yet: the person's name and the address." },
    ],
    ['comes before the address', someone, [info], [bill], { notRun: 'Not given yet: the address.' }],
    ['comes before the address, of another', someone, [info], [letter], missing("the person's name")],
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

describe('a proof of address in parts', () => {
  const other = 'A letter about something else altogether';
  const scanOfOther = { outcome: 'read', value: other } as const;
  const { manyScans, long, late } = reasons;

  test.each<[string, Inspection, unknown]>([
    ['is stamped, and nobody read it', pdfSaying(stamp, nothingRead.text), tellsNothing],
    ['is stamped, and shows both', pdfSaying(stamp, billScan), []],
    ['is stamped, and about somebody else', pdfSaying(stamp, scanOfOther), missing('as far as it could be read from')],
    ['is stamped and blurred', pdfSaying(stamp, { outcome: 'illegible' }), notRun('too unclear to be read')],
    ['is too long', pdfSaying(other, absent, long), notRun(`Not all of a document could be read: ${long}`)],
    ['is too long, and shows both', pdfSaying(billScan.value, absent, long), []],
    ['has many scans', pdfSaying('', scanOfOther, manyScans), notRun('only the first 3 were read')],
    ['took too long', pdfSaying(other, { outcome: 'notRun', reason: late }), notRun(late)],
  ])('%s', (_, inspection, found) => {
    expect(run(someone, [info, home], [inspection])).toEqual(found);
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
      missing("None of the documents shows the company's legal name"),
    ],
    [
      'show both on pictures',
      formation,
      [identification],
      [photoSaying('Articles of association of ACNE S.A.'), photoSaying('Certificate of registration l234S67')],
      missing("None of the documents shows the company's legal name, as far as it could be read"),
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
    ['tell of the owners of another', owners, [identification], [certificate], missing("the company's legal name")],
    ['come before its name', owners, [], [letter], { notRun: "Not given yet: the company's legal name." }],
  ])('%s', (_, attestation, others, inspections, found) => {
    expect(run(attestation, others, inspections)).toEqual(found);
  });
});

test('an authority to sign names the person who has it', () => {
  const resolution = pdfSaying('The board resolves that ANA PEREZ may sign alone');
  expect(run(authority, [personalInfo()], [resolution])).toEqual([]);
  expect(run(authority, [personalInfo()], [letter])).toEqual(missing("the person's name"));
});

test('no message says what was typed', () => {
  const found = JSON.stringify([
    run(formation, [identification], [letter]),
    run(companyProof, [identification, companyAddress], [letter]),
    run(someone, [info, home], [letter]),
  ]);
  expect(found).not.toMatch(/acme|1234567|corrientes|pérez/i);
});

test('a finding names the document and what is not on it', () => {
  expect(run(someone, [info, home], [bill, letter])).toMatchObject([
    { field: 'documents.1', reason: 'nameAndAddressNotShown' },
  ]);
  expect(run(owners, [identification], [letter])).toMatchObject([
    { field: 'documents.0', reason: 'legalNameNotShown' },
  ]);
});
