import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { SentStatements } from '../support/service/sent-statements.js';
import { Gatehouse, type Organization, type OwnGatehouse } from '../support/service/gatehouse.js';
import { type WidgetSession, newReview, newSession } from '../support/compliance/reviews.js';

let gatehouse: OwnGatehouse;
let organization: Organization;
let reviewId: string;
let session: WidgetSession;
const page = 'https://onboarding.partner.example:8443';
const review = (): string => `/compliance/reviews/${reviewId}`;

/** What a browser reads before it shows an answer to the page that asked. */
interface Seen {
  readonly status: number;
  readonly cors: Readonly<Record<string, string>>;
  readonly vary: string | null;
}

const allowed = 'Authorization, Content-Type, Idempotency-Key, Gatehouse-Version';
async function ask(path: string, request: RequestInit, { url } = gatehouse): Promise<Seen> {
  return seen(await fetch(`${url}${path}`, request));
}

function seen({ status, headers }: Response): Seen {
  const cors = Object.fromEntries([...headers].filter(([name]) => name.startsWith('access-control-')));
  return { status, cors, vary: headers.get('vary') };
}

const preflight = (path: string, Origin: string, at = gatehouse, more: Record<string, string> = {}): Promise<Seen> =>
  ask(path, { method: 'OPTIONS', headers: { Origin, 'Access-Control-Request-Method': 'POST', ...more } }, at);

beforeAll(async () => {
  gatehouse = await Gatehouse.start();
  organization = await gatehouse.organization();
  reviewId = await newReview(organization.api);
  session = await newSession(gatehouse, organization, { reviewId, allowedOrigins: [page] });
});
afterAll(() => gatehouse.stop());

