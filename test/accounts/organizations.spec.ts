import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { UnitOfWork } from '#database';
import { Vault } from '#vault';
import { Gatehouse, type Organization, type OwnGatehouse } from '../support/service/gatehouse.js';

let gatehouse: OwnGatehouse;
let parent: Organization;
let child: Organization;

const acme = { name: 'Acme', type: 'business', country: 'AR' };

beforeAll(async () => {
  gatehouse = await Gatehouse.start();
  parent = await gatehouse.organization({ name: 'Parent' });
  child = await gatehouse.organization({ name: 'Child', parent });
});
afterAll(() => gatehouse.stop());

describe('creating', () => {
  test('the operator creates one, and whoever may read it sees the same', async () => {
    const created = await gatehouse.operator.post('/organizations', {
      name: 'Acme S.A.',
      type: 'business',
      country: 'AR',
    });
    expect(created.status).toBe(201);
    expect(created.body).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
      name: 'Acme S.A.',
      type: 'business',
      country: 'AR',
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      updatedAt: created.body['createdAt'],
      termsOfService: { status: 'notAccepted' },
      verification: { type: 'inactive' },
    });
    const id = String(created.body['id']);
    const own = await gatehouse.keyFor(id, ['organizations:read']);
    expect((await own.get('/organizations/current')).body).toEqual(created.body);
    expect((await own.get(`/organizations/${id}`)).body).toEqual(created.body);
    expect((await gatehouse.operator.get(`/organizations/${id.toUpperCase()}`)).body).toEqual(created.body);
  });

  test.each(['شركة الاختبار', '株式会社テスト', '𠮷野家 🏦', 'O’Brien & Söhne "GmbH"'])(
    'a name keeps its bytes: %s',
    async (name) => {
      const created = await gatehouse.operator.post('/organizations', { name, type: 'business', country: 'JP' });
      expect(created.status).toBe(201);
      expect((await gatehouse.operator.get(`/organizations/${created.body['id'] as string}`)).body['name']).toBe(name);
    },
  );

  test('an organization that creates another is its parent', async () => {
    const created = await parent.api.post('/organizations', {
      name: 'Another child',
      type: 'individual',
      country: 'BR',
    });
    expect(created.status).toBe(201);
    expect(created.body['parentOrganizationId']).toBe(parent.id);
    const named = await parent.api.post('/organizations', {
      name: 'Third',
      type: 'business',
      country: 'BR',
      parentOrganizationId: parent.id,
    });
    expect(named.body['parentOrganizationId']).toBe(parent.id);
  });

  test.each([
    ['absent', () => randomUUID()],
    ['another organization', () => child.id],
  ])('a parent that is %s is not found, as every id of somebody else', async (_, id) => {
    const named = id();
    const refused = await parent.api.post('/organizations', {
      name: 'X',
      type: 'business',
      country: 'BR',
      parentOrganizationId: named,
    });
    expect(refused.status).toBe(404);
    expect(refused.body).toMatchObject({
      name: 'ResourceNotFound',
      params: { resource: 'organization', id: named },
    });
  });

  test('every wrong field is named, and nothing is written', async () => {
    const count = async (): Promise<number> =>
      ((await gatehouse.operator.get('/organizations?limit=100')).body['results'] as unknown[]).length;
    const before = await count();
    const refused = await gatehouse.operator.post('/organizations', {
      name: ' ',
      type: 'club',
      country: 'ar',
      size: 3,
    });
    expect(refused.status).toBe(400);
    const { failures } = refused.body['params'] as { failures: { field: string; messages: string[] }[] };
    expect(Object.fromEntries(failures.map(({ field, messages }) => [field, messages[0]]))).toEqual({
      name: 'must be a text of 1 to 200 characters',
      type: 'must be one of: business, individual',
      country: expect.stringContaining('two capital letters'),
      size: 'is not a field that is known here',
    });
    expect(await count()).toBe(before);
  });
});

describe('reading', () => {
  test('a parent reads its direct child, the child does not read its parent', async () => {
    expect((await parent.api.get(`/organizations/${child.id}`)).body['name']).toBe('Child');
    const refused = await child.api.get(`/organizations/${parent.id}`);
    expect(refused.status).toBe(404);
    expect(refused.body).toMatchObject({
      name: 'ResourceNotFound',
      params: { resource: 'organization', id: parent.id },
    });
  });

  test('an organization lists itself and its children, newest first, page by page without a gap', async () => {
    const mother = await gatehouse.organization();
    const ids = [mother.id];
    for (let index = 0; index < 5; index++) ids.unshift((await gatehouse.organization({ parent: mother })).id);
    const seen: string[] = [];
    let path: string | undefined = '/organizations?limit=2';
    while (path !== undefined) {
      const { body } = await mother.api.get(path);
      seen.push(...(body['results'] as { id: string }[]).map(({ id }) => id));
      if (seen.length === 2) await gatehouse.organization({ parent: mother });
      path = body['nextId'] === undefined ? undefined : `/organizations?limit=2&nextId=${body['nextId'] as string}`;
    }
    expect(seen).toEqual(ids);
  });

  test('the operator lists all; it has no organization of its own', async () => {
    const { body } = await gatehouse.operator.get('/organizations?limit=100');
    expect((body['results'] as { id: string }[]).map(({ id }) => id)).toEqual(
      expect.arrayContaining([parent.id, child.id]),
    );
    expect((await gatehouse.operator.get('/organizations/current')).status).toBe(403);
  });

  test.each(['0', '101', '-1', '1.5', 'ten', '', '1e1', '٣'])('a limit of "%s" is refused', async (limit) => {
    const refused = await gatehouse.operator.get(`/organizations?limit=${encodeURIComponent(limit)}`);
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ params: { failures: [{ field: 'limit' }] } });
  });

  test('unknown, doubled and ill-formed query parameters are refused', async () => {
    expect((await gatehouse.operator.get('/organizations?page=2')).body).toMatchObject({
      params: { failures: [{ field: 'page' }] },
    });
    expect((await gatehouse.operator.get('/organizations?limit=1&limit=2')).status).toBe(400);
    expect((await gatehouse.operator.get('/organizations?nextId=first')).body).toMatchObject({
      params: { failures: [{ field: 'nextId', messages: ['must be a UUID'] }] },
    });
  });
});

