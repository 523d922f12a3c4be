import { describe, expect, test } from '@jest/globals';
import {
  documentAt,
  evidenceOf,
  identityDocument,
  imageOf,
  personalInfo,
} from '../../../../../test/support/compliance/evidence.js';
import { type MachineReadableZone, type Readings, nothingRead, reasons } from '#inspection';
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

function found(
  reading: Readings['mrz'],
  governmentId: Parameters<typeof identityDocument>[0] = {},
): readonly Finding[] | NotRun {
  const documents = [documentAt('governmentId.front', imageOf({ readings: { ...nothingRead, mrz: reading } }))];
  const attestation = { ...typed, governmentId: { ...typed.governmentId, ...governmentId } };
  return mrz.run(evidenceOf(attestation, { documents, others: [personalInfo()] }));
}

function foundIn(said: Partial<MachineReadableZone>, governmentId = {}): readonly Finding[] | NotRun {
  return found({ outcome: 'read', value: { ...passport, ...said } }, governmentId);
}

const blocking = (failureCode: string): object => ({ failureCode, severity: 'BLOCKING' });
const warning = (failureCode: string): object => ({ failureCode, severity: 'WARNING' });

describe('an MRZ', () => {
  test('that says what was typed has nothing against it', () => {
    expect(foundIn({})).toEqual([]);
    expect(foundIn({}, { number: 'aab 123-456' })).toEqual([]);
    expect(foundIn({ number: certain('X1'), optional: [certain('AAB123456')] })).toEqual([]);
  });

  test.each<[string, Partial<MachineReadableZone>, object]>([
    ['another number', { number: certain('AAB123457') }, blocking('INCONSISTENT_DATA')],
    ['another birth date', { birthDate: certain('900313') }, blocking('INCONSISTENT_DATA')],
    ['another nationality', { nationality: certain('BRA') }, blocking('INCONSISTENT_DATA')],
    ['that it has expired', { expiresOn: certain('261120') }, blocking('EXPIRED_DOCUMENT')],
    ['another day of expiry', { expiresOn: certain('310601') }, warning('INCONSISTENT_DATA')],
    ['another country of issue', { issuer: certain('BRA') }, warning('INCONSISTENT_DATA')],
    ['another name', { lastNames: 'GONZALEZ' }, warning('INCONSISTENT_DATA')],
    ['that it is a card', { format: 'TD1' }, blocking('INCORRECT_DOCUMENT')],
    ['that it is a visa', { format: 'MRVA' }, blocking('INCORRECT_DOCUMENT')],
  ])('that says %s', (_, said, finding) => {
    expect(foundIn(said)).toMatchObject([finding]);
  });

  test.each<[string, Partial<MachineReadableZone>]>([
    ['number', { number: doubtful('AAB123457') }],
    ['birth date', { birthDate: doubtful('900313') }],
    ['day of expiry', { expiresOn: doubtful('200101') }],
    ['whole', { isWhole: false }],
    ['whole, and whose name and country are others', { isWhole: false, lastNames: 'PXRXZ', issuer: certain('BRA') }],
  ])('whose %s is in doubt asks for a person, and nothing else', (_, said) => {
    expect(foundIn(said)).toMatchObject([warning('POOR_QUALITY')]);
  });

  test.each<[string, Partial<MachineReadableZone>]>([
    ['birth date', { birthDate: certain('900313') }],
    ['nationality', { nationality: certain('BRA') }],
    ['day of expiry, which is over,', { expiresOn: certain('261120') }],
  ])('whose %s differs blocks only if the digit over the whole holds, too', (_, said) => {
    const doubts = { isWhole: false, ...said };
    expect(foundIn(doubts)).toMatchObject([{ severity: 'WARNING' }, warning('POOR_QUALITY')]);
  });

  test.each<[string, Partial<MachineReadableZone>]>([
    ['number', { number: { ...certain('AAB123457'), alternatives: ['AAB123456'] } }],
    ['birth date', { birthDate: { ...certain('900313'), alternatives: ['900318', '900312'] } }],
    ['nationality', { nationality: { ...certain('BRA'), alternatives: ['ARG'] } }],
    ['day of expiry', { expiresOn: { ...certain('250531'), alternatives: ['310531'] } }],
    ['number, but for letters that look like digits or others,', { number: certain('AAD1Z3456') }],
  ])('whose %s may be read as what was typed blocks nobody', (_, said) => {
    expect(foundIn(said)).toMatchObject([{ severity: 'WARNING' }]);
  });

  test('names the field in the words that people know', () => {
    expect(foundIn({ number: certain('AAB123457') })).toMatchObject([
      { reason: 'passportNumberDiffers', message: expect.stringMatching(/^The passport number you entered doesn't/) },
    ]);
    expect(foundIn({ number: certain('AAB123457') }, { type: 'travelDocument' })).toMatchObject([
      { reason: 'numberDiffers', field: 'governmentId.number', message: expect.stringMatching(/^The document number/) },
    ]);
    expect(foundIn({ birthDate: certain('900313') })).toMatchObject([
      { reason: 'birthDateDiffers', field: 'associatedPersonPersonalInfo.birthDate' },
    ]);
  });

  test('that may say the number that was typed says no other', () => {
    const other = { number: certain('X1234567'), optional: [doubtful('AAB128456')] };
    expect(foundIn({ ...other, isWhole: undefined, format: 'MRVA' }, { type: 'visa' })).toEqual([]);
    expect(foundIn({ ...other, optional: [certain('AAB128456')] })).toMatchObject([blocking('INCONSISTENT_DATA')]);
  });

  test('of which no digit holds does not say a name', () => {
    const nothing = { number: doubtful('1'), birthDate: undefined, expiresOn: undefined, isWhole: false };
    expect(foundIn({ ...nothing, isConfirmed: false, lastNames: 'GONZALEZ' })).toMatchObject([warning('POOR_QUALITY')]);
  });

  test('of which the nationality or the country is in doubt says nothing of it', () => {
    expect(foundIn({ nationality: doubtful('BRA') })).toEqual([]);
    expect(foundIn({ nationality: certain('UNO') })).toEqual([]);
  });

  test('names the state of somebody who comes from a territory', () => {
    const documents = [
      documentAt(
        'governmentId.front',
        imageOf({
          readings: { ...nothingRead, mrz: { outcome: 'read', value: { ...passport, nationality: certain('CHN') } } },
        }),
      ),
    ];
    const hongkong = { ...personalInfo(), nationality: 'HK' };
    expect(mrz.run(evidenceOf(typed, { documents, others: [hongkong] }))).toEqual([]);
    expect(foundIn({ nationality: certain('RKS') })).toEqual([]);
  });

  test('of a card for foreigners in the United States names where somebody was born', () => {
    const card = { type: 'permanentResidenceCard', country: 'US' } as const;
    const said = { format: 'TD1', issuer: certain('USA') } as const;
    expect(foundIn({ ...said, nationality: certain('IND') }, card)).toEqual([]);
    expect(foundIn({ ...said, nationality: certain('USA') }, card)).toMatchObject([blocking('INCONSISTENT_DATA')]);
    expect(foundIn({ ...said, documentCode: 'C1', nationality: certain('USA') }, card)).toEqual([]);
    expect(foundIn({ ...said, issuer: certain('D'), nationality: certain('IND') }, card)).toContainEqual(
      expect.objectContaining(blocking('INCONSISTENT_DATA')),
    );
  });

  test('of the card of Mexico has not the number that people know best', () => {
    const card = { type: 'nationalId', country: 'MX', number: 'PEXA900312MDFRXN09' } as const;
    expect(foundIn({ format: 'TD1', issuer: certain('MEX') }, card)).toMatchObject([warning('INCONSISTENT_DATA')]);
  });

  test.each(['990101', '000101'])('of a card that is valid for ever (%s) has not expired', (day) => {
    expect(foundIn({ expiresOn: certain(day) })).toEqual([]);
  });

  test('says part of a number that is typed whole, and one of several', () => {
    expect(foundIn({ number: certain('123456789') }, { number: 'A123-456-789' })).toEqual([]);
    expect(foundIn({ format: 'MRVA', isWhole: undefined }, { type: 'visa', number: '12345678' })).toMatchObject([
      warning('INCONSISTENT_DATA'),
    ]);
    expect(foundIn({}, { number: 'МР1234567' })).toMatchObject([warning('INCONSISTENT_DATA')]);
  });

  test('of a visa may be that of a card, and a passport is none', () => {
    expect(foundIn({ format: 'TD1' }, { type: 'visa' })).toMatchObject([warning('INCORRECT_DOCUMENT')]);
    expect(foundIn({}, { type: 'visa' })).toMatchObject([blocking('INCORRECT_DOCUMENT')]);
  });

  test('of a visa may be that of a permit', () => {
    const permit = { type: 'residencePermit', country: 'AR' } as const;
    expect(foundIn({ format: 'MRVA', expiresOn: certain('310531') }, permit)).toMatchObject([
      warning('INCORRECT_DOCUMENT'),
    ]);
  });

  test('of another document beside the right one does not matter', () => {
    const permit = { ...typed.governmentId, type: 'residencePermit', country: 'DE' } as const;
    const [other, right] = [passport, { ...passport, format: 'TD1' as const, issuer: certain('D') }].map(
      (value, side) =>
        documentAt(`side ${side}`, imageOf({ readings: { ...nothingRead, mrz: { outcome: 'read', value } } })),
    );
    if (other === undefined || right === undefined) throw new Error('There are two');
    const attestation = { ...typed, governmentId: permit };
    const given = { others: [personalInfo()] };
    expect(mrz.run(evidenceOf(attestation, { ...given, documents: [other, right] }))).toEqual([]);
    expect(mrz.run(evidenceOf(attestation, { ...given, documents: [other] }))).toMatchObject([
      blocking('INCORRECT_DOCUMENT'),
    ]);
  });

  test('of a passport is none of a card', () => {
    const card = { type: 'nationalId', country: 'AR' } as const;
    expect(foundIn({}, card)).toMatchObject([blocking('INCORRECT_DOCUMENT')]);
    expect(foundIn({ format: 'TD1' }, card)).toEqual([]);
  });
});

describe('no MRZ', () => {
  test('on a passport is another page, or hidden', () => {
    expect(found({ outcome: 'absent' })).toMatchObject([warning('INCORRECT_DOCUMENT'), warning('POOR_QUALITY')]);
  });

  test('nor any other print, is no passport', () => {
    const bare = imageOf({ letters: 1, readings: { ...nothingRead, mrz: { outcome: 'absent' } } });
    const documents = [documentAt('governmentId.front', bare)];
    const of = (governmentId: object): ReturnType<typeof mrz.run> =>
      mrz.run(evidenceOf({ ...typed, governmentId: { ...typed.governmentId, ...governmentId } }, { documents }));
    expect(of({})).toMatchObject([blocking('INCORRECT_DOCUMENT')]);
    expect(of({ type: 'nationalId', country: 'DE' })).toMatchObject([warning('POOR_QUALITY')]);
  });

  test('on a card is hidden where all cards have one, and nothing odd elsewhere', () => {
    const absent = { outcome: 'absent' } as const;
    expect(found(absent, { type: 'nationalId', country: 'DE' })).toMatchObject([warning('POOR_QUALITY')]);
    expect(found(absent, { type: 'permanentResidenceCard', country: 'US' })).toMatchObject([warning('POOR_QUALITY')]);
    expect(found(absent, { type: 'nationalId', country: 'AR' })).toHaveProperty('notRun');
    expect(found(absent, { type: 'panCard', country: 'IN' })).toHaveProperty('notRun');
  });

  test('that can be read needs an officer', () => {
    expect(found({ outcome: 'illegible' })).toMatchObject([warning('POOR_QUALITY')]);
  });

  test('that was not looked for is reported as not run', () => {
    expect(found({ outcome: 'notRun', reason: reasons.damaged })).toEqual({ notRun: reasons.damaged });
  });

  test('on a kind that has none is no failure', () => {
    const card = { type: 'panCard', country: 'IN' } as const;
    const late = { outcome: 'notRun', reason: reasons.late } as const;
    expect(found({ outcome: 'illegible' }, card)).toEqual({ notRun: 'The document has no machine-readable zone.' });
    expect(found(late, card)).toEqual({ notRun: reasons.late });
  });

  test('on a visa may be because it is an electronic one', () => {
    expect(found({ outcome: 'absent' }, { type: 'visa' })).toMatchObject([
      warning('INCORRECT_DOCUMENT'),
      warning('POOR_QUALITY'),
    ]);
  });

  test('that was found in time needs an officer', () => {
    expect(found({ outcome: 'notRun', reason: reasons.late })).toMatchObject([warning('POOR_QUALITY')]);
  });
});
