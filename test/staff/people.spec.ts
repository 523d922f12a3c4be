import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';
import { must } from '../support/service/api.js';
import { StaffApi } from '../support/service/staff-api.js';
import { Authenticator } from '../support/staff/authenticator.js';
import { begin, finish, invite, newPerson, signInAgain } from '../support/staff/people.js';

let gatehouse: OwnGatehouse;

beforeAll(async () => {
  gatehouse = await Gatehouse.start();
});
afterAll(() => gatehouse.stop());

const unauthenticated = { status: 401, body: { name: 'Unauthenticated' } };

describe('a passkey', () => {
  test('answers each challenge once', async () => {
    const { passkey } = await newPerson(gatehouse.operator, ['officer']);
    const ceremony = await begin(gatehouse.url);
    const answer = passkey.signIn(ceremony.options);
    expect((await finish(gatehouse.url, ceremony, answer)).status).toBe(200);
    expect(await finish(gatehouse.url, ceremony, answer)).toMatchObject(unauthenticated);
    const other = await begin(gatehouse.url);
    expect(await finish(gatehouse.url, other, answer)).toMatchObject(unauthenticated);
  });

  test('that counts backwards was copied', async () => {
    const { passkey } = await newPerson(gatehouse.operator, ['officer']);
    passkey.turnBack();
    const ceremony = await begin(gatehouse.url);
    expect(await finish(gatehouse.url, ceremony, passkey.signIn(ceremony.options))).toMatchObject(unauthenticated);
  });

  test('made for another site lets nobody in here, nor does one that nobody was invited to make', async () => {
    const { passkey } = await newPerson(gatehouse.operator, ['officer']);
    const [first, second] = [await begin(gatehouse.url), await begin(gatehouse.url)];
    const elsewhere = passkey.signIn(first.options, 'https://evil.example');
    expect(await finish(gatehouse.url, first, elsewhere)).toMatchObject(unauthenticated);
    const own = new Authenticator(gatehouse.url);
    expect(await finish(gatehouse.url, second, own.signIn(second.options))).toMatchObject(unauthenticated);
    const third = await begin(gatehouse.url);
    expect(await finish(gatehouse.url, third, own.make({ ...third.options, rp: { id: '127.0.0.1' } }))).toMatchObject(
      unauthenticated,
    );
  });

  test('is answered to within five minutes, and from a page of this service', async () => {
    const { passkey } = await newPerson(gatehouse.operator, ['officer']);
    const late = await begin(gatehouse.url);
    await gatehouse.advance(301);
    expect(await finish(gatehouse.url, late, passkey.signIn(late.options))).toMatchObject(unauthenticated);
    for (const origin of ['https://evil.example', 'null']) {
      const ceremony = await begin(gatehouse.url);
      const answer = await finish(gatehouse.url, ceremony, passkey.signIn(ceremony.options), origin);
      expect(answer).toMatchObject(unauthenticated);
    }
  });
});

