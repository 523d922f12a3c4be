import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { newReview, newSession, partnersPage, type WidgetSession } from '../support/compliance/reviews.js';
import { formWith, picture } from '../support/documents/documents.js';
import { sentWhile, statusOfUnfinishedUpload } from '../support/documents/slow-uploads.js';
import { type Answer, type Api, idOf, must } from '../support/service/api.js';
import { Gatehouse, type Organization, type OwnGatehouse } from '../support/service/gatehouse.js';
import { until } from '../support/run/until.js';

let gatehouse: OwnGatehouse;
let organization: Organization;
let reviewId: string;
let session: WidgetSession;
const phoneUploads = '/compliance/phone-uploads';
const current = `${phoneUploads}/current`;
const documents = '/compliance/documents';

beforeAll(async () => {
  gatehouse = await Gatehouse.start();
  organization = await gatehouse.organization();
  reviewId = await newReview(organization.api);
  session = await newSession(gatehouse, organization, { reviewId });
});
afterAll(() => gatehouse.stop());

interface Phone {
  readonly id: string;
  readonly token: string;
  readonly matchingCode: string;
  readonly api: Api;
}

async function phoneOf(from: WidgetSession = session): Promise<Phone> {
  const body = must(await from.api.post(phoneUploads, {}), 201);
  const token = String(body['token']);
  return {
    id: String(body['id']),
    token,
    matchingCode: String(body['matchingCode']),
    api: gatehouse.withKey(token),
  };
}

async function sent({ api }: Phone, headers = {}): Promise<Answer> {
  return api.post(documents, formWith(await picture()), headers);
}

function seen({ id }: Phone, from: WidgetSession = session): Promise<Answer> {
  return from.api.get(`${phoneUploads}/${id}`);
}

