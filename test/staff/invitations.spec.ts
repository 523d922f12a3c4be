import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Gatehouse, type OwnGatehouse, liveEnvironment } from '../support/service/gatehouse.js';
import { Api, must } from '../support/service/api.js';
import { StaffApi } from '../support/service/staff-api.js';
import { Authenticator } from '../support/staff/authenticator.js';
import { begin, finish, invite, inviteAgain, newPerson, signInAgain } from '../support/staff/people.js';

let gatehouse: OwnGatehouse;

beforeAll(async () => {
  gatehouse = await Gatehouse.start();
});
afterAll(() => gatehouse.stop());

const unauthenticated = { status: 401, body: { name: 'Unauthenticated' } };

describe('an invitation', () => {
  test('lets a person in, who makes a passkey and signs in with it from then on', async () => {
    const person = await newPerson(gatehouse.operator, ['officer']);
    const shown = must(await person.api.get('/staff/current'), 200);
    expect(shown).toMatchObject({ id: person.id, status: 'active', signIn: [{ type: 'passkey' }] });
    const again = await signInAgain(person);
    expect(must(await again.get('/staff/current'), 200)['id']).toBe(person.id);
  });

  test('is used once, also by two at the same moment', async () => {
    const { code } = await invite(gatehouse.operator, ['officer']);
    const keys = [new Authenticator(gatehouse.url), new Authenticator(gatehouse.url)];
    const ceremonies = [await begin(gatehouse.url, code), await begin(gatehouse.url, code)];
    const answers = await Promise.all(
      ceremonies.map((ceremony, index) =>
        finish(gatehouse.url, ceremony, (keys[index] as Authenticator).make(ceremony.options)),
      ),
    );
    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 401]);
    const third = await new StaffApi(gatehouse.url, '', '').post('/staff/sign-in/passkey/options', {
      invitation: code,
    });
    expect(third).toMatchObject(unauthenticated);
  });

  test('ends after 72 hours', async () => {
    const { code } = await invite(gatehouse.operator, ['officer']);
    await gatehouse.advance(72 * 3_600 + 1);
    const late = await gatehouse.anyone.post('/staff/sign-in/passkey/options', { invitation: code });
    expect(late).toMatchObject(unauthenticated);
  });

  test.each(['', 'x', '.', '00000000-0000-4000-8000-000000000005.x', "' OR 1=1 --"])(
    'that is made up (%s) lets nobody in',
    async (code) => {
      const answer = await gatehouse.anyone.post('/staff/sign-in/passkey/options', { invitation: code });
      expect([400, 401]).toContain(answer.status);
    },
  );

  test('is for an address that nobody has yet, however it is written', async () => {
    const { email } = await invite(gatehouse.operator, ['officer']);
    const again = { email: email.toUpperCase(), name: 'Somebody', roles: ['officer'] };
    expect(await gatehouse.operator.post('/staff', again)).toMatchObject({
      status: 400,
      body: { params: { failures: [{ field: 'email' }] } },
    });
  });
});

test('where the page has TLS, the session is a cookie of that host alone', async () => {
  const { id, code } = await invite(gatehouse.operator, ['officer']);
  const page = new Api(gatehouse.url, undefined, { Origin: 'https://pay.example', Host: 'pay.example' });
  const { ceremonyId, options } = must(await page.post('/staff/sign-in/passkey/options', { invitation: code }), 200);
  const credential = new Authenticator('https://pay.example').make(options as { challenge: string });
  const answer = await page.post('/staff/sign-in/passkey', { ceremonyId, credential });
  const cookie = answer.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(
    /^__Host-gatehouse_staff=gst_[^;]+; Path=\/; Max-Age=43200; HttpOnly; SameSite=Strict; Secure$/,
  );
  const signedIn = new Api(gatehouse.url, undefined, { Cookie: cookie.split(';')[0] ?? '' });
  expect(must(await signedIn.get('/staff/current'), 200)['id']).toBe(id);
});

