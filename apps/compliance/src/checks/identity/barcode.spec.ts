import { describe, expect, test } from '@jest/globals';
import {
  documentAt,
  evidenceOf,
  identityDocument,
  imageOf,
  personalInfo,
} from '../../../../../test/support/compliance/evidence.js';
import { type LicenceBarcode, type Readings, nothingRead } from '#inspection';
import { barcode } from './barcode.js';
import type { Finding, NotRun } from '../evidence/check.js';

const licence: LicenceBarcode = {
  kind: 'driverLicense',
  country: 'US',
  number: 'Y1234567',
  birthDate: '1990-03-12',
  expiresOn: '2031-05-31',
  firstName: 'ANA MARIA',
  lastName: 'PEREZ',
};

type Typed = Parameters<typeof identityDocument>[0];

function found(reading: Readings['barcode'], typed: Typed = {}): readonly Finding[] | NotRun {
  const back = documentAt('governmentId.back', imageOf({ readings: { ...nothingRead, barcode: reading } }));
  const document = { type: 'driverLicense', country: 'US', number: 'Y1234567' } as const;
  const { governmentId } = identityDocument({ ...document, ...typed });
  const attestation = { type: 'associatedPersonIdentityDocument', governmentId } as const;
  return barcode.run(evidenceOf(attestation, { documents: [back], others: [personalInfo()] }));
}

function foundIn(said: Partial<LicenceBarcode>, typed: Typed = {}): readonly Finding[] | NotRun {
  return found({ outcome: 'read', value: { ...licence, ...said } }, typed);
}

test('what says what was typed has nothing against it', () => {
  expect(foundIn({})).toEqual([]);
  expect(foundIn({ kind: undefined, country: undefined, number: undefined, lastName: undefined })).toEqual([]);
  expect(foundIn({ birthDate: undefined, expiresOn: undefined })).toEqual([]);
});

test.each<[string, Partial<LicenceBarcode>, string, string]>([
  ['another number', { number: 'Y1234568' }, 'INCONSISTENT_DATA', 'BLOCKING'],
  ['another birth date', { birthDate: '1990-12-03' }, 'INCONSISTENT_DATA', 'BLOCKING'],
  ['that it has expired', { expiresOn: '2026-11-20' }, 'EXPIRED_DOCUMENT', 'BLOCKING'],
  ['another name', { lastName: 'GONZALEZ' }, 'INCONSISTENT_DATA', 'WARNING'],
  ['another country', { country: 'CA' }, 'INCONSISTENT_DATA', 'WARNING'],
  ['that it is an identity card', { kind: 'stateId' }, 'INCORRECT_DOCUMENT', 'WARNING'],
])('it says %s', (_, said, failureCode, severity) => {
  const findings = foundIn(said);
  expect(findings).toMatchObject([{ failureCode, severity }]);
  expect(barcode.finds).toContainEqual(expect.objectContaining({ failureCode, severity }));
});

test('it is a licence, and an identity card was typed', () => {
  expect(foundIn({}, { type: 'stateId' })).toMatchObject([{ failureCode: 'INCORRECT_DOCUMENT', severity: 'WARNING' }]);
  expect(foundIn({ kind: 'stateId' }, { type: 'stateId' })).toEqual([]);
});

describe('where it says the month of expiry alone', () => {
  test.each<[string, string, string | undefined]>([
    ['any day of it may have been typed', '2031-05', '2031-05-12'],
    ['no day need have been typed', '2031-05', undefined],
    ['the document is good until its end', '2026-11', undefined],
  ])('%s', (_, expiresOn, typed) => {
    expect(foundIn({ expiresOn }, typed === undefined ? {} : { expiresOn: typed })).toEqual([]);
  });

  test.each<[string, string, string | undefined, string, string]>([
    ['another month is another day', '2031-05', '2031-06-12', 'INCONSISTENT_DATA', 'WARNING'],
    ['the document has expired after its end', '2026-10', undefined, 'EXPIRED_DOCUMENT', 'BLOCKING'],
    ['the typed day of it counts', '2026-11', '2026-11-20', 'EXPIRED_DOCUMENT', 'BLOCKING'],
  ])('%s', (_, expiresOn, typed, failureCode, severity) => {
    const findings = foundIn({ expiresOn }, typed === undefined ? {} : { expiresOn: typed });
    expect(findings).toMatchObject([{ failureCode, severity }]);
  });
});

test.each(['absent', 'illegible'] as const)('where it is %s, a person looks', (outcome) => {
  expect(found({ outcome })).toMatchObject([{ failureCode: 'POOR_QUALITY', severity: 'WARNING' }]);
});

test('one that was not read is reported to officers as not run', () => {
  const reason = 'The barcode was read, but what it says is of a form that is not known here.';
  expect(found({ outcome: 'notRun', reason })).toEqual({ notRun: reason });
});

test.each<[string, Typed]>([
  ['licences of other countries', { country: 'AR' }],
  ['passports', { type: 'passport' }],
])('%s have none, and are not said to have passed', (_, typed) => {
  const notRun = 'Documents of that kind and country have no barcode that can be read here.';
  expect(found({ outcome: 'absent' }, typed)).toEqual({ notRun });
});
