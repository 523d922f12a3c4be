import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Answer, Api, must } from '../support/service/api.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';
import { StaffApi, cookieOf } from '../support/service/staff-api.js';
import { OpenIdServer, type PersonAtProvider } from '../support/staff/open-id-provider.js';
import { invite, inviteAgain } from '../support/staff/people.js';

// The provider is told where to lead people back to, and the service where the provider is.
const origin = 'http://127.0.0.1:9';
const callback = '/staff/sign-in/oidc/callback';

let provider: OpenIdServer;
let gatehouse: OwnGatehouse;
let byGroups: OwnGatehouse;

beforeAll(async () => {
  provider = await new OpenIdServer(`${origin}${callback}`).listen();
  gatehouse = await Gatehouse.start({ environment: { ...provider.environment, ROLE: 'api' } });
  byGroups = await Gatehouse.start({
    environment: { ...provider.environment, OIDC_ROLES_CLAIM: 'groups', ROLE: 'api' },
  });
});
afterAll(async () => {
  await Promise.all([gatehouse.stop(), byGroups.stop()]);
  await provider.close();
});

const unauthenticated = { status: 401, body: { name: 'Unauthenticated' } };

/** A browser that reaches the service by the name under which the provider knows it. */
function browser({ url }: Gatehouse, cookie = ''): Api {
  return new Api(url, undefined, { Host: new URL(origin).host, Origin: origin, Cookie: cookie });
}

async function begin(service: Gatehouse, invitation?: string): Promise<{ page: string; cookie: string }> {
  const answer = await browser(service).post('/staff/sign-in/oidc', invitation === undefined ? {} : { invitation });
  const cookie = answer.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(
    /^gatehouse_oidc=[^;]+; Path=\/staff\/sign-in\/oidc\/callback; Max-Age=600; HttpOnly; SameSite=Lax$/,
  );
  return { page: String(must(answer, 200)['url']), cookie: cookie.split(';')[0] ?? '' };
}

function comeBack(service: Gatehouse, address: string, cookie: string): Promise<Answer> {
  return browser(service, cookie).get(address.replace(origin, ''));
}

async function signIn(service: Gatehouse, person: PersonAtProvider, invitation?: string): Promise<Answer> {
  const { page, cookie } = await begin(service, invitation);
  return comeBack(service, await provider.visit(page, person), cookie);
}

async function whoIs(service: Gatehouse, answer: Answer): Promise<Answer['body']> {
  expect(answer.status).toBe(303);
  return must(await new StaffApi(service.url, cookieOf(answer.headers), '').get('/staff/current'), 200);
}

async function invited(person: PersonAtProvider): Promise<{ id: string }> {
  const { id, code } = await invite(gatehouse.operator, ['officer']);
  expect((await signIn(gatehouse, person, code)).status).toBe(303);
  return { id };
}

