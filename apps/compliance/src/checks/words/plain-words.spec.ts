import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { plainWords } from './plain-words.js';

test.each([
  ['Acme S.A.', 'acme s a'],
  ['  José   PÉREZ-Gómez ', 'jose perez gomez'],
  ['Jos\u0065\u0301', 'jose'],
  ['Łódź Øresund Straße', 'lodz oresund strasse'],
  ['İstanbul ılık', 'istanbul ilik'],
  ['ﬁnance ①', 'finance 1'],
  ['Ёлкина', 'елкина'],
  ['王小明', '王小明'],
  ['№ 12/34-5', 'no 12 34 5'],
  ['—', ''],
  ['', ''],
])('"%s" is "%s"', (text, words) => {
  expect(plainWords(text).join(' ')).toBe(words);
});

test('of plain words are the same words, whatever their case', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      const words = plainWords(text);
      expect(plainWords(words.join(' '))).toEqual(words);
      expect(words.every((word) => word !== '' && !/\s/.test(word))).toBe(true);
    }),
  );
});