describe('who is invited again', () => {
  test('before they came in has another link, and the first one is void', async () => {
    const { id, code } = await invite(gatehouse.operator, ['officer']);
    const begun = await begin(gatehouse.url, code);
    const again = await inviteAgain(gatehouse.operator, id);
    const early = new Authenticator(gatehouse.url);
    expect(await finish(gatehouse.url, begun, early.make(begun.options))).toMatchObject(unauthenticated);
    const old = await gatehouse.anyone.post('/staff/sign-in/passkey/options', { invitation: code });
    expect(old).toMatchObject(unauthenticated);
    const ceremony = await begin(gatehouse.url, again);
    must(await finish(gatehouse.url, ceremony, new Authenticator(gatehouse.url).make(ceremony.options)), 200);
  });

  test('keeps what they sign in with until they come in by the link, which ends all of it', async () => {
    const person = await newPerson(gatehouse.operator, ['support']);
    const code = await inviteAgain(gatehouse.operator, person.id);
    const open = await signInAgain(person);
    const found = new Authenticator(gatehouse.url);
    const ceremony = await begin(gatehouse.url, code);
    const answer = must(await finish(gatehouse.url, ceremony, found.make(ceremony.options)), 200);
    expect(answer).toMatchObject({ id: person.id, roles: ['support'], status: 'active' });
    expect(must(await gatehouse.operator.get(`/staff/${person.id}`), 200)['signIn']).toHaveLength(1);
    expect(await open.get('/staff/current')).toMatchObject(unauthenticated);
    const lost = await begin(gatehouse.url);
    expect(await finish(gatehouse.url, lost, person.passkey.signIn(lost.options))).toMatchObject(unauthenticated);
    expect((await signInAgain({ ...person, passkey: found })).id).toBe(person.id);
    const used = await gatehouse.anyone.post('/staff/sign-in/passkey/options', { invitation: code });
    expect(used).toMatchObject(unauthenticated);
  });

  test('is nobody who is suspended', async () => {
    const { id } = await newPerson(gatehouse.operator, ['officer']);
    const code = await inviteAgain(gatehouse.operator, id);
    must(await gatehouse.operator.patch(`/staff/${id}`, { status: 'suspended' }), 200);
    const answer = await gatehouse.anyone.post('/staff/sign-in/passkey/options', { invitation: code });
    expect(answer).toMatchObject(unauthenticated);
    expect(await gatehouse.operator.post(`/staff/${id}/invitations`)).toMatchObject({
      status: 409,
      body: { name: 'IllegalTransition', params: { resource: 'staff', from: 'suspended', trigger: 'invite' } },
    });
  });

  test('is asked for by an administrator who has just signed in', async () => {
    const { id } = await newPerson(gatehouse.operator, ['officer']);
    const officer = await newPerson(gatehouse.operator, ['officer']);
    expect(await officer.api.post(`/staff/${id}/invitations`)).toMatchObject({
      status: 403,
      body: { params: { requiredScope: 'staff:write' } },
    });
    const administrator = await newPerson(gatehouse.operator, ['administrator']);
    await gatehouse.sql(
      "UPDATE staff_session SET created_at = created_at - interval '16 minutes' WHERE staff_id = $1",
      [administrator.id],
    );
    const fresh = await signInAgain(administrator);
    expect((await fresh.post(`/staff/${id}/invitations`)).status).toBe(201);
    expect(await administrator.api.post(`/staff/${id}/invitations`)).toMatchObject({
      status: 403,
      body: { params: { reason: 'signInAgain' } },
    });
  });
});

describe('in live the operator key', () => {
  test('invites nobody once there is an administrator, and gives nobody more to do', async () => {
    const service = await Gatehouse.start();
    try {
      const officer = await newPerson(service.operator, ['officer']);
      const administrator = await newPerson(service.operator, ['administrator']);
      const live = await Gatehouse.start({
        environment: { ...liveEnvironment, ROLE: 'api' },
        beside: service,
        inAnotherMode: true,
      });
      const refused = { status: 403, body: { name: 'Forbidden', params: { requiredScope: 'staff:write' } } };
      const wanted = { email: 'second@example.com', name: 'Second', roles: ['treasurer'] };
      expect(await live.operator.post('/staff', wanted)).toMatchObject(refused);
      expect(await live.operator.post(`/staff/${officer.id}/invitations`)).toMatchObject(refused);
      expect(await live.operator.patch(`/staff/${officer.id}`, { roles: ['treasurer'] })).toMatchObject(refused);
      must(await live.operator.patch(`/staff/${officer.id}`, { status: 'suspended' }), 200);
      // The only administrator may have lost the passkey.
      must(await live.operator.post(`/staff/${administrator.id}/invitations`), 201);
      await newPerson(service.operator, ['administrator']);
      expect(await live.operator.post(`/staff/${administrator.id}/invitations`)).toMatchObject(refused);
      await live.stop();
    } finally {
      await service.stop();
    }
  });
});
