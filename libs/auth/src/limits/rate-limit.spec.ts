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

  test('are not forgotten while their key has to wait, however many others come', () => {
    const limit = limitOf(2);
    expect(waits(limit, 3)).toEqual([0, 0, 30]);
    for (let other = 0; other < 60_000; other++) limit.take(`other ${other}`);
    expect(waits(limit, 1)).toEqual([30]);
  });

  test('are forgotten for others where they no longer count: those that were made longest ago', () => {
    const limit = limitOf(2);
    limit.take('first');
    seconds += 15;
    expect(waits(limit, 2, 'second')).toEqual([0, 0]);
    seconds += 15;
    for (let other = 0; other < 60_000; other++) limit.take(`other ${other}`);
    expect([waits(limit, 2, 'first'), waits(limit, 2, 'second')]).toEqual([
      [0, 0],
      [15, 15],
    ]);
  });
});

describe('what strangers ask', () => {
  const wrong = (limit: RateLimit, count: number, address: string): number[] =>
    Array.from({ length: count }, () =>
      waitOf(() => {
        limit.refuseAfterWrongKeys(address);
        limit.countWrongKey(address);
      }),
    );
  const origins = (limit: RateLimit, count: number, address: string): number =>
    Array.from({ length: count }, () => limit.mayAskForOrigin(address)).filter(Boolean).length;

  test('with wrong keys is limited by address, and by network where addresses are as many as one likes', () => {
    const limit = limitOf(1);
    expect(wrong(limit, 1_001, '203.0.113.7').at(-1)).toBe(1);
    expect(wrong(limit, 1, '::ffff:203.0.113.7')).toEqual([1]);
    expect(wrong(limit, 1, '203.0.113.8')).toEqual([0]);
    for (let host = 0; host < 1_000; host++) wrong(limit, 1, `2001:db8::${host.toString(16)}`);
    expect([wrong(limit, 1, '2001:db8::f:f:f:f'), wrong(limit, 1, '2001:db8:0:1::1')]).toEqual([[1], [0]]);
  });

  test('about origins is looked up a thousand times a minute for each address', () => {
    const limit = limitOf(1);
    expect(origins(limit, 1_200, '203.0.113.7')).toBe(1_000);
    expect(origins(limit, 1, '203.0.113.8')).toBe(1);
    seconds += 6;
    expect(origins(limit, 1_200, '203.0.113.7')).toBe(100);
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
