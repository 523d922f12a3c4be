import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Gatehouse, type Organization, type OwnGatehouse } from '../support/service/gatehouse.js';
import { newReview, newSession, partnersPage } from '../support/compliance/reviews.js';

let gatehouse: OwnGatehouse;
let organization: Organization;
let reviewId: string;
const current = '/compliance/sessions/current';
const acceptances = `${current}/terms-of-service/acceptances`;
const terms = { version: '2026-11', url: 'https://gatehouse.example/terms' };

beforeAll(async () => {
  gatehouse = await Gatehouse.start({
    environment: { TERMS_OF_SERVICE_URL: terms.url, TERMS_OF_SERVICE_VERSION: terms.version },
  });
  organization = await gatehouse.organization();
  await organization.api.post(`/organizations/${organization.id}/terms-of-service/acceptances`);
  reviewId = await newReview(organization.api);
});
afterAll(() => gatehouse.stop());

test('a session is told which review it is for, and until when', async () => {
  const session = await newSession(gatehouse, organization, { reviewId, expiresInSeconds: 600 });
  const { status, body } = await session.api.get(current);
  expect(status).toBe(200);
  const { id, expiresAt } = session;
  expect(body).toEqual({ id, complianceReviewId: reviewId, expiresAt, allowedOrigins: [partnersPage] });
});

test('of two sessions of one review, each is told of itself', async () => {
  const sessions = [
    await newSession(gatehouse, organization, { reviewId, expiresInSeconds: 600 }),
    await newSession(gatehouse, organization, { reviewId, expiresInSeconds: 900 }),
  ];
  const answers = await Promise.all(sessions.map(({ api }) => api.get(current)));
  expect(answers.map(({ body }) => [body['id'], body['expiresAt']])).toEqual(
    sessions.map(({ id, expiresAt }) => [id, expiresAt]),
  );
});

test('a session is told nothing any more once it was revoked', async () => {
  const session = await newSession(gatehouse, organization, { reviewId });
  expect((await session.api.get(current)).status).toBe(200);
  await organization.api.delete(`/compliance/reviews/${reviewId}/sessions/${session.id}`);
  expect((await session.api.get(current)).status).toBe(401);
});

test('nor once it has ended', async () => {
  const session = await newSession(gatehouse, organization, { reviewId, expiresInSeconds: 60 });
  await gatehouse.advance(61);
  expect((await session.api.get(current)).status).toBe(401);
});

test('organizations and the operator have none', async () => {
  for (const api of [organization.api, gatehouse.operator]) {
    const { status, body } = await api.get(current);
    expect([status, body['name'], body['params']]).toEqual([403, 'Forbidden', { requiredScope: 'session' }]);
  }
  expect((await gatehouse.anyone.get(current)).status).toBe(401);
});