describe('a person of the provider', () => {
  test('comes in with an invitation, and without one from then on', async () => {
    const person = provider.person();
    const { id } = await invited(person);
    expect(await whoIs(gatehouse, await signIn(gatehouse, person))).toMatchObject({
      id,
      status: 'active',
      roles: ['officer'],
      signIn: [{ type: 'oidc', label: new URL(provider.issuer).host }],
    });
  });

  test('whom nobody invited is not let in, whatever their groups are called', async () => {
    expect(await signIn(gatehouse, provider.person(['administrator']))).toMatchObject(unauthenticated);
  });

  test('is told by the subject: a changed address leads to no other account, nor out of the own', async () => {
    const [person, other] = [provider.person(), provider.person()];
    const [own, theirs] = [await invited(person), await invited(other)];
    person.email = other.email;
    expect(await whoIs(gatehouse, await signIn(gatehouse, person))).toMatchObject({ id: own.id });
    const stranger = provider.person([], other.email);
    expect(await signIn(gatehouse, stranger)).toMatchObject(unauthenticated);
    expect(await whoIs(gatehouse, await signIn(gatehouse, other))).toMatchObject({ id: theirs.id });
  });

  test('uses an invitation once', async () => {
    const { code } = await invite(gatehouse.operator, ['officer']);
    const [first, second] = [await begin(gatehouse, code), await begin(gatehouse, code)];
    const addresses = [
      await provider.visit(first.page, provider.person()),
      await provider.visit(second.page, provider.person()),
    ];
    expect((await comeBack(gatehouse, addresses[0] ?? '', first.cookie)).status).toBe(303);
    expect(await comeBack(gatehouse, addresses[1] ?? '', second.cookie)).toMatchObject(unauthenticated);
  });

  test('who is invited again comes in by the same account, which ends their other sessions and the link', async () => {
    const person = provider.person();
    const { id } = await invited(person);
    const stolen = cookieOf((await signIn(gatehouse, person)).headers);
    const code = await inviteAgain(gatehouse.operator, id);
    expect((await whoIs(gatehouse, await signIn(gatehouse, person, code)))['id']).toBe(id);
    expect(await new StaffApi(gatehouse.url, stolen, '').get('/staff/current')).toMatchObject(unauthenticated);
    expect(await browser(gatehouse).post('/staff/sign-in/oidc', { invitation: code })).toMatchObject(unauthenticated);
  });

  test('who is suspended is not let in by the provider either', async () => {
    const person = provider.person();
    const { id } = await invited(person);
    must(await gatehouse.operator.patch(`/staff/${id}`, { status: 'suspended' }), 200);
    expect(await signIn(gatehouse, person)).toMatchObject(unauthenticated);
  });
});

describe('what comes back', () => {
  let person: PersonAtProvider;
  beforeAll(async () => {
    person = provider.person();
    await invited(person);
  });

  test('is taken once: a code that is replayed lets nobody in', async () => {
    const { page, cookie } = await begin(gatehouse);
    const address = await provider.visit(page, person);
    expect((await comeBack(gatehouse, address, cookie)).status).toBe(303);
    expect(await comeBack(gatehouse, address, cookie)).toMatchObject(unauthenticated);
  });

  test('is taken from the browser that began, so that nobody is signed in as somebody else', async () => {
    const [theirs, own] = [await begin(gatehouse), await begin(gatehouse)];
    const address = await provider.visit(theirs.page, person);
    expect(await comeBack(gatehouse, address, own.cookie)).toMatchObject(unauthenticated);
    const again = await begin(gatehouse);
    expect(await comeBack(gatehouse, await provider.visit(again.page, person), '')).toMatchObject(unauthenticated);
  });

  test('belongs to what was asked: a code of another attempt fails at PKCE and the nonce', async () => {
    const [first, second] = [await begin(gatehouse), await begin(gatehouse)];
    const codes = [await provider.visit(first.page, person), await provider.visit(second.page, person)].map(
      (address) => new URL(address),
    );
    const mixed = new URL(codes[1] as URL);
    mixed.searchParams.set('code', codes[0]?.searchParams.get('code') ?? '');
    expect(await comeBack(gatehouse, mixed.href, second.cookie)).toMatchObject(unauthenticated);
  });

  test.each([
    ['no state', (address: URL) => address.searchParams.delete('state')],
    ['a state that is made up', (address: URL) => address.searchParams.set('state', 'x')],
    ['no code', (address: URL) => address.searchParams.delete('code')],
    ['a code that is made up', (address: URL) => address.searchParams.set('code', 'x')],
    ['another issuer', (address: URL) => address.searchParams.set('iss', 'https://evil.example')],
    ['an error of the provider', (address: URL) => address.searchParams.set('error', 'access_denied')],
  ])('with %s lets nobody in', async (_, change) => {
    const { page, cookie } = await begin(gatehouse);
    const address = new URL(await provider.visit(page, person));
    change(address);
    expect(await comeBack(gatehouse, address.href, cookie)).toMatchObject(unauthenticated);
  });

  test('more than ten minutes later is too late', async () => {
    const { page, cookie } = await begin(gatehouse);
    const address = await provider.visit(page, person);
    await gatehouse.advance(601);
    expect(await comeBack(gatehouse, address, cookie)).toMatchObject(unauthenticated);
  });

  test('is for a page with TLS by a cookie that only such a page sets', async () => {
    const page = new Api(gatehouse.url, undefined, { Host: 'pay.example', Origin: 'https://pay.example' });
    const { headers } = await page.post('/staff/sign-in/oidc', {});
    expect(headers.get('set-cookie')).toMatch(/^__Secure-gatehouse_oidc=.*; HttpOnly; SameSite=Lax; Secure$/);
  });

  test('to a page of another site is not begun', async () => {
    const elsewhere = new Api(gatehouse.url, undefined, { Origin: 'https://evil.example' });
    expect(await elsewhere.post('/staff/sign-in/oidc', {})).toMatchObject(unauthenticated);
  });
});

