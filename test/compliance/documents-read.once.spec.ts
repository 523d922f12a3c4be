import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { Applicant } from '../support/compliance/applicant.js';
import { idOf } from '../support/service/api.js';
import { inspectingProcesses } from '../support/documents/inspecting-processes.js';
import { upload, uploadFace } from '../support/documents/documents.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';
import { pdfOf } from '../support/documents/pdfs.js';
import { letterScan, passportOf, sideOf } from '../support/documents/scanned-documents.js';
import { type Letter, letterOf } from '../support/specimens/letters.js';
import { scannedPdf } from '../support/specimens/scans.js';
import { specimenOf } from '../support/specimens/specimen.js';
import { until } from '../support/run/until.js';
import { onLinux } from '../support/run/on-linux.js';

let gatehouse: OwnGatehouse;
beforeAll(async () => {
  gatehouse = await Gatehouse.start({ environment: { DOCUMENT_READING: 'on' } });
});
afterAll(() => gatehouse.stop());

const ana = { name: { firstName: 'Ana', lastName: 'Pérez' }, birthDate: '1990-05-17', nationality: 'AR' };
const passport = {
  ...ana.name,
  birthDate: ana.birthDate,
  nationality: 'AR',
  number: 'AAB123456',
  expiresOn: '2035-01-31',
};
const governmentId = { type: 'passport', country: 'AR', number: passport.number, expiresOn: passport.expiresOn };

async function somebody(where: Gatehouse = gatehouse): Promise<Applicant> {
  return Applicant.open(where, { type: 'individual', tier: 'STANDARD' });
}

async function uploaded({ api }: Applicant, bytes: Buffer): Promise<{ documentId: string }> {
  return { documentId: idOf(await upload(api, bytes)) };
}

/** What the checks make of the latest of this type. */
async function verdictOn(applicant: Applicant, type: string): Promise<unknown> {
  const { uploadedAttestations } = await applicant.validated();
  return uploadedAttestations.find(({ attestationType }) => attestationType === type)?.validationStatus;
}

function failing(check: string, failureCode: string, severity = 'BLOCKING'): object {
  return { type: 'failed', failures: [{ check, failureCode, severity }] };
}

describe('a passport', () => {
  let applicant: Applicant;
  let front: { documentId: string };
  beforeAll(async () => {
    applicant = await somebody();
    front = await uploaded(applicant, await passportOf(passport));
  });

  /** About that very document: it is read once for all tests. */
  async function verdictOnTyped(ofPerson: object, ofDocument: object): Promise<unknown> {
    await applicant.upload('individualPersonalInfo', { ...ana, ...ofPerson });
    await applicant.upload('individualIdentityDocument', { governmentId: { ...governmentId, ...ofDocument, front } });
    return verdictOn(applicant, 'individualIdentityDocument');
  }

  test('that says what was typed is approved', async () => {
    expect(await verdictOnTyped({}, {})).toEqual({ type: 'approved' });
  });

  test.each([
    ['another number', {}, { number: 'AAB123457' }, 'INCONSISTENT_DATA'],
    ['another birth date', { birthDate: '1990-05-18' }, {}, 'INCONSISTENT_DATA'],
    ['another nationality', { nationality: 'UY' }, {}, 'INCONSISTENT_DATA'],
    ['another kind of document', {}, { type: 'visa' }, 'INCORRECT_DOCUMENT'],
  ])('stands in the way where %s was typed', async (_, ofPerson, ofDocument, failureCode) => {
    expect(await verdictOnTyped(ofPerson, ofDocument)).toMatchObject(failing('zone', failureCode));
  });

  onLinux('is not opened again when something is mended that was typed', async () => {
    const wrong = await verdictOnTyped({ birthDate: '1990-05-19' }, {});
    expect(wrong).toMatchObject(failing('zone', 'INCONSISTENT_DATA'));
    for (const child of inspectingProcesses()) process.kill(child, 'SIGKILL');
    await until('nothing opens documents', () => inspectingProcesses().length === 0);

    await applicant.upload('individualPersonalInfo', ana);
    expect(await verdictOn(applicant, 'individualIdentityDocument')).toEqual({ type: 'approved' });
    expect(inspectingProcesses()).toEqual([]);
  });

  test('that expired is found out, whatever was typed', async () => {
    front = await uploaded(applicant, await passportOf({ ...passport, expiresOn: '2020-01-31' }));
    expect(await verdictOnTyped({}, {})).toMatchObject(failing('zone', 'EXPIRED_DOCUMENT'));
  });
});

describe('a licence of the United States', () => {
  const licence = specimenOf(7, { kind: 'driverLicense', country: 'US' });
  const { firstNames: firstName, lastNames: lastName, birthDate } = licence.person;
  const typed = { type: 'driverLicense', country: 'US', number: licence.number, expiresOn: licence.expiresOn };

  test('is approved by its barcode', async () => {
    const applicant = await somebody();
    await applicant.upload('individualPersonalInfo', { name: { firstName, lastName }, birthDate });
    const front = await uploaded(applicant, await sideOf(licence, 'front'));
    const back = await uploaded(applicant, await sideOf(licence, 'back'));
    await applicant.upload('individualIdentityDocument', { governmentId: { ...typed, front, back } });
    expect(await verdictOn(applicant, 'individualIdentityDocument')).toEqual({ type: 'approved' });
  });

  test('needs both sides, not two pictures of one', async () => {
    const applicant = await somebody();
    const [front, back] = [await sideOf(licence, 'back'), await sideOf(licence, 'back')];
    const sides = { front: await uploaded(applicant, front), back: await uploaded(applicant, back) };
    await applicant.upload('individualIdentityDocument', { governmentId: { ...typed, ...sides } });
    expect(await verdictOn(applicant, 'individualIdentityDocument')).toMatchObject(
      failing('sides', 'INCORRECT_DOCUMENT'),
    );
  });
});

