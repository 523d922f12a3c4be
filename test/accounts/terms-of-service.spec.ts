import { beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Gatehouse } from '../support/service/gatehouse.js';

let gatehouse: Gatehouse;
beforeAll(async () => {
  gatehouse = await Gatehouse.shared();
});

test('accepting is kept, shown with the organization, and told once', async () => {
  const { id, api } = await gatehouse.organization();
  const accepted = await api.post(`/organizations/${id}/terms-of-service/acceptances`, { version: '2026-11' });
  expect(accepted.status).toBe(201);
  expect(accepted.body).toEqual({
    organizationId: id,
    version: '2026-11',
    signedAt: expect.any(String),
    source: 'api',
  });
  expect((await api.get('/organizations/current')).body['termsOfService']).toEqual({
    status: 'accepted',
    version: '2026-11',
    signedAt: accepted.body['signedAt'],
  });

  const again = await api.post(`/organizations/${id}/terms-of-service/acceptances`);
  expect(again.body).toMatchObject({ version: '1.0', source: 'api' });
  expect((await api.get('/organizations/current')).body['termsOfService']).toMatchObject({
    version: '1.0',
    signedAt: again.body['signedAt'],
  });

  const { body } = await api.get('/events');
  expect(body).toEqual({
    results: [
      {
        eventId: expect.any(String),
        position: 1,
        sequence: 1,
        eventCategory: 'organization_tos',
        occurredAt: accepted.body['signedAt'],
        resourceId: id,
        payload: { type: 'tos_accepted', organizationId: id, signedAt: accepted.body['signedAt'], source: 'api' },
      },
    ],
  });
});

test('of many at once, one is the first', async () => {
  const { id, api } = await gatehouse.organization();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => api.post(`/organizations/${id}/terms-of-service/acceptances`)),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201));
  expect((await api.get('/events')).body['results']).toHaveLength(1);
});

test('a later acceptance may be sent again as well', async () => {
  const { id, api } = await gatehouse.organization();
  const path = `/organizations/${id}/terms-of-service/acceptances`;
  await api.post(path, { version: '1' });
  const key = { 'Idempotency-Key': randomUUID() };
  const [later, again] = [await api.post(path, { version: '2' }, key), await api.post(path, { version: '2' }, key)];
  expect([later.status, again.status]).toEqual([201, 201]);
  expect([later, again].map(({ headers }) => headers.get('idempotency-replayed'))).toEqual([null, 'true']);
  expect(again.body).toEqual(later.body);
  expect((await api.get('/events')).body['results']).toHaveLength(1);
});

test("another organization's terms are not there to accept", async () => {
  const [one, other] = [await gatehouse.organization(), await gatehouse.organization()];
  expect((await one.api.post(`/organizations/${other.id}/terms-of-service/acceptances`)).status).toBe(404);
  expect((await other.api.get('/organizations/current')).body['termsOfService']).toEqual({ status: 'notAccepted' });
});
