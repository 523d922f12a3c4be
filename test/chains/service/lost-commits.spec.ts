import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { stranger } from '../../support/chains/accounts.js';
import { EvmScene, type Holder } from '../../support/chains/evm-scene.js';
import { until } from '../../support/run/until.js';

/** What a server loses that takes over from another, or that was restored: the last commits, while the chain goes on. */
let scene: EvmScene;
beforeAll(async () => {
  scene = await EvmScene.open();
});
afterEach(async () => {
  scene.proxy.behaveAgain();
  await scene.node.minesAtOnce(true);
});
afterAll(() => scene.close());

interface Row {
  readonly status: string;
  readonly nonce: string | null;
  readonly due_at: Date;
}

async function rowOf(id: string): Promise<Row> {
  const [row] = await scene.gatehouse.sql<Row>('SELECT status, nonce, due_at FROM transfer WHERE id = $1', [id]);
  if (row === undefined) throw new Error('There is no such transfer');
  return row;
}

async function rawOf(id: string): Promise<{ raw: string; hash: string }> {
  const find = 'SELECT raw, hash FROM signed_transaction WHERE transfer_id = $1';
  const [row] = await until('it is signed', async () => {
    const rows = await scene.gatehouse.sql<{ raw: string; hash: string }>(find, [id]);
    return rows.length > 0 && rows;
  });
  if (row === undefined) throw new Error('Nothing was signed');
  return row;
}

/** The database as it was before the transfer was signed; it is looked at again after so long. */
async function forget(id: string, seconds = 0): Promise<void> {
  await scene.gatehouse.sql(
    `WITH signed AS (UPDATE transfer SET status = 'requested', nonce = NULL, created_at = '2000-01-01', due_at = due_at + $2 * interval '1 second'
       WHERE id = $1 RETURNING blockchain, wallet_address),
     gone AS (DELETE FROM signed_transaction WHERE transfer_id = $1)
     UPDATE wallet_nonce SET next = next - 1 FROM signed
     WHERE wallet_nonce.blockchain = signed.blockchain AND address = wallet_address`,
    [id, seconds],
  );
}

async function heldWallets(): Promise<number> {
  const metrics = await (await fetch(`${scene.gatehouse.url}/metrics`)).text();
  return Number(/^gatehouse_wallets_held\{blockchain="POLYGON"\} (\d+)$/m.exec(metrics)?.[1]);
}

const isOnChain = (hash: string) => async (): Promise<boolean> =>
  (await scene.node.rpc('eth_getTransactionReceipt', hash)) !== null;

const paid = async (from: Holder): Promise<number[]> =>
  (await scene.moved(from.wallet, 'from')).map(({ units }) => Number(units)).sort((one, other) => one - other);

describe('a transfer that was sent and forgotten', () => {
  test.each([
    ['of all that there was', 50_000_000n],
    ['of a part', 10_000_000n],
  ])('%s is found on the chain, is not paid twice, and has not failed', async (_, amount) => {
    const from = await scene.funded(50_000_000n);
    const id = await scene.request(from, { payments: [{ destination: stranger, units: amount }] });
    await until('it is on the chain', isOnChain((await rawOf(id)).hash));
    await forget(id);
    await scene.comesTo('confirmed', [id]);
    expect(await paid(from)).toEqual([Number(amount)]);
    await scene.holds(from, { value: String(50_000_000n - amount) });
    expect(await heldWallets()).toBe(0);
    expect(await scene.isBalanced()).toBe(true);
  });

  test('that takes the nonce of the next one late is found, and the next one is signed again', async () => {
    const from = await scene.funded(50_000_000n);
    await scene.node.setBalance(from.wallet, 10n ** 18n);
    await scene.node.minesAtOnce(false);
    const lost = await scene.request(from, { payments: [{ destination: stranger, units: 1_000_001n }] });
    const sent = await rawOf(lost);
    await until('the node has it', async () => (await scene.node.rpc('eth_getTransactionByHash', sent.hash)) !== null);
    await forget(lost, 100_000);
    await scene.node.rpc('anvil_dropTransaction', sent.hash);
    const next = await scene.request(from, { payments: [{ destination: stranger, units: 1_000_002n }] });
    const overtaken = await rawOf(next);
    expect((await rowOf(next)).nonce).toBe('0');
    // By now the node has it as well: whatever comes, one of the two has the nonce.
    await until(
      'the node has that',
      async () => (await scene.node.rpc('eth_getTransactionByHash', overtaken.hash)) !== null,
    );
    scene.proxy.instead = ([call]) =>
      call?.method === 'eth_sendRawTransaction' ? { text: 'the node takes nothing for a while' } : undefined;
    await scene.node.rpc('anvil_dropTransaction', overtaken.hash);
    await scene.node.rpc('eth_sendRawTransaction', sent.raw);
    await scene.node.mine(10);
    scene.proxy.behaveAgain();
    await scene.comesTo('confirmed', [lost, next], { seconds: 20_000 });
    expect(await paid(from)).toEqual([1_000_001, 1_000_002]);
    expect(await scene.isBalanced()).toBe(true);
  });

  test('makes those that were decided before wait, until what was sent is on the chain', async () => {
    const from = await scene.funded(50_000_000n);
    await scene.node.setBalance(from.wallet, 10n ** 18n);
    await scene.node.minesAtOnce(false);
    const ids = [];
    for (const amount of [2_000_001n, 2_000_002n]) {
      const id = await scene.request(from, { payments: [{ destination: stranger, units: amount }] });
      await rawOf(id);
      ids.push(id);
    }
    const [first = '', second = ''] = ids;
    await scene.gatehouse.sql(`UPDATE transfer SET created_at = '2000-01-01' WHERE id = ANY ($1)`, [ids]);
    await forget(second);
    for (let looks = 0; looks < 3; looks++) {
      const { due_at: before } = await rowOf(second);
      await until('it was looked at', async () => {
        await scene.gatehouse.advance(61);
        return (await rowOf(second)).due_at > before;
      });
    }
    expect([(await rowOf(first)).status, (await rowOf(second)).status]).toEqual(['signed', 'requested']);
    await scene.comesTo('confirmed', ids);
    expect(await paid(from)).toEqual([2_000_001, 2_000_002]);
  });
});

test('a node that says there are a thousand transactions makes no gap, and holds the wallet while it says so', async () => {
  const from = await scene.funded(50_000_000n);
  await scene.node.setBalance(from.wallet, 10n ** 18n);
  scene.proxy.changed = ({ method }, result) => (method === 'eth_getTransactionCount' ? '0x3e8' : result);
  const id = await scene.request(from, { payments: [{ destination: stranger, units: 3_000_001n }] });
  await until('its wallet is held', async () => (await heldWallets()) === 1);
  scene.proxy.behaveAgain();
  await scene.comesTo('confirmed', [id]);
  expect((await rowOf(id)).nonce).toBe('0');
  expect(await heldWallets()).toBe(0);
});