test('an identity document that is an empty PDF is doubted, and no empty page behind one that says something', async () => {
  const applicant = await somebody();
  const lines = ['Republic of Somewhere', 'Ana', 'Registered in Buenos Aires', 'Single'];
  const front = await uploaded(applicant, pdfOf([[]]));
  const back = await uploaded(applicant, pdfOf([lines, []]));
  const card = { type: 'nationalId', country: 'AR', number: '30123456', expiresOn: '2035-01-31', front, back };
  await applicant.upload('individualIdentityDocument', { governmentId: card });
  expect(await verdictOn(applicant, 'individualIdentityDocument')).toMatchObject(
    failing('print', 'POOR_QUALITY', 'BLOCKING'),
  );
});

describe('a scan of a bill', () => {
  const billFor = (legalName: string): Letter => {
    const letter = letterOf(4, { kind: 'utilityBill', legalName, street: 'Av. Corrientes 1234', city: 'Buenos Aires' });
    return { ...letter, postalCode: 'C1043AAZ' };
  };

  async function verdictOnBill(bytes: Buffer, { street, city } = billFor('Ana Pérez')): Promise<unknown> {
    const applicant = await somebody();
    const address = { address1: street, city, subDivision: 'C', postalCode: 'C1043AAZ', country: 'AR' };
    await applicant.upload('individualPersonalInfo', ana);
    await applicant.upload('individualResidentialAddress', { address });
    const document = await uploaded(applicant, bytes);
    const issuedOn = new Date().toISOString().slice(0, 10);
    await applicant.upload('individualProofOfAddress', {
      proofOfAddressDocuments: [{ ...document, documentType: 'utilityBill', issuedOn }],
    });
    return verdictOn(applicant, 'individualProofOfAddress');
  }

  test.each([
    ['shows what was typed', 'Ana Pérez', { type: 'approved' }],
    [
      'is doubted where it is about somebody else',
      'Boris Kowalski',
      failing('pdfText', 'INCONSISTENT_DATA', 'WARNING'),
    ],
  ])('%s', async (_, legalName, verdict) => {
    expect(await verdictOnBill(await letterScan(billFor(legalName)))).toMatchObject(verdict);
  });

  test('that nobody can read has to be taken again, as a picture and as a PDF', async () => {
    const legible = await letterScan(billFor('Ana Pérez'));
    const blurred = await sharp(legible).blur(12).jpeg().toBuffer();
    expect(await verdictOnBill(blurred)).toMatchObject(failing('sharpness', 'POOR_QUALITY'));
    expect(await verdictOnBill(await scannedPdf([blurred], 152))).toMatchObject(failing('sharpness', 'POOR_QUALITY'));
    expect(await verdictOnBill(await scannedPdf([legible], 152))).toEqual({ type: 'approved' });
  });
});

describe('a selfie', () => {
  const card = specimenOf(7, { kind: 'driverLicense', country: 'US' });
  test.each<[string, () => Promise<Buffer> | Buffer, reason: string, severity: string]>([
    [
      'a PDF of a bill',
      () => pdfOf([['Electricity bill', 'Ana Pérez', 'Av. Corrientes 1234']]),
      'notAPicture',
      'BLOCKING',
    ],
    ['a picture of a passport', () => passportOf(passport), 'isDocument', 'BLOCKING'],
    ['a picture of a card with a barcode', () => sideOf(card, 'back'), 'isDocument', 'BLOCKING'],
  ])('that is %s is found out', async (_, drawn, reason, severity) => {
    const applicant = await somebody();
    await applicant.upload('individualSelfiePhoto', { selfie: await uploaded(applicant, await drawn()) });
    expect(await verdictOn(applicant, 'individualSelfiePhoto')).toMatchObject({
      type: 'failed',
      failures: expect.arrayContaining([
        expect.objectContaining({ check: 'selfie', failureCode: 'INCORRECT_DOCUMENT', severity, reason }),
      ]),
    });
  });

  test('that is a picture of people is approved', async () => {
    const applicant = await somebody();
    const selfie = { documentId: await uploadFace(applicant.api) };
    await applicant.upload('individualSelfiePhoto', { selfie });
    expect(await verdictOn(applicant, 'individualSelfiePhoto')).toEqual({ type: 'approved' });
  });
});

test('where documents are not read, nothing is held against anybody, and officers are told', async () => {
  const other = await Gatehouse.shared();
  const applicant = await somebody(other);
  const front = await uploaded(applicant, await passportOf(passport));
  const wrong = { ...governmentId, number: 'AAB123457', front };
  const { body } = await applicant.upload('individualIdentityDocument', { governmentId: wrong });
  expect(await verdictOn(applicant, 'individualIdentityDocument')).toEqual({ type: 'approved' });
  const path = `${applicant.path}/attestations/${String(body['id'])}`;
  const read = await other.operator.call('GET', path, undefined, { 'Access-Reason': 'Looking' });
  const reason = 'Documents are not read here.';
  expect(read.body['checks']).toContainEqual({ check: 'zone', outcome: 'notRun', reason });
});
