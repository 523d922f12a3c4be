import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Gatehouse, liveEnvironment, type OwnGatehouse } from '../support/service/gatehouse.js';
import { until } from '../support/run/until.js';

let gatehouse: OwnGatehouse;
beforeAll(async () => {
  gatehouse = await Gatehouse.start();
});
afterAll(() => gatehouse.stop());

test('health says what was checked', async () => {
  expect((await gatehouse.anyone.get('/health/live')).body).toEqual({ status: 'live' });
  const ready = await gatehouse.anyone.get('/health/ready');
  expect(ready.status).toBe(200);
  expect(ready.body).toMatchObject({ status: 'ready', checked: expect.arrayContaining(['database']) });
});

test('metrics count requests by route, never by address', async () => {
  const { id, api } = await gatehouse.organization();
  await api.get(`/organizations/${id}`);
  const { body } = await gatehouse.anyone.get('/metrics');
  expect(body['text']).toMatch(
    /gatehouse_http_request_duration_seconds_count\{method="GET",route="\/organizations\/:organizationId",status="200"\} \d/,
  );
  expect(body['text']).not.toContain(id);
  expect(body['text']).toMatch(/gatehouse_database_connections\{pool="writing",state="idle"\} \d/);
});

test.each(['/health/live', '/metrics', '/openapi.json', '/docs', '/nowhere', '/organizations'])(
  'what %s answers is taken for nothing else, framed by nobody, and names no address to others',
  async (path) => {
    const { headers } = await fetch(`${gatehouse.url}${path}`);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('content-security-policy')).toMatch(/(^|; )frame-ancestors 'none'(;|$)/);
  },
);

describe('metrics are read', () => {
  const token = 'token-of-the-scraper-only';

  test('on this machine, and by nobody through a proxy on it', async () => {
    for (const forwarded of [{ 'X-Forwarded-For': '203.0.113.7' }, { Forwarded: 'for=203.0.113.7' }])
      expect((await gatehouse.anyone.get('/metrics', forwarded)).status).toBe(401);
    expect((await gatehouse.anyone.get('/metrics')).status).toBe(200);
  });

  test('where there is a token, by whoever has it', async () => {
    const other = await Gatehouse.start({ beside: gatehouse, environment: { METRICS_TOKEN: token } });
    try {
      const read = async (headers: Record<string, string>): Promise<number> =>
        (await other.anyone.get('/metrics', headers)).status;
      expect(await read({})).toBe(401);
      expect(await read({ Authorization: `Bearer ${token}x` })).toBe(401);
      expect(await read({ Authorization: `Bearer ${token}`, 'X-Forwarded-For': '203.0.113.7' })).toBe(200);
    } finally {
      await other.stop();
    }
  });
});

test('one log line for each request, without what was typed into it', async () => {
  const before = gatehouse.log.length;
  await gatehouse.operator.get('/organizations?limit=7');
  const line = gatehouse.log.slice(before).find((entry) => entry.includes('"answered"')) ?? '';
  expect(JSON.parse(line)).toMatchObject({
    method: 'GET',
    route: '/organizations',
    status: 200,
    milliseconds: expect.any(Number),
  });
  expect(line).not.toContain('limit=7');
});

describe('the sandbox clock', () => {
  test('moves forward, for all processes, and survives them', async () => {
    const other = await Gatehouse.start({ beside: gatehouse });
    const before = Date.parse(String((await gatehouse.operator.get('/sandbox/clock')).body['now']));
    const moved = await gatehouse.operator.post('/sandbox/clock', { advanceSeconds: 1000 });
    expect(moved.status).toBe(200);
    expect(Date.parse(String(moved.body['now'])) - before).toBeGreaterThanOrEqual(1_000_000);
    await until(
      'the other process knows it',
      async () => Date.parse(String((await other.operator.get('/sandbox/clock')).body['now'])) - before >= 1_000_000,
    );
    await other.stop();
    const later = await Gatehouse.start({ beside: gatehouse });
    expect(
      Date.parse(String((await later.operator.get('/sandbox/clock')).body['now'])) - before,
    ).toBeGreaterThanOrEqual(1_000_000);
    await later.stop();
  });

  test.each([-1, 1.5, '10', null, undefined, 10_000_000_000])('does not move by %s', async (advanceSeconds) => {
    const refused = await gatehouse.operator.post('/sandbox/clock', { advanceSeconds });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ params: { failures: [{ field: 'advanceSeconds' }] } });
  });

  test('is for the operator and for keys with sandbox:write', async () => {
    const { id } = await gatehouse.organization();
    expect((await (await gatehouse.keyFor(id, ['sandbox:write'])).get('/sandbox/clock')).status).toBe(200);
    expect((await (await gatehouse.keyFor(id, ['organizations:write'])).get('/sandbox/clock')).status).toBe(403);
  });

  test('does not exist in live mode', async () => {
    const live = await Gatehouse.start({ beside: gatehouse, inAnotherMode: true, environment: liveEnvironment });
    try {
      const absent = await live.operator.get('/sandbox/clock');
      expect([absent.status, absent.body['params']]).toEqual([404, { resource: 'route' }]);
      expect(absent.headers.get('gatehouse-mode')).toBe('live');
      expect(absent.headers.get('strict-transport-security')).toBe('max-age=31536000');
      expect(absent.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
      expect((await live.operator.get('/organizations')).status).toBe(200);
      expect(Object.keys((await live.anyone.get('/openapi.json')).body['paths'] as object)).not.toContain(
        '/sandbox/clock',
      );
    } finally {
      await live.stop();
    }
  });
});
