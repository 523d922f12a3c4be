import { expect, test } from '@jest/globals';
import {
  documentAt,
  evidenceOf,
  identityDocument,
  imageOf,
  pdfSaying,
} from '../../../../../test/support/compliance/evidence.js';
import { type Inspection, type MachineReadableZone, nothingRead, reasons } from '#inspection';
import { sides } from './sides.js';

const missing = { failureCode: 'MISSING_INFORMATION', severity: 'BLOCKING' };
const same = { failureCode: 'INCORRECT_DOCUMENT', severity: 'BLOCKING' };
const places = ['governmentId.front', 'governmentId.back'];
const compared = { ...nothingRead, keypoints: { outcome: 'absent' } } as const;
const picture = imageOf({ readings: compared });
const pdf = (pages: number): Inspection => ({ kind: 'pdf', pages, isWhole: true, text: '', readings: compared });

function found(
  type: 'passport' | 'driverLicense' | 'nationalId',
  inspections: Inspection[],
): ReturnType<typeof sides.run> {
  const documents = inspections.map((inspection, index) => documentAt(places[index] ?? '', inspection));
  return sides.run(evidenceOf(identityDocument({ type }), { documents }));
}

test.each<[string, 'passport' | 'driverLicense', Inspection[], boolean]>([
  ['one picture', 'passport', [imageOf()], false],
  ['a PDF with a page', 'passport', [pdfSaying('')], false],
  ['a PDF without pages', 'passport', [pdfSaying('', 0)], true],
  ['two pictures', 'driverLicense', [picture, picture], false],
  ['one picture', 'driverLicense', [picture], true],
  ['a PDF with two pages', 'driverLicense', [pdf(2)], false],
  ['a PDF with one page', 'driverLicense', [pdf(1)], true],
  ['a picture and a PDF without pages', 'driverLicense', [picture, pdf(0)], true],
])('%s of a %s', (_, type, inspections, isMissing) => {
  expect(found(type, inspections)).toMatchObject(
    isMissing ? [{ ...missing, message: expect.stringContaining('is missing') }] : [],
  );
});

test.each<[string, Inspection]>([
  ['cannot be opened', { kind: 'unreadable' }],
  [reasons.late, imageOf({ readings: { ...nothingRead, keypoints: { outcome: 'notRun', reason: reasons.late } } })],
])('a side of which nothing is known was not compared: %s', (reason, other) => {
  expect(found('driverLicense', [picture, other])).toEqual({ notRun: expect.stringContaining(reason) });
});

test('the same MRZ is not on both sides, but may be in a scan of both', () => {
  const said = { isCertain: true, value: 'AAB123456' };
  const zone = { format: 'TD1', number: said, isWhole: true } as MachineReadableZone;
  const readings = { ...compared, mrz: { outcome: 'read', value: zone } } as const;
  const side = imageOf({ readings });
  expect(found('nationalId', [side, side])).toMatchObject([same]);
  expect(found('nationalId', [{ kind: 'pdf', pages: 2, isWhole: true, text: '', readings }, side])).toEqual([]);
});

test('pictures that show the same are not both sides', () => {
  const documents = places.map((path) => documentAt(path, picture));
  const foundBy = (isSameSide: boolean): unknown =>
    sides.run(evidenceOf(identityDocument({ type: 'driverLicense' }), { documents, isSameSide }));
  expect(foundBy(true)).toMatchObject([same]);
  expect(foundBy(false)).toEqual([]);
});

test('the same file is not both sides', () => {
  const documents = places.map((path) => documentAt(path, imageOf(), { sha256: 'the same' }));
  expect(sides.run(evidenceOf(identityDocument({ type: 'driverLicense' }), { documents }))).toMatchObject([
    { failureCode: 'INCORRECT_DOCUMENT', severity: 'BLOCKING', message: expect.stringContaining('the same file') },
  ]);
});
