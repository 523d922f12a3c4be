import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { validAttestation } from '../../libs/contracts/src/attestations/valid-attestation.spec-fixture.js';
import { auditEntries } from '../support/compliance/audit-entries.js';
import { Gatehouse, type Organization, type OwnGatehouse } from '../support/service/gatehouse.js';
import { idOf } from '../support/service/api.js';
import { newReview, newSession, partnersPage } from '../support/compliance/reviews.js';

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

describe('a new session', () => {
  test('is shown once, works at once, and ends by itself after half an hour', async () => {
    const now = await gatehouse.now();
    const { status, body } = await organization.api.post(sessionsOf(reviewId), { allowedOrigins: [partnersPage] });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String),
      token: expect.stringMatching(/^gws_[0-9a-f]{32}_[0-9A-Za-z]{43}$/),
      expiresAt: expect.any(String),
    });
    const createdAt = Date.parse(String(body['expiresAt'])) - 1_800_000;
    expect(createdAt).toBeGreaterThanOrEqual(now.getTime());
    expect(createdAt).toBeLessThanOrEqual((await gatehouse.now()).getTime());
    const answer = await gatehouse.withKey(String(body['token'])).get(addressOf(reviewId));
    expect(answer).toMatchObject({ status: 200, body: { id: reviewId } });
  });

  test('its secret is nowhere in the database and in no log line', async () => {
    const { body } = await organization.api.post(
      sessionsOf(reviewId),
      { allowedOrigins: [partnersPage] },
      { 'Idempotency-Key': randomUUID() },
    );
    const secret = String(body['token']).split('_')[2] ?? '';
    expect(secret).toHaveLength(43);
    expect(await gatehouse.databaseText()).not.toContain(secret);
    expect(gatehouse.log.join('')).not.toContain(secret);
  });

  test('a repeated request makes no second one and leaves the token out', async () => {
    const key = { 'Idempotency-Key': randomUUID() };
    const first = await organization.api.post(sessionsOf(reviewId), { allowedOrigins: [partnersPage] }, key);
    const again = await organization.api.post(sessionsOf(reviewId), { allowedOrigins: [partnersPage] }, key);
    const { token, ...rest } = first.body;
    expect(token).toEqual(expect.any(String));
    expect([again.status, again.body, again.headers.get('idempotency-replayed')]).toEqual([201, rest, 'true']);
  });

  test('ends when it says so, and another one goes on', async () => {
    const session = await newSession(gatehouse, organization, { reviewId, expiresInSeconds: 60 });
    expect((await session.api.get(addressOf(reviewId))).status).toBe(200);
    await gatehouse.advance(61);
    expect((await session.api.get(addressOf(reviewId))).status).toBe(401);
    const renewed = await newSession(gatehouse, organization, { reviewId });
    expect((await renewed.api.get(addressOf(reviewId))).status).toBe(200);
  });

  test.each([
    ['no list', { allowedOrigins: partnersPage }, 'allowedOrigins'],
    ['no origin', { allowedOrigins: [] }, 'allowedOrigins'],
    ['too many', { allowedOrigins: Array.from({ length: 21 }, (_, n) => `https://a${n}.example`) }, 'allowedOrigins'],
    ['a path', { allowedOrigins: [partnersPage, `${partnersPage}/`] }, 'allowedOrigins.1'],
    ['any page', { allowedOrigins: ['*'] }, 'allowedOrigins.0'],
    ['a sandboxed page', { allowedOrigins: ['null'] }, 'allowedOrigins.0'],
    ['plain http', { allowedOrigins: ['http://partner.example'] }, 'allowedOrigins.0'],
    ['no text', { allowedOrigins: [7] }, 'allowedOrigins.0'],
    ['too short', { allowedOrigins: [partnersPage], expiresInSeconds: 59 }, 'expiresInSeconds'],
    ['too long', { allowedOrigins: [partnersPage], expiresInSeconds: 1_801 }, 'expiresInSeconds'],
  ])('for %s is refused', async (_, body, field) => {
    const refused = await organization.api.post(sessionsOf(reviewId), body);
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ name: 'ValidationFailed', params: { failures: [{ field }] } });
  });

  test("of another organization's review is answered like one of no review", async () => {
    const stranger = await gatehouse.organization();
    for (const id of [await newReview(stranger.api), randomUUID()]) {
      const refused = await organization.api.post(sessionsOf(id), { allowedOrigins: [partnersPage] });
      expect(refused.status).toBe(404);
      expect(refused.body).toMatchObject({ name: 'ResourceNotFound', params: { resource: 'complianceReview', id } });
    }
  });

  test('a parent makes one for its child', async () => {
    const child = await gatehouse.organization({ parent: organization });
    const review = await newReview(child.api);
    const body = { allowedOrigins: [partnersPage] };
    expect((await organization.api.post(sessionsOf(review), body)).status).toBe(404);
    expect((await organization.api.onBehalfOf(child.id).post(sessionsOf(review), body)).status).toBe(201);
  });
});

