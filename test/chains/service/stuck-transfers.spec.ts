import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { stranger } from '../../support/chains/accounts.js';
import { EvmScene, type Holder } from '../../support/chains/evm-scene.js';
import { auditEntries } from '../../support/compliance/audit-entries.js';
import { must } from '../../support/service/api.js';
import { until } from '../../support/run/until.js';

/** A signed transaction always comes to an end, and the others of its wallet with it. */
let scene: EvmScene;
beforeAll(async () => {
  scene = await EvmScene.open({ usdc: 'CentreLike' });
});
afterEach(async () => {
  scene.proxy.behaveAgain();
  await scene.node.minesAtOnce(true);
});
afterAll(() => scene.close());

interface Row {
  readonly status: string;
  readonly nonce: string | null;
  readonly failureReason: string | null;
}

async function rowOf(id: string): Promise<Row> {
  const text = 'SELECT status, nonce, failure_reason AS "failureReason" FROM transfer WHERE id = $1';
  const [row] = await scene.gatehouse.sql<Row>(text, [id]);
  if (row === undefined) throw new Error('There is no such transfer');
  return row;
}

async function rawsOf(id: string): Promise<string[]> {
  const text = 'SELECT raw FROM signed_transaction WHERE transfer_id = $1 ORDER BY attempt';
  return (await scene.gatehouse.sql<{ raw: string }>(text, [id])).map(({ raw }) => raw);
}

const signed = (id: string): Promise<string> =>
  until('it is signed', async () => {
    await scene.gatehouse.advance(3);
    return (await rawsOf(id))[0] ?? false;
  });

const request = (from: Holder, units: bigint, destination = stranger): Promise<string> =>
  scene.request(from, { payments: [{ destination, units }] });

const paid = async (from: Holder): Promise<number[]> =>
  (await scene.moved(from.wallet, 'from')).map(({ units }) => Number(units));

async function rich(): Promise<Holder> {
  const from = await scene.funded(50_000_000n);
  await scene.node.setBalance(from.wallet, 10n ** 18n);
  return from;
}

/** The node takes nothing that moves so many units. */
function refuseToTake(units: bigint): void {
  const word = units.toString(16).padStart(64, '0');
  scene.proxy.instead = ([call]) =>
    call?.method === 'eth_sendRawTransaction' && String(call.params[0]).includes(word)
      ? { text: 'the node does not take this one' }
      : undefined;
}

test('one that would revert by now, and offers too little, is signed again and ends; the next one is paid', async () => {
  const from = await rich();
  const recipient = '0x000000000000000000000000000000000000b1ac';
  await scene.node.minesAtOnce(false);
  const first = await request(from, 1_000_001n, recipient);
  await signed(first);
  const second = await request(from, 1_000_002n);
  await signed(second);
  await scene.node.rpc('anvil_dropAllTransactions');
  await scene.usdc.call('blacklist', [recipient]);
  await scene.node.setBaseFee(200_000_000_000n);
  await scene.comesTo('failed', [first]);
  expect((await rawsOf(first)).length).toBeGreaterThan(1);
  await scene.comesTo('confirmed', [second]);
  expect([(await rowOf(first)).nonce, (await rowOf(second)).nonce]).toEqual(['0', '1']);
  expect(await paid(from)).toEqual([1_000_002]);
  await scene.holds(from, { value: String(50_000_000n - 1_000_002n), reserved: '0' });
  expect(await scene.isBalanced()).toBe(true);
});

