import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { must } from '../support/service/api.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';
import { StaffApi, cookieOf } from '../support/service/staff-api.js';
import { Authenticator } from '../support/staff/authenticator.js';
import { begin, finish } from '../support/staff/people.js';

let gatehouse: OwnGatehouse;
const linkFile = (): string => join(gatehouse.environment['DATA_DIR'] ?? '', 'console.link');

beforeAll(async () => {
  gatehouse = await Gatehouse.start();
});
afterAll(() => gatehouse.stop());

async function code(): Promise<string> {
  return (await readFile(linkFile(), 'utf8')).trim().split('#invitation=')[1] ?? '';
}

describe('the first link', () => {
  test('is in a file that only its owner reads, and in no log', async () => {
    expect((await stat(linkFile())).mode & 0o777).toBe(0o600);
    expect(await readFile(linkFile(), 'utf8')).toMatch(/^http:\/\/localhost:\d+\/console#invitation=[^\s]+\n$/);
    expect(gatehouse.log.join('\n')).not.toContain((await code()).split('.')[1]);
  });

  test('stays the same for another process of the installation', async () => {
    const before = await code();
    const beside = await Gatehouse.start({ beside: gatehouse });
    await beside.stop();
    expect(await code()).toBe(before);
  });

  test('makes an administrator, once, and is gone', async () => {
    const invitation = await code();
    const key = new Authenticator(gatehouse.url);
    const ceremony = await begin(gatehouse.url, invitation);
    const answer = await finish(gatehouse.url, ceremony, key.make(ceremony.options));
    expect(must(answer, 200)).toMatchObject({ roles: ['administrator'], status: 'active' });
    const administrator = new StaffApi(gatehouse.url, cookieOf(answer.headers), '');
    const wanted = { email: 'ines@example.com', name: 'Inés Ibarra', roles: ['approver'] };
    expect((await administrator.post('/staff', wanted)).status).toBe(201);
    await expect(stat(linkFile())).rejects.toThrow('ENOENT');
    expect((await gatehouse.anyone.post('/staff/sign-in/passkey/options', { invitation })).status).toBe(401);
    const beside = await Gatehouse.start({ beside: gatehouse });
    await beside.stop();
    await expect(stat(linkFile())).rejects.toThrow('ENOENT');
  });
});

describe('the made-up people of the sandbox', () => {
  test('are five, with every role among them', async () => {
    const { people } = must(await gatehouse.anyone.get('/staff/sign-in'), 200) as { people: { roles: string[] }[] };
    expect(people).toHaveLength(5);
    expect(people.flatMap(({ roles }) => roles).sort()).toEqual(
      ['administrator', 'approver', 'auditor', 'finance', 'officer', 'support', 'treasurer'].sort(),
    );
  });

  test.each([
    ['through a proxy', { 'X-Forwarded-For': '203.0.113.7' }],
    ['by a name that is not of this machine', { Host: 'gatehouse.example' }],
  ])('are not there %s', async (_, headers) => {
    expect(must(await gatehouse.anyone.get('/staff/sign-in', headers), 200)).toEqual({ ways: ['passkey'], people: [] });
    const staffId = '00000000-0000-4000-8000-000000000005';
    expect((await gatehouse.anyone.post('/staff/sign-in/sandbox', { staffId }, headers)).status).toBe(404);
  });

  test('are nobody to a page of another site', async () => {
    const staffId = '00000000-0000-4000-8000-000000000005';
    for (const origin of ['https://evil.example', 'null']) {
      const answer = await gatehouse.anyone.post('/staff/sign-in/sandbox', { staffId }, { Origin: origin });
      expect(answer.status).toBe(401);
      expect(answer.headers.get('set-cookie')).toBeNull();
    }
  });

  test('are not there without the demo', async () => {
    const plain = await Gatehouse.start({ environment: { DEMO: 'off', ROLE: 'api' }, beside: gatehouse });
    try {
      expect(must(await plain.anyone.get('/staff/sign-in'), 200)['people']).toEqual([]);
    } finally {
      await plain.stop();
    }
  });
});
