import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Api, must } from '../support/service/api.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';
import { StaffApi } from '../support/service/staff-api.js';

let gatehouse: OwnGatehouse;
let administrator: StaffApi;

beforeAll(async () => {
  gatehouse = await Gatehouse.start();
  administrator = await gatehouse.signedIn('administrator');
});
afterAll(() => gatehouse.stop());

const unauthenticated = { status: 401, body: { name: 'Unauthenticated' } };

describe('a session', () => {
  test('tells who is signed in', async () => {
    expect(must(await administrator.get('/staff/current'), 200)).toMatchObject({
      id: administrator.id,
      roles: ['administrator'],
      status: 'active',
      signIn: [],
    });
  });

  test('is a cookie for this host, which no script reads and no other page sends', async () => {
    const answer = await gatehouse.anyone.post('/staff/sign-in/sandbox', { staffId: administrator.id });
    expect(answer.headers.get('set-cookie')).toMatch(
      /^gatehouse_staff=gst_[^;]+; Path=\/; Max-Age=43200; HttpOnly; SameSite=Strict$/,
    );
  });

  test('that is made up, or whose secret is another, lets nobody in', async () => {
    const [, id = '', secret = ''] = administrator.cookie.split('_').slice(1);
    const forged = [
      `gatehouse_staff=gst_${id}_${secret.split('').reverse().join('')}`,
      `gatehouse_staff=gst_${id.split('').reverse().join('')}_${secret}`,
      `gatehouse_staff=${administrator.id}`,
      'gatehouse_staff=',
      'gatehouse_staff=gst_',
      `gatehouse_staff=gk_${id}_${secret}`,
    ];
    for (const cookie of forged)
      expect(await new StaffApi(gatehouse.url, cookie, '').get('/staff/current')).toMatchObject(unauthenticated);
  });

  test('sent as a key is none', async () => {
    const token = administrator.cookie.split('=')[1] ?? '';
    expect(await gatehouse.withKey(token).get('/staff/current')).toMatchObject(unauthenticated);
  });

  test('that somebody planted in a browser is not taken up by who signs in there', async () => {
    const planted = await gatehouse.signedIn('officer');
    const answer = await new Api(gatehouse.url, undefined, { Cookie: planted.cookie }).post('/staff/sign-in/sandbox', {
      staffId: administrator.id,
    });
    expect(answer.headers.get('set-cookie')).not.toContain(planted.cookie);
    expect(await planted.get('/staff/current')).toMatchObject(unauthenticated);
  });

  test('that was signed out of is over on every replica, also for who has kept its cookie', async () => {
    const other = await Gatehouse.start({ beside: gatehouse });
    try {
      const here = await gatehouse.signedIn('officer');
      const there = new StaffApi(other.url, here.cookie, here.id);
      expect((await there.get('/staff/current')).status).toBe(200);
      expect((await here.delete('/staff/sessions/current')).status).toBe(204);
      for (const replayed of [there, here]) expect(await replayed.get('/staff/current')).toMatchObject(unauthenticated);
    } finally {
      await other.stop();
    }
  });

  test('is kept for the trail until 30 days after it can last have been open, and then deleted', async () => {
    const ended = await gatehouse.signedIn('officer');
    must(await ended.delete('/staff/sessions/current'), 204);
    const ageOf = async (days: number, hours: number): Promise<number> => {
      await gatehouse.sql(
        'UPDATE staff_session SET created_at = now() - make_interval(days => $2, hours => $3) WHERE staff_id = $1',
        [ended.id, days, hours],
      );
      await gatehouse.work('forgetStaffSessions');
      return (await gatehouse.sql('SELECT 1 FROM staff_session WHERE staff_id = $1', [ended.id])).length;
    };
    const others = await gatehouse.sql('SELECT 1 FROM staff_session WHERE staff_id <> $1', [ended.id]);
    expect(await ageOf(30, 11)).toBeGreaterThan(0);
    expect(await ageOf(30, 13)).toBe(0);
    expect(await gatehouse.sql('SELECT 1 FROM staff_session WHERE staff_id <> $1', [ended.id])).toHaveLength(
      others.length,
    );
  });

  test('ends after 30 minutes without a request, and after 12 hours with as many as there may be', async () => {
    const [busy, left] = [await gatehouse.signedIn('officer'), await gatehouse.signedIn('approver')];
    for (let minutes = 0; minutes < 12 * 60; minutes += 29) {
      expect((await busy.get('/staff/current')).status).toBe(200);
      if (minutes === 29) expect(await left.get('/staff/current')).toMatchObject({ status: 200 });
      if (minutes === 87) expect(await left.get('/staff/current')).toMatchObject(unauthenticated);
      await gatehouse.advance(29 * 60);
    }
    expect(await busy.get('/staff/current')).toMatchObject(unauthenticated);
    administrator = await gatehouse.signedIn('administrator');
  });
});

describe('where a change comes from', () => {
  const origins: Readonly<Record<string, string | undefined>> = {
    'another site': 'https://evil.example',
    'no origin that a page has': 'null',
    nowhere: undefined,
    'a host that only begins alike': 'http://127.0.0.1.evil.example',
    'another port': 'http://127.0.0.1:1',
    'something unreadable': '::',
  };

  test.each(Object.keys(origins))('%s is refused', async (from) => {
    const origin = origins[from];
    const api = new Api(gatehouse.url, undefined, {
      Cookie: administrator.cookie,
      ...(origin === undefined ? {} : { Origin: origin }),
    });
    const wanted = { email: 'eve@example.com', name: 'Eve', roles: ['administrator'] };
    for (const answer of [
      await api.post('/staff', wanted),
      await api.patch(`/staff/${administrator.id}`, { name: 'Eve' }),
      await api.delete('/staff/sessions/current'),
    ])
      expect(answer).toMatchObject({ status: 403, body: { name: 'Forbidden' } });
    expect((await administrator.get('/staff/current')).body['name']).not.toBe('Eve');
  });

  test('without the cookie, the own origin is not enough', async () => {
    const api = new Api(gatehouse.url, undefined, { Origin: gatehouse.url });
    expect(await api.delete('/staff/sessions/current')).toMatchObject(unauthenticated);
  });
});
