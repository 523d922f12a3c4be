import { beforeAll, expect, test } from '@jest/globals';
import type { Answer } from '../support/service/api.js';
import { Gatehouse } from '../support/service/gatehouse.js';

let gatehouse: Gatehouse;
beforeAll(async () => {
  gatehouse = await Gatehouse.shared();
});

const post = (body: unknown): Promise<Answer> => gatehouse.operator.post('/organizations', body);

test('32 levels of a body are read, and refused only for their fields', async () => {
  const refused = await post(`${'{"a":'.repeat(31)}{}${'}'.repeat(31)}`);
  expect(refused.body['name']).toBe('ValidationFailed');
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
