import { expect, test } from '@jest/globals';
import { isBlank, textProblems } from './texts.js';

test('spaces and characters without width say nothing', () => {
  for (const text of ['', ' ', '\t\u200b\ufeff', '\u00a0']) expect([text, isBlank(text)]).toEqual([text, true]);
  for (const text of ['.', '😀', 'م', ' a ']) expect([text, isBlank(text)]).toEqual([text, false]);
});

test('characters are counted as people count them, without what is around', () => {
  expect(textProblems('a', { max: 3 }, '  😀😀😀  ')).toEqual([]);
  expect(textProblems('a', { max: 2 }, '😀😀😀')).toEqual([{ path: 'a', code: 'tooLong', params: { count: 2 } }]);
  expect(textProblems('a', { min: 4, max: 9 }, 'abc   ')).toEqual([
    { path: 'a', code: 'tooShort', params: { count: 4 } },
  ]);
});
