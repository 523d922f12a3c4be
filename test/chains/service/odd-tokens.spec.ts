import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { accountOf, stranger } from '../../support/chains/accounts.js';
import { EvmScene, type Holder } from '../../support/chains/evm-scene.js';
import { reconciled } from '../../support/service/reconciled.js';

/** A token that does what its calls do not say: booked is what has moved, by what the chain tells. */
let scene: EvmScene;
beforeEach(async () => {
  scene = await EvmScene.open({ usdc: 'OddCoin' });
});
afterEach(() => scene.close());

const recipient = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';

async function walletsHoldWhatTheLedgerSays(): Promise<void> {
  await scene.node.mine(10);
  await reconciled(scene.gatehouse);
  expect(await scene.gatehouse.sql('SELECT * FROM wallet_difference')).toEqual([]);
  expect(await scene.isBalanced()).toBe(true);
}

async function failureOf(id: string): Promise<string | null> {
  const [row] = await scene.gatehouse.sql<{ reason: string | null }>(
    'SELECT failure_reason AS reason FROM transfer WHERE id = $1',
    [id],
  );
  return row?.reason ?? null;
}

function paysOne(from: Holder, destination: string, units: bigint): Promise<string> {
  return scene.request(from, { payments: [{ destination, units }] });
}

test('what a token declines by answering false has failed, and its tokens are free again', async () => {
  const from = await scene.funded(50_000_000n);
  await scene.usdc.call('decline', [recipient]);
  const id = await paysOne(from, recipient, 20_000_000n);
  await scene.comesTo('failed', [id]);
  expect(await failureOf(id)).toBe('The chain took the transaction and did not do what it says');
  await scene.holds(from, { value: '50000000' });
  const next = await paysOne(from, stranger, 50_000_000n);
  await scene.comesTo('confirmed', [next]);
  expect(await scene.paidBy(from)).toEqual([50_000_000]);
  await walletsHoldWhatTheLedgerSays();
});

test('in a batch only the one that it declines is left out', async () => {
  const from = await scene.funded(50_000_000n);
  await scene.usdc.call('decline', [recipient]);
  const payments = [stranger, recipient, '0x90F79bf6EB2c4f870365E785982E1f101E93b906'].map((destination, nth) => ({
    ...{ destination, units: BigInt(nth + 1) * 1_000_000n, subjectIds: [randomUUID()] },
  }));
  const [first, ...more] = payments;
  if (first === undefined) throw new Error('Nobody is paid');
  const id = await scene.request(from, { payments: [first, ...more] });
  await scene.comesTo('confirmed', [id]);
  expect(await scene.paidBy(from)).toEqual([1_000_000, 3_000_000]);
  await scene.holds(from, { value: '46000000' });
  await walletsHoldWhatTheLedgerSays();
});

test('of what a token keeps a fee of, what arrives is credited, and what leaves is debited', async () => {
  await scene.usdc.call('charge', [100]);
  const [from, to] = [await scene.holder(), await scene.holder()];
  await scene.deposit(from, 10_000_000n);
  await scene.node.mine(10);
  await scene.holds(from, { value: '9900000' });
  const id = await paysOne(from, to.wallet, 1_000_000n);
  await scene.comesTo('confirmed', [id]);
  await scene.node.mine(10);
  await scene.holds(to, { value: '990000' });
  await scene.holds(from, { value: '8900000' });
  const { accountDetails } = await accountOf(to.organization.api, to.accountId);
  expect(await scene.usdc.unitsOf(to.wallet)).toBe(BigInt(accountDetails?.balances[0]?.value ?? 0));
  await walletsHoldWhatTheLedgerSays();
});