describe('a transfer that is canceled', () => {
  test('by the operator has its nonce taken by nothing, its tokens are free, and the next one is paid', async () => {
    const from = await rich();
    await scene.node.minesAtOnce(false);
    const first = await request(from, 2_000_001n);
    await signed(first);
    const second = await request(from, 2_000_002n);
    await signed(second);
    const { results } = must(await scene.gatehouse.operator.get('/chains/POLYGON/transfers'), 200) as {
      results?: object[];
    };
    expect(results).toContainEqual(
      expect.objectContaining({ id: first, status: 'signed', walletAddress: from.wallet, nonce: 0, payments: 1 }),
    );
    const path = `/chains/POLYGON/transfers/${first}/cancellations`;
    must(await scene.gatehouse.operator.post(path, { reason: 'asked for by the customer' }), 202);
    await until('something else is signed with its nonce', async () => (await rawsOf(first)).length === 2);
    await scene.comesTo('failed', [first]);
    await scene.comesTo('confirmed', [second]);
    expect((await rowOf(first)).failureReason).toBe('Canceled: asked for by the customer');
    expect(await paid(from)).toEqual([2_000_002]);
    await scene.holds(from, { value: String(50_000_000n - 2_000_002n), reserved: '0' });
    expect((await scene.gatehouse.operator.post(path, { reason: 'once more' })).status).toBe(404);
    const entries = await auditEntries(scene.gatehouse, from.organization.id);
    expect(entries.results).toContainEqual(
      expect.objectContaining({ action: 'transferCanceled', subject: `transfer:${first}`, actor: 'operator' }),
    );
    expect(await scene.isBalanced()).toBe(true);
  });

  test('too late is paid all the same, once', async () => {
    const from = await rich();
    const id = await request(from, 2_500_001n);
    await signed(id);
    await scene.node.mine(3);
    await scene.gatehouse.operator.post(`/chains/POLYGON/transfers/${id}/cancellations`, { reason: 'too late' });
    await scene.comesTo('confirmed', [id]);
    expect(await paid(from)).toEqual([2_500_001]);
  });

  test('by itself, where no node takes it and others of its wallet have waited for an hour', async () => {
    const from = await rich();
    refuseToTake(3_000_001n);
    const first = await request(from, 3_000_001n);
    await signed(first);
    const others = [await request(from, 3_000_002n), await request(from, 3_000_003n)];
    for (const other of others) await signed(other);
    await scene.gatehouse.advance(1_800);
    expect((await rowOf(first)).status).toBe('signed');
    await scene.comesTo('failed', [first], { seconds: 600 });
    await scene.comesTo('confirmed', others);
    expect((await rowOf(first)).failureReason).toBe('Canceled: It held up the other transfers of its wallet');
    // Which of them is signed first is not promised.
    expect(new Set(await paid(from))).toEqual(new Set([3_000_002, 3_000_003]));
    expect(await scene.isBalanced()).toBe(true);
  });
});

test('a wallet that is held because of what nobody accounts for is listed, and released by the operator', async () => {
  const from = await rich();
  const first = await request(from, 4_000_001n);
  await signed(first);
  await scene.comesTo('confirmed', [first]);
  // As if the whole transfer had been decided after the backup that was restored.
  await scene.gatehouse.sql('DELETE FROM signed_transaction WHERE transfer_id = $1', [first]);
  await scene.gatehouse.sql('DELETE FROM transfer WHERE id = $1', [first]);
  await scene.gatehouse.sql('UPDATE wallet_nonce SET next = 0 WHERE address = $1', [from.wallet]);
  const next = await request(from, 4_000_002n);
  const heldOf = async (): Promise<Record<string, unknown> | undefined> => {
    const { body } = await scene.gatehouse.operator.get('/chains/POLYGON/held-wallets');
    return (body['results'] as Record<string, unknown>[]).find(({ address }) => address === from.wallet);
  };
  const held = await until('it is known what nobody accounts for', async () => {
    await scene.gatehouse.advance(61);
    const wallet = await heldOf();
    return (wallet?.['unexplained'] as string[] | undefined)?.length === 1 && wallet;
  });
  expect(held).toMatchObject({
    blockchain: 'POLYGON',
    because: expect.stringContaining('1 transactions'),
    knownTransactions: 0,
  });
  const path = `/chains/POLYGON/held-wallets/${from.wallet}/releases`;
  expect((await scene.gatehouse.operator.post(path, {})).status).toBe(400);
  must(await scene.gatehouse.operator.post(path, { reason: 'booked by hand' }), 204);
  expect(await heldOf()).toBeUndefined();
  await scene.comesTo('confirmed', [next]);
  expect((await rowOf(next)).nonce).toBe('1');
  expect((await scene.gatehouse.operator.post(path, { reason: 'again' })).status).toBe(404);
});
