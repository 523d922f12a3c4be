import { expect, test } from '@jest/globals';
import { atMostEvery } from './at-most-every.js';

function counted(fails: () => boolean): { check: () => Promise<void>; runs: () => number } {
  let runs = 0;
  const check = async (): Promise<void> => {
    runs += 1;
    await Promise.resolve();
    if (fails()) throw new Error('no');
  };
  return { check, runs: () => runs };
}

test('what passed is not looked at again, and those who ask at once share one look', async () => {
  const { check, runs } = counted(() => false);
  const seldom = atMostEvery(60_000, check);
  await Promise.all([seldom(), seldom(), seldom()]);
  await seldom();
  expect(runs()).toBe(1);
});

test('what failed is looked at by the next who asks, as is what passed long ago', async () => {
  let isBroken = true;
  const { check, runs } = counted(() => isBroken);
  const seldom = atMostEvery(60_000, check);
  await expect(seldom()).rejects.toThrow('no');
  isBroken = false;
  await seldom();
  expect(runs()).toBe(2);
  const always = atMostEvery(0, check);
  await always();
  await always();
  expect(runs()).toBe(4);
});
