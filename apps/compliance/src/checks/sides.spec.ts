import { expect, test } from '@jest/globals';
import { documentAt, evidenceOf, identityDocument, imageOf, pdfSaying } from '../../../../test/support/evidence.js';
import type { Inspection } from '#inspection';
import { sides } from './sides.js';

const missing = { failureCode: 'MISSING_INFORMATION', severity: 'BLOCKING' };
const places = ['governmentId.front', 'governmentId.back'];

test.each<[string, 'passport' | 'driverLicense', Inspection[], boolean]>([
  ['one picture', 'passport', [imageOf()], false],
  ['a PDF with a page', 'passport', [pdfSaying('')], false],
  ['a PDF without pages', 'passport', [pdfSaying('', 0)], true],
  ['two pictures', 'driverLicense', [imageOf(), imageOf()], false],
  ['one picture', 'driverLicense', [imageOf()], true],
  ['a PDF with two pages', 'driverLicense', [pdfSaying('', 2)], false],
  ['a PDF with one page', 'driverLicense', [pdfSaying('', 1)], true],
  ['a picture and a PDF without pages', 'driverLicense', [imageOf(), pdfSaying('', 0)], true],
  ['a picture and a file that nobody can open', 'driverLicense', [imageOf(), { kind: 'unreadable' }], false],
])('%s of a %s', (_, type, inspections, isMissing) => {
  const documents = inspections.map((inspection, index) => documentAt(places[index] ?? '', inspection));
  const found = sides.run(evidenceOf(identityDocument({ type }), { documents }));
  expect(found).toEqual(isMissing ? [{ ...missing, message: expect.stringContaining('is missing') }] : []);
});

test('the same file is not both sides', () => {
  const documents = places.map((path) => documentAt(path, imageOf(), { sha256: 'the same' }));
  expect(sides.run(evidenceOf(identityDocument({ type: 'driverLicense' }), { documents }))).toEqual([
    { failureCode: 'INCORRECT_DOCUMENT', severity: 'BLOCKING', message: expect.stringContaining('the same file') },
  ]);
});