describe('a page that a session named', () => {
  test('may ask', async () => {
    expect(await preflight(review(), page)).toEqual({
      status: 204,
      vary: 'Origin',
      cors: {
        'access-control-allow-origin': page,
        'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
        'access-control-allow-headers': allowed,
        'access-control-max-age': '600',
      },
    });
  });

  test('may read the answer, and when to come again', async () => {
    const headers = { Origin: page, Authorization: `Bearer ${session.token}` };
    expect(await ask(review(), { headers })).toEqual({
      status: 200,
      vary: 'Origin',
      cors: {
        'access-control-allow-origin': page,
        'access-control-expose-headers': 'Gatehouse-Version, Idempotency-Replayed, Retry-After',
      },
    });
  });

  const token = (): string => `Bearer ${session.token}`;
  const forged = (text: string): string => `${text.slice(0, -1)}${text.endsWith('x') ? 'y' : 'x'}`;
  const absent = `/compliance/reviews/${randomUUID()}`;
  test.each<[string, number, () => [path: string, request: RequestInit]]>([
    ['no token', 401, () => [review(), {}]],
    ['a forged token', 401, () => [review(), { headers: { Authorization: forged(token()) } }]],
    ['another review', 404, () => [absent, { headers: { Authorization: token() } }]],
    ['no such address', 404, () => ['/compliance/nowhere', { headers: { Authorization: token() } }]],
    [
      'a wrong body',
      400,
      () => [
        `${review()}/attestations`,
        { method: 'POST', body: '{}', headers: { Authorization: token(), 'Content-Type': 'application/json' } },
      ],
    ],
    [
      'broken JSON',
      400,
      () => [
        `${review()}/attestations`,
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
    const refusal = await ask(path, { ...rest, headers: { ...headers, Origin: page } });
    expect(refusal.status).toBe(status);
    expect(refusal.cors['access-control-allow-origin']).toBe(page);
  });

  test('is known at once to a process that had been asked about it in vain', async () => {
    const other = await Gatehouse.start({ beside: gatehouse });
    try {
      const fresh = `https://${randomUUID()}.example`;
      for (const process of [gatehouse, other]) expect((await preflight(review(), fresh, process)).cors).toEqual({});
      await newSession(gatehouse, organization, { reviewId, allowedOrigins: [page, fresh] });
      for (const process of [gatehouse, other])
        expect((await preflight(review(), fresh, process)).cors).toMatchObject({
          'access-control-allow-origin': fresh,
        });
    } finally {
      await other.stop();
    }
  });
});

describe('what the widget calls', () => {
  const listed = (text: string | undefined): string[] => (text ?? '').toLowerCase().split(', ');
  const inBrowser = ({ token }: WidgetSession): Record<string, string> => ({
    Origin: page,
    Authorization: `Bearer ${token}`,
  });

  test.each([
    ['GET', '/compliance/sessions/current'],
    ['GET', '/compliance/documents?limit=100'],
    ['POST', '/compliance/documents'],
    ['POST', '/compliance/associated-persons'],
  ])('%s %s may be asked for with a token and an idempotency key', async (method, path) => {
    const headers = {
      Origin: page,
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': 'authorization,content-type,gatehouse-version,idempotency-key',
    };
    const { status, cors } = await ask(path, { method: 'OPTIONS', headers });
    expect([status, cors['access-control-allow-origin']]).toEqual([204, page]);
    expect(listed(cors['access-control-allow-methods'])).toContain(method.toLowerCase());
    expect(cors['access-control-allow-headers']).toBe(allowed);
  });

  test('is answered to its page: which session it is, and that it has ended', async () => {
    const brief = await newSession(gatehouse, organization, { reviewId, allowedOrigins: [page] });
    const headers = inBrowser(brief);
    const answered = await ask('/compliance/sessions/current', { headers });
    expect(answered).toMatchObject({ status: 200, cors: { 'access-control-allow-origin': page } });
    await organization.api.delete(`/compliance/reviews/${reviewId}/sessions/${brief.id}`);
    const refused = await ask('/compliance/sessions/current', { headers });
    expect(refused).toMatchObject({ status: 401, cors: { 'access-control-allow-origin': page } });
  });

  test('too often is told when to come again, where the page can read it', async () => {
    const strict = await Gatehouse.start({ beside: gatehouse, environment: { REQUESTS_PER_MINUTE: '1' } });
    try {
      const address = `${strict.url}/compliance/sessions/current`;
      const headers = inBrowser(await newSession(gatehouse, organization, { reviewId, allowedOrigins: [page] }));
      expect((await fetch(address, { headers })).status).toBe(200);
      const refusal = await fetch(address, { headers });
      expect(refusal.status).toBe(429);
      expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
      const { cors } = seen(refusal);
      expect(cors['access-control-allow-origin']).toBe(page);
      expect(listed(cors['access-control-expose-headers'])).toContain('retry-after');
    } finally {
      await strict.stop();
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
    expect(await preflight(review(), origin)).toEqual({ status: 204, vary: 'Origin', cors: {} });
    const headers = { Origin: origin, Authorization: `Bearer ${organization.api.key ?? ''}` };
    expect(await ask(review(), { headers })).toEqual({ status: 200, vary: 'Origin', cors: {} });
    expect(await ask(review(), { headers: { Origin: origin } })).toEqual({ status: 401, vary: 'Origin', cors: {} });
  });

  test('nor is a page of a partner outside of /compliance', async () => {
    for (const path of ['/organizations/current', '/webhooks', '/openapi.json', '/health/live', '/']) {
      expect((await preflight(path, page)).cors).toEqual({});
      expect((await ask(path, { headers: { Origin: page } })).cors).toEqual({});
    }
  });

  test('a thousand unknown ones leave the known one known, and cost no more than a thousand queries', async () => {
    expect((await preflight(review(), page)).cors).toMatchObject({ 'access-control-allow-origin': page });
    const from = (address: string, origin: string): Promise<Seen> =>
      preflight(review(), origin, gatehouse, { 'X-Forwarded-For': address });
    const asked = new SentStatements(gatehouse);
    const begun = performance.now();
    const { statements } = await asked.during(async () => {
      for (let host = 0; host < 1_200; host += 50)
        await Promise.all(
          Array.from({ length: 50 }, (_, n) =>
            from(`2001:db8::${(host + n).toString(16)}`, `https://unknown-${host + n}.example`),
          ),
        );
    });
    asked.stop();
    const queries = statements.filter((statement) => statement.includes('FROM widget_origin')).length;
    // A minute gives a thousand more.
    expect(queries).toBeLessThanOrEqual(1_001 + (performance.now() - begun) / 60);
    expect(queries).toBeGreaterThanOrEqual(1_000);
    expect((await from('2001:db8::1', page)).cors).toMatchObject({ 'access-control-allow-origin': page });
    const fresh = `https://${randomUUID()}.example`;
    await newSession(gatehouse, organization, { reviewId, allowedOrigins: [page, fresh] });
    expect((await from('2001:db8:0:1::1', fresh)).cors).toMatchObject({ 'access-control-allow-origin': fresh });
  });
});

describe('what is no preflight', () => {
  test('is answered like any request to nowhere', async () => {
    const { status } = await ask(review(), { method: 'OPTIONS' });
    expect(status).toBe(404);
  });

  test('says nothing to who names no page', async () => {
    const headers = { Authorization: `Bearer ${session.token}` };
    expect(await ask(review(), { headers })).toEqual({ status: 200, vary: 'Origin', cors: {} });
  });
});

test('an ended session is told so on its page for a day, then the page is unknown again', async () => {
  const short = `https://${randomUUID()}.example`;
  const ended = await newSession(gatehouse, organization, { reviewId, allowedOrigins: [short] });
  await organization.api.delete(`/compliance/reviews/${reviewId}/sessions/${ended.id}`);
  const headers = { Origin: short, Authorization: `Bearer ${ended.token}` };
  const refused = async (): Promise<Seen> => ask(review(), { headers });
  expect(await refused()).toMatchObject({ status: 401, cors: { 'access-control-allow-origin': short } });
  await gatehouse.advance(24 * 3_600 - 60);
  expect(await refused()).toMatchObject({ status: 401, cors: { 'access-control-allow-origin': short } });
  await gatehouse.advance(61);
  expect(await refused()).toMatchObject({ status: 401, cors: {} });
});
