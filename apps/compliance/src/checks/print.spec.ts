import { expect, test } from '@jest/globals';
import { documentAt, evidenceOf, identityDocument, imageOf, pdfSaying } from '../../../../test/support/evidence.js';
import { print } from './print.js';

function found(...letters: readonly number[]): ReturnType<typeof print.run> {
  const places = ['governmentId.front', 'governmentId.back'];
  const documents = letters.map((count, at) => documentAt(places[at] ?? '', imageOf({ letters: count })));
  return print.run(evidenceOf(identityDocument(), { documents }));
}

test('a side on which no print can be made out is to be taken again', () => {
  expect(found(200, 4)).toEqual([]);
  expect(found(200, 3)).toMatchObject([
    { failureCode: 'POOR_QUALITY', severity: 'WARNING', message: expect.stringMatching(/^The back of the document/) },
  ]);
  expect(found(0, 0)).toHaveLength(2);
});

test('what is no picture is not measured', () => {
  const documents = [documentAt('governmentId.front', pdfSaying(''))];
  expect(print.run(evidenceOf(identityDocument(), { documents }))).toHaveProperty('notRun');
});
