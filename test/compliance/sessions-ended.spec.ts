import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Gatehouse, type Organization, type OwnGatehouse } from '../support/service/gatehouse.js';
import { newReview, newSession, partnersPage } from '../support/compliance/reviews.js';
import { until } from '../support/run/until.js';

let gatehouse: OwnGatehouse;
let organization: Organization;
let reviewId: string;
const sessionsOf = (review: string): string => `/compliance/reviews/${review}/sessions`;
const addressOf = (review: string): string => `/compliance/reviews/${review}`;

beforeAll(async () => {
  gatehouse = await Gatehouse.lent();
  organization = await gatehouse.organization();
  reviewId = await newReview(organization.api);
});
afterAll(() => gatehouse.stop());

describe('revoking', () => {
  test('works at once, and only once', async () => {
    const session = await newSession(gatehouse, organization, { reviewId });
    const path = `${sessionsOf(reviewId)}/${session.id}`;
    expect((await session.api.get(addressOf(reviewId))).status).toBe(200);
    expect((await organization.api.delete(path)).status).toBe(204);
    expect((await session.api.get(addressOf(reviewId))).status).toBe(401);
    const again = await organization.api.delete(path);
    expect(again.status).toBe(404);
    expect(again.body).toMatchObject({ params: { resource: 'widgetSession', id: session.id } });
  });

  test('under another review, or by another organization, it is not there', async () => {
    const stranger = await gatehouse.organization();
    const session = await newSession(gatehouse, organization, { reviewId });
    const other = await newReview(organization.api);
    expect((await organization.api.delete(`${sessionsOf(other)}/${session.id}`)).status).toBe(404);
    expect((await stranger.api.delete(`${sessionsOf(reviewId)}/${session.id}`)).status).toBe(404);
    expect((await session.api.get(addressOf(reviewId))).status).toBe(200);
  });

  test('is known to another process before it is answered', async () => {
    const other = await Gatehouse.start({ beside: gatehouse });
    try {
      for (let round = 0; round < 20; round++) {
        const session = await newSession(gatehouse, organization, { reviewId });
        const elsewhere = other.withKey(session.token);
        expect((await elsewhere.get(addressOf(reviewId))).status).toBe(200);
        await organization.api.delete(`${sessionsOf(reviewId)}/${session.id}`);
        expect((await elsewhere.get(addressOf(reviewId))).status).toBe(401);
      }
    } finally {
      await other.stop();
    }
  });

  test('an organization that is erased has no sessions any more, also not one that is just being made', async () => {
    const leaving = await gatehouse.organization();
    const review = await newReview(leaving.api);
    const before = await newSession(gatehouse, leaving, { reviewId: review });
    expect((await before.api.get(addressOf(review))).status).toBe(200);
    const body = { allowedOrigins: [partnersPage] };
    const made = Array.from({ length: 8 }, () => leaving.api.post(sessionsOf(review), body));
    const erased = await gatehouse.operator.delete(`/organizations/${leaving.id}`, { reason: 'asked for' });
    expect(erased.status).toBe(204);
    const tokens = (await Promise.all(made)).flatMap((answer) =>
      answer.status === 201 ? [String(answer.body['token'])] : [],
    );
    for (const token of [before.token, ...tokens])
      expect((await gatehouse.withKey(token).get(addressOf(review))).status).toBe(401);
  });
});

test('a day after it was made, nothing is left of a session', async () => {
  const { id } = await newSession(gatehouse, organization, { reviewId });
  const left = async (): Promise<number> => {
    const rows = await gatehouse.sql(
      'SELECT id FROM widget_session WHERE id = $1 UNION ALL SELECT session_id FROM widget_origin WHERE session_id = $1',
      [id],
    );
    return rows.length;
  };
  await gatehouse.advance(24 * 3_600 - 60);
  await gatehouse.work('forgetWidgetSessions');
  expect(await left()).toBe(2);
  // Past the next hour too, when what is forgotten is looked for again.
  await gatehouse.advance(3_600);
  await until('nothing is left', async () => (await left()) === 0);
});
