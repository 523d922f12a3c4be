import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Gatehouse, type Organization, type OwnGatehouse } from '../support/service/gatehouse.js';
import { newReview, newSession } from '../support/compliance/reviews.js';

let gatehouse: OwnGatehouse;
let organization: Organization;
let reviewId: string;
const current = '/compliance/sessions/current';

beforeAll(async () => {
  gatehouse = await Gatehouse.start();
  organization = await gatehouse.organization();
  reviewId = await newReview(organization.api);
});
afterAll(() => gatehouse.stop());

test('a session is told which review it is for, and until when', async () => {
  const session = await newSession(gatehouse, organization, { reviewId, expiresInSeconds: 600 });
  const { status, body } = await session.api.get(current);
  expect(status).toBe(200);
  expect(body).toEqual({ id: session.id, complianceReviewId: reviewId, expiresAt: session.expiresAt });
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
