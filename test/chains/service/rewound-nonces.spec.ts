import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { stranger } from '../../support/chains/accounts.js';
import { EvmScene, type Holder } from '../../support/chains/evm-scene.js';
import { booked, burnt } from '../../support/chains/gas-books.js';
import { LostCommits } from '../../support/chains/lost-commits.js';
import { until } from '../../support/run/until.js';
import { must } from '../../support/service/api.js';
import { reconciled } from '../../support/service/reconciled.js';

/** Transfers that were signed with two nonces, and whose blocks are all replaced. */
let scene: EvmScene;
let lost: LostCommits;
beforeEach(async () => {
  scene = await EvmScene.open({ usdc: 'CentreLike' });
  lost = new LostCommits(scene);
});
afterEach(() => scene.close());

/** With gas, by a block that stays. */
async function payer(): Promise<{ from: Holder; fork: number }> {
  const from = await scene.funded(50_000_000n);
  await scene.node.setBalance(from.wallet, 10n ** 18n);
  await scene.node.mine();
  return { from, fork: await scene.node.blockNumber() };
}

async function isInPool(hash: string): Promise<boolean> {
  return (await scene.node.rpc('eth_getTransactionByHash', hash)) !== null;
}

/** On the branch that takes over there is nothing of it but what is `taken`, and all pools have forgotten it. */
async function rewoundTo(fork: number, taken: readonly string[] = []): Promise<void> {
  await scene.node.minesAtOnce(false);
  await until('a block after it was watched as final', async () => {
    const cursors = await scene.gatehouse.sql(
      `SELECT 1 FROM chain_cursor WHERE blockchain = 'POLYGON' AND number > $1`,
      [fork],
    );
    return cursors.length > 0;
  });
  await scene.node.reorg((await scene.node.blockNumber()) - fork);
  await scene.node.rpc('anvil_dropAllTransactions');
  for (const raw of taken) await scene.node.rpc('eth_sendRawTransaction', raw);
  // The same costs more there.
  await scene.node.setBaseFee(30_000_000_000n);
  await scene.node.mine(20);
  await until('it is told', async () => {
    const metrics = await (await fetch(`${scene.gatehouse.url}/metrics`)).text();
    return metrics.includes('trouble="finalBlockReplaced"} 1');
  });
  const body = { fromBlock: fork + 1, reason: 'all of it was replaced' };
  must(await scene.gatehouse.operator.post('/chains/POLYGON/rewinds', body), 201);
  await scene.whileMining('it is rewound, and all transfers have ended again', async () => {
    const { results } = must(await scene.gatehouse.operator.get('/chains/POLYGON/rewinds'), 200) as {
      results: { status: string }[];
    };
    const open = await scene.gatehouse.sql(`SELECT 1 FROM transfer WHERE ended_as IS NOT NULL`);
    return results[0]?.status === 'done' && open.length === 0;
  });
}

/** Again, and no more than that. */
async function untilPaid(from: Holder, amounts: readonly number[]): Promise<void> {
  await scene.whileMining('all is paid', async () => (await scene.paidBy(from)).length >= amounts.length);
  expect(await scene.paidBy(from)).toEqual(amounts);
}

test('one whose nonce was taken by another that was forgotten is paid once again, and so is that, of which there are no bytes', async () => {
  const { from, fork } = await payer();
  await scene.node.minesAtOnce(false);
  const forgotten = await scene.request(from, { payments: [{ destination: stranger, units: 1_000_001n }] });
  const sent = await lost.rawOf(forgotten);
  await until('the node has it', () => isInPool(sent.hash));
  await lost.forget(forgotten, 100_000);
  await scene.node.rpc('anvil_dropTransaction', sent.hash);
  const next = await scene.request(from, { payments: [{ destination: stranger, units: 1_000_002n }] });
  const overtaken = await lost.rawOf(next);
  await until('the node has that', () => isInPool(overtaken.hash));
  scene.proxy.instead = ([call]) =>
    call?.method === 'eth_sendRawTransaction' ? { text: 'the node takes nothing for a while' } : undefined;
  await scene.node.rpc('anvil_dropTransaction', overtaken.hash);
  await scene.node.rpc('eth_sendRawTransaction', sent.raw);
  await scene.node.mine(10);
  scene.proxy.behaveAgain();
  await scene.comesTo('confirmed', [forgotten, next], { seconds: 20_000 });

  await rewoundTo(fork);
  await untilPaid(from, [1_000_001, 1_000_002]);
  await scene.holds(from, { value: '47999997' });
  // While the chain was another, an hour may have come in which wallets differed.
  await reconciled(scene.gatehouse);
  expect(await booked(scene)).toBe(await burnt(scene));
  expect(await scene.isBalanced()).toBe(true);
}, 300_000);

test('a batch that the branch takes before the contract that it calls is there moves nothing, and is sent again', async () => {
  const { from, fork } = await payer();
  const one = { destination: stranger, units: 1_000_000n };
  const two = { ...one, units: 2_000_000n };
  const id = await scene.request(from, { payments: [one, two] });
  await scene.comesTo('confirmed', [id]);
  const paid = await scene.paidBy(from);
  const signed = await scene.gatehouse.sql<{ raw: string }>(
    `SELECT raw FROM signed_transaction JOIN transfer USING (organization_id) WHERE transfer.id = transfer_id AND wallet_address = $1
     ORDER BY transfer.nonce`,
    [from.wallet],
  );

  await rewoundTo(
    fork,
    signed.map(({ raw }) => raw),
  );
  await untilPaid(from, paid);
  await scene.holds(from, { value: '47000000' });
  await reconciled(scene.gatehouse);
  expect(await booked(scene)).toBe(await burnt(scene));
  expect(await scene.isBalanced()).toBe(true);
}, 300_000);

test('a batch that was reverted and signed again is not paid twice where the branch would take what was signed first', async () => {
  const refused = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
  const { from, fork } = await payer();
  const payments = [stranger, refused].map((destination, nth) => ({
    ...{ destination, units: BigInt(nth + 1) * 1_000_000n, subjectIds: [randomUUID()] },
  }));
  const [first, ...more] = payments;
  if (first === undefined) throw new Error('Nobody is paid');
  const approved = await scene.request(from, { payments: [first, first] });
  await scene.comesTo('confirmed', [approved]);
  await scene.node.minesAtOnce(false);
  const id = await scene.request(from, { payments: [first, ...more] });
  const { raw, hash } = await lost.rawOf(id);
  await until('the node has it', () => isInPool(hash));
  await scene.node.rpc('anvil_dropTransaction', hash);
  await scene.usdc.call('blacklist', [refused]);
  await scene.node.rpc('eth_sendRawTransaction', raw);
  await scene.comesTo('confirmed', [id]);
  const paid = await scene.paidBy(from);
  expect(paid).toEqual([1_000_000, 1_000_000, 1_000_000]);

  await rewoundTo(fork);
  await untilPaid(from, paid);
  expect(await scene.moved(refused, 'to')).toEqual([]);
  await reconciled(scene.gatehouse);
  expect(await scene.isBalanced()).toBe(true);
}, 300_000);
