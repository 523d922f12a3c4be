import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { Treasury, type TreasuryAccountName, canonicalAddress, platformOrganizationId } from '#chains';
import { bookOf } from '../support/chains/deposits.js';
import { fillTreasury, inPurse } from '../support/chains/treasury-filled.js';
import { payer } from '../support/payments/payouts.js';
import { until } from '../support/run/until.js';
import { type Answer, must } from '../support/service/api.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';
import type { StaffApi } from '../support/service/staff-api.js';
import { whileTimePasses } from '../support/service/while-time-passes.js';
import { newPerson } from '../support/staff/people.js';
import { act, forbidden } from '../support/staff/proposal-scene.js';

const usdc = { tokenSymbol: 'USDC', blockchain: 'POLYGON' } as const;
const path = '/settings/treasury-destinations';
const hour = 3_600;

let gatehouse: OwnGatehouse;
let finance: StaffApi;
let treasurer: StaffApi;
beforeAll(async () => {
  gatehouse = await Gatehouse.start();
  await signIn();
});
afterAll(() => gatehouse.stop());

/** Sessions end with the days that pass here. */
async function signIn(): Promise<void> {
  finance = await gatehouse.signedIn('finance');
  treasurer = await gatehouse.signedIn('treasurer');
}

function anAddress(): string {
  return canonicalAddress('POLYGON', `0x${randomBytes(20).toString('hex')}`);
}

function change(addresses: readonly string[]): Promise<Answer> {
  const destinations = addresses.map((address) => ({ blockchain: 'POLYGON', address, label: 'First Bank' }));
  return gatehouse.operator.put(path, { destinations, reason: 'Contract with First Bank' });
}

/** One that was agreed a day ago. */
async function agreed(): Promise<string> {
  const address = anAddress();
  must(await change([address]), 200);
  await gatehouse.advance(24 * hour + 1);
  await signIn();
  return address;
}

function ask(more: object, by: StaffApi = finance): Promise<Answer> {
  return by.post('/treasury/transfers', { from: 'liquidity', ...usdc, units: '1000000', reason: 'November', ...more });
}

async function sent(more: object): Promise<Record<string, unknown>> {
  const { id } = must(await ask(more), 202);
  return must(await act(treasurer, id, 'approve'), 200);
}

function idIn({ outcome }: Record<string, unknown>): string {
  return (outcome as { result: { treasuryTransferId: string } }).result.treasuryTransferId;
}

function untilEnded(id: string): Promise<Record<string, unknown>> {
  return whileTimePasses(gatehouse, `the transfer ${id} has ended`, async () => {
    const transfer = must(await gatehouse.operator.get(`/treasury/transfers/${id}`), 200);
    return transfer['status'] !== 'pending' && transfer;
  });
}

const purse = (name: TreasuryAccountName): Promise<bigint> => inPurse(gatehouse, name, 'POLYGON');
const filled = (name: TreasuryAccountName, units: bigint): Promise<void> =>
  fillTreasury(gatehouse, 'POLYGON', units, name);

/** The steps by which something was free in the purse for a transfer: then others could take it. */
async function freedOf(id: string): Promise<string[]> {
  const lines = await gatehouse.sql<{ step: string }>(
    `SELECT step FROM ledger_line WHERE organization_id = $1 AND destination_book = 'available'
       AND subject_id IN (SELECT unnest(ARRAY[id, transfer_id]) FROM treasury_transfer WHERE id = $2) ORDER BY id`,
    [platformOrganizationId, id],
  );
  return lines.map(({ step }) => step);
}

async function isProved(): Promise<void> {
  expect(must(await gatehouse.operator.get('/ledger/proof'), 200)).toMatchObject({ balanced: true });
}

