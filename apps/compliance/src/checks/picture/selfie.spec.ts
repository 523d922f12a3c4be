import { expect, test } from '@jest/globals';
import { type ImageInspection, type Inspection, type MachineReadableZone, nothingRead, reasons } from '#inspection';
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

test('who holds a passport beside the face is no document', () => {
  const mrz = { outcome: 'read', value: { isConfirmed: true } as MachineReadableZone } as const;
  const seen = (width: number): ImageInspection => {
    const one = picture(0.6, width);
    return { ...one, readings: { ...one.readings, mrz } };
  };
  expect(found(seen(0.12))).toMatchObject([blocked('isDocument')]);
  expect(found(seen(0.3))).toEqual([]);
});

test('what nobody looked at is not approved in silence', () => {
  expect(found(imageOf())).toEqual({ notRun: reasons.notWanted });
  expect(found({ kind: 'unreadable' })).toHaveProperty('notRun');
});
