import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { activeAccount, stranger } from '../support/chains/accounts.js';
import { type Answer, type Api, must } from '../support/service/api.js';
import { Gatehouse, type Organization, type OwnGatehouse } from '../support/service/gatehouse.js';
import { until } from '../support/run/until.js';

const at = '/payins/allowed-senders';
const onSolana = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM';
const onTron = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const somebody = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

interface Shown {
  readonly address: string;
  readonly accountId: string;
  readonly blockchain: string;
  readonly label?: string;
  readonly createdAt: string;
}

let gatehouse: OwnGatehouse;
let api: Api;
let accountId: string;
beforeAll(async () => {
  gatehouse = await Gatehouse.lent();
  const owner = await newOwner();
  ({ accountId } = owner);
  ({ api } = owner.organization);
});
afterAll(() => gatehouse.stop());

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

describe('an allowed sender', () => {
  test('is answered as it is kept, and listed', async () => {
    const now = await gatehouse.now();
    const sender = must(await allow(stranger.toLowerCase(), { label: 'Exchange' }), 200);
    expect(sender).toEqual({
      ...{ address: stranger, accountId, blockchain: 'POLYGON', label: 'Exchange' },
      createdAt: expect.any(String),
    });
    const createdAt = Date.parse(String(sender['createdAt']));
    expect(createdAt).toBeGreaterThanOrEqual(now.getTime());
    expect(createdAt).toBeLessThanOrEqual((await gatehouse.now()).getTime());
    expect(await listedOf(stranger)).toEqual([sender]);
  });

  test.each([
    ['SOLANA', onSolana],
    ['TRON', onTron],
    ['PLASMA', stranger],
  ])('may be one on %s', async (blockchain, address) => {
    const sender = must(await allow(address, { blockchain }), 200);
    expect(sender).toEqual({ address, accountId, blockchain, createdAt: expect.any(String) });
    expect(await listedOf(address)).toContainEqual(sender);
  });

  test('that is allowed again gets another label, or none, and stays who it was', async () => {
    const address = anyAddress();
    const first = must(await allow(address, { label: 'One' }), 200) as unknown as Shown;
    await gatehouse.advance(60);
    const { label, ...rest } = must(await allow(first.address, { label: 'Two' }), 200) as unknown as Shown;
    expect([label, { ...rest, label: 'One' }]).toEqual(['Two', first]);
    expect(await listedOf(address)).toEqual([{ ...first, label: 'Two' }]);
    const without = must(await allow(address), 200);
    expect(without).not.toHaveProperty('label');
    expect(await listedOf(address)).toEqual([without]);
  });

  test('allowed many times at once is one', async () => {
    const address = anyAddress();
    const answers = await Promise.all(Array.from({ length: 10 }, (_, nth) => allow(address, { label: `${nth}` })));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map(({ body }) => body['createdAt'])).size).toBe(1);
    const [row, ...more] = await listedOf(address);
    expect([more, answers.map(({ body }) => body['label'])]).toEqual([[], expect.arrayContaining([row?.label])]);
  });

  test('is allowed for each account and each chain by itself', async () => {
    const address = anyAddress();
    const other = (await activeAccount(api)).id;
    for (const allowed of [{}, { blockchain: 'BASE' }, { accountId: other }]) must(await allow(address, allowed), 200);
    const pairs = (senders: readonly Shown[]): string[] =>
      senders.map((sender) => `${sender.accountId} ${sender.blockchain}`);
    const [first, second, third] = [`${accountId} POLYGON`, `${accountId} BASE`, `${other} POLYGON`];
    expect(pairs(await listedOf(address))).toEqual([third, second, first]);
    expect(pairs(await listed(`&accountId=${other}`))).toEqual([third]);
    must(await api.delete(`${at}/${address}?accountId=${accountId}&blockchain=BASE`), 204);
    expect(pairs(await listedOf(address))).toEqual([third, first]);
    must(await api.delete(`${at}/${address}?accountId=${other}`), 204);
    expect(pairs(await listedOf(address))).toEqual([first]);
    must(await api.delete(`${at}/${address}?blockchain=POLYGON`), 204);
    expect(await listedOf(address)).toEqual([]);
  });

  test('is disallowed as a whole, however it is written', async () => {
    for (const blockchain of ['POLYGON', 'BASE']) must(await allow(somebody, { blockchain }), 200);
    must(await api.delete(`${at}/${somebody.toLowerCase()}`), 204);
    expect(await listedOf(somebody)).toEqual([]);
  });

  test('is listed newest first, in pages', async () => {
    const { organization: owner, accountId: own } = await newOwner();
    const addresses = [];
    for (let nth = 0; nth < 5; nth++)
      addresses.unshift(must(await allow(anyAddress(), { accountId: own }, owner.api), 200)['address']);
    const shown: unknown[] = [];
    for (let nextId = ''; shown.length < 5;) {
      const page = must(await owner.api.get(`${at}?limit=2${nextId}`), 200);
      shown.push(...(page['results'] as Shown[]).map(({ address }) => address));
      nextId = `&nextId=${String(page['nextId'])}`;
    }
    expect(shown).toEqual(addresses);
    expect(must(await owner.api.get(`${at}?limit=5`), 200)).not.toHaveProperty('nextId');
  });
});

test('a hundred senders are the most, however many are allowed at once', async () => {
  const { organization: owner, accountId: own } = await newOwner();
  const answers = await Promise.all(
    Array.from({ length: 105 }, () => allow(anyAddress(), { accountId: own }, owner.api)),
  );
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.map(({ status, body }) => [status, body['name'], body['params']])).toEqual(
    Array<unknown>(5).fill([422, 'LimitExceeded', { limit: 100, actual: 101 }]),
  );
  const [newest] = await listed('', owner.api);
  // One that is there already takes no more room.
  must(await allow(newest?.address ?? '', { accountId: own, label: 'Again' }, owner.api), 200);
  must(await owner.api.delete(`${at}/${newest?.address ?? ''}`), 204);
  must(await allow(anyAddress(), { accountId: own }, owner.api), 200);
});

test('who a sender is, is nowhere in the database or the log as it was written', async () => {
  must(await allow(anyAddress(), { label: 'canary-sender' }), 200);
  expect(await gatehouse.databaseText()).not.toContain('canary-sender');
  expect(gatehouse.log.filter((line) => line.includes('canary-sender'))).toEqual([]);
});

test('senders go when their organization is erased', async () => {
  const { organization: owner, accountId: own } = await newOwner();
  must(await allow(anyAddress(), { accountId: own, label: 'Gone' }, owner.api), 200);
  must(await gatehouse.operator.delete(`/organizations/${owner.id}`, { reason: 'Asked for by the customer' }), 204);
  await gatehouse.work('forgetAllowedSendersOfErasedOrganizations');
  await until('nothing of it is left', async () => {
    const left = await gatehouse.sql('SELECT 1 FROM allowed_sender WHERE organization_id = $1', [owner.id]);
    return left.length === 0;
  });
  expect((await gatehouse.sql('SELECT 1 FROM allowed_sender')).length).toBeGreaterThan(0);
});