describe('destinations', () => {
  test('are a list that says from when on each can be used', async () => {
    const [first, second] = [anAddress(), anAddress()];
    const { destinations } = must(await change([first]), 200) as { destinations: Record<string, string>[] };
    expect(destinations).toMatchObject([{ blockchain: 'POLYGON', address: first, label: 'First Bank' }]);
    const { addedAt = '', usableAt = '' } = destinations[0] ?? {};
    expect(Date.parse(usableAt) - Date.parse(addedAt)).toBe(24 * hour * 1_000);

    await gatehouse.advance(hour);
    // One that stays keeps when it was added, however it is written.
    must(await change([first.toLowerCase(), second]), 200);
    const both = must(await gatehouse.operator.get(path), 200)['destinations'] as Record<string, string>[];
    expect(both.find(({ address }) => address === first)?.['addedAt']).toBe(addedAt);
    expect(both).toHaveLength(2);
    must(await change([second]), 200);
    await change([first, second]);
    const again = must(await gatehouse.operator.get(path), 200)['destinations'] as Record<string, string>[];
    expect(again.find(({ address }) => address === first)?.['addedAt']).not.toBe(addedAt);
    const entries = await gatehouse.sql(`SELECT 1 FROM audit_entry WHERE action = 'treasuryDestinationsChanged'`);
    expect(entries.length).toBe(4);
  });

  test('are elsewhere, and addresses', async () => {
    const { walletAddress } = await payer(gatehouse, '0');
    const liquidity = await gatehouse.service.get(Treasury).addressOn('liquidity', 'POLYGON');
    for (const address of ['0x12', walletAddress, liquidity])
      expect([address, await change([address])]).toMatchObject([
        address,
        { status: 400, body: { params: { failures: [{ field: 'destinations.0.address' }] } } },
      ]);
    const twice = anAddress();
    expect(await change([twice, twice])).toMatchObject({
      status: 400,
      body: { params: { failures: [{ field: 'destinations.1.address' }] } },
    });
    await signIn();
    expect(await finance.put(path, { destinations: [], reason: 'none' })).toMatchObject(forbidden());
  });
});

test('a transfer takes a second person, and goes to an agreed address', async () => {
  const toAddress = await agreed();
  await filled('liquidity', 5_000_000n);
  const before = await purse('liquidity');
  const { id } = must(await ask({ toAddress }), 202);
  expect(await act(finance, id, 'approve')).toMatchObject(forbidden());
  expect(await purse('liquidity')).toBe(before);
  const transferId = idIn(must(await act(treasurer, id, 'approve'), 200));
  const ended = await untilEnded(transferId);
  expect(ended).toMatchObject({ status: 'completed', from: 'liquidity', toAddress, units: '1000000', ...usdc });
  expect(ended['transactionHash']).toMatch(/^0x/);
  expect(await purse('liquidity')).toBe(before - 1_000_000n);
  const list = must(await finance.get('/treasury/transfers'), 200);
  expect(list['results']).toEqual([ended]);
  await isProved();
});

test('what the chain refuses is where it was', async () => {
  const toAddress = await agreed();
  await filled('liquidity', 5_000_000n);
  const before = await purse('liquidity');
  // .81 is refused on simulated chains.
  const id = idIn(await sent({ toAddress, units: '2810000' }));
  expect(await untilEnded(id)).toMatchObject({ status: 'failed' });
  expect(await freedOf(id)).toEqual(['giveBack']);
  expect(await purse('liquidity')).toBe(before);
  await isProved();
});

test('between purses goes what is of a book, no more than there is of it', async () => {
  await filled('collected', 5_000_000n);
  const [finances, reason] = [platformOrganizationId, 'Earned'];
  const lines = [
    { accountId: '00000000-0000-0000-0000-000000000002', book: 'available', units: '-4000000' },
    { book: 'fees', units: '4000000' },
  ];
  const { id } = must(await finance.post('/adjustments', { ...usdc, organizationId: finances, reason, lines }), 202);
  must(await act(treasurer, id, 'approve'), 200);
  const [fees, liquidity] = [await bookOf(gatehouse, platformOrganizationId, 'fees'), await purse('liquidity')];
  const order = { from: 'collected', toPurse: 'liquidity', book: 'fees' };
  expect(await sent({ ...order, units: '4000001' })).toMatchObject({
    status: 'failed',
    outcome: { error: { name: 'ValidationFailed' } },
  });
  expect(await bookOf(gatehouse, platformOrganizationId, 'fees')).toBe(fees);
  const transferId = idIn(await sent({ ...order, units: '1500000' }));
  expect(await untilEnded(transferId)).toMatchObject({ status: 'completed', toPurse: 'liquidity', book: 'fees' });
  await until('the other purse has it', async () => (await purse('liquidity')) === liquidity + 1_500_000n);
  expect(await bookOf(gatehouse, platformOrganizationId, 'fees')).toBe(fees - 1_500_000n);
  // One that the chain refuses leaves the book as it was.
  const refused = idIn(await sent({ ...order, units: '810000' }));
  expect(await untilEnded(refused)).toMatchObject({ status: 'failed' });
  expect(await freedOf(refused)).toEqual(['take']);
  expect(await bookOf(gatehouse, platformOrganizationId, 'fees')).toBe(fees - 1_500_000n);
  await isProved();
});

