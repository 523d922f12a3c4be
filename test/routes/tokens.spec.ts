import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Answer } from '../support/service/api.js';
import { type WidgetSession, newSession, openReview } from '../support/compliance/reviews.js';
import { nameOf } from '../support/routes/routes.js';
import { World, inParallel } from '../support/routes/world.js';

let world: World;
let session: WidgetSession;

beforeAll(async () => {
  world = await World.open();
  session = await openSession();
});
afterAll(() => world.close());

/** All of one review. */
async function openSession(options: { expiresInSeconds?: number } = {}): Promise<WidgetSession> {
  const reviewId = await openReview(world.mine.api, 'business');
  return newSession(world.gatehouse, world.mine, { reviewId, ...options });
}

interface RefusedToken {
  readonly what: string;
  readonly token: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Expired and revoked ones were used before, so that they are remembered if anything is. */
async function refusedTokens(): Promise<RefusedToken[]> {
  const { gatehouse, mine } = world;
  const [expired, revoked] = [await openSession({ expiresInSeconds: 60 }), await openSession()];
  for (const { api, reviewId } of [expired, revoked])
    expect((await api.get(`/compliance/reviews/${reviewId}`)).status).toBe(200);
  await mine.api.delete(`/compliance/reviews/${revoked.reviewId}/sessions/${revoked.id}`);
  await gatehouse.advance(61);
  const [, id = '', secret = ''] = session.token.split('_');
  const [, keyId = '', keySecret = ''] = String(mine.api.key).split('_');
  const claims = { session: session.id, complianceReviewId: session.reviewId, scope: 'compliance:write' };
  const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
  return [
    { what: 'expired', token: expired.token },
    { what: 'revoked', token: revoked.token },
    { what: 'of another session', token: `gws_${id}_${expired.token.split('_')[2] ?? ''}` },
    { what: 'forged', token: `gws_${id}_${secret.split('').reverse().join('')}` },
    { what: 'cut short', token: session.token.slice(0, -1) },
    { what: 'of no session', token: `gws_${randomUUID().replaceAll('-', '')}_${secret}` },
    { what: 'as an API key', token: `gk_${id}_${secret}` },
    { what: 'an API key as a token', token: `gws_${keyId}_${keySecret}` },
    { what: 'alg:none', token: `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claims)}.` },
    { what: 'from another page', token: session.token, headers: { Origin: 'https://evil.example' } },
    { what: 'from a sandboxed page', token: session.token, headers: { Origin: 'null' } },
  ];
}

/** What is said apart from the id of the error. */
function words({ status, body: { errorInstanceId, ...rest } }: Answer): string {
  return `${status} ${typeof errorInstanceId} ${JSON.stringify(rest)}`;
}

test('a token that is none is refused on every route, in one and the same words, and nothing is written', async () => {
  const attempts = await inParallel(world.routes.guarded, (route) =>
    world.attempt(route, { path: { complianceReviewId: session.reviewId } }),
  );
  const tokens = await refusedTokens();
  const expected = words(await world.gatehouse.anyone.get('/organizations'));
  expect(expected).toMatch(/^401 string .*"Unauthenticated"/);
  // From an address for each: only so many wrong ones are taken from one.
  const cases = attempts.flatMap((attempt) =>
    tokens.map((token, nth) => ({ attempt, from: { 'X-Forwarded-For': `203.0.113.${nth}` }, ...token })),
  );
  const before = await world.digest();
  const faults = await inParallel(cases, async ({ attempt, from, what, token, headers = {} }) => {
    const api = world.gatehouse.withKey(token);
    const answer = await world.send(attempt, api, { 'Idempotency-Key': randomUUID(), ...from, ...headers });
    const isRight = words(answer) === expected && answer.headers.get('www-authenticate') === 'Bearer';
    return isRight ? [] : [`${nameOf(attempt.route)} with a token ${what}: ${words(answer)}`];
  });
  expect(faults.flat()).toEqual([]);
  expect(await world.digest()).toEqual(before);
  expect((await session.api.get(`/compliance/reviews/${session.reviewId}`)).status).toBe(200);
});
