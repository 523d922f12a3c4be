import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { activeAccount, arriving, untilBalance } from '../support/chains/accounts.js';
import { must } from '../support/service/api.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';

let gatehouse: OwnGatehouse;
beforeAll(async () => {
  gatehouse = await Gatehouse.lent();
});
afterAll(() => gatehouse.stop());

test('an account is INITIALIZING, and ACTIVE with its wallet a moment later', async () => {
  const { api } = await gatehouse.organization();
  const created = await api.post('/accounts', { name: 'Treasury', description: 'Pays the suppliers' });
  expect(created.status).toBe(201);
  expect(created.body).toEqual({
    id: expect.any(String),
    name: 'Treasury',
    description: 'Pays the suppliers',
    createdAt: expect.any(String),
    updatedAt: created.body['createdAt'],
    isApiEnabled: true,
    status: 'INITIALIZING',
    destinationToken: { symbol: 'USDC', blockchain: 'POLYGON' },
  });
  const { accountDetails } = await activeAccount(api, { name: 'Second' });
  expect(accountDetails).toEqual({
    walletDetails: { walletAddress: expect.stringMatching(/^0x[0-9a-fA-F]{40}$/), blockchain: 'POLYGON' },
    balances: [{ tokenSymbol: 'USDC', blockchain: 'POLYGON', exponent: 6, value: '0', reserved: '0' }],
  });
});

test('every account has a wallet of its own', async () => {
  const { api } = await gatehouse.organization();
  const accounts = await Promise.all(
    Array.from({ length: 10 }, () =>
      activeAccount(api, { name: 'One of ten', destinationToken: { symbol: 'USDT', blockchain: 'BASE' } }),
    ),
  );
  expect(new Set(accounts.map(({ accountDetails }) => accountDetails?.walletDetails.walletAddress)).size).toBe(10);
});

test('an organization lists its own accounts, the operator all', async () => {
  const [mine, theirs] = [await gatehouse.organization(), await gatehouse.organization()];
  const [first, second] = [await activeAccount(mine.api), await activeAccount(mine.api)];
  const foreign = await activeAccount(theirs.api);
  const ids = (body: Record<string, unknown>): string[] => (body['results'] as { id: string }[]).map(({ id }) => id);
  expect(ids((await mine.api.get('/accounts')).body)).toEqual([second.id, first.id]);
  expect(ids((await gatehouse.operator.get('/accounts?limit=3')).body)).toEqual([foreign.id, second.id, first.id]);
  expect((await mine.api.get(`/accounts/${foreign.id}`)).body).toMatchObject({
    name: 'ResourceNotFound',
    params: { resource: 'account', id: foreign.id },
  });
});

describe('what an account is called and becomes', () => {
  test('can be changed', async () => {
    const { api } = await gatehouse.organization();
    const { id } = await activeAccount(api);
    const changed = await api.patch(`/accounts/${id}`, {
      name: 'Reserve',
      description: 'Held back',
      destinationToken: { symbol: 'USDT', blockchain: 'CELO' },
    });
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({
      name: 'Reserve',
      description: 'Held back',
      destinationToken: { symbol: 'USDT', blockchain: 'CELO' },
      accountDetails: {
        walletDetails: { blockchain: 'CELO' },
        balances: [{ tokenSymbol: 'USDT', blockchain: 'CELO', value: '0' }],
      },
    });
    expect((await api.patch(`/accounts/${id}`, {})).body).toEqual(changed.body);
  });

  test.each([
    [{ symbol: 'USDC', blockchain: 'PLASMA' }, 'destinationToken'],
    [{ symbol: 'USDC', blockchain: 'TRON' }, 'destinationToken'],
    [{ symbol: 'USDC', blockchain: 'SOLANA' }, 'destinationToken'],
    [{ symbol: 'DAI', blockchain: 'POLYGON' }, 'destinationToken.symbol'],
    [{ symbol: 'USDC', blockchain: 'DOGE' }, 'destinationToken.blockchain'],
  ])('must be a token that there is on its chain: %j', async (destinationToken, field) => {
    const { api } = await gatehouse.organization();
    const refused = await api.post('/accounts', { name: 'Treasury', destinationToken });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({
      name: 'ValidationFailed',
      params: { failures: [{ field, messages: [expect.stringMatching(/^must be one of: /)] }] },
    });
    expect((await api.get('/accounts')).body).toEqual({ results: [] });
  });
});

describe('whether the API may manage an account', () => {
  test('is for the operator to say, and without it an organization only looks', async () => {
    const { api } = await gatehouse.organization();
    const { id } = await activeAccount(api);
    const own = await api.patch(`/accounts/${id}`, { isApiEnabled: false });
    expect(own.status).toBe(403);
    expect(own.body).toMatchObject({ name: 'Forbidden', params: { requiredScope: 'operator' } });

    const disabled = await gatehouse.operator.patch(`/accounts/${id}`, { isApiEnabled: false });
    expect(disabled.body).toMatchObject({ isApiEnabled: false });
    const refused = await api.patch(`/accounts/${id}`, { name: 'Mine' });
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({ name: 'AccountNotApiEnabled', params: { accountId: id } });
    expect((await api.get(`/accounts/${id}`)).body).toMatchObject({ name: 'Treasury', isApiEnabled: false });
    expect((await gatehouse.operator.patch(`/accounts/${id}`, { name: 'Frozen' })).body).toMatchObject({
      name: 'Frozen',
    });

    await gatehouse.operator.patch(`/accounts/${id}`, { isApiEnabled: true });
    expect((await api.patch(`/accounts/${id}`, { name: 'Mine' })).body).toMatchObject({ name: 'Mine' });
  });

  test('of an account that is not there is nothing to say', async () => {
    const id = randomUUID();
    const missing = await gatehouse.operator.patch(`/accounts/${id}`, { isApiEnabled: false });
    expect(missing.status).toBe(404);
    expect(missing.body).toMatchObject({ params: { resource: 'account', id } });
  });
});

describe('an organization that is to be erased', () => {
  test('stays while its accounts hold tokens', async () => {
    const { id: organizationId, api } = await gatehouse.organization();
    const { id } = await activeAccount(api);
    must(await api.post('/sandbox/payins', arriving(id, { value: '1' })), 201);
    await gatehouse.advance(2);
    await untilBalance(api, id, { value: '1' });
    const refused = await gatehouse.operator.delete(`/organizations/${organizationId}`, { reason: 'asked for' });
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ name: 'IllegalTransition', message: expect.stringMatching(/hold tokens/) });
    expect((await api.get('/organizations/current')).status).toBe(200);
  });

  test('leaves nothing behind of what its accounts were called', async () => {
    const { id: organizationId, api } = await gatehouse.organization();
    const { id } = await activeAccount(api, { name: 'Savings of Zebedee', description: 'For his wedding to Zuleika' });
    const erased = await gatehouse.operator.delete(`/organizations/${organizationId}`, { reason: 'asked for' });
    expect(erased.status).toBe(204);
    expect(await gatehouse.databaseText()).not.toMatch(/Zebedee|Zuleika/);
    expect((await gatehouse.operator.get(`/accounts/${id}`)).body).toMatchObject({ id, name: 'Erased' });
  });
});
