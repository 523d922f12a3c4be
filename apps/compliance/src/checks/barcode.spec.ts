import { expect, test } from '@jest/globals';
import { documentAt, evidenceOf, identityDocument, imageOf, personalInfo } from '../../../../test/support/evidence.js';
import { type LicenceBarcode, type Readings, nothingRead } from '#inspection';
import { barcode } from './barcode.js';
import type { Finding, NotRun } from './check.js';

const licence: LicenceBarcode = {
  ...{ kind: 'driverLicense', country: 'US', jurisdiction: 'CA', number: 'Y1234567' },
  ...{ birthDate: '1990-03-12', expiresOn: '2031-05-31', firstName: 'ANA MARIA', lastName: 'PEREZ' },
};

function found(reading: Readings['barcode'], country = 'US'): readonly Finding[] | NotRun {
  const back = documentAt('governmentId.back', imageOf({ readings: { ...nothingRead, barcode: reading } }));
  const { governmentId } = identityDocument({ type: 'driverLicense', country, number: 'Y1234567' });
  const attestation = { type: 'associatedPersonIdentityDocument', governmentId } as const;
  return barcode.run(evidenceOf(attestation, { documents: [back], others: [personalInfo()] }));
}

function foundIn(said: Partial<LicenceBarcode>): readonly Finding[] | NotRun {
  return found({ outcome: 'read', value: { ...licence, ...said } });
}

test('what says what was typed has nothing against it', () => {
  expect(foundIn({})).toEqual([]);
  expect(foundIn({ number: undefined, birthDate: undefined, expiresOn: undefined, lastName: undefined })).toEqual([]);
});

test.each<[string, Partial<LicenceBarcode>, string, string]>([
  ['another number', { number: 'Y1234568' }, 'INCONSISTENT_DATA', 'BLOCKING'],
  ['another birth date', { birthDate: '1990-12-03' }, 'INCONSISTENT_DATA', 'BLOCKING'],
  ['that it has expired', { expiresOn: '2026-11-20' }, 'EXPIRED_DOCUMENT', 'BLOCKING'],
  ['another name', { lastName: 'GONZALEZ' }, 'INCONSISTENT_DATA', 'WARNING'],
])('it says %s', (_, said, failureCode, severity) => {
  expect(foundIn(said)).toMatchObject([{ failureCode, severity }]);
});

test.each(['absent', 'illegible'] as const)('where it is %s, a person looks', (outcome) => {
  expect(found({ outcome })).toMatchObject([{ failureCode: 'POOR_QUALITY', severity: 'WARNING' }]);
});

test('elsewhere licences have none', () => {
  expect(found({ outcome: 'absent' }, 'AR')).toEqual([]);
});
