import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Jobs } from '#jobs';
import { Gatehouse, type Organization } from '../support/gatehouse.js';
import { newReview, newSession, partnersPage } from '../support/reviews.js';
import { WithSessionProbe } from '../support/session-probe.js';
import { query } from '../support/sql.js';

let gatehouse: Gatehouse;
let organization: Organization;
let reviewId: string;
const sessionsOf = (review: string): string => `/compliance/reviews/${review}/sessions`;
const probeOf = (review: string): string => `/compliance/reviews/${review}/probe`;
const advance = (advanceSeconds: number): Promise<unknown> =>
  gatehouse.operator.post('/sandbox/clock', { advanceSeconds });

beforeAll(async () => {
  gatehouse = await Gatehouse.start({ module: WithSessionProbe });
  organization = await gatehouse.organization();
  reviewId = await newReview(organization.api);
});
afterAll(() => gatehouse.stop());

describe('revoking', () => {
  test('works at once, and only once', async () => {
    const session = await newSession(gatehouse, organization, { reviewId });
    const path = `${sessionsOf(reviewId)}/${session.id}`;
    expect((await session.api.get(probeOf(reviewId))).status).toBe(200);
    expect((await organization.api.delete(path)).status).toBe(204);
    expect((await session.api.get(probeOf(reviewId))).status).toBe(401);
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
    expect((await session.api.get(probeOf(reviewId))).status).toBe(200);
  });

  test('is known to another process before it is answered', async () => {
    const other = await Gatehouse.start({ beside: gatehouse, module: WithSessionProbe });
    try {
      for (let round = 0; round < 20; round++) {
        const session = await newSession(gatehouse, organization, { reviewId });
        const elsewhere = other.withKey(session.token);
        expect((await elsewhere.get(probeOf(reviewId))).status).toBe(200);
        await organization.api.delete(`${sessionsOf(reviewId)}/${session.id}`);
        expect((await elsewhere.get(probeOf(reviewId))).status).toBe(401);
      }
    } finally {
      await other.stop();
    }
  });

  test('an organization that is erased has no sessions any more, also not one that is just being made', async () => {
    const leaving = await gatehouse.organization();
    const review = await newReview(leaving.api);
    const before = await newSession(gatehouse, leaving, { reviewId: review });
    expect((await before.api.get(probeOf(review))).status).toBe(200);
    const body = { allowedOrigins: [partnersPage] };
    const made = Array.from({ length: 8 }, () => leaving.api.post(sessionsOf(review), body));
    const erased = await gatehouse.operator.delete(`/organizations/${leaving.id}`, { reason: 'asked for' });
    expect(erased.status).toBe(204);
    const tokens = (await Promise.all(made)).flatMap((answer) =>
      answer.status === 201 ? [String(answer.body['token'])] : [],
    );
    for (const token of [before.token, ...tokens])
      expect((await gatehouse.withKey(token).get(probeOf(review))).status).toBe(401);
  });
});

test('a day after it was made, nothing is left of a session', async () => {
  const { id } = await newSession(gatehouse, organization, { reviewId });
  const databaseUrl = gatehouse.environment['DATABASE_URL'];
  const left = async (): Promise<number> =>
    (
      await query(
        databaseUrl,
        'SELECT id FROM widget_session WHERE id = $1 UNION ALL SELECT session_id FROM widget_origin WHERE session_id = $1',
        [id],
      )
    ).length;
  const jobs = gatehouse.app.get(Jobs, { strict: false });
  expect(jobs.hourly).toContain('forgetWidgetSessions');
  const forget = jobs.handlers.get('forgetWidgetSessions');
  await advance(24 * 3_600 - 60);
  await forget?.({});
  expect(await left()).toBe(2);
  await advance(61);
  await forget?.({});
  expect(await left()).toBe(0);
});
