import { describe, expect, test } from '@jest/globals';
import { type Inspection, type MachineReadableZone, type Readings, nothingRead, reasons } from '#inspection';
import { documentAt, evidenceOf, identityDocument, imageOf } from '../../../../../test/support/compliance/evidence.js';
import { print } from './print.js';

function found(...letters: readonly number[]): ReturnType<typeof print.run> {
  const places = ['governmentId.front', 'governmentId.back'];
  const documents = letters.map((count, at) => documentAt(places[at] ?? '', imageOf({ letters: count })));
  return print.run(evidenceOf(identityDocument(), { documents }));
}

test('a side on which no print can be made out is to be taken again', () => {
  expect(found(200, 2)).toEqual([]);
  expect(found(200, 1)).toMatchObject([
    { failureCode: 'POOR_QUALITY', severity: 'WARNING', message: expect.stringMatching(/^The back of the document/) },
  ]);
  expect(found(0, 0)).toHaveLength(2);
});

describe('what nobody can read is blocked', () => {
  const card = { type: 'nationalId', country: 'DE' } as const;
  const severities = (
    governmentId: Parameters<typeof identityDocument>[0],
    sides: readonly (readonly [letters: number, mrz: Readings['mrz']])[],
  ): unknown => {
    const documents = sides.map(([letters, mrz], at) =>
      documentAt(
        at === 0 ? 'governmentId.front' : 'governmentId.back',
        imageOf({ letters, readings: { ...nothingRead, mrz } }),
      ),
    );
    const result = print.run(evidenceOf(identityDocument(governmentId), { documents }));
    return 'notRun' in result ? result : result.map(({ severity, field }) => [severity, field]);
  };
  const absent = { outcome: 'absent' } as const;
  const read = { outcome: 'read', value: {} as MachineReadableZone } as const;

  test('on either side of a card, as on a passport', () => {
    expect(severities({}, [[0, absent]])).toEqual([['BLOCKING', 'governmentId.front']]);
    expect(
      severities(card, [
        [0, absent],
        [1, absent],
      ]),
    ).toEqual([
      ['BLOCKING', 'governmentId.front'],
      ['BLOCKING', 'governmentId.back'],
    ]);
  });

  test('also where texture passes for a letter or two on one of them', () => {
    const licence = { type: 'driverLicense', country: 'MX' } as const;
    const both = [
      ['BLOCKING', 'governmentId.front'],
      ['BLOCKING', 'governmentId.back'],
    ];
    const sides = (front: number, back: number): unknown =>
      severities(licence, [
        [front, absent],
        [back, absent],
      ]);
    expect(sides(2, 1)).toEqual(both);
    expect(sides(3, 1)).toEqual([['WARNING', 'governmentId.back']]);
  });

  test('but a back with little to read is not, nor one that is blank in a booklet', () => {
    expect(
      severities({ type: 'panCard', country: 'IN' }, [
        [90, absent],
        [1, absent],
      ]),
    ).toEqual([['WARNING', 'governmentId.back']]);
    expect(
      severities(card, [
        [90, read],
        [1, absent],
      ]),
    ).toEqual([['WARNING', 'governmentId.back']]);
    for (const governmentId of [{}, { type: 'voterId', country: 'PH' } as const])
      expect(
        severities(governmentId, [
          [90, read],
          [0, absent],
        ]),
      ).toEqual([['WARNING', 'governmentId.back']]);
  });

  test('a page of a booklet has more print than the desk around it', () => {
    expect(severities({}, [[17, absent]])).toEqual([['BLOCKING', 'governmentId.front']]);
    expect(severities({}, [[18, absent]])).toEqual([]);
    expect(severities(card, [[3, absent]])).toEqual([]);
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
    expect(run(pdf(counted(20), 2))).toEqual([]);
    expect(run(pdf(counted(20)), pdf(counted(2)))).toEqual([]);
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
