import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { RateLimitExceeded } from '#errors';
import { readConfig } from '#runtime';
import { RateLimit } from './rate-limit.js';

const { now } = performance;
let seconds: number;
beforeEach(() => {
  seconds = 1_000;
  performance.now = () => seconds * 1_000;
});
afterEach(() => {
  performance.now = now;
});

function limitOf(requestsPerMinute: number): RateLimit {
  const environment = { REQUESTS_PER_MINUTE: String(requestsPerMinute) };
  return new RateLimit(readConfig(environment, { name: 'test', port: 0 }));
}

/** How long a request is told to wait; zero when it may be made. */
function waitOf(request: () => void): number {
  try {
    request();
    return 0;
  } catch (refused) {
    if (refused instanceof RateLimitExceeded) return refused.params.retryAfterSeconds;
    throw refused;
  }
}

describe('the requests of a key', () => {
  const waits = (limit: RateLimit, count: number, key = 'key'): number[] =>
    Array.from({ length: count }, () => waitOf(() => limit.take(key)));

  test('may come at once, as many as fit into a minute, and then one by one', () => {
    const limit = limitOf(3);
    expect(waits(limit, 4)).toEqual([0, 0, 0, 20]);
    seconds += 5;
    expect(waits(limit, 1)).toEqual([15]);
    seconds += 15;
    expect(waits(limit, 2)).toEqual([0, 20]);
  });

  test('are no more after an hour of rest', () => {
    const limit = limitOf(3);
    expect(waits(limit, 1)).toEqual([0]);
    seconds += 3_600;
    expect(waits(limit, 4)).toEqual([0, 0, 0, 20]);
  });

  test('are told to wait a second at least', () => {
    expect(waits(limitOf(600), 601).at(-1)).toBe(1);
  });

  test('are its own', () => {
    const limit = limitOf(1);
    expect([waits(limit, 2), waits(limit, 2, 'other')]).toEqual([
      [0, 60],
      [0, 60],
    ]);
  });

  test('are forgotten when there are too many keys to remember', () => {
    const limit = limitOf(1);
    expect(waits(limit, 1)).toEqual([0]);
    for (let other = 1; other < 50_000; other++) limit.take(`other ${other}`);
    expect(waits(limit, 1)).toEqual([60]);
    limit.take('one more');
    expect(waits(limit, 1)).toEqual([0]);
  });
});

test('of what strangers hold, 32 requests are under way at once, and another when one of them is over', () => {
  const limit = limitOf(100);
  const answers = Array.from({ length: 32 }, () => new ServerResponse(new IncomingMessage(new Socket())));
  const enter = (answer: ServerResponse, id = 'session'): number => waitOf(() => limit.enter(id, answer));
  const another = new ServerResponse(new IncomingMessage(new Socket()));
  expect(answers.map((answer) => enter(answer))).toEqual(answers.map(() => 0));
  expect([enter(another), enter(another, 'other session')]).toEqual([1, 0]);
  answers[0]?.emit('close');
  expect([enter(another), enter(another)]).toEqual([0, 1]);
});
