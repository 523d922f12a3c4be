import { describe, expect, test } from '@jest/globals';
import { SessionKeeper } from './session-keeper.js';
import { Trouble } from './trouble.js';

const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();

/** A page whose server gives sessions, numbered from 1. */
function pageThatGives(minutes: number): { keeper: SessionKeeper; asked: () => number } {
  let asked = 0;
  const keeper = new SessionKeeper();
  keeper.fetchSession = async () => {
    asked += 1;
    return { token: `token ${asked}`, expiresAt: inMinutes(minutes) };
  };
  return { keeper, asked: () => asked };
}

describe('a token', () => {
  test('is the one that the page gave', async () => {
    const keeper = new SessionKeeper();
    expect(keeper.isThere).toBe(false);
    keeper.give('given');
    expect(keeper.isThere).toBe(true);
    await expect(keeper.token()).resolves.toBe('given');
  });

  test('is asked for once, however many need it at the same time', async () => {
    const { keeper, asked } = pageThatGives(30);
    const tokens = await Promise.all(Array.from({ length: 20 }, () => keeper.token()));
    expect(new Set(tokens)).toEqual(new Set(['token 1']));
    expect(asked()).toBe(1);
  });

  test('is changed for a new one before it ends', async () => {
    const { keeper, asked } = pageThatGives(0.5);
    await expect(keeper.token()).resolves.toBe('token 1');
    await expect(keeper.token()).resolves.toBe('token 2');
    expect(asked()).toBe(2);
  });

  test('of which only the server said when it ends is changed in time as well', async () => {
    const { keeper } = pageThatGives(30);
    keeper.give('given');
    keeper.learnEnd('another', inMinutes(0));
    await expect(keeper.token()).resolves.toBe('given');
    keeper.learnEnd('given', inMinutes(0));
    await expect(keeper.token()).resolves.toBe('token 1');
  });

  test('that was refused is changed once for all who were refused with it', async () => {
    const { keeper, asked } = pageThatGives(30);
    const first = await keeper.token();
    const renewed = await Promise.all([keeper.renewed(first), keeper.renewed(first)]);
    expect(renewed).toEqual(['token 2', 'token 2']);
    await expect(keeper.renewed(first)).resolves.toBe('token 2');
    expect(asked()).toBe(2);
  });

  test('that ended stays the one there is where the page can give no other', async () => {
    const keeper = new SessionKeeper();
    keeper.give('given');
    keeper.learnEnd('given', inMinutes(-1));
    await expect(keeper.token()).resolves.toBe('given');
    await expect(keeper.renewed('given')).rejects.toEqual(new Trouble('sessionEnded'));
    keeper.give('another');
    await expect(keeper.token()).resolves.toBe('another');
  });
});

describe('a page that cannot give one', () => {
  test.each<[string, Trouble['code'], () => Promise<never>]>([
    ['cannot reach its server', 'sessionFailed', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['says that it failed', 'sessionFailed', () => Promise.reject(new Error('500'))],
    ['hands on what its server failed with', 'sessionFailed', () => Promise.resolve({ error: 'no' } as never)],
    ['has nobody logged in', 'sessionEnded', () => Promise.resolve(undefined as never)],
  ])('because it %s is asked again the next time', async (_, code, fails) => {
    const keeper = new SessionKeeper();
    keeper.fetchSession = fails;
    await expect(keeper.token()).rejects.toEqual(new Trouble(code));
    keeper.fetchSession = () => Promise.resolve({ token: 'late' });
    await expect(keeper.token()).resolves.toBe('late');
  });
});
