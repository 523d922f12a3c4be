import { describe, expect, test } from '@jest/globals';
import type { EntryKind } from '../lists/listed.js';
import { latin } from './latin.js';
import { askedWords, listedKeys } from './keys.js';
import { soundOf } from './sound.js';
import { tokensOf } from './tokens.js';

const words = (name: string, kind: EntryKind = 'person'): string[] => tokensOf(name, kind).map(({ text }) => text);

test.each([
  ['Владимир Щукин', 'vladimir shchukin'],
  ['Їжак Олексій', 'yizhak oleksiy'],
  ['Γιώργος Παπαδόπουλος', 'giorgos papadopoylos'],
  ['محمد الحسن', 'mhmd hsn'],
  ['Çağlar Şükrü Işık', 'caglar sukru isik'],
  ['Straße Łódź Ærø', 'strasse lodz aero'],
  ['李小龙', '李小龙'],
  ['\u202eMaria\u200d', 'maria'],
])('writes %s in Latin letters', (name, written) => {
  expect(latin(name)).toBe(written);
});

describe('the words of a name', () => {
  test.each([
    ['Dr. María-José O’Neill, Jr.', ['maria', 'jose', 'oneill']],
    ['Sheikh Abu Bakr al-Hasan', ['abu', 'bakr', 'hasan']],
    ['J. Smith', ['j', 'smith']],
    ['Ю. Щукин', ['y', 'shchukin']],
    ['Al', ['al']],
    ['', []],
    ['—', []],
  ])('of a person: %s', (name, expected) => {
    expect(words(name)).toEqual(expected);
  });

  test.each([
    ['Muebles Acme S. A. de C. V.', ['muebles', 'acme']],
    ['ООО «Ромашка»', ['romashka']],
    ['Limited', ['limited']],
    ['A.B.C. Holding', ['abc', 'holding']],
  ])('of a business: %s', (name, expected) => {
    expect(words(name, 'business')).toEqual(expected);
  });

  test('are so many at most, and no longer than some', () => {
    const tokens = tokensOf('abc '.repeat(5_000) + 'x'.repeat(2_000), 'person');
    expect(tokens).toHaveLength(12);
    expect(tokensOf('x'.repeat(2_000), 'person')[0]?.text).toHaveLength(40);
  });
});

test.each([
  ['mohammed', 'muhammad', 'mohamad', 'mhmd'],
  ['shevchenko', 'chevtchenko', 'schewtschenko'],
  ['sergey', 'sjergjej', 'serguei'],
  ['yevgeny', 'evgeniy', 'evgeny'],
  ['khaled', 'khalid', 'khaleed'],
  ['zhukov', 'jukow', 'zhukoff'],
  ['mueller', 'muller', 'miller'],
  ['philip', 'filip', 'phillip'],
  ['fatimah', 'fatima', 'fatema'],
])('%s sounds as its other spellings', (...spellings) => {
  expect(new Set(spellings.map(soundOf)).size).toBe(1);
});

describe('keys', () => {
  test('of a listed name are of its words, their letters, and neighbours written as one', () => {
    expect(listedKeys(tokensOf('Ana Perez', 'person'))).toEqual(['san', 'ia', 'sprs', 'ip', 'janprs', '2anprs']);
    expect(listedKeys(tokensOf('Suharto', 'person'))).toEqual(['1shrt']);
  });

  test('of an asked name take two words each, and letters alone ask for nobody', () => {
    expect(askedWords(tokensOf('J. S.', 'person'))).toEqual([]);
    expect(askedWords(tokensOf('', 'person'))).toEqual([]);
    const taken = askedWords(tokensOf('Abdul Rahman Yasin', 'person')).map(({ takes }) => takes);
    expect(taken).toEqual([[0], [1], [2], [0, 1], [1, 2]]);
  });

  test('of very long names are of the longest words', () => {
    const name = Array.from({ length: 12 }, (_, at) => 'ab'.repeat(at + 1)).join(' ');
    expect(askedWords(tokensOf(name, 'person')).filter(({ takes }) => takes.length === 1)).toHaveLength(6);
  });
});
