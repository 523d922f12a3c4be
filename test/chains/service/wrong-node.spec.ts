import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { stranger } from '../../support/chains/accounts.js';
import { EvmScene, type Holder } from '../../support/chains/evm-scene.js';
import { LostCommits } from '../../support/chains/lost-commits.js';
import { until } from '../../support/run/until.js';

/** The only node of a chain, when what it says of a wallet is wrong. */
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

/** Often enough for everything that can follow from what the node says. */
async function untilAskedOftenOf(): Promise<void> {
  const asked = (): number =>
    scene.proxy.requests.flat().filter(({ method }) => method === 'eth_getTransactionCount').length;
  const before = asked();
  await until('the node was asked thirty times', async () => {
    await scene.gatehouse.advance(61);
    return asked() > before + 30;
  });
}

/** As long as the node says so its wallet is held, and nothing is signed again. */
async function isHeldAndThenConfirmed(id: string): Promise<void> {
  await until('its wallet is held', async () => {
    await scene.gatehouse.advance(61);
    return (await lost.heldWallets()) === 1;
  });
  await untilAskedOftenOf();
  expect(await lost.rowOf(id)).toMatchObject({ status: 'signed', nonce: '0' });
  scene.proxy.behaveAgain();
  await scene.comesTo('confirmed', [id]);
}

/** A wallet that was held for nothing is let go at the latest when it is to sign again. */
async function goesOn(from: Holder): Promise<void> {
  await scene.node.minesAtOnce(true);
  await scene.comesTo('confirmed', [await scene.request(from, { payments: [{ destination: stranger, units: 1n }] })]);
  expect(await lost.heldWallets()).toBe(0);
}

describe('a node that counts transactions which no block has', () => {
  test('makes no gap, and the wallet is held while it says so', async () => {
    const from = await scene.funded(50_000_000n);
    await scene.node.setBalance(from.wallet, 10n ** 18n);
    scene.proxy.changed = ({ method }, result) => (method === 'eth_getTransactionCount' ? '0x3e8' : result);
    const id = await scene.request(from, { payments: [{ destination: stranger, units: 3_000_001n }] });
    await until('its wallet is held', async () => (await lost.heldWallets()) === 1);
    await untilAskedOftenOf();
    expect(await lost.heldWallets()).toBe(1);
    const release = `/chains/POLYGON/held-wallets/${from.wallet}/releases`;
    expect((await scene.gatehouse.operator.post(release, { reason: 'it says so' })).status).toBe(409);
    scene.proxy.behaveAgain();
    await scene.comesTo('confirmed', [id]);
    expect((await lost.rowOf(id)).nonce).toBe('0');
    expect(await lost.heldWallets()).toBe(0);
  });

  test('has nothing paid twice that is on its way', async () => {
    const from = await scene.funded(50_000_000n);
    await scene.node.setBalance(from.wallet, 10n ** 18n);
    await scene.node.minesAtOnce(false);
    const id = await scene.request(from, { payments: [{ destination: stranger, units: 4_000_001n }] });
    await lost.rawOf(id);
    scene.proxy.changed = ({ method }, result) => (method === 'eth_getTransactionCount' ? '0x1' : result);
    await isHeldAndThenConfirmed(id);
    expect(await scene.paidBy(from)).toEqual([4_000_001]);
    await goesOn(from);
    expect(await scene.isBalanced()).toBe(true);
  });
});

describe('a node without logs and receipts of a block', () => {
  const hides = (): void => {
    scene.proxy.changed = ({ method }, result) => {
      if (method === 'eth_getLogs') return [];
      return method === 'eth_getTransactionReceipt' ? null : result;
    };
  };

  test('has nothing signed again that is in it', async () => {
    const from = await scene.funded(50_000_000n);
    await scene.node.setBalance(from.wallet, 10n ** 18n);
    await scene.node.minesAtOnce(false);
    const id = await scene.request(from, { payments: [{ destination: stranger, units: 4_000_002n }] });
    const { hash } = await lost.rawOf(id);
    await until('the node has it', async () => (await scene.node.rpc('eth_getTransactionByHash', hash)) !== null);
    hides();
    await scene.node.mine(40);
    await isHeldAndThenConfirmed(id);
    expect(await scene.paidBy(from)).toEqual([4_000_002]);
    await goesOn(from);
  });

  test('nor what was forgotten', async () => {
    const from = await scene.funded(50_000_000n);
    const id = await scene.request(from, { payments: [{ destination: stranger, units: 4_000_003n }] });
    await scene.untilOnChain((await lost.rawOf(id)).hash);
    scene.proxy.changed = ({ method }, result) => (method === 'eth_getLogs' ? [] : result);
    await lost.forget(id);
    await scene.comesTo('confirmed', [id]);
    expect(await scene.paidBy(from)).toEqual([4_000_003]);
    await goesOn(from);
  });
});