describe('terms of service', () => {
  test('are named as long as the organization has accepted none, and accepted by the person who fills in', async () => {
    const customer = await gatehouse.organization();
    const { api } = await newSession(gatehouse, customer);
    expect((await api.get(current)).body['termsOfService']).toEqual(terms);

    const accepted = await api.post(acceptances, { version: terms.version, signedBy: 'Ana Díaz' });
    expect([accepted.status, accepted.body]).toEqual([
      201,
      {
        organizationId: customer.id,
        version: terms.version,
        signedAt: expect.any(String),
        source: 'ui',
        signedBy: 'Ana Díaz',
      },
    ]);
    expect((await api.get(current)).body).not.toHaveProperty('termsOfService');
    const { body } = await customer.api.get('/organizations/current');
    expect(body['termsOfService']).toMatchObject({ status: 'accepted', version: terms.version });
    expect(await eventsOf(customer)).toMatchObject([{ type: 'tos_accepted', source: 'ui' }]);

    await api.post(acceptances, { version: terms.version, signedBy: 'Ana Díaz' });
    expect(await eventsOf(customer)).toHaveLength(1);
  });

  test('leave in the audit trail by which session they were accepted, once for a request that is repeated', async () => {
    const customer = await gatehouse.organization();
    const { api, id } = await newSession(gatehouse, customer);
    const repeated = { 'Idempotency-Key': randomUUID() };
    for (const headers of [repeated, repeated, {}])
      await api.post(acceptances, { version: terms.version, signedBy: 'Ana Díaz' }, headers);
    const entry = { actor: `session:${id}`, address: expect.any(String), subject: `organization:${customer.id}` };
    const recorded = await recordedOf(customer, 'termsAccepted');
    expect(recorded).toEqual([expect.objectContaining(entry), expect.objectContaining(entry)]);
    expect(JSON.stringify(recorded)).not.toContain('Ana Díaz');
  });

  test('that are refused leave nothing in it', async () => {
    const customer = await gatehouse.organization();
    const { api } = await newSession(gatehouse, customer);
    await api.post(acceptances, { version: '2025-01', signedBy: 'Ana Díaz' });
    expect(await recordedOf(customer, 'termsAccepted')).toEqual([]);
  });

  test('are kept for who repeats the request, without the name in clear', async () => {
    const customer = await gatehouse.organization();
    const { api } = await newSession(gatehouse, customer);
    const signed = { version: terms.version, signedBy: 'Xochitl Ñandú' };
    const repeated = { 'Idempotency-Key': randomUUID() };
    const [first, second] = [
      await api.post(acceptances, signed, repeated),
      await api.post(acceptances, signed, repeated),
    ];
    expect([first.status, second.body]).toEqual([201, first.body]);
    const records = await gatehouse.sql<{ record: string }>('SELECT r::text AS record FROM idempotency_record r');
    expect(records.length).toBeGreaterThan(0);
    expect(records.filter(({ record }) => record.includes(signed.signedBy))).toEqual([]);
  });

  test('of another version than was shown are not accepted', async () => {
    const customer = await gatehouse.organization();
    const { api } = await newSession(gatehouse, customer);
    const refused = await api.post(acceptances, { version: '2025-01', signedBy: 'Ana Díaz' });
    expect([refused.status, refused.body['params']]).toEqual([
      400,
      { failures: [{ field: 'version', messages: [expect.any(String)] }] },
    ]);
    expect((await api.get(current)).body['termsOfService']).toEqual(terms);
  });

  test('who accepted them is told to the organization, and to the operator on record', async () => {
    const customer = await gatehouse.organization();
    const { api } = await newSession(gatehouse, customer);
    await api.post(acceptances, { version: terms.version, signedBy: 'Ana Díaz' });
    const path = `/organizations/${customer.id}/terms-of-service/acceptances`;
    await customer.api.post(path);
    const told = [
      { source: 'api', version: terms.version },
      { source: 'ui', version: terms.version, signedBy: 'Ana Díaz' },
    ];
    expect((await customer.api.get(path)).body['results']).toMatchObject(told);
    expect(await recordedOf(customer, 'termsAcceptancesRead')).toEqual([]);
    expect((await gatehouse.operator.get(path)).body['results']).toMatchObject(told);
    expect(await recordedOf(customer, 'termsAcceptancesRead')).toMatchObject([
      { actor: 'operator', subject: `organization:${customer.id}` },
    ]);
    expect((await organization.api.get(path)).status).toBe(404);
  });

  test('the name is kept sealed', async () => {
    const customer = await gatehouse.organization();
    const { api } = await newSession(gatehouse, customer);
    await api.post(acceptances, { version: terms.version, signedBy: 'Ana Díaz' });
    const [row] = await gatehouse.sql<{ signed_by: Buffer }>(
      'SELECT signed_by FROM accepted_terms WHERE organization_id = $1',
      [customer.id],
    );
    expect(row?.signed_by.includes('Ana')).toBe(false);
  });
});

async function eventsOf({ api }: Organization): Promise<readonly unknown[]> {
  const { body } = await api.get('/events');
  return (body['results'] as { payload: unknown }[]).map(({ payload }) => payload);
}

async function recordedOf({ id }: Organization, kind: string): Promise<readonly unknown[]> {
  const { body } = await gatehouse.operator.get(`/compliance/audit-entries?organizationId=${id}`);
  return (body['results'] as { action: string }[]).filter(({ action }) => action === kind);
}
