import { expect, test } from '@jest/globals';
import { documentAt, evidenceOf, identityDocument, imageOf } from '../../../../../test/support/compliance/evidence.js';
import { sameBytes } from './same-bytes.js';

test('a file that others have used is reported to officers only, and not whose it is', () => {
  const documents = [
    documentAt('governmentId.front', imageOf(), { isUsedElsewhere: true }),
    documentAt('governmentId.back', imageOf()),
  ];
  expect(sameBytes.run(evidenceOf(identityDocument(), { documents }))).toEqual([
    {
      failureCode: 'OTHER',
      severity: 'WARNING',
      field: 'governmentId.front',
      message: 'The front of the document has also been used by another person or organization.',
      officersOnly: true,
    },
  ]);
});

test('a file that nobody else has used is nothing to tell', () => {
  const documents = [documentAt('governmentId.front', imageOf())];
  expect(sameBytes.run(evidenceOf(identityDocument(), { documents }))).toEqual([]);
});