describe('erasing', () => {
  test('takes the name, the keys and the way back', async () => {
    const organization = await gatehouse.organization({ name: 'To be forgotten' });
    expect((await gatehouse.operator.delete(`/organizations/${organization.id}`, { reason: 'asked for' })).status).toBe(
      204,
    );
    expect((await organization.api.get('/organizations/current')).status).toBe(401);
    expect((await gatehouse.operator.get(`/organizations/${organization.id}`)).status).toBe(404);
    expect((await gatehouse.operator.delete(`/organizations/${organization.id}`, { reason: 'again' })).status).toBe(
      404,
    );
    expect(
      (
        await gatehouse.operator.post(`/organizations/${organization.id}/api-keys`, {
          name: 'late',
          scopes: ['organizations:read'],
        })
      ).status,
    ).toBe(404);
    expect(
      (await gatehouse.operator.post(`/organizations/${organization.id}/terms-of-service/acceptances`, {})).status,
    ).toBe(404);
    expect((await gatehouse.operator.get('/organizations?limit=100')).body['results']).not.toEqual(
      expect.arrayContaining([expect.objectContaining({ id: organization.id })]),
    );
  });

  test('leaves nothing by which its data could be read again', async () => {
    const organization = await gatehouse.organization({ name: 'Canary of erasure' });
    await organization.api.post('/organizations', { name: 'x' }, { 'Idempotency-Key': randomUUID() });
    const place = { organizationId: organization.id, table: 'test', row: organization.id, column: 'value' };
    const vault = gatehouse.service.get(Vault);
    const sealed = await gatehouse.service.get(UnitOfWork).run((tx) => vault.seal(tx, place, 'personal'));
    expect((await vault.open(place, sealed)).toString()).toBe('personal');
    expect(await gatehouse.databaseText()).toContain('Canary of erasure');
    await gatehouse.operator.delete(`/organizations/${organization.id}`, { reason: 'asked for' });
    await expect(vault.open(place, sealed)).rejects.toThrow();
    expect(await gatehouse.databaseText()).not.toContain('Canary of erasure');
  });

  test('reaches what was answered to those who created it', async () => {
    const key = { 'Idempotency-Key': randomUUID() };
    const { body } = await gatehouse.operator.post('/organizations', { ...acme, name: 'Canary of the operator' }, key);
    const ofParent = await parent.api.post('/organizations', { ...acme, name: 'Canary of the parent' }, key);
    for (const id of [body['id'], ofParent.body['id']])
      await gatehouse.operator.delete(`/organizations/${String(id)}`, { reason: 'asked for' });
    expect(await gatehouse.databaseText()).not.toMatch(/Canary of the (operator|parent)/);
  });

  test('leaves no key behind that was made at the same moment', async () => {
    for (let round = 0; round < 20; round++) {
      const { id } = await gatehouse.organization();
      const [made, erased] = await Promise.all([
        gatehouse.operator.post(`/organizations/${id}/api-keys`, { name: 'late', scopes: ['organizations:read'] }),
        gatehouse.operator.delete(`/organizations/${id}`, { reason: 'asked for' }),
      ]);
      expect(erased.status).toBe(204);
      expect([201, 404]).toContain(made.status);
      if (made.status === 201)
        expect((await gatehouse.withKey(String(made.body['secret'])).get('/organizations')).status).toBe(401);
    }
  });

  test('needs a reason, and no children left', async () => {
    const mother = await gatehouse.organization();
    const daughter = await gatehouse.organization({ parent: mother });
    expect((await gatehouse.operator.delete(`/organizations/${mother.id}`)).body).toMatchObject({
      params: { failures: [{ field: 'reason', messages: ['is required'] }] },
    });
    const refused = await gatehouse.operator.delete(`/organizations/${mother.id}`, { reason: 'x' });
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      name: 'IllegalTransition',
      params: { resource: 'organization', id: mother.id, from: 'active', trigger: 'erase' },
    });
    await gatehouse.operator.delete(`/organizations/${daughter.id}`, { reason: 'x' });
    expect((await gatehouse.operator.delete(`/organizations/${mother.id}`, { reason: 'x' })).status).toBe(204);
  });

  test('is for the operator alone', async () => {
    const refused = await parent.api.delete(`/organizations/${parent.id}`, { reason: 'x' });
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({ name: 'Forbidden', params: { requiredScope: 'operator' } });
  });
});
