import { beforeAll, describe, expect, test } from '@jest/globals';
import { randomBytes, randomUUID } from 'node:crypto';
import { activeAccount, stranger } from '../support/chains/accounts.js';
import { type Answer, type Api, must } from '../support/service/api.js';
import { Gatehouse, type Organization } from '../support/service/gatehouse.js';

const at = '/payins/allowed-senders';
const usdcOnPolygon = '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359';
const platform = '00000000-0000-0000-0000-000000000001';

interface Shown {
  readonly address: string;
  readonly accountId: string;
  readonly blockchain: string;
  readonly label?: string;
  readonly createdAt: string;
}

let gatehouse: Gatehouse;
let organization: Organization;
let api: Api;
let accountId: string;
beforeAll(async () => {
  gatehouse = await Gatehouse.shared();
  ({ organization, accountId } = await newOwner());
  api = organization.api;
});

async function newOwner(): Promise<{ organization: Organization; accountId: string }> {
  const owner = await gatehouse.organization();
  return { organization: owner, accountId: (await activeAccount(owner.api)).id };
}

function anyAddress(): string {
  return `0x${randomBytes(20).toString('hex')}`;
}

function allow(address: string, body: object = {}, by = api): Promise<Answer> {
  return by.put(`${at}/${address}`, { accountId, blockchain: 'POLYGON', ...body });
}

async function listed(query = '', by = api): Promise<Shown[]> {
  return must(await by.get(`${at}?limit=100${query}`), 200)['results'] as Shown[];
}

async function listedOf(address: string): Promise<Shown[]> {
  return (await listed()).filter((sender) => sender.address.toLowerCase() === address.toLowerCase());
}

describe('is refused at its field:', () => {
  test.each<[string, string, object, string, RegExp]>([
    ['an address of another chain', stranger, { blockchain: 'SOLANA' }, 'address', /is an EVM address/],
    ['a wrong checksum', stranger.replace('d', 'D'), {}, 'address', /wrong checksum/],
    ['half an address', stranger.slice(0, 20), {}, 'address', /40 hex digits/],
    ['what is no text that a database keeps', 'a%00b', {}, 'address', /must be an EVM address/],
    ['the contract of a token', usdcOnPolygon, {}, 'address', /no payins come from there/],
    ['a chain of nobody', stranger, { blockchain: 'DOGE' }, 'blockchain', /must be one of/],
    ['no account', stranger, { accountId: undefined }, 'accountId', /is required/],
    ['an empty label', stranger, { label: '' }, 'label', /1 to 100/],
    ['a long label', stranger, { label: 'x'.repeat(101) }, 'label', /1 to 100/],
    ['what is not known', stranger, { address: stranger }, 'address', /not a field that is known here/],
  ])('%s', async (_, address, body, field, why) => {
    const before = await listed();
    const { params } = must(await allow(address, body), 400) as { params: { failures: Failure[] } };
    expect(params.failures.map((failure) => failure.field)).toEqual([field]);
    expect(params.failures[0]?.messages.join()).toMatch(why);
    expect(await listed()).toEqual(before);
  });

  interface Failure {
    readonly field: string;
    readonly messages: readonly string[];
  }

  test('a wallet of the platform', async () => {
    const wallets = await gatehouse.sql<{ evm: string; tron: string }>(
      'SELECT evm_address AS evm, tron_address AS tron FROM wallet WHERE organization_id = $1',
      [platform],
    );
    expect(wallets).toHaveLength(2);
    for (const { evm, tron } of wallets)
      for (const [address, blockchain] of [
        [evm, 'POLYGON'],
        [evm.toLowerCase(), 'BASE'],
        [tron, 'TRON'],
      ] as const)
        expect(must(await allow(address, { blockchain }), 400)['params']).toMatchObject({
          failures: [{ field: 'address' }],
        });
  });
});

describe('an account', () => {
  const asked = async (address = anyAddress()): Promise<unknown[]> => {
    const { status, body } = await allow(address);
    return [status, body['name'], body['params']];
  };

  test('that the API may not manage gets no senders', async () => {
    must(await gatehouse.operator.patch(`/accounts/${accountId}`, { isApiEnabled: false }), 200);
    expect(await asked()).toEqual([403, 'AccountNotApiEnabled', { accountId }]);
    must(await gatehouse.operator.patch(`/accounts/${accountId}`, { isApiEnabled: true }), 200);
  });

  test('that is not ready gets none either', async () => {
    await gatehouse.sql(`UPDATE account SET status = 'INITIALIZING' WHERE id = $1`, [accountId]);
    expect(await asked()).toEqual([409, 'AccountNotActive', { accountId, status: 'INITIALIZING' }]);
    await gatehouse.sql(`UPDATE account SET status = 'ACTIVE' WHERE id = $1`, [accountId]);
  });

  test('of another organization is as absent as one that nobody has', async () => {
    const { accountId: theirs } = await newOwner();
    for (const id of [theirs, randomUUID()]) {
      const absent = { status: 404, body: { name: 'ResourceNotFound', params: { resource: 'account', id } } };
      expect(await allow(anyAddress(), { accountId: id })).toMatchObject(absent);
      expect(await api.get(`${at}?accountId=${id}`)).toMatchObject(absent);
    }
  });
});

describe('of another organization', () => {
  test('a sender is neither listed nor disallowed, and each may allow the same', async () => {
    const other = await newOwner();
    const address = must(await allow(anyAddress(), { label: 'Mine' }), 200)['address'] as string;
    expect(await listed('', other.organization.api)).toEqual([]);
    const absent = { status: 404, body: { params: { resource: 'allowedSender', id: address } } };
    for (const query of ['', `?accountId=${accountId}`])
      expect(await other.organization.api.delete(`${at}/${address}${query}`)).toMatchObject(absent);
    const theirs = { accountId: other.accountId, label: 'Theirs' };
    must(await allow(address, theirs, other.organization.api), 200);
    must(await other.organization.api.delete(`${at}/${address}`), 204);
    expect(await listedOf(address)).toMatchObject([{ accountId, label: 'Mine' }]);
  });
});

describe('nothing is there to be disallowed', () => {
  test.each([
    ['an address that was never allowed', anyAddress()],
    ['what is no address', 'nobody'],
    ['an address with a NUL', 'a%00b'],
  ])('%s', async (_, address) => {
    const { name, params } = must(await api.delete(`${at}/${address}`), 404);
    expect([name, params]).toMatchObject(['ResourceNotFound', { resource: 'allowedSender' }]);
  });

  test('what was disallowed before, or is allowed elsewhere alone', async () => {
    const address = anyAddress();
    must(await allow(address), 200);
    for (const query of ['?blockchain=BASE', `?accountId=${randomUUID()}`])
      must(await api.delete(`${at}/${address}${query}`), 404);
    must(await api.delete(`${at}/${address}`), 204);
    must(await api.delete(`${at}/${address}`), 404);
  });
});

test('only the scope of payins lets somebody in', async () => {
  const [reader, other] = [
    await gatehouse.keyFor(organization.id, ['payins:read']),
    await gatehouse.keyFor(organization.id, ['payouts:write', 'accounts:write']),
  ];
  must(await reader.get(at), 200);
  const forbidden = { status: 403, body: { params: { requiredScope: 'payins:write' } } };
  expect(await allow(anyAddress(), {}, reader)).toMatchObject(forbidden);
  expect(await reader.delete(`${at}/${stranger}`)).toMatchObject(forbidden);
  expect(await other.get(at)).toMatchObject({ status: 403, body: { params: { requiredScope: 'payins:read' } } });
});