describe('a transfer is refused', () => {
  const refusedAt = (field: string): object => ({ status: 400, body: { params: { failures: [{ field }] } } });

  test('to an address that is not agreed, or was agreed 23 hours ago', async () => {
    const toAddress = anAddress();
    expect(await ask({ toAddress })).toMatchObject(refusedAt('toAddress'));
    must(await change([toAddress]), 200);
    await gatehouse.advance(23 * hour);
    await signIn();
    expect(await ask({ toAddress })).toMatchObject(refusedAt('toAddress'));
    await gatehouse.advance(hour);
    await signIn();
    const { id } = must(await ask({ toAddress }), 202);
    // It is removed before somebody agrees.
    must(await change([]), 200);
    expect(must(await act(treasurer, id, 'approve'), 200)).toMatchObject({ status: 'failed' });
  });

  test('that is not right', async () => {
    const toPurse = 'collected';
    expect(await ask({})).toMatchObject(refusedAt('toPurse'));
    expect(await ask({ toPurse, toAddress: anAddress() })).toMatchObject(refusedAt('toPurse'));
    expect(await ask({ toPurse: 'liquidity' })).toMatchObject(refusedAt('toPurse'));
    expect(await ask({ from: 'collected', toPurse: 'liquidity' })).toMatchObject(refusedAt('book'));
    expect(await ask({ toPurse, book: 'settlement:ars' })).toMatchObject(refusedAt('book'));
    expect(await ask({ toPurse, book: 'developerFees' })).toMatchObject(refusedAt('book'));
    expect(await ask({ toPurse, blockchain: 'PLASMA' })).toMatchObject(refusedAt('tokenSymbol'));
    expect(await ask({ toPurse, blockchain: 'TRON' })).toMatchObject(refusedAt('blockchain'));
    for (const units of ['0', '-1', '1.5', String(10n ** 19n)])
      expect(await ask({ toPurse, units })).toMatchObject(refusedAt('units'));
    expect(await ask({ toPurse })).toMatchObject(refusedAt('book'));
    const more = await sent({ toAddress: await agreed(), units: String((await purse('liquidity')) + 1n) });
    expect(more).toMatchObject({ status: 'failed', outcome: { error: { name: 'InsufficientFunds' } } });
    const body = { from: 'liquidity', toPurse, ...usdc, units: '1', reason: 'none' };
    expect(await gatehouse.operator.post('/treasury/transfers', body)).toMatchObject({ status: 403 });
    expect(await ask({ toPurse }, await gatehouse.signedIn('officer'))).toMatchObject(forbidden());
  });
});

test('of ten that would send the same, as many are sent as there is', async () => {
  const toAddress = await agreed();
  await filled('liquidity', 1_000_000n);
  const { api: second } = await newPerson(gatehouse.operator, ['treasurer']);
  const has = await purse('liquidity');
  const units = String(has / 3n);
  const ids = await Promise.all(
    Array.from({ length: 10 }, async () => must(await ask({ toAddress, units }), 202)['id']),
  );
  const ended = await Promise.all(ids.map(async (id) => must(await act(second, id, 'approve'), 200)['status']));
  expect(ended.filter((status) => status === 'approved')).toHaveLength(3);
  expect(await purse('liquidity')).toBe(has - 3n * (has / 3n));
  await isProved();
});
