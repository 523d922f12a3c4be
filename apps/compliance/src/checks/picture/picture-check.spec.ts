import { describe, expect, test } from '@jest/globals';
import {
  type ImageInspection,
  type LicenceBarcode,
  type MachineReadableZone,
  type PictureFigures,
  type Readings,
  nothingRead,
} from '#inspection';
import {
  documentAt,
  evidenceOf,
  identityDocument,
  imageOf,
  pdfSaying,
  proofOfAddress,
  selfie,
} from '../../../../../test/support/compliance/evidence.js';
import { exposure } from './exposure.js';
import { glare } from './glare.js';
import type { PictureRule } from './picture-check.js';
import { pictureCheck } from './picture-check.js';
import { resolution } from './resolution.js';
import { sharpness } from './sharpness.js';

const all = { resolution, sharpness, exposure, glare };

type Severity = 'BLOCKING' | 'WARNING' | 'nothing';
type Row = [keyof typeof all, Partial<ImageInspection>, document: Severity, selfie: Severity];

test.each<Row>([
  ['resolution', { width: 600, height: 1 }, 'nothing', 'nothing'],
  ['resolution', { width: 1, height: 600 }, 'nothing', 'nothing'],
  ['resolution', { width: 599, height: 599 }, 'WARNING', 'nothing'],
  ['resolution', { width: 400, height: 300 }, 'WARNING', 'nothing'],
  ['resolution', { width: 399, height: 399 }, 'BLOCKING', 'WARNING'],
  ['resolution', { width: 239, height: 200 }, 'BLOCKING', 'BLOCKING'],
  ['sharpness', { sharpness: 60 }, 'nothing', 'nothing'],
  ['sharpness', { sharpness: 59 }, 'WARNING', 'nothing'],
  ['sharpness', { sharpness: 29 }, 'WARNING', 'WARNING'],
  ['sharpness', { sharpness: 12 }, 'WARNING', 'WARNING'],
  ['sharpness', { sharpness: 11 }, 'BLOCKING', 'WARNING'],
  ['sharpness', { sharpness: 6 }, 'BLOCKING', 'WARNING'],
  ['sharpness', { sharpness: 5 }, 'BLOCKING', 'BLOCKING'],
  ['sharpness', { sharpness: 0, contrast: 0.1 }, 'nothing', 'nothing'],
  ['exposure', { contrast: 0.3, brightness: 0.99 }, 'nothing', 'nothing'],
  ['exposure', { contrast: 1, brightness: 0.01 }, 'nothing', 'nothing'],
  ['exposure', { contrast: 0.29, brightness: 0.09 }, 'WARNING', 'WARNING'],
  ['exposure', { contrast: 0.15, brightness: 0.5 }, 'nothing', 'nothing'],
  ['exposure', { contrast: 0.14, brightness: 0.5 }, 'WARNING', 'WARNING'],
  ['exposure', { contrast: 0.08, brightness: 0.5 }, 'WARNING', 'WARNING'],
  ['exposure', { contrast: 0.07, brightness: 0.5 }, 'BLOCKING', 'BLOCKING'],
  ['glare', { glare: 0.01 }, 'nothing', 'nothing'],
  ['glare', { glare: 0.02 }, 'WARNING', 'nothing'],
  ['glare', { glare: 0.15 }, 'WARNING', 'WARNING'],
  ['glare', { glare: 0.16 }, 'BLOCKING', 'WARNING'],
  ['glare', { glare: 0.3 }, 'BLOCKING', 'WARNING'],
  ['glare', { glare: 0.31 }, 'BLOCKING', 'BLOCKING'],
])('%s of %j: %s on a document, %s on a selfie', (check, figures, onDocument, onSelfie) => {
  const image = imageOf(figures);
  const document = evidenceOf(identityDocument(), { documents: [documentAt('governmentId.front', image)] });
  const face = evidenceOf(selfie, { documents: [documentAt('selfie', image)] });
  const found = (severity: Severity): unknown[] =>
    severity === 'nothing' ? [] : [expect.objectContaining({ failureCode: 'POOR_QUALITY', severity })];
  expect(all[check].run(document)).toEqual(found(onDocument));
  expect(all[check].run(face)).toEqual(found(onSelfie));
});

test.each<[keyof typeof all, Partial<ImageInspection>, reason: string, says: RegExp]>([
  ['resolution', { width: 300, height: 200 }, 'hardToRead', /is small, and may be hard to read/],
  ['sharpness', { sharpness: 5 }, 'hardToRead', /is blurred/],
  ['exposure', { contrast: 0.05, brightness: 0.5 }, 'pale', /better light is easier to check/],
  ['glare', { glare: 0.5 }, 'hardToRead', /has a reflection on it/],
])('%s of %j is a warning where a machine has read the document', (check, figures, reason, says) => {
  const mrz = { outcome: 'read', value: {} as MachineReadableZone } as const;
  const barcode = { outcome: 'read', value: {} as LicenceBarcode } as const;
  const found = (readings: Partial<Readings>): unknown => {
    const image = imageOf({ ...figures, readings: { ...nothingRead, ...readings } });
    return all[check].run(evidenceOf(identityDocument(), { documents: [documentAt('governmentId.front', image)] }));
  };
  const warned = [{ severity: 'WARNING', reason, message: expect.stringMatching(says) }];
  expect(found({})).toMatchObject([{ severity: 'BLOCKING' }]);
  expect(found({ mrz })).toMatchObject(warned);
  expect(found({ barcode })).toMatchObject(warned);
});