describe('the pages on which a session is used', () => {
  test.each([
    ['the same in capitals', 'HTTPS://Onboarding.Partner.Example', partnersPage],
    ['the same with the usual port', `${partnersPage}:443`, partnersPage],
    ['with letters beyond ASCII', 'https://zahlen.münchen.example', 'https://zahlen.xn--mnchen-3ya.example'],
    ["on the developer's machine", 'http://localhost:5173', 'http://localhost:5173'],
  ])('%s', async (_, named, sent) => {
    const { api } = await newSession(gatehouse, organization, { reviewId, allowedOrigins: [named] });
    expect((await api.get(addressOf(reviewId), { Origin: sent })).status).toBe(200);
  });

  test('no others: neither nearly the same, nor a sandboxed one', async () => {
    const { api } = await newSession(gatehouse, organization, { reviewId });
    for (const Origin of [
      'http://onboarding.partner.example',
      `${partnersPage}:8443`,
      'https://partner.example',
      `${partnersPage}.evil.example`,
      'https://evil.example',
      'null',
      `${partnersPage}, ${partnersPage}`,
    ])
      expect([Origin, (await api.get(addressOf(reviewId), { Origin })).status]).toEqual([Origin, 401]);
  });

  test('what is no browser sends no origin', async () => {
    const { api } = await newSession(gatehouse, organization, { reviewId });
    expect((await api.get(addressOf(reviewId))).status).toBe(200);
  });
});

describe('what a session sends', () => {
  test('under an idempotency key is its own: no answer of its organization, nor of another session', async () => {
    const key = { 'Idempotency-Key': randomUUID() };
    const [one, other] = [
      await newSession(gatehouse, organization, { reviewId }),
      await newSession(gatehouse, organization, { reviewId }),
    ];
    const path = `${addressOf(reviewId)}/attestations`;
    const said = validAttestation('individualContactInfo');
    const send = (api: Organization['api']): ReturnType<typeof api.post> => api.post(path, said, key);
    const answers = [await send(organization.api), await send(one.api), await send(other.api)];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(answers.map(({ headers }) => headers.get('idempotency-replayed'))).toEqual([null, null, null]);
    expect(new Set(answers.map(({ body }) => body['id'])).size).toBe(3);
    const again = await send(one.api);
    expect([again.headers.get('idempotency-replayed'), again.body]).toEqual(['true', answers[1]?.body]);
    const reused = await one.api.post(path, { ...said, email: 'another@example.com' }, key);
    expect(reused.body).toMatchObject({
      name: 'IdempotencyKeyReused',
      params: { idempotencyKey: key['Idempotency-Key'] },
    });
  });

  test('is limited by itself: other sessions and the organization go on', async () => {
    const strict = await Gatehouse.start({ beside: gatehouse, environment: { REQUESTS_PER_MINUTE: '5' } });
    try {
      const [busy, calm] = [
        await newSession(gatehouse, organization, { reviewId }),
        await newSession(gatehouse, organization, { reviewId }),
      ];
      const statuses = [];
      for (let count = 0; count < 6; count++)
        statuses.push((await strict.withKey(busy.token).get(addressOf(reviewId))).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
      expect((await strict.withKey(calm.token).get(addressOf(reviewId))).status).toBe(200);
      expect((await strict.withKey(organization.api.key ?? '').get('/organizations/current')).status).toBe(200);
    } finally {
      await strict.stop();
    }
  });

  test('comes a few at a time: a crowd is told to wait, and leaves room to others', async () => {
    const { api } = await newSession(gatehouse, organization, { reviewId });
    const path = `/compliance/reviews/${reviewId}/submit`;
    const statuses: number[] = [];
    const release = await gatehouse.holding('SELECT 1 FROM standing WHERE organization_id = $1 FOR UPDATE', [
      organization.id,
    ]);
    const crowd = Array.from({ length: 40 }, () => api.post(path, {}).then(({ status }) => statuses.push(status)));
    while (statuses.length < 8) await new Promise((resolve) => setImmediate(resolve));
    expect(statuses.every((status) => status === 429)).toBe(true);
    await release();
    await Promise.all(crowd);
    expect(statuses.filter((status) => status === 429)).toHaveLength(8);
    expect((await api.get(`/compliance/reviews/${reviewId}`)).status).toBe(200);
  });

  test('on behalf of an organization is for no one: not for its own, not for a child', async () => {
    const child = await gatehouse.organization({ parent: organization });
    const { api } = await newSession(gatehouse, organization, { reviewId });
    for (const id of [organization.id, child.id, randomUUID()])
      expect((await api.onBehalfOf(id).get(addressOf(reviewId))).body).toMatchObject({
        name: 'ResourceNotFound',
        params: { resource: 'organization', id },
      });
  });
});

describe('officers', () => {
  test('are the operator, and keys that may decide: they see the checks, and leave their name', async () => {
    const decider = await gatehouse.keyFor(organization.id, ['compliance:read', 'compliance:decide']);
    const session = await newSession(gatehouse, organization, { reviewId });
    const path = `${addressOf(reviewId)}/attestations`;
    const uploaded = await session.api.post(path, validAttestation('individualContactInfo'));
    const address = `${path}/${idOf(uploaded)}`;
    const seen: (readonly [status: number, isOfficer: boolean])[] = [];
    for (const api of [gatehouse.operator, decider, organization.api, session.api]) {
      const { status, body } = await api.get(address);
      seen.push([status, 'checks' in body]);
    }
    expect(seen).toEqual([
      [200, true],
      [200, true],
      [200, false],
      [200, false],
    ]);
    const { results } = await auditEntries(gatehouse, organization.id);
    const looks = results.filter(({ action }) => action === 'attestationPayloadRead');
    expect(looks.map(({ actor }) => actor).reverse()).toEqual([
      'operator',
      expect.stringMatching(/^key:[0-9a-f-]{36}$/),
    ]);
  });
});