describe('groups of the provider', () => {
  test('are roles, anew at each sign-in, and are recorded where they change', async () => {
    const person = provider.person(['officer', 'approver', 'staff of the kitchen']);
    await signIn(byGroups, person);
    const shown = await whoIs(byGroups, await signIn(byGroups, person));
    expect(shown).toMatchObject({ roles: ['officer', 'approver'] });
    person.groups = ['officer'];
    expect(await whoIs(byGroups, await signIn(byGroups, person))).toMatchObject({ roles: ['officer'] });
    const changes = await byGroups.sql<{ reason: string }>(
      "SELECT reason FROM audit_entry WHERE action = 'staffChanged' AND subject = $1 ORDER BY id",
      [`staff:${String(shown['id'])}`],
    );
    expect(changes.map(({ reason }) => reason)).toEqual([
      'by the provider: officer approver',
      'by the provider: officer',
    ]);
  });

  test('of which none is left shut a person out, and end their sessions', async () => {
    const person = provider.person(['officer']);
    const open = new StaffApi(byGroups.url, cookieOf((await signIn(byGroups, person)).headers), '');
    expect((await open.get('/staff/current')).status).toBe(200);
    person.groups = [];
    expect(await signIn(byGroups, person)).toMatchObject(unauthenticated);
    expect(await open.get('/staff/current')).toMatchObject(unauthenticated);
  });

  test('make nobody whom an address already belongs to', async () => {
    const { email } = await invite(byGroups.operator, ['officer']);
    expect(await signIn(byGroups, provider.person(['administrator'], email))).toMatchObject(unauthenticated);
  });
});

describe('the provider', () => {
  test('may replace its keys at any time', async () => {
    const person = provider.person(['officer']);
    expect((await signIn(byGroups, person)).status).toBe(303);
    await provider.replaceKeys();
    expect((await signIn(byGroups, person)).status).toBe(303);
  });

  test('may be down: that is said, and passkeys and open sessions go on', async () => {
    const person = provider.person(['officer']);
    const cookie = cookieOf((await signIn(byGroups, person)).headers);
    const { page, cookie: begun } = await begin(byGroups);
    const address = await provider.visit(page, person);
    await provider.close();
    try {
      const unavailable = { status: 503, body: { name: 'ServiceUnavailable' } };
      expect(await browser(byGroups).post('/staff/sign-in/oidc', {})).toMatchObject(unavailable);
      expect(await comeBack(byGroups, address, begun)).toMatchObject(unavailable);
      expect((await new StaffApi(byGroups.url, cookie, '').get('/staff/current')).status).toBe(200);
    } finally {
      await provider.listen();
    }
    expect((await signIn(byGroups, person)).status).toBe(303);
  });
});

test('without a provider there is no such way', async () => {
  const plain = await Gatehouse.shared();
  expect((await plain.anyone.post('/staff/sign-in/oidc', {})).status).toBe(404);
  expect((must(await plain.anyone.get('/staff/sign-in'), 200)['ways'] as string[]).includes('oidc')).toBe(false);
});