describe('what people may', () => {
  test('a suspended person is out at once, on every replica, and cannot come back by any way', async () => {
    const person = await newPerson(gatehouse.operator, ['officer']);
    const other = await Gatehouse.start({ beside: gatehouse });
    try {
      const there = new StaffApi(other.url, person.api.cookie, person.id);
      expect((await there.get('/staff/current')).status).toBe(200);
      must(await gatehouse.operator.patch(`/staff/${person.id}`, { status: 'suspended' }), 200);
      expect(await there.get('/staff/current')).toMatchObject(unauthenticated);
      expect(await person.api.get('/staff/current')).toMatchObject(unauthenticated);
      const ceremony = await begin(gatehouse.url);
      const answer = await finish(gatehouse.url, ceremony, person.passkey.signIn(ceremony.options));
      expect(answer).toMatchObject(unauthenticated);
      // The old session stays ended when the suspension is taken back.
      must(await gatehouse.operator.patch(`/staff/${person.id}`, { status: 'active' }), 200);
      expect(await there.get('/staff/current')).toMatchObject(unauthenticated);
      expect((await signInAgain(person)).id).toBe(person.id);
    } finally {
      await other.stop();
    }
  });

  test('a role that is taken away under an open session is gone with the next request', async () => {
    const person = await newPerson(gatehouse.operator, ['administrator', 'officer']);
    expect((await person.api.get('/compliance/reviews')).status).toBe(200);
    must(await gatehouse.operator.patch(`/staff/${person.id}`, { roles: ['administrator'] }), 200);
    expect(await person.api.get('/compliance/reviews')).toMatchObject({
      status: 403,
      body: { name: 'Forbidden', params: { requiredScope: 'compliance:read' } },
    });
  });

  test('changing people takes a sign-in of the last 15 minutes', async () => {
    const person = await newPerson(gatehouse.operator, ['administrator']);
    await gatehouse.advance(14 * 60);
    expect((await person.api.patch(`/staff/${person.id}`, { name: 'Nadia' })).status).toBe(200);
    await gatehouse.advance(61);
    expect(await person.api.patch(`/staff/${person.id}`, { name: 'Eve' })).toMatchObject({
      status: 403,
      body: { name: 'Forbidden', params: { reason: 'signInAgain' } },
    });
    const again = await signInAgain(person);
    expect((await again.patch(`/staff/${person.id}`, { name: 'Nora' })).status).toBe(200);
  });

  test('the sessions of others are for an administrator to see and end', async () => {
    const [person, other] = [
      await newPerson(gatehouse.operator, ['officer']),
      await newPerson(gatehouse.operator, ['administrator']),
    ];
    const path = `/staff/sessions?staffId=${person.id}`;
    const [session] = must(await other.api.get(path), 200)['results'] as { id: string; isCurrent: boolean }[];
    expect(session?.isCurrent).toBe(false);
    for (const answer of [
      await person.api.get(`/staff/sessions?staffId=${other.id}`),
      await person.api.delete(`/staff/sessions?staffId=${other.id}`),
    ])
      expect(answer).toMatchObject({ status: 403, body: { params: { requiredScope: 'staff:write' } } });
    expect((await person.api.delete(`/staff/sessions/${session?.id ?? ''}?staffId=${person.id}`)).status).toBe(204);
    expect(await person.api.get('/staff/current')).toMatchObject(unauthenticated);
    const again = await signInAgain(person);
    expect((await other.api.delete(path)).status).toBe(204);
    expect(await again.get('/staff/current')).toMatchObject(unauthenticated);
  });

  test('every line of the audit trail names who did it, and from where', async () => {
    const person = await newPerson(gatehouse.operator, ['administrator']);
    const { id } = await invite(person.api, ['support']);
    const [entry] = await gatehouse.sql<{ actor: string; address: string }>(
      "SELECT actor, address FROM audit_entry WHERE action = 'staffInvited' AND subject = $1",
      [`staff:${id}`],
    );
    expect(entry).toEqual({ actor: `staff:${person.id}`, address: '127.0.0.1' });
  });
});

test('the last active administrator stays one, however many try at once', async () => {
  const own = await Gatehouse.start();
  try {
    const [one, two] = [
      await newPerson(own.operator, ['administrator']),
      await newPerson(own.operator, ['administrator', 'officer']),
    ];
    const answers = await Promise.all([
      one.api.patch(`/staff/${two.id}`, { status: 'suspended' }),
      two.api.patch(`/staff/${one.id}`, { roles: ['officer'] }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = must(await own.operator.get('/staff'), 200)['results'] as {
      id: string;
      roles: string[];
      status: string;
    }[];
    const last = left.filter(({ roles, status }) => status === 'active' && roles.includes('administrator'));
    expect(last).toHaveLength(1);
    for (const change of [{ status: 'suspended' }, { roles: ['officer'] }])
      expect(await own.operator.patch(`/staff/${last[0]?.id ?? ''}`, change)).toMatchObject({
        status: 422,
        body: { name: 'LimitExceeded' },
      });
  } finally {
    await own.stop();
  }
});
