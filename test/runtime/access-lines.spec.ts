import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { newSession } from '../support/compliance/reviews.js';
import { until } from '../support/run/until.js';
import { type Api, must } from '../support/service/api.js';
import { Gatehouse, type Organization, type OwnGatehouse } from '../support/service/gatehouse.js';

let gatehouse: OwnGatehouse;
let organization: Organization;

beforeAll(async () => {
  gatehouse = await Gatehouse.start();
  organization = await gatehouse.organization();
});
afterAll(() => gatehouse.stop());

type Line = Readonly<Record<string, unknown>>;

/** The lines of one request, the last of which is written once it is answered. */
async function linesOf(ask: () => Promise<unknown>): Promise<Line[]> {
  const before = gatehouse.log.length;
  await ask();
  const lines = (): Line[] => gatehouse.log.slice(before).map((line) => JSON.parse(line) as Line);
  await until('the request has its line', () => lines().some(({ msg }) => msg === 'answered'));
  return lines();
}

async function senderOf(ask: () => Promise<unknown>): Promise<unknown[]> {
  const line = (await linesOf(ask)).find(({ msg }) => msg === 'answered');
  return [line?.['status'], line?.['actor'], line?.['organizationId']];
}

async function keyOf(of: Organization, ...scopes: readonly string[]): Promise<{ id: string; api: Api }> {
  const made = must(
    await gatehouse.operator.post(`/organizations/${of.id}/api-keys`, { name: 'Ana Díaz', scopes }),
    201,
  );
  return { id: String(made['id']), api: gatehouse.withKey(String(made['secret'])) };
}

test('the line of a request says who sent it: the operator, a key, a session or a phone', async () => {
  const { id, api } = await keyOf(organization, 'organizations:read');
  const session = await newSession(gatehouse, organization);
  const phone = must(await session.api.post('/compliance/phone-uploads', {}), 201);
  const held = gatehouse.withKey(String(phone['token']));
  const asked: readonly [Api, string, unknown[]][] = [
    [gatehouse.operator, '/organizations', [200, 'operator', undefined]],
    [api, '/organizations/current', [200, `key:${id}`, organization.id]],
    [session.api, '/compliance/sessions/current', [200, `session:${session.id}`, organization.id]],
    [held, '/compliance/phone-uploads/current', [200, `phone:${String(phone['id'])}`, organization.id]],
  ];
  for (const [from, path, sender] of asked) expect(await senderOf(() => from.get(path))).toEqual(sender);
});

test('for a child, it says which key asked and for whom', async () => {
  const child = await gatehouse.organization({ parent: organization });
  const { id, api } = await keyOf(organization, 'organizations:read');
  const sender = await senderOf(() => api.onBehalfOf(child.id).get('/organizations/current'));
  expect(sender).toEqual([200, `key:${id}`, child.id]);
});

test('what is refused to a key says to which, with the id that it was told', async () => {
  const { id, api } = await keyOf(organization, 'organizations:read');
  for (const [ask, status, name] of [
    [() => api.get('/webhooks'), 403, 'Forbidden'],
    [() => api.get(`/organizations/${randomUUID()}`), 404, 'ResourceNotFound'],
    [() => api.onBehalfOf(randomUUID()).get('/organizations/current'), 404, 'ResourceNotFound'],
  ] as const) {
    let told: unknown;
    const lines = await linesOf(async () => {
      told = (await ask()).body['errorInstanceId'];
    });
    const sender = { actor: `key:${id}`, organizationId: organization.id };
    expect(lines).toContainEqual(expect.objectContaining({ msg: 'answered', status, ...sender }));
    const refused = { msg: 'refused', errorName: name, errorInstanceId: told, ...sender };
    expect(lines).toContainEqual(expect.objectContaining(refused));
  }
});

test('a key that is wrong, revoked or from another page names nobody, and is in no line', async () => {
  const { id, api } = await keyOf(organization, 'organizations:read');
  must(await gatehouse.operator.delete(`/organizations/${organization.id}/api-keys/${id}`), 204);
  const session = await newSession(gatehouse, organization);
  const wrong: readonly [string, string, Record<string, string>][] = [
    [`${String(api.key).slice(0, -1)}${String(api.key).endsWith('A') ? 'B' : 'A'}`, '/organizations/current', {}],
    [String(api.key), '/organizations/current', {}],
    [session.token, '/compliance/sessions/current', { Origin: 'https://elsewhere.example' }],
  ];
  for (const [token, path, headers] of wrong) {
    const lines = await linesOf(() => gatehouse.withKey(token).get(path, headers));
    const answered = lines.find(({ msg }) => msg === 'answered');
    expect([answered?.['status'], answered?.['actor']]).toEqual([401, undefined]);
    expect(JSON.stringify(lines)).not.toContain(token.split('_')[2]);
  }
});

test('where nobody was recognized, the line of the request says from which address it came', async () => {
  const headers = { 'X-Forwarded-For': '203.0.113.9' };
  const addressOf = async (ask: () => Promise<unknown>): Promise<unknown[]> => {
    const line = (await linesOf(ask)).find(({ msg }) => msg === 'answered');
    return [line?.['status'], line?.['address']];
  };
  const wrong = gatehouse.withKey(`gk_${randomUUID()}`);
  expect(await addressOf(() => wrong.get('/organizations/current', headers))).toEqual([401, '203.0.113.9']);
  const known = await addressOf(() => organization.api.get('/organizations/current', headers));
  expect(known).toEqual([200, undefined]);
});

test('no line has a secret or the name of a key', async () => {
  const { api } = await keyOf(organization, 'organizations:read');
  await linesOf(() => api.get('/organizations/current'));
  const all = gatehouse.log.join('');
  expect(all).not.toContain(String(api.key).split('_')[2]);
  expect(all).not.toContain('Ana Díaz');
});