describe('a phone', () => {
  test('is shown for whom the file is, and the number that the other screen shows', async () => {
    const body = must(await session.api.post(phoneUploads, {}), 201);
    expect(body).toEqual({
      id: expect.any(String),
      token: expect.stringMatching(/^gpu_[0-9a-f]{32}_[0-9A-Za-z]{43}$/),
      status: 'waiting',
      matchingCode: expect.stringMatching(/^\d{4}$/),
      expiresAt: expect.any(String),
    });
    const answer = await gatehouse.withKey(String(body['token'])).get(current);
    const { name } = (await organization.api.get(`/organizations/${organization.id}`)).body;
    const { id, matchingCode, expiresAt } = body;
    expect([answer.status, answer.body]).toEqual([
      200,
      { id, status: 'waiting', organizationName: name, matchingCode, expiresAt },
    ]);
  });

  test('uploads one file, which arrives in the review, and no second one', async () => {
    const phone = await phoneOf();
    const documentId = idOf(await sent(phone));
    expect((await seen(phone)).body).toMatchObject({ status: 'received', documentId });
    expect((await session.api.get(`${documents}/${documentId}`)).status).toBe(200);
    const again = await sent(phone);
    expect([again.status, again.body['name'], again.body['params']]).toEqual([
      409,
      'IllegalTransition',
      { resource: 'phoneUpload', id: phone.id, from: 'received', trigger: 'uploadDocument' },
    ]);
    expect((await seen(phone)).body).toMatchObject({ documentId });
  });

  test('that was used is refused before its file is read, with and without an idempotency key', async () => {
    const phone = await phoneOf();
    const key = { 'Idempotency-Key': randomUUID() };
    const bytes = await picture();
    const first = await phone.api.post(documents, formWith(bytes), key);
    expect(first.status).toBe(201);
    for (const headers of [{}, { 'Idempotency-Key': randomUUID() }])
      expect(await statusOfUnfinishedUpload(gatehouse, phone.token, headers)).toBe(409);
    // The first request, repeated, still gets its answer.
    expect((await phone.api.post(documents, formWith(bytes), key)).body).toEqual(first.body);
  });

  test('that sends twice at once has one file', async () => {
    const phone = await phoneOf();
    const answers = await Promise.all([sent(phone), sent(phone), sent(phone)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  });

  test('whose answer was lost gets it by the same idempotency key', async () => {
    const phone = await phoneOf();
    const key = { 'Idempotency-Key': randomUUID() };
    const bytes = await picture();
    const first = await phone.api.post(documents, formWith(bytes), key);
    const again = await phone.api.post(documents, formWith(bytes), key);
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
  });

  test('reads nothing that was typed, and changes nothing', async () => {
    const { api } = await phoneOf();
    const review = `/compliance/reviews/${reviewId}`;
    const attempts: (readonly [string, string])[] = [
      ['GET', review],
      ['GET', `${review}/requirements`],
      ['GET', `${review}/attestations`],
      ['POST', `${review}/attestations`],
      ['POST', `${review}/submit`],
      ['GET', documents],
      ['GET', '/compliance/associated-persons'],
      ['GET', '/compliance/sessions/current'],
      ['POST', phoneUploads],
      ['GET', '/organizations'],
    ];
    const answers = await Promise.all(
      attempts.map(([method, path]) => api.call(method, path, method === 'POST' ? {} : undefined)),
    );
    expect(answers.map(({ status, body }) => [status, body['name']])).toEqual(attempts.map(() => [403, 'Forbidden']));
  });

  test('cannot read the file that it uploaded', async () => {
    const phone = await phoneOf();
    const id = idOf(await sent(phone));
    expect((await phone.api.get(`${documents}/${id}`)).status).toBe(403);
  });
});

describe('the token of a phone ends', () => {
  test('after ten minutes', async () => {
    const phone = await phoneOf(await newSession(gatehouse, organization, { reviewId }));
    await gatehouse.advance(10 * 60 - 1);
    expect((await phone.api.get(current)).status).toBe(200);
    await gatehouse.advance(2);
    expect((await phone.api.get(current)).status).toBe(401);
    expect((await sent(phone)).status).toBe(401);
    session = await newSession(gatehouse, organization, { reviewId });
    expect((await seen(phone)).body).toMatchObject({ status: 'ended' });
  });

  test('with the session that asked for it', async () => {
    const short = await newSession(gatehouse, organization, { reviewId, expiresInSeconds: 60 });
    const body = must(await short.api.post(phoneUploads, {}), 201);
    expect(body['expiresAt']).toBe(short.expiresAt);
    const revoked = await newSession(gatehouse, organization, { reviewId });
    const phone = await phoneOf(revoked);
    await organization.api.delete(`/compliance/reviews/${reviewId}/sessions/${revoked.id}`);
    expect((await phone.api.get(current)).status).toBe(401);
    // The page goes on with another session, and learns that its code is dead.
    const next = await newSession(gatehouse, organization, { reviewId });
    expect((await seen(phone, next)).body).toMatchObject({ status: 'ended' });
  });

  test('also where that happens while the file comes, of which nothing is kept then', async () => {
    const revoked = await newSession(gatehouse, organization, { reviewId });
    const ends: readonly [WidgetSession, (phone: Phone) => Promise<Answer>][] = [
      [revoked, () => organization.api.delete(`/compliance/reviews/${reviewId}/sessions/${revoked.id}`)],
      [session, ({ id }) => session.api.delete(`${phoneUploads}/${id}`)],
    ];
    for (const [from, end] of ends) {
      const phone = await phoneOf(from);
      const { status, body } = await sentWhile(gatehouse, phone.token, async () => must(await end(phone), 204));
      expect({ status, body }).toMatchObject({ status: 409, body: { params: { from: 'ended' } } });
      expect((await seen(phone)).body).toMatchObject({ status: 'ended' });
    }
    await until('nothing is left', async () => (await gatehouse.sql('SELECT FROM document_upload')).length === 0);
  });

  test('when the screen that shows it is closed', async () => {
    const phone = await phoneOf();
    expect((await session.api.delete(`${phoneUploads}/${phone.id}`)).status).toBe(204);
    expect((await phone.api.get(current)).status).toBe(401);
    expect((await sent(phone)).status).toBe(401);
    expect((await seen(phone)).body).toMatchObject({ status: 'ended' });
  });
});

test('a session has twenty codes at a time that wait, and others again when one is used or ended', async () => {
  const from = await newSession(gatehouse, organization, { reviewId });
  const answers = await Promise.all(Array.from({ length: 25 }, () => from.api.post(phoneUploads, {})));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
  expect(answers.find(({ status }) => status !== 201)).toMatchObject({ status: 422, body: { name: 'LimitExceeded' } });
  const [one, other] = answers.filter(({ status }) => status === 201).map(({ body }) => body);
  must(await from.api.delete(`${phoneUploads}/${String(one?.['id'])}`), 204);
  must(await gatehouse.withKey(String(other?.['token'])).post(documents, formWith(await picture())), 201);
  const further = await Promise.all(Array.from({ length: 3 }, () => from.api.post(phoneUploads, {})));
  expect(further.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 422]);
});

test('a session has no more requests at once for the phones that it lets in', async () => {
  const own = await newSession(gatehouse, organization, { reviewId });
  const [phone, other] = [await phoneOf(own), await phoneOf(own)];
  const sending = new AbortController();
  const answers = Array.from({ length: 40 }, () =>
    statusOfUnfinishedUpload(gatehouse, phone.token, {}, sending.signal),
  );
  expect(await Promise.race(answers)).toBe(429);
  await until('no more are let in', async () => (await other.api.get(current)).status === 429);
  // A service that ends waits for them.
  sending.abort();
  await Promise.allSettled(answers);
});

test('a phone is let in from the pages of the session alone', async () => {
  const { token } = await phoneOf();
  const from = async (origin: string): Promise<number> => {
    const headers = { Authorization: `Bearer ${token}`, Origin: origin };
    return (await fetch(`${gatehouse.url}${current}`, { headers })).status;
  };
  expect([await from(partnersPage), await from('https://elsewhere.example')]).toEqual([200, 401]);
});

test('a session of another review finds no such upload', async () => {
  const phone = await phoneOf();
  const other = await newSession(gatehouse, organization);
  expect((await seen(phone, other)).status).toBe(404);
  expect((await other.api.delete(`${phoneUploads}/${phone.id}`)).status).toBe(404);
  expect((await seen(phone)).body).toMatchObject({ status: 'waiting' });
});

test('the secret of a phone is nowhere in the database, and a repeated request leaves it out', async () => {
  const key = { 'Idempotency-Key': randomUUID() };
  const first = must(await session.api.post(phoneUploads, {}, key), 201);
  const { token, ...rest } = first;
  expect((await session.api.post(phoneUploads, {}, key)).body).toEqual(rest);
  expect(await gatehouse.databaseText()).not.toContain(String(token).split('_')[2]);
});
