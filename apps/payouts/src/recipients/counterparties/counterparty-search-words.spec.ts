import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { wordsIn } from '#names';
import { beginningsOf, searchableText, searchedBeginning } from './counterparty-search-words.js';

const found = (text: string, sought: string): boolean => {
  const beginnings = beginningsOf(wordsIn(text));
  return wordsIn(sought).every((word) => beginnings.includes(searchedBeginning(word)));
};

describe('what is searched', () => {
  test.each([
    ['José María Pérez', 'jose', true],
    ['José María Pérez', 'PÉR mar', true],
    ['José María Pérez', 'rez', false],
    ['José María Pérez', 'jose gomez', false],
    ['Straße & Söhne GmbH', 'sohne', true],
    ['ana.perez@example.com', 'perez@exa', true],
    ['Ana B Pérez', 'b', true],
    ['Ana Beltrán', 'b', false],
    ['Ｆｕｌｌｗｉｄｔｈ', 'full', true],
    ['Пётр Ильич', 'петр', true],
    ['Internationalization', 'internationa', true],
    ['Internationalization', 'internationalization', true],
  ])('in %j, by %j: %s', (text, sought, isFound) => {
    expect(found(text, sought)).toBe(isFound);
  });

  test('is the names, the alias and the address', () => {
    const [email, alias] = ['ana@example.com', 'Rent'];
    expect(searchableText({ type: 'individual', firstName: 'Ana', lastName: 'Pérez', email, alias })).toBe(
      'Ana Pérez Rent ana@example.com',
    );
    expect(searchableText({ type: 'business', name: 'Acme' }).trim()).toBe('Acme');
  });
});

test('every beginning of two letters or more of any word finds it', () => {
  const word = fc.stringMatching(/^[a-z]{2,30}$/);
  fc.assert(
    fc.property(word, word, fc.nat(), (first, second, length) => {
      const sought = second.slice(0, 2 + (length % (second.length - 1)));
      expect(found(`${first} ${second}`, sought)).toBe(true);
    }),
  );
});

test('any text makes only so many beginnings', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 2_000 }), (text) => {
      expect(beginningsOf(wordsIn(text)).length).toBeLessThanOrEqual(24 * 11);
    }),
  );
});
