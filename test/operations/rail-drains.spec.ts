import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { auditEntries } from '../support/compliance/audit-entries.js';
import { must } from '../support/service/api.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';
import { newPerson } from '../support/staff/people.js';

let gatehouse: OwnGatehouse;
beforeAll(async () => {
  gatehouse = await Gatehouse.start();
});
afterAll(() => gatehouse.stop());

const path = '/rails/sandbox/drains';
const reason = { reason: 'It is to be seen what happens' };

async function rails(): Promise<object[]> {
  return must(await gatehouse.operator.get('/rails'), 200)['results'] as object[];
}

test('a rail is drained once and resumed once, and the trail says by whom and why', async () => {
  const sandbox = { rail: 'sandbox', preference: 1, share: 1 };
  expect(await rails()).toEqual([sandbox]);
  const drained = must(await gatehouse.operator.post(path, reason), 201);
  expect(drained).toEqual({ ...sandbox, drainedAt: expect.any(String) });
  expect(await rails()).toEqual([drained]);
  expect(must(await gatehouse.operator.post(path, reason), 409)).toMatchObject({ name: 'IllegalTransition' });
  must(await gatehouse.operator.delete(path), 204);
  expect(must(await gatehouse.operator.delete(path), 409)).toMatchObject({ name: 'IllegalTransition' });
  expect(await rails()).toEqual([sandbox]);
  const { results } = await auditEntries(gatehouse);
  const about = { actor: 'operator', subject: 'rail:sandbox' };
  expect(results).toContainEqual(expect.objectContaining({ ...about, action: 'railDrained', ...reason }));
  expect(results).toContainEqual(expect.objectContaining({ ...about, action: 'railResumed' }));
});

test('one that is not configured cannot be drained', async () => {
  for (const rail of ['nobody', 'http-provider%20first-bank'])
    expect(must(await gatehouse.operator.post(`/rails/${rail}/drains`, reason), 404)).toMatchObject({
      name: 'ResourceNotFound',
    });
});

test('people with the settings may, and others not', async () => {
  const [administrator, treasurer] = [
    await newPerson(gatehouse.operator, ['administrator']),
    await newPerson(gatehouse.operator, ['treasurer']),
  ];
  must(await treasurer.api.get('/rails'), 200);
  must(await treasurer.api.post(path, reason), 403);
  must(await administrator.api.post(path, reason), 201);
  must(await administrator.api.delete(path), 204);
});
