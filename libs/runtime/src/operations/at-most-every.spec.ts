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

test('nor is what failed, which is told to all who ask meanwhile', async () => {
  const { check, runs } = counted(() => true);
  const seldom = atMostEvery(60_000, check);
  for (const asked of [seldom(), seldom()]) await expect(asked).rejects.toThrow('no');
  await expect(seldom()).rejects.toThrow('no');
  expect(runs()).toBe(1);
});

test('what was long ago is looked at again, whatever it came to', async () => {
  let isBroken = true;
  const { check, runs } = counted(() => isBroken);
  const always = atMostEvery(0, check);
  await expect(always()).rejects.toThrow('no');
  isBroken = false;
  await always();
  await always();
  expect(runs()).toBe(3);
});
