import { describe, expect, test } from '@jest/globals';
import {
  type ImageInspection,
  type Inspection,
  type LicenceBarcode,
  type MachineReadableZone,
  type Readings,
  nothingRead,
  reasons,
} from '#inspection';
import {
  documentAt,
  evidenceOf,
  imageOf,
  pdfSaying,
  selfie as typed,
} from '../../../../../test/support/compliance/evidence.js';
import { selfie } from './selfie.js';

function found(inspection: Inspection): ReturnType<typeof selfie.run> {
  return selfie.run(evidenceOf(typed, { documents: [documentAt('selfie', inspection)] }));
}

function picture(likelihood: number, width: number, figures: Partial<ImageInspection> = {}): ImageInspection {
  const face = { outcome: 'read', value: { likelihood, width } } as const;
  return imageOf({ letters: 5, readings: { ...nothingRead, face }, ...figures });
}

const blocked = (reason: string): object => ({
  failureCode: 'INCORRECT_DOCUMENT',
  severity: 'BLOCKING',
  field: 'selfie',
  reason,
});

test('a face is a face, beside print as well', () => {
  expect(found(picture(0.7, 0.3))).toEqual([]);
  expect(found(picture(0.7, 0.15))).toEqual([]);
  expect(found(picture(0.7, 0.15, { letters: 13 }))).toEqual([]);
  expect(found(picture(0.7, 0.3, { letters: 300 }))).toEqual([]);
});

test('a face that can hardly be made out is looked at by a person', () => {
  expect(found(picture(0.1, 0.3))).toMatchObject([{ severity: 'WARNING', reason: 'unclearFace' }]);
});

test('a small face beside some print, or one that is hardly one beside much, may be that on a card', () => {
  for (const width of [0.25, 0.9])
    expect(found(picture(0.3, width, { letters: 24 }))).toMatchObject([
      { severity: 'WARNING', reason: 'mayBeDocument', field: 'selfie' },
    ]);
  expect(found(picture(0.3, 0.3, { letters: 50 }))).toMatchObject([{ severity: 'WARNING', reason: 'mayBeDocument' }]);
  expect(found(picture(0.6, 0.15, { letters: 20 }))).toMatchObject([{ severity: 'WARNING', reason: 'mayBeDocument' }]);
});

test('a PDF, a document and a picture of nobody are blocked', () => {
  expect(found(pdfSaying('An electricity bill'))).toMatchObject([blocked('notAPicture')]);
  expect(found(picture(0.02, 0.1))).toMatchObject([blocked('noFace')]);
  expect(found(picture(0.1, 0.1, { letters: 60 }))).toMatchObject([blocked('isDocument')]);
  for (const letters of [40, 150])
    expect(found(picture(0.6, 0.13, { letters }))).toMatchObject([blocked('isDocument')]);
});

describe('where an MRZ or a barcode was read', () => {
  const zone = (isConfirmed: boolean): Partial<Readings> => ({
    mrz: { outcome: 'read', value: { isConfirmed } as MachineReadableZone },
  });
  const barcode: Partial<Readings> = { barcode: { outcome: 'read', value: {} as LicenceBarcode } };
  const seen = (width: number, read: Partial<Readings>): ImageInspection => {
    const one = picture(0.9, width);
    return { ...one, readings: { ...one.readings, ...read } };
  };

  test.each([
    ['MRZ', zone(true)],
    ['barcode', barcode],
  ])('(%s) a portrait is that of a document, however much of the picture it takes', (_, read) => {
    for (const width of [0.12, 0.25, 0.34]) expect(found(seen(width, read))).toMatchObject([blocked('isDocument')]);
  });

  test.each([
    ['MRZ', zone(true)],
    ['barcode', barcode],
  ])('(%s) a large face may be that of somebody who holds a document beside it', (_, read) => {
    for (const width of [0.35, 0.6])
      expect(found(seen(width, read))).toMatchObject([{ severity: 'WARNING', reason: 'mayBeDocument' }]);
  });

  test('print that only looks like an MRZ counts for nothing', () => {
    expect(found(seen(0.25, zone(false)))).toEqual([]);
  });
});

test('what nobody looked at is not approved in silence', () => {
  expect(found(imageOf())).toEqual({ notRun: reasons.notWanted });
  expect(found({ kind: 'unreadable' })).toHaveProperty('notRun');
});
