import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { addressExample } from '#contracts';
import { type Api, type Answer, idOf, must } from '../support/service/api.js';
import { Gatehouse, type Organization, type OwnGatehouse } from '../support/service/gatehouse.js';
import { until } from '../support/run/until.js';

let gatehouse: OwnGatehouse;
let organization: Organization;
beforeAll(async () => {
  gatehouse = await Gatehouse.lent();
  organization = await gatehouse.organization();
});
afterAll(() => gatehouse.stop());

const ana = {
  type: 'individual',
  firstName: 'Ana',
  lastName: 'Pérez',
  email: 'ana.perez@example.com',
  physicalAddress: addressExample,
  alias: 'Rent',
};
const acme = { type: 'business', name: 'Acme S.A.', email: 'billing@acme.example' };

const save = async (body: object, { api }: Organization = organization): Promise<string> =>
  idOf(await api.post('/counterparties', body));

function failuresOf({ body }: Answer): Record<string, string[]> {
  const { failures } = body['params'] as { failures: { field: string; messages: string[] }[] };
  return Object.fromEntries(failures.map(({ field, messages }) => [field, messages]));
}

async function idsIn(api: Api, path: string): Promise<string[]> {
  return (must(await api.get(path), 200)['results'] as { id: string }[]).map(({ id }) => id);
}

describe('a counterparty', () => {
  test.each([
    ['an individual', ana],
    ['a business', acme],
    ['an individual with a name alone', { type: 'individual', firstName: '李', lastName: '娜' }],
  ])('that is %s is saved and read in full', async (_, body) => {
    const { api } = organization;
    const created = must(await api.post('/counterparties', body), 201);
    expect(created).toEqual({
      id: expect.any(String),
      ...body,
      createdAt: expect.any(String),
      updatedAt: created['createdAt'],
    });
    expect((await api.get(`/counterparties/${String(created['id'])}`)).body).toEqual(created);
  });

  test.each<[string, object, string, RegExp]>([
    ['no type', { firstName: 'Ana', lastName: 'Pérez' }, 'type', /one of: individual, business/],
    ['the fields of the other type', { ...acme, firstName: 'Ana' }, 'firstName', /not a field/],
    ['no last name', { type: 'individual', firstName: 'Ana' }, 'lastName', /is required/],
    ['no e-mail address', { ...acme, email: 'acme' }, 'email', /an email address/],
    [
      'a country that is none',
      { ...acme, physicalAddress: { ...addressExample, country: 'XX' } },
      'physicalAddress.country',
      /ISO 3166-1/,
    ],
  ])('with %s is refused', async (_, body, field, why) => {
    const answer = await organization.api.post('/counterparties', body);
    expect(answer.status).toBe(400);
    expect(failuresOf(answer)[field]?.join()).toMatch(why);
  });

  test('is changed field by field, and stays what it is', async () => {
    const { api } = organization;
    const id = await save(ana);
    const changed = must(await api.patch(`/counterparties/${id}`, { lastName: 'Gómez', alias: 'Salary' }), 200);
    expect(changed).toMatchObject({ ...ana, lastName: 'Gómez', alias: 'Salary' });
    expect((await api.get(`/counterparties/${id}`)).body).toEqual(changed);
    expect(must(await api.patch(`/counterparties/${id}`, {}), 200)).toEqual(changed);
  });

  test('takes nothing that is of the other type, nor another type', async () => {
    const { api } = organization;
    const [individual, business] = [await save(ana), await save(acme)];
    const answers = [
      await api.patch(`/counterparties/${individual}`, { name: 'Acme' }),
      await api.patch(`/counterparties/${business}`, { firstName: 'Ana', lastName: 'Pérez' }),
      await api.patch(`/counterparties/${business}`, { type: 'individual' }),
      await api.patch(`/counterparties/${business}`, { email: null }),
    ];
    expect(answers.map((answer) => [answer.status, Object.keys(failuresOf(answer))])).toEqual([
      [400, ['name']],
      [400, ['firstName', 'lastName']],
      [400, ['type']],
      [400, ['email']],
    ]);
    expect((await api.get(`/counterparties/${business}`)).body).toMatchObject(acme);
  });

  test('that is deleted is neither listed, nor found, nor read, nor changed, and its row stays', async () => {
    const owner = await gatehouse.organization();
    const id = await save(ana, owner);
    expect((await owner.api.delete(`/counterparties/${id}`)).status).toBe(204);
    expect(await idsIn(owner.api, '/counterparties')).toEqual([]);
    expect(await idsIn(owner.api, '/counterparties?search=ana')).toEqual([]);
    for (const answer of [
      await owner.api.get(`/counterparties/${id}`),
      await owner.api.patch(`/counterparties/${id}`, { alias: 'x' }),
      await owner.api.delete(`/counterparties/${id}`),
      await owner.api.get(`/counterparties/${id}/payout-methods`),
    ])
      expect(answer).toMatchObject({
        status: 404,
        body: { name: 'ResourceNotFound', params: { resource: 'counterparty', id } },
      });
    expect(await gatehouse.sql('SELECT 1 FROM counterparty WHERE id = $1', [id])).toHaveLength(1);
  });

  test('of another organization is as good as none', async () => {
    const stranger = await gatehouse.organization();
    const id = await save(ana, stranger);
    for (const sought of [id, randomUUID()])
      expect((await organization.api.get(`/counterparties/${sought}`)).status).toBe(404);
    expect(await idsIn(organization.api, '/counterparties?limit=100')).not.toContain(id);
  });
});

