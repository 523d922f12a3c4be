import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Gatehouse } from '../support/gatehouse.js';

let gatehouse: Gatehouse;
beforeAll(async () => {
  gatehouse = await Gatehouse.start();
});
afterAll(() => gatehouse.stop());

const post = (body: unknown, headers: Record<string, string> = {}): ReturnType<typeof gatehouse.operator.post> =>
  gatehouse.operator.post('/organizations', body, headers);

describe('a body that cannot be read', () => {
  test.each<[string, unknown, Record<string, string>, number, string]>([
    ['broken JSON', '{"name": ', {}, 400, 'MalformedRequest'],
    ['not UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]), {}, 400, 'MalformedRequest'],
    ['33 levels deep', `${'{"a":'.repeat(33)}1${'}'.repeat(33)}`, {}, 400, 'MalformedRequest'],
    ['100,000 levels deep', '['.repeat(100_000) + ']'.repeat(100_000), {}, 400, 'MalformedRequest'],
    ['a list', [], {}, 400, 'MalformedRequest'],
    ['a text', '"text"', {}, 400, 'MalformedRequest'],
    ['null', 'null', {}, 400, 'MalformedRequest'],
    ['over 256 KiB', JSON.stringify({ name: 'x'.repeat(256 * 1024) }), {}, 413, 'MalformedRequest'],
    ['a form', 'name=x', { 'Content-Type': 'application/x-www-form-urlencoded' }, 415, 'MalformedRequest'],
    ['XML', '<a/>', { 'Content-Type': 'text/xml' }, 415, 'MalformedRequest'],
  ])('%s', async (_, body, headers, status, name) => {
    const refused = await post(body, headers);
    expect(refused.status).toBe(status);
    expect(refused.body).toEqual({
      errorInstanceId: expect.any(String),
      name,
      message: expect.any(String),
      params: expect.any(Object),
    });
  });

  test('32 levels are read, and refused only for their fields', async () => {
    const refused = await post(`${'{"a":'.repeat(31)}{}${'}'.repeat(31)}`);
    expect(refused.body['name']).toBe('ValidationFailed');
  });
});

describe('text that nothing can keep', () => {
  test.each([
    ['NUL', '{"name":"a\\u0000b","type":"business","country":"AR"}', 'name'],
    ['half a surrogate pair', '{"name":"\\ud83d","type":"business","country":"AR"}', 'name'],
    ['__proto__', '{"name":"x","type":"business","country":"AR","__proto__":{"isAdmin":true}}', '__proto__'],
    ['constructor', '{"name":"x","type":"business","country":"AR","constructor":{"prototype":{}}}', 'constructor'],
  ])('%s is refused at its field', async (_, body, field) => {
    const refused = await post(body);
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ name: 'ValidationFailed', params: { failures: [{ field }] } });
  });

  test('NUL in the address is refused too', async () => {
    expect((await gatehouse.operator.get('/organizations/%00')).status).toBe(404);
    expect((await gatehouse.operator.get('/organizations?nextId=%00')).status).toBe(400);
  });
});

test('null is not absent', async () => {
  const refused = await post({ name: 'x', type: 'business', country: 'AR', parentOrganizationId: null });
  expect(refused.body).toMatchObject({
    name: 'ValidationFailed',
    params: { failures: [{ field: 'parentOrganizationId' }] },
  });
});

test.each([
  ['GET', '/nothing'],
  ['PUT', '/organizations'],
  ['GET', '/organizations/x/y/z'],
  ['POST', '/sandbox'],
])('%s %s is no route', async (method, path) => {
  const refused = await gatehouse.operator.call(method, path);
  expect(refused.status).toBe(404);
  expect(refused.body).toEqual({
    errorInstanceId: expect.any(String),
    name: 'ResourceNotFound',
    message: expect.any(String),
    params: { resource: 'route' },
  });
});

test('an id that is no UUID is as absent as one that nothing has', async () => {
  expect((await gatehouse.operator.get('/organizations/1')).body).toMatchObject({
    name: 'ResourceNotFound',
    params: { resource: 'organization', id: '1' },
  });
});

test('an address that cannot be decoded is refused', async () => {
  const refused = await gatehouse.operator.get('/organizations/%ff');
  expect(refused.status).toBe(400);
  expect(refused.body['name']).toBe('MalformedRequest');
});

test('every answer says in which mode it was given, and is not to be kept', async () => {
  for (const path of ['/organizations', '/nothing', '/health/live']) {
    const { headers } = await gatehouse.operator.get(path);
    expect(headers.get('gatehouse-mode')).toBe('sandbox');
    expect(headers.get('cache-control')).toBe('no-store');
  }
});
