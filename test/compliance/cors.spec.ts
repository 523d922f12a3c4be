import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Gatehouse, type Organization } from '../support/gatehouse.js';
import { type WidgetSession, newReview, newSession } from '../support/reviews.js';
import { WithSessionProbe } from '../support/session-probe.js';

let gatehouse: Gatehouse;
let organization: Organization;
let reviewId: string;
let session: WidgetSession;
const page = 'https://onboarding.partner.example:8443';
const probe = (): string => `/compliance/reviews/${reviewId}/probe`;

/** What a browser reads before it shows an answer to the page that asked. */
interface Seen {
  readonly status: number;
  readonly cors: Readonly<Record<string, string>>;
  readonly vary: string | null;
}

async function ask(path: string, request: RequestInit, { url } = gatehouse): Promise<Seen> {
  const { status, headers } = await fetch(`${url}${path}`, request);
  const cors = Object.fromEntries([...headers].filter(([name]) => name.startsWith('access-control-')));
  return { status, cors, vary: headers.get('vary') };
}

const preflight = (path: string, Origin: string, at = gatehouse): Promise<Seen> =>
  ask(path, { method: 'OPTIONS', headers: { Origin, 'Access-Control-Request-Method': 'POST' } }, at);

beforeAll(async () => {
  gatehouse = await Gatehouse.start({ module: WithSessionProbe });
  organization = await gatehouse.organization();
  reviewId = await newReview(organization.api);
  session = await newSession(gatehouse, organization, { reviewId, allowedOrigins: [page] });
});
afterAll(() => gatehouse.stop());

describe('a page that a session named', () => {
  test('may ask', async () => {
    expect(await preflight(probe(), page)).toEqual({
      status: 204,
      vary: 'Origin',
      cors: {
        'access-control-allow-origin': page,
        'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
        'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key',
        'access-control-max-age': '600',
      },
    });
  });

  test('may read the answer, and when to come again', async () => {
    const headers = { Origin: page, Authorization: `Bearer ${session.token}` };
    expect(await ask(probe(), { headers })).toEqual({
      status: 200,
      vary: 'Origin',
      cors: {
        'access-control-allow-origin': page,
        'access-control-expose-headers': 'Idempotency-Replayed, Retry-After',
      },
    });
  });

  const token = (): string => `Bearer ${session.token}`;
  const absent = `/compliance/reviews/${randomUUID()}/probe`;
  test.each<[string, number, () => [path: string, request: RequestInit]]>([
    ['no token', 401, () => [probe(), {}]],
    ['a forged token', 401, () => [probe(), { headers: { Authorization: `${token().slice(0, -1)}x` } }]],
    ['another review', 404, () => [absent, { headers: { Authorization: token() } }]],
    ['no such address', 404, () => ['/compliance/nowhere', { headers: { Authorization: token() } }]],
    [
      'a wrong body',
      400,
      () => [
        probe(),
        { method: 'POST', body: '{}', headers: { Authorization: token(), 'Content-Type': 'application/json' } },
      ],
    ],
    [
      'broken JSON',
      400,
      () => [
        probe(),
        { method: 'POST', body: '{', headers: { Authorization: token(), 'Content-Type': 'application/json' } },
      ],
    ],
    [
      'what sessions may not do',
      403,
      () => [
        `/compliance/reviews/${reviewId}/sessions`,
        { method: 'POST', body: '{}', headers: { Authorization: token(), 'Content-Type': 'application/json' } },
      ],
    ],
  ])('may read the refusal of %s', async (_, status, request) => {
    const [path, { headers, ...rest }] = request();
    const seen = await ask(path, { ...rest, headers: { ...headers, Origin: page } });
    expect(seen.status).toBe(status);
    expect(seen.cors['access-control-allow-origin']).toBe(page);
  });

  test('is known at once to a process that had been asked about it in vain', async () => {
    const other = await Gatehouse.start({ beside: gatehouse, module: WithSessionProbe });
    try {
      const fresh = `https://${randomUUID()}.example`;
      for (const process of [gatehouse, other]) expect((await preflight(probe(), fresh, process)).cors).toEqual({});
      await newSession(gatehouse, organization, { reviewId, allowedOrigins: [page, fresh] });
      for (const process of [gatehouse, other])
        expect((await preflight(probe(), fresh, process)).cors).toMatchObject({ 'access-control-allow-origin': fresh });
    } finally {
      await other.stop();
    }
  });
});

describe('any other page', () => {
  test.each([
    'https://evil.example',
    'http://onboarding.partner.example:8443',
    'https://onboarding.partner.example',
    `${page}.evil.example`,
    'HTTPS://ONBOARDING.PARTNER.EXAMPLE:8443',
    `${page}/`,
    'null',
    '*',
    '%',
    `https://${'a'.repeat(4_000)}.example`,
  ])('%s is told nothing', async (origin) => {
    expect(await preflight(probe(), origin)).toEqual({ status: 204, vary: 'Origin', cors: {} });
    const headers = { Origin: origin, Authorization: `Bearer ${organization.api.key ?? ''}` };
    expect(await ask(probe(), { headers })).toEqual({ status: 200, vary: 'Origin', cors: {} });
    expect(await ask(probe(), { headers: { Origin: origin } })).toEqual({ status: 401, vary: 'Origin', cors: {} });
  });

  test('nor is a page of a partner outside of /compliance', async () => {
    for (const path of ['/organizations/current', '/webhooks', '/openapi.json', '/health/live', '/']) {
      expect((await preflight(path, page)).cors).toEqual({});
      expect((await ask(path, { headers: { Origin: page } })).cors).toEqual({});
    }
  });

  test('a thousand unknown ones leave the known one known', async () => {
    const flood = Array.from({ length: 1_000 }, (_, n) => `https://unknown-${n}.example`);
    for (let from = 0; from < flood.length; from += 50)
      await Promise.all(flood.slice(from, from + 50).map((origin) => preflight(probe(), origin)));
    expect((await preflight(probe(), page)).cors).toMatchObject({ 'access-control-allow-origin': page });
  });
});

describe('what is no preflight', () => {
  test('is answered like any request to nowhere', async () => {
    const { status } = await ask(probe(), { method: 'OPTIONS' });
    expect(status).toBe(404);
  });

  test('says nothing to who names no page', async () => {
    const headers = { Authorization: `Bearer ${session.token}` };
    expect(await ask(probe(), { headers })).toEqual({ status: 200, vary: 'Origin', cors: {} });
  });
});

test('an ended session is told so on its page for a day, then the page is unknown again', async () => {
  const short = `https://${randomUUID()}.example`;
  const ended = await newSession(gatehouse, organization, { reviewId, allowedOrigins: [short] });
  await organization.api.delete(`/compliance/reviews/${reviewId}/sessions/${ended.id}`);
  const headers = { Origin: short, Authorization: `Bearer ${ended.token}` };
  const refused = async (): Promise<Seen> => ask(probe(), { headers });
  expect(await refused()).toMatchObject({ status: 401, cors: { 'access-control-allow-origin': short } });
  await gatehouse.operator.post('/sandbox/clock', { advanceSeconds: 24 * 3_600 - 60 });
  expect(await refused()).toMatchObject({ status: 401, cors: { 'access-control-allow-origin': short } });
  await gatehouse.operator.post('/sandbox/clock', { advanceSeconds: 61 });
  expect(await refused()).toMatchObject({ status: 401, cors: {} });
});