describe('counterparties are listed', () => {
  let owner: Organization;
  const ids: string[] = [];
  beforeAll(async () => {
    owner = await gatehouse.organization();
    for (const body of [
      ana,
      acme,
      { type: 'individual', firstName: 'José María', lastName: 'Acosta' },
      { type: 'business', name: 'Straße & Söhne GmbH', alias: 'Ána’s office' },
    ])
      ids.unshift(await save(body, owner));
  });
  const named = (found: readonly string[]): string[] =>
    found.map((id) => ['strasse', 'jose', 'acme', 'ana'][ids.indexOf(id)] ?? 'nobody');

  test('newest first, in pages', async () => {
    const first = must(await owner.api.get('/counterparties?limit=3'), 200);
    expect((first['results'] as { id: string }[]).map(({ id }) => id)).toEqual(ids.slice(0, 3));
    expect(await idsIn(owner.api, `/counterparties?limit=3&nextId=${String(first['nextId'])}`)).toEqual(ids.slice(3));
  });

  test.each([
    ['ana', ['strasse', 'ana']],
    ['ANA', ['strasse', 'ana']],
    ['ana per', ['ana']],
    ['pér', ['ana']],
    ['perez@exam', ['ana']],
    ['jose maria', ['jose']],
    ['ac', ['jose', 'acme']],
    ['sohne', ['strasse']],
    ['erez', []],
    ['ana nobody', []],
  ])('by the beginnings of words: %s', async (search, expected) => {
    expect(named(await idsIn(owner.api, `/counterparties?search=${encodeURIComponent(search)}`))).toEqual(expected);
  });

  test('by what they are called now', async () => {
    const id = await save(ana, owner);
    must(await owner.api.patch(`/counterparties/${id}`, { firstName: 'Beatriz', email: 'b@example.com' }), 200);
    expect(await idsIn(owner.api, '/counterparties?search=beat')).toEqual([id]);
    expect(await idsIn(owner.api, '/counterparties?search=ana')).not.toContain(id);
  });

  test('in pages when searched, too', async () => {
    const first = must(await owner.api.get('/counterparties?search=ac&limit=1'), 200);
    expect(named((first['results'] as { id: string }[]).map(({ id }) => id))).toEqual(['jose']);
    const next = await idsIn(owner.api, `/counterparties?search=ac&limit=1&nextId=${String(first['nextId'])}`);
    expect(named(next)).toEqual(['acme']);
  });

  test('by nothing that is no word', async () => {
    expect(failuresOf(await owner.api.get('/counterparties?search=--'))['search']?.join()).toMatch(/letter or digit/);
  });

  test('to an organization that never kept anything, as none', async () => {
    const { api } = await gatehouse.organization();
    expect(await idsIn(api, '/counterparties?search=ana')).toEqual([]);
  });
});

describe('what is known of a counterparty', () => {
  const body = {
    ...ana,
    firstName: 'Zacarías',
    lastName: 'Canario',
    email: 'zacarias.canario@example.com',
    alias: 'Piquillín',
  };
  const words = ['Zacar', 'zacar', 'Canario', 'canario', 'Piquill', 'Corrientes'];

  test('is nowhere in the database as it was written, not even in what is kept for a repeated request', async () => {
    const { api } = await gatehouse.organization();
    const key = { 'Idempotency-Key': randomUUID() };
    const first = await api.post('/counterparties', body, key);
    const again = await api.post('/counterparties', body, key);
    expect([again.status, again.body, again.headers.get('idempotency-replayed')]).toEqual([201, first.body, 'true']);
    const other = await api.post('/counterparties', { ...body, alias: 'x' }, key);
    expect(other).toMatchObject({ status: 422, body: { name: 'IdempotencyKeyReused' } });
    const text = await gatehouse.databaseText();
    expect(words.filter((word) => text.includes(word))).toEqual([]);
    expect(gatehouse.log.filter((line) => words.some((word) => line.includes(word)))).toEqual([]);
  });

  test('has other fingerprints with another organization', async () => {
    const [one, other] = [await gatehouse.organization(), await gatehouse.organization()];
    await save(body, one);
    await save(body, other);
    const rows = await gatehouse.sql<{ search: string[] }>(
      'SELECT search FROM counterparty WHERE organization_id = ANY($1)',
      [[one.id, other.id]],
    );
    const [first = [], second = []] = rows.map(({ search }) => search);
    expect(first.length).toBeGreaterThan(20);
    expect(first.filter((fingerprint) => second.includes(fingerprint))).toEqual([]);
  });

  test('goes when its organization is erased', async () => {
    const { id, api } = await gatehouse.organization();
    const counterparty = await save(body, { id, api });
    const wallet = { walletAddress: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', blockchain: 'BASE' };
    const payoutMethod = { type: 'blockchainWallet', details: wallet };
    must(await api.post(`/counterparties/${counterparty}/payout-methods`, { alias: 'x', payoutMethod }), 201);
    must(await gatehouse.operator.delete(`/organizations/${id}`, { reason: 'Asked for by the customer' }), 204);
    await gatehouse.work('forgetCounterpartiesOfErasedOrganizations');
    await until('nothing of it is left', async () => {
      const left = await gatehouse.sql(
        `SELECT 1 FROM counterparty WHERE organization_id = $1 UNION ALL SELECT 1 FROM payout_method WHERE organization_id = $1`,
        [id],
      );
      return left.length === 0;
    });
    expect((await gatehouse.sql('SELECT 1 FROM counterparty')).length).toBeGreaterThan(0);
  });
});
