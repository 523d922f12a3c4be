import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { Applicant, type Failure } from '../support/compliance/applicant.js';
import { must } from '../support/service/api.js';
import { upload } from '../support/documents/documents.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';
import { photographOf } from '../support/documents/scanned-documents.js';
import { type Conditions, wellTaken } from '../support/specimens/conditions.js';
import { type Specimen, specimenOf } from '../support/specimens/specimen.js';
import { until } from '../support/run/until.js';

/** The smallest at which everything is read: it is drawn and read soonest. */
const taken: Conditions = { ...wellTaken, pixelsPerMillimetre: 8 };

const passport = specimenOf(2_000_101, { kind: 'passport', country: 'PT' });
const licence = specimenOf(2_000_103, { kind: 'driverLicense', country: 'US' });

let gatehouse: OwnGatehouse;

beforeAll(async () => {
  gatehouse = await Gatehouse.start({ environment: { DOCUMENT_READING: 'on' } });
});
afterAll(() => gatehouse.stop());

interface Typed {
  readonly person?: object;
  readonly document?: object;
}

/** What is found when somebody types what stands on the document, with what a test changes in it. */
async function failuresOf(
  specimen: Specimen,
  pictures: readonly Buffer[],
  { person = {}, document = {} }: Typed = {},
): Promise<readonly Failure[]> {
  const applicant = await Applicant.open(gatehouse, { type: 'individual', tier: 'STANDARD' });
  const { firstNames, lastNames, birthDate, nationality } = specimen.person;
  const typed = {
    name: { firstName: firstNames.split(' ')[0], lastName: lastNames },
    ...{ birthDate, nationality: nationality.code },
    ...person,
  };
  must(await applicant.upload('individualPersonalInfo', typed), 201);
  const ids = await Promise.all(
    pictures.map(async (picture) => String(must(await upload(applicant.api, picture), 201)['id'])),
  );
  const [front, back] = ids.map((documentId) => ({ documentId }));
  const { kind: type, country, number, issuedOn, expiresOn } = specimen;
  const governmentId = { type, country: country.code, number, issuedOn, expiresOn, front, back, ...document };
  const { id } = must(await applicant.upload('individualIdentityDocument', { governmentId }), 201);
  const status = await until('the document is validated', async () => {
    const { body } = await applicant.api.get(`${applicant.path}/attestations/${String(id)}`);
    const found = body['validationStatus'] as { type: string; failures?: readonly Failure[] };
    return found.type !== 'pending' && found;
  });
  return status.failures ?? [];
}

/** With what somebody typed, who did not look closely. */
const otherNumber = { document: { number: 'ZZ9876543' } };
const otherBirthDate = { person: { birthDate: '1971-02-03' } };

function blocking(failureCode: string, check: string): object {
  return expect.objectContaining({
    failureCode,
    check,
    severity: 'BLOCKING',
    message: expect.stringMatching(/\. \w.*\.$/),
  });
}

describe('of a photograph of a passport', () => {
  let picture: Buffer;
  beforeAll(async () => {
    picture = await photographOf(passport, 'front', taken);
  });

  test('that is what was typed, nothing is found', async () => {
    expect(await failuresOf(passport, [picture])).toEqual([]);
  });

  test('nothing is believed whose check digit does not hold: a person looks at it', async () => {
    const { mrz } = passport;
    const [first = '', second = ''] = mrz?.lines ?? [];
    // The year of expiry, in the middle of the second line.
    const lines = [first, `${second.slice(0, 21)}15${second.slice(23)}`];
    const forged = { ...passport, ...(mrz && { mrz: { ...mrz, lines } }) };
    const found = await failuresOf(forged, [await photographOf(forged, 'front', taken)]);
    expect(found).toEqual([
      expect.objectContaining({ failureCode: 'POOR_QUALITY', severity: 'WARNING', check: 'zone' }),
    ]);
  });

  test('nothing is read when it is blurred', async () => {
    const blurred = await sharp(picture).blur(9).jpeg().toBuffer();
    expect(await failuresOf(passport, [blurred])).toContainEqual(blocking('POOR_QUALITY', 'sharpness'));
  });
});

test('of a photograph of a licence, another number is told from the one that was typed, and another birth date', async () => {
  const both = [await photographOf(licence, 'front', taken), await photographOf(licence, 'back', taken)];
  const found = await failuresOf(licence, both, { ...otherNumber, ...otherBirthDate });
  expect(found).toEqual([blocking('INCONSISTENT_DATA', 'barcode'), blocking('INCONSISTENT_DATA', 'barcode')]);
});
