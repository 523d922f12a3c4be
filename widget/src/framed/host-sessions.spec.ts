import { beforeEach, describe, expect, test } from '@jest/globals';
import type { GivenSession } from '../api/session-keeper.js';
import { HostSessions, type SessionShown } from './host-sessions.js';

const page = 'https://partner.example';
const known: Readonly<Record<string, SessionShown>> = {
  first: { id: 'session-1', complianceReviewId: 'ana', allowedOrigins: [page] },
  next: { id: 'session-2', complianceReviewId: 'ana', allowedOrigins: ['https://other.example', page] },
  elsewhere: { id: 'session-3', complianceReviewId: 'ana', allowedOrigins: ['https://other.example'] },
  anothers: { id: 'session-4', complianceReviewId: 'bea', allowedOrigins: [page] },
};

let sessions: HostSessions;
let asked: number;
let problems: string[];
let given: GivenSession[];

beforeEach(() => {
  asked = 0;
  problems = [];
  given = [];
  sessions = patient();
});

function patient(milliseconds?: number): HostSessions {
  const source = {
    origin: page,
    ask: () => void (asked += 1),
    refuse: (problem: string) => void problems.push(problem),
    read: (token: string) => Promise.resolve(known[token]).then((shown) => shown ?? Promise.reject(new Error('401'))),
  };
  return new HostSessions('session-1', source, (session) => given.push(session), milliseconds);
}

async function fetched(token: string): Promise<unknown> {
  const coming = sessions.fetch().catch((cause: unknown) => cause);
  await sessions.take({ token });
  return coming;
}

describe('the first session', () => {
  test('is asked for, and is that of the address', async () => {
    expect(await fetched('first')).toEqual({ token: 'first' });
    expect([asked, problems]).toEqual([1, []]);
  });

  test.each(['next', 'anothers', 'elsewhere'])('is not %s', async (token) => {
    expect(await fetched(token)).toBeInstanceOf(Error);
    expect(problems).toEqual(['token: must first be that of the session in the address of the frame']);
  });

  test('is none where Gatehouse refuses its token', async () => {
    expect(await fetched('revoked')).toBeInstanceOf(Error);
    expect(problems).toEqual(['token: Gatehouse did not take it']);
  });
});

describe('what renews it', () => {
  beforeEach(() => fetched('first'));

  test('is of the same review, for the same page', async () => {
    expect(await fetched('next')).toEqual({ token: 'next' });
    expect(await fetched('first')).toEqual({ token: 'first' });
    expect(problems).toEqual([]);
  });

  test.each([
    ['anothers', 'token: must be of a session of the same review'],
    ['elsewhere', 'token: must be of a session that names the origin of this page'],
  ])('is not %s', async (token, problem) => {
    expect(await fetched(token)).toBeInstanceOf(Error);
    expect(problems).toEqual([problem]);
  });

  test('may come unasked, and is looked at all the same', async () => {
    await sessions.take({ token: 'anothers' });
    await sessions.take({ token: 'next' });
    await sessions.take(undefined);
    expect([given, problems]).toEqual([[{ token: 'next' }], ['token: must be of a session of the same review']]);
  });
});

test('who has to come in again is told that the session has ended', async () => {
  const coming = sessions.fetch();
  await sessions.take(undefined);
  expect(await coming).toBeUndefined();
});

test('an answer that is no session, and one that never comes, are failures', async () => {
  const refused = sessions.fetch();
  sessions.fail();
  await expect(refused).rejects.toThrow();
  await expect(patient(1).fetch()).rejects.toThrow();
});
