import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { stranger } from '../../support/chains/accounts.js';
import { EvmScene } from '../../support/chains/evm-scene.js';
import { LostCommits } from '../../support/chains/lost-commits.js';
import { until } from '../../support/run/until.js';

/** What a server loses that takes over from another, or that was restored: the last commits, while the chain goes on. */
let scene: EvmScene;
let lost: LostCommits;
beforeAll(async () => {
  scene = await EvmScene.open();
  lost = new LostCommits(scene);
});
afterEach(async () => {
  scene.proxy.behaveAgain();
  await scene.node.minesAtOnce(true);
});
afterAll(() => scene.close());

describe('a transfer that was sent and forgotten', () => {
  test.each([
    ['of all that there was', 50_000_000n],
    ['of a part', 10_000_000n],
  ])('%s is found on the chain, is not paid twice, and has not failed', async (_, amount) => {
    const from = await scene.funded(50_000_000n);
    const id = await scene.request(from, { payments: [{ destination: stranger, units: amount }] });
    await scene.untilOnChain((await lost.rawOf(id)).hash);
    await lost.forget(id);
    await scene.comesTo('confirmed', [id]);
    expect(await scene.paidBy(from)).toEqual([Number(amount)]);
    await scene.holds(from, { value: String(50_000_000n - amount) });
    expect(await lost.heldWallets()).toBe(0);
    expect(await scene.isBalanced()).toBe(true);
  });

  test('is credited to an account here once it is known again, so that what it was for learns of it', async () => {
    const [from, to] = [await scene.funded(50_000_000n), await scene.holder()];
    const id = await scene.request(from, { payments: [{ destination: to.wallet, units: 6_000_001n }] });
    await scene.untilOnChain((await lost.rawOf(id)).hash);
    await lost.forget(id, 100_000);
    await scene.deposit(to, 7n);
    await scene.node.mine(10);
    await scene.holds(to, { value: '7' });
    await scene.comesTo('confirmed', [id], { seconds: 20_000 });
    await scene.holds(to, { value: '6000008' });
    expect(await scene.isBalanced()).toBe(true);
  });

  test('that takes the nonce of the next one late is found, and the next one is signed again', async () => {
    const from = await scene.funded(50_000_000n);
    await scene.node.setBalance(from.wallet, 10n ** 18n);
    await scene.node.minesAtOnce(false);
    const forgotten = await scene.request(from, { payments: [{ destination: stranger, units: 1_000_001n }] });
    const sent = await lost.rawOf(forgotten);
    await until('the node has it', async () => (await scene.node.rpc('eth_getTransactionByHash', sent.hash)) !== null);
    await lost.forget(forgotten, 100_000);
    await scene.node.rpc('anvil_dropTransaction', sent.hash);
    const next = await scene.request(from, { payments: [{ destination: stranger, units: 1_000_002n }] });
    const overtaken = await lost.rawOf(next);
    expect((await lost.rowOf(next)).nonce).toBe('0');
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
    await scene.comesTo('confirmed', [forgotten, next], { seconds: 20_000 });
    expect(await scene.paidBy(from)).toEqual([1_000_001, 1_000_002]);
    expect(await scene.isBalanced()).toBe(true);
  });

  test('and waits behind another that was is not paid twice where it is decided again', async () => {
    const from = await scene.funded(50_000_000n);
    await scene.node.setBalance(from.wallet, 10n ** 18n);
    await scene.node.minesAtOnce(false);
    const pays = (units: bigint): Promise<string> =>
      scene.request(from, { payments: [{ destination: stranger, units }] });
    const sent = [];
    for (const units of [3_000_001n, 3_000_002n]) {
      const id = await pays(units);
      const { hash } = await lost.rawOf(id);
      await until('the node has it', async () => (await scene.node.rpc('eth_getTransactionByHash', hash)) !== null);
      sent.push(id);
    }
    await lost.forgetDecided(sent.toReversed());
    // What is offered next takes the place of the first.
    scene.proxy.changed = ({ method, params }, result) =>
      method === 'eth_getBlockByNumber' && params[0] === 'latest'
        ? { ...(result as object), baseFeePerGas: '0x174876e800' }
        : result;
    const again = await pays(3_000_002n);
    for (let looks = 0; looks < 3; looks++) {
      const { due_at: before } = await lost.rowOf(again);
      await until('it was looked at', async () => {
        await scene.gatehouse.advance(5);
        return (await lost.rowOf(again)).due_at > before;
      });
    }
    expect((await lost.rowOf(again)).status).toBe('requested');
    scene.proxy.behaveAgain();
    await scene.node.mine(10);
    await scene.comesTo('confirmed', [again, await pays(3_000_001n)]);
    expect(await scene.paidBy(from)).toEqual([3_000_001, 3_000_002]);
    expect(await lost.heldWallets()).toBe(0);
  });

  test('makes those that were decided before wait, until what was sent is on the chain', async () => {
    const from = await scene.funded(50_000_000n);
    await scene.node.setBalance(from.wallet, 10n ** 18n);
    await scene.node.minesAtOnce(false);
    const ids = [];
    for (const amount of [2_000_001n, 2_000_002n]) {
      const id = await scene.request(from, { payments: [{ destination: stranger, units: amount }] });
      await lost.rawOf(id);
      ids.push(id);
    }
    const [first = '', second = ''] = ids;
    await lost.forget(second);
    for (let looks = 0; looks < 3; looks++) {
      const { due_at: before } = await lost.rowOf(second);
      await until('it was looked at', async () => {
        await scene.gatehouse.advance(61);
        return (await lost.rowOf(second)).due_at > before;
      });
    }
    expect([(await lost.rowOf(first)).status, (await lost.rowOf(second)).status]).toEqual(['signed', 'requested']);
    await scene.comesTo('confirmed', ids);
    expect(await scene.paidBy(from)).toEqual([2_000_001, 2_000_002]);
  });
});

test('a wallet of which a block has what no token tells of is released, and goes on behind it', async () => {
  const from = await scene.funded(50_000_000n);
  await scene.node.setBalance(from.wallet, 10n ** 18n);
  await scene.node.rpc('anvil_impersonateAccount', from.wallet);
  await scene.node.rpc('eth_sendTransaction', { from: from.wallet, to: stranger, value: '0x1' });
  await scene.node.mine(40);
  const id = await scene.request(from, { payments: [{ destination: stranger, units: 5_000_001n }] });
  await scene.comesTo('confirmed', [id]);
  expect((await lost.rowOf(id)).nonce).toBe('1');
  expect(await lost.heldWallets()).toBe(0);
});
