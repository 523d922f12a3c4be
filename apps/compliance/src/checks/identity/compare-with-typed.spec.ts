import { describe, expect, test } from '@jest/globals';
import {
  documentAt,
  evidenceOf,
  identityDocument,
  imageOf,
  personalInfo,
} from '../../../../../test/support/compliance/evidence.js';
import { type MachineReadableZone, type Readings, nothingRead } from '#inspection';
import type { Finding, NotRun } from '../evidence/check.js';
import { mrz } from './mrz.js';

const certain = (value: string): { value: string; isCertain: boolean } => ({ value, isCertain: true });
const doubtful = (value: string): { value: string; isCertain: boolean } => ({ value, isCertain: false });

const passport: MachineReadableZone = {
  format: 'TD3',
  documentCode: 'P',
  issuer: certain('ARG'),
  nationality: certain('ARG'),
  number: certain('AAB123456'),
  birthDate: certain('900312'),
  expiresOn: certain('310531'),
  optional: [],
  lastNames: 'PEREZ',
  firstNames: 'ANA',
  isWhole: true,
  isConfirmed: true,
};

const typed = { ...identityDocument({ expiresOn: '2031-05-31' }), type: 'associatedPersonIdentityDocument' } as const;

function foundIn(said: Partial<MachineReadableZone>, governmentId = {}): readonly Finding[] | NotRun {
  const readings: Readings = { ...nothingRead, mrz: { outcome: 'read', value: { ...passport, ...said } } };
  const attestation = { ...typed, governmentId: { ...typed.governmentId, ...governmentId } };
  const documents = [documentAt('governmentId.front', imageOf({ readings }))];
  return mrz.run(evidenceOf(attestation, { documents, others: [personalInfo()] }));
}

const blocking = (failureCode: string): object => ({ failureCode, severity: 'BLOCKING' });
const warning = (failureCode: string): object => ({ failureCode, severity: 'WARNING' });

describe('an MRZ', () => {
  test.each<[string, Partial<MachineReadableZone>, string]>([
    ['number', { number: doubtful('AAB731456') }, 'passportNumberDiffers'],
    ['birth date', { birthDate: doubtful('900321') }, 'birthDateDiffers'],
    ['name', { isWhole: false, lastNames: 'GONZALEZ', firstNames: 'MARTA' }, 'nameDiffers'],
  ])(
    'whose %s is in doubt, but differs by more than is ever misread, says so, and blocks nobody',
    (_, said, reason) => {
      expect(foundIn(said)).toMatchObject([{ ...warning('INCONSISTENT_DATA'), reason }, warning('POOR_QUALITY')]);
    },
  );

  test('in doubt says nothing of what another reading of it comes near to', () => {
    const number = { ...doubtful('AAB731456'), alternatives: ['AAB123458'] };
    expect(foundIn({ number })).toMatchObject([warning('POOR_QUALITY')]);
    expect(foundIn({ number: doubtful('44D1Z3A56') })).not.toMatchObject([{ severity: 'BLOCKING' }]);
    expect(foundIn({ isWhole: false, lastNames: 'GONZALEZ' })).toMatchObject([warning('POOR_QUALITY')]);
  });

  test('of which not all digits are right may have the form of another kind', () => {
    const card = { format: 'TD1', isWhole: false } as const;
    const finding = { ...warning('INCORRECT_DOCUMENT'), reason: 'otherKind' };
    expect(foundIn(card)).toMatchObject([finding, warning('POOR_QUALITY')]);
    // What is left of a line that was cut off looks like a shorter one.
    expect(foundIn({ ...card, expiresOn: doubtful('310531') })).toMatchObject([warning('POOR_QUALITY')]);
  });

  test('of a card is hardly that of a travel document, which is compared all the same', () => {
    const other = { format: 'TD1', number: certain('AAB123457') } as const;
    expect(foundIn(other, { type: 'travelDocument' })).toMatchObject([
      blocking('INCONSISTENT_DATA'),
      warning('INCORRECT_DOCUMENT'),
    ]);
  });
});
