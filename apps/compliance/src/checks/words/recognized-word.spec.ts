import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { mayBe } from './recognized-word.js';

const word = fc.stringMatching(/^[a-z]{5,12}$/);
const number = fc.stringMatching(/^[0-9]{5,12}$/);

/** By the book, to be compared with. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [at, against] of [...other].entries()) {
      const swapped = (row[at] ?? 0) + (letter === against ? 0 : 1);
      next.push(Math.min(swapped, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

function folded(text: string): string {
  return text.replaceAll('0', 'o').replaceAll(/[1l]/g, 'i').replaceAll('5', 's').replaceAll('8', 'b');
}

describe('a recognized word', () => {
  test.each<[string, string, boolean]>([
    ['c0rrientes', 'corrientes', true],
    ['corrlentes', 'corrientes', true],
    ['corrients', 'corrientes', true],
    ['corrrientes', 'corrientes', true],
    ['corientez', 'corrientes', false],
    ['l234s67', '1234567', true],
    ['1234568', '1234567', false],
    ['123456', '1234567', false],
    ['eva', 'ana', false],
    ['an', 'ana', false],
    ['perea', 'perez', true],
    ['b12345', '812345', true],
    ['', 'perez', false],
  ])('"%s" may be "%s": %s', (recognized, typed, answer) => {
    expect(mayBe(recognized, typed)).toBe(answer);
  });

  test('of letters may be another one if, and only if, no more than one letter differs', () => {
    const pair = fc.tuple(word, fc.nat(12), fc.nat(12), fc.string({ maxLength: 2 }));
    fc.assert(
      fc.property(fc.oneof(pair, fc.tuple(word, fc.constant(0), fc.constant(12), word)), (given) => {
        const [typed, at, cut, put] = given;
        const recognized = typed.slice(0, at) + put.toLowerCase() + typed.slice(at + cut);
        expect(mayBe(recognized, typed)).toBe(distance(folded(recognized), folded(typed)) <= 1);
      }),
    );
  });

  test('of digits is never another number', () => {
    fc.assert(fc.property(number, number, (one, other) => expect(mayBe(one, other)).toBe(one === other)));
    const oneDigit = fc.tuple(number, fc.nat(4), fc.constantFrom(...'0123456789'));
    fc.assert(
      fc.property(oneDigit, ([typed, at, digit]) => {
        const other = typed.slice(0, at) + digit + typed.slice(at + 1);
        expect(mayBe(other, typed)).toBe(other === typed);
      }),
    );
  });
});
