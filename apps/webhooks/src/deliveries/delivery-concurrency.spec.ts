import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { DeliveryConcurrency } from './delivery-concurrency.js';

const roomOf = (concurrency: DeliveryConcurrency, webhookId: string): number => {
  const { webhookIds, free } = concurrency.exceptions();
  return free[webhookIds.indexOf(webhookId)] ?? concurrency.usual;
};

test('who answers while all places are taken is given more of them, up to a limit', () => {
  const concurrency = new DeliveryConcurrency();
  let most = 0;
  for (let round = 0; round < 200; round++) {
    const room = roomOf(concurrency, 'quick');
    for (let begun = 0; begun < room; begun++) concurrency.begin('quick');
    for (let ended = 0; ended < room; ended++) concurrency.end('quick', 20);
    most = Math.max(most, room);
  }
  expect(most).toBe(128);
});

test('who keeps us waiting holds two places before long, and has them back when it answers again', () => {
  const concurrency = new DeliveryConcurrency();
  for (let round = 0; round < 4; round++) {
    const room = roomOf(concurrency, 'hanging');
    for (let begun = 0; begun < room; begun++) concurrency.begin('hanging');
    for (let ended = 0; ended < room; ended++) concurrency.end('hanging', 15_000);
  }
  expect(roomOf(concurrency, 'hanging')).toBe(2);
  for (let round = 0; round < 4; round++) {
    concurrency.begin('hanging');
    concurrency.end('hanging', 20);
  }
  expect(roomOf(concurrency, 'hanging')).toBe(8);
});

test('once half of its places are free, there is room worth filling again', () => {
  const concurrency = new DeliveryConcurrency();
  for (let begun = 0; begun < 8; begun++) concurrency.begin('steady');
  const ends = Array.from({ length: 5 }, () => concurrency.end('steady', 1_500));
  expect(ends).toEqual([false, false, false, true, true]);
});

test('a few hundred webhooks that all hang at once leave room for others', () => {
  const concurrency = new DeliveryConcurrency();
  for (let webhook = 0; webhook < 100; webhook++)
    for (let begun = 0; begun < 8; begun++) concurrency.begin(`hanging ${webhook}`);
  expect(concurrency.free).toBeGreaterThan(200);
  expect(roomOf(concurrency, 'other')).toBe(8);
});

test('whatever happens, nobody holds more than its share, and all is free at the end', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.integer({ min: 0, max: 3 }), fc.boolean()), { maxLength: 300 }), (steps) => {
      const concurrency = new DeliveryConcurrency();
      const inProgress: string[] = [];
      for (const [webhook, isQuick] of steps) {
        const id = String(webhook);
        if (roomOf(concurrency, id) > 0) {
          concurrency.begin(id);
          inProgress.push(id);
        } else concurrency.end(inProgress.splice(inProgress.indexOf(id), 1)[0] ?? id, isQuick ? 20 : 4_000);
        expect(concurrency.free).toBe(1_024 - inProgress.length);
      }
      for (const id of inProgress) concurrency.end(id, 20);
      expect(concurrency.free).toBe(1_024);
    }),
  );
});
