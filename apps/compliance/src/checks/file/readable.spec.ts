import { expect, test } from '@jest/globals';
import { type Inspection, nothingRead } from '#inspection';
import { documentAt, evidenceOf, imageOf, pdfSaying, selfie } from '../../../../../test/support/compliance/evidence.js';
import { readable } from './readable.js';

test.each<[string, Inspection, string | undefined]>([
  ['a whole picture', imageOf(), undefined],
  ['a PDF with a page', pdfSaying(''), undefined],
  ['nothing that could be opened', { kind: 'unreadable' }, 'cannot be opened'],
  ['half a picture', imageOf({ isWhole: false }), 'only be opened in part'],
  [
    'a PDF with a broken page',
    { kind: 'pdf', pages: 2, isWhole: false, text: '', readings: nothingRead },
    'only be opened in part',
  ],
  ['a PDF without pages', pdfSaying('', 0), 'has no pages'],
])('%s', (_, inspection, problem) => {
  const found = readable.run(evidenceOf(selfie, { documents: [documentAt('selfie', inspection)] }));
  const blocking = { failureCode: 'INCORRECT_DOCUMENT', severity: 'BLOCKING' };
  const message = expect.stringMatching(new RegExp(`^The selfie .*${problem ?? ''}`));
  expect(found).toMatchObject(problem === undefined ? [] : [{ ...blocking, message }]);
});
