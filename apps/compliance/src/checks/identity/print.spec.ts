import { describe, expect, test } from '@jest/globals';
import { type Inspection, type MachineReadableZone, type Readings, nothingRead, reasons } from '#inspection';
import { documentAt, evidenceOf, identityDocument, imageOf } from '../../../../../test/support/compliance/evidence.js';
import { print } from './print.js';

const licence = { type: 'driverLicense', country: 'MX' } as const;

/** Counted at a glance, where nobody looked closely. */
function found(...letters: readonly number[]): ReturnType<typeof print.run> {
  const places = ['governmentId.front', 'governmentId.back'];
  const documents = letters.map((count, at) => documentAt(places[at] ?? '', imageOf({ letters: count })));
  return print.run(evidenceOf(identityDocument(licence), { documents }));
}

test('a side on which no print can be made out at a glance is to be taken again, and a back may be only small', () => {
  expect(found(200, 2)).toEqual([]);
  expect(found(3, 1)).toMatchObject([
    { failureCode: 'POOR_QUALITY', severity: 'WARNING', message: expect.stringMatching(/^The back of the document/) },
  ]);
  expect(found(2, 0)).toMatchObject([{ severity: 'BLOCKING' }, { severity: 'WARNING' }]);
});

test('what was counted closely counts', () => {
  const looked = (value: number): ReturnType<typeof print.run> => {
    const readings: Readings = { ...nothingRead, letters: { outcome: 'read', value } };
    const documents = [documentAt('governmentId.front', imageOf({ letters: 20 - value, readings }))];
    return print.run(evidenceOf(identityDocument(licence), { documents }));
  };
  expect(looked(6)).toMatchObject([{ severity: 'BLOCKING', field: 'governmentId.front' }]);
  expect(looked(7)).toEqual([]);
  expect(looked(20)).toEqual([]);
});

describe('what nobody can read is blocked', () => {
  const card = { type: 'nationalId', country: 'DE' } as const;
  const severities = (
    governmentId: Parameters<typeof identityDocument>[0],
    sides: readonly (readonly [letters: number, mrz: Readings['mrz']])[],
  ): unknown => {
    const documents = sides.map(([value, mrz], at) =>
      documentAt(
        at === 0 ? 'governmentId.front' : 'governmentId.back',
        imageOf({ readings: { ...nothingRead, letters: { outcome: 'read', value }, mrz } }),
      ),
    );
    const result = print.run(evidenceOf(identityDocument(governmentId), { documents }));
    return 'notRun' in result ? result : result.map(({ severity, field }) => [severity, field]);
  };
  const absent = { outcome: 'absent' } as const;
  const read = { outcome: 'read', value: {} as MachineReadableZone } as const;

  test('on either side of a card, as on a passport, whatever the other side shows', () => {
    expect(severities({}, [[0, absent]])).toEqual([['BLOCKING', 'governmentId.front']]);
    const sides = (front: number, back: number, mrz: Readings['mrz'] = absent): unknown =>
      severities(card, [
        [front, mrz],
        [back, absent],
      ]);
    expect(sides(0, 1)).toEqual([
      ['BLOCKING', 'governmentId.front'],
      ['BLOCKING', 'governmentId.back'],
    ]);
    expect(sides(90, 2)).toEqual([['BLOCKING', 'governmentId.back']]);
    expect(sides(90, 2, read)).toEqual([['BLOCKING', 'governmentId.back']]);
    expect(sides(90, 3)).toEqual([]);
    expect(sides(6, 3)).toEqual([['BLOCKING', 'governmentId.front']]);
    expect(sides(7, 3)).toEqual([]);
  });

  test('but not a second picture of what has one side: another page of a booklet may be blank', () => {
    for (const governmentId of [{}, { type: 'panCard', country: 'IN' } as const])
      expect(
        severities(governmentId, [
          [90, read],
          [0, absent],
        ]),
      ).toEqual([['WARNING', 'governmentId.back']]);
  });

  test('a page of a booklet has more print than the desk around it', () => {
    expect(severities({}, [[35, absent]])).toEqual([['BLOCKING', 'governmentId.front']]);
    expect(severities({}, [[36, absent]])).toEqual([]);
  });
});

test('where machines could read something, there is print', () => {
  const mrz = { outcome: 'read', value: {} as MachineReadableZone } as const;
  const documents = [documentAt('governmentId.front', imageOf({ letters: 0, readings: { ...nothingRead, mrz } }))];
  expect(print.run(evidenceOf(identityDocument(), { documents }))).toEqual([]);
});

describe('a PDF', () => {
  const pdf = (letters: Readings['letters'], pages = 1): Inspection => ({
    kind: 'pdf',
    pages,
    isWhole: true,
    text: '',
    readings: { ...nothingRead, letters },
  });
  const counted = (value: number): Readings['letters'] => ({ outcome: 'read', value });
  const run = (...inspections: readonly Inspection[]): ReturnType<typeof print.run> =>
    print.run(
      evidenceOf(identityDocument(), {
        documents: inspections.map((each, at) =>
          documentAt(at === 0 ? 'governmentId.front' : 'governmentId.back', each),
        ),
      }),
    );

  test('on whose pages no print can be made out is to be scanned again, one file or two', () => {
    expect(run(pdf(counted(40), 2))).toEqual([]);
    expect(run(pdf(counted(40)), pdf(counted(3)))).toEqual([]);
    expect(run(pdf(counted(0), 2))).toMatchObject([
      {
        failureCode: 'POOR_QUALITY',
        severity: 'BLOCKING',
        message: expect.stringMatching(/^The front of the document/),
      },
    ]);
    expect(run(imageOf(), pdf(counted(1)))).toMatchObject([{ message: expect.stringMatching(/^The back/) }]);
  });

  test('that was not read is reported to officers, with the reason', () => {
    expect(run(pdf(nothingRead.letters), imageOf())).toEqual({
      notRun: 'Nobody has looked for print on 1 of 2 documents. Documents are not read here.',
    });
    expect(run(pdf({ outcome: 'notRun', reason: reasons.late }), imageOf({ letters: 0 }))).toHaveLength(1);
  });
});

test('what cannot be opened is not measured', () => {
  const documents = [documentAt('governmentId.front', { kind: 'unreadable' })];
  expect(print.run(evidenceOf(identityDocument(), { documents }))).toEqual({
    notRun: 'Nobody has looked for print on 1 of 1 documents.',
  });
});
