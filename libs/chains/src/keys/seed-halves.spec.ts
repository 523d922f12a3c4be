import { describe, expect, test } from '@jest/globals';
import { newMnemonic } from './derived-keys.js';
import { joinHalves, splitSeed } from './seed-halves.js';

describe('the halves of a seed', () => {
  test('give it together, in any order', () => {
    const words = newMnemonic();
    const [first, second] = splitSeed(words);
    expect(joinHalves(first, second)).toBe(words);
    expect(joinHalves(second, first)).toBe(words);
  });

  test('say nothing alone: the same seed has others each time, of 24 words, and none is the seed', () => {
    const words = newMnemonic();
    const halves = Array.from({ length: 50 }, () => splitSeed(words)).flat();
    expect(new Set(halves).size).toBe(100);
    for (const half of halves) expect(half.split(' ')).toHaveLength(24);
    expect(halves).not.toContain(words);
  });

  test('of different exports do not fit', () => {
    const words = newMnemonic();
    expect(joinHalves(splitSeed(words)[0], splitSeed(words)[1])).not.toBe(words);
  });

  test('are refused with a wrong word, which is not repeated', () => {
    const [first, second] = splitSeed(newMnemonic());
    const wrong = first.replace(/^\w+/, 'gatehouse');
    expect(() => joinHalves(wrong, second)).toThrow(/^A half is not as it was written/);
    expect(() => joinHalves(first, 'abandon '.repeat(11) + 'about')).toThrow('one is longer');
  });
});