test.each<[keyof typeof all, Partial<ImageInspection>, Partial<ImageInspection>, string]>([
  ['resolution', { width: 500, height: 500 }, { width: 300, height: 200 }, 'hardToRead'],
  ['sharpness', { sharpness: 40 }, { sharpness: 5 }, 'hardToRead'],
  ['glare', { glare: 0.05 }, { glare: 0.5 }, 'hardToRead'],
])('%s has a reason where it is only a warning', (check, poor, unreadable, reason) => {
  const found = (figures: Partial<ImageInspection>): unknown =>
    all[check].run(evidenceOf(identityDocument(), { documents: [documentAt('governmentId.front', imageOf(figures))] }));
  expect(found(poor)).toMatchObject([{ severity: 'WARNING', reason }]);
  expect(found(unreadable)).toMatchObject([{ severity: 'BLOCKING' }]);
  expect(found(unreadable)).not.toMatchObject([{ reason }]);
});

test.each([
  [0.05, 'is too dark'],
  [0.5, 'is almost blank'],
  [0.95, 'is too bright or empty'],
])('a flat picture of brightness %d %s', (brightness, says) => {
  const flat = imageOf({ contrast: 0, brightness });
  expect(exposure.run(evidenceOf(selfie, { documents: [documentAt('selfie', flat)] }))).toMatchObject([
    expect.objectContaining({ message: expect.stringContaining(`The selfie ${says}`) }),
  ]);
});

describe('a check of pictures', () => {
  const bad: PictureRule<ImageInspection> = {
    name: 'bad',
    looksAt: 'badness',
    blocksWhen: 'very bad',
    warnsWhen: 'bad',
    judge: ({ glare: badness }) => (badness > 0 ? 'poor' : undefined),
    words: () => ({ says: 'is bad.' }),
  };
  const run = (...documents: Parameters<typeof documentAt>[]): unknown =>
    pictureCheck(bad).run(
      evidenceOf(identityDocument(), { documents: documents.map((given) => documentAt(...given)) }),
    );

  test('names each that is bad', () => {
    expect(
      run(['governmentId.front', imageOf({ glare: 1 })], ['governmentId.back', imageOf({ glare: 1 })]),
    ).toMatchObject([
      expect.objectContaining({ message: 'The front of the document is bad.' }),
      expect.objectContaining({ message: 'The back of the document is bad.' }),
    ]);
  });

  test('does not claim to have looked at what is no whole picture', () => {
    const notRun = { notRun: '1 of 2 documents could not be measured as a picture.' };
    expect(run(['governmentId.front', imageOf()], ['governmentId.back', pdfSaying('')])).toEqual(notRun);
    expect(run(['governmentId.front', imageOf()], ['governmentId.back', imageOf({ isWhole: false })])).toEqual(notRun);
    expect(run(['governmentId.front', imageOf()], ['governmentId.back', { kind: 'unreadable' }])).toEqual(notRun);
  });

  test('tells what it has found beside that', () => {
    expect(run(['governmentId.front', imageOf({ glare: 1 })], ['governmentId.back', pdfSaying('')])).toHaveLength(1);
  });
});

describe('of papers that are scans in a PDF', () => {
  const legible: PictureFigures = { sharpness: 900, brightness: 0.9, contrast: 0.9, glare: 0 };
  const blurred = { ...legible, sharpness: 5 };
  const empty = { ...legible, sharpness: 0, contrast: 0.01 };
  const found = (scans: Readings['scans'], given: Partial<Readings> = {}): unknown => {
    const pdf = {
      kind: 'pdf',
      pages: 1,
      isWhole: true,
      text: '',
      readings: { ...nothingRead, ...given, scans },
    } as const;
    const documents = [documentAt('proofOfAddressDocuments.0', pdf)];
    const evidence = evidenceOf(proofOfAddress('2026-11-01'), { documents });
    return [sharpness, exposure, glare].map((check) => {
      const outcome = check.run(evidence);
      return 'notRun' in outcome ? 'notRun' : outcome.map(({ severity }) => severity).join();
    });
  };
  const read = (...value: readonly PictureFigures[]): Readings['scans'] => ({ outcome: 'read', value });

  test('the best page counts, and an empty one beside another does not', () => {
    expect(found(read(legible))).toEqual(['', '', 'notRun']);
    expect(found(read(blurred))).toEqual(['BLOCKING', '', 'notRun']);
    expect(found(read(blurred, blurred))).toEqual(['BLOCKING', '', 'notRun']);
    expect(found(read(blurred, legible))).toEqual(['', '', 'notRun']);
    expect(found(read({ ...legible, sharpness: 40 }, blurred))).toEqual(['WARNING', '', 'notRun']);
    expect(found(read(blurred, empty))).toEqual(['BLOCKING', '', 'notRun']);
    expect(found(read(legible, empty))).toEqual(['', '', 'notRun']);
    expect(found(read(empty, empty))).toEqual(['', 'BLOCKING', 'notRun']);
  });

  test('what could be recognized is only hard to read', () => {
    const text = { outcome: 'read', value: 'Acme S.A.' } as const;
    expect(found(read(blurred), { text })).toEqual(['WARNING', '', 'notRun']);
    expect(found(read(blurred), { text: { outcome: 'illegible' } })).toEqual(['BLOCKING', '', 'notRun']);
  });

  test('nobody claims to have looked at what was not measured', () => {
    for (const scans of [nothingRead.scans, { outcome: 'illegible' } as const])
      expect(found(scans)).toEqual(['notRun', 'notRun', 'notRun']);
  });

  test('they are measured for proofs and papers, and not for identity documents, where print is looked for', () => {
    expect(sharpness.reads?.(proofOfAddress('2026-11-01'))).toEqual(['scans']);
    expect(sharpness.reads?.(identityDocument())).toEqual([]);
    expect(exposure.reads?.(selfie)).toEqual([]);
  });
});
