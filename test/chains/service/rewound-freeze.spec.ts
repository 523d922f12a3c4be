import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { stranger } from '../../support/chains/accounts.js';
import { balanceFaults } from '../../support/chains/balance-audit.js';
import { allowSender, firstPayin } from '../../support/chains/deposits.js';
import { EvmScene, type Holder } from '../../support/chains/evm-scene.js';
import { replaceAfter, rewind, rewinds, steps, taken, troubles } from '../../support/chains/rewinding.js';
import { exceptionOf, openedAbout, resolvedByTwo } from '../../support/payments/exceptions.js';
import { until } from '../../support/run/until.js';
import { must } from '../../support/service/api.js';

const confirmations = 12;
let scene: EvmScene;
beforeEach(async () => {
  scene = await EvmScene.open({ confirmations, blocksBefore: 20, mines: false });
});
afterEach(() => scene.close());

/** Of an account that is frozen, by the block after this one. */
async function keptInReserve(): Promise<{ holder: Holder; path: string; id: string; raw: string; fork: number }> {
  await scene.usdc.mint(stranger, 1_000_000_000n);
  const holder = await scene.holder();
  const path = `/accounts/${holder.accountId}/freezes`;
  must(await scene.gatehouse.operator.post(path, { direction: 'all', reason: 'Court order 4711' }), 201);
  await allowSender({ api: holder.organization.api, accountId: holder.accountId });
  await scene.node.mine(2);
  const fork = await scene.node.blockNumber();
  const raw = await scene.signedDeposit(holder, 9_000_000n);
  await taken(scene, raw);
  await scene.node.mine(confirmations);
  const inReserve = `SELECT deposit_id AS id FROM frozen_deposit WHERE account_id = $1`;
  const [kept] = await until('it is in the reserve', async () => {
    const rows = await scene.gatehouse.sql<{ id: string }>(inReserve, [holder.accountId]);
    return rows.length === 1 && rows;
  });
  return { holder, path, id: kept?.id ?? '', raw, fork };
}

test('a deposit that a replaced block brought to a frozen account leaves its reserve, and is no debit', async () => {
  const { holder, path, id, raw, fork } = await keptInReserve();
  const told = await openedAbout(scene.gatehouse, id);
  await replaceAfter(scene, fork);
  await until('it is told', async () => (await troubles(scene)).includes('finalBlockReplaced'));
  await rewind(scene, fork + 1);
  await scene.whileMining('it is read again', async () => (await rewinds(scene))[0]?.status === 'done');
  expect((await rewinds(scene))[0]).toMatchObject({ depositsReversed: 1 });
  expect(await steps(holder)).toEqual(['credit', 'reverse']);
  expect(await exceptionOf(scene.gatehouse, told.id)).toMatchObject({
    resolution: { reason: 'Its chain has it no more' },
  });
  must(await scene.gatehouse.operator.delete(path), 204);
  await taken(scene, raw);
  await scene.node.mine(confirmations);
  await scene.holds(holder, { value: '9000000' });
  expect(await steps(holder)).toEqual(['credit', 'reverse', 'credit 2']);
  // What is made of tokens is made of them when they come to the balance first.
  expect(await firstPayin(scene.gatehouse, holder.organization.api)).toMatchObject({ status: { type: 'completed' } });
  expect(await balanceFaults((text, values) => scene.gatehouse.sql(text, values))).toEqual([]);
  expect(await scene.isBalanced()).toBe(true);
});

test('a deposit is not released while its chain may have it no more, and is once the chain has it again', async () => {
  const { holder, path, id, raw, fork } = await keptInReserve();
  const told = await openedAbout(scene.gatehouse, id);
  await replaceAfter(scene, fork);
  await until('it is told', async () => (await troubles(scene)).includes('finalBlockReplaced'));
  await rewind(scene, fork + 1);
  await until('it is doubted', async () => {
    const [row] = await scene.gatehouse.sql<{ status: string }>('SELECT status FROM deposit WHERE id = $1', [id]);
    return row?.status === 'doubted';
  });
  await expect(resolvedByTwo(scene.gatehouse, told, 'release')).rejects.toThrow('IllegalTransition');
  must(await scene.gatehouse.operator.delete(path), 204);
  await until('all were looked at', async () => {
    const waiting = `SELECT 1 FROM graphile_worker.jobs WHERE task_identifier = 'depositsUnfrozen'`;
    return (await scene.gatehouse.sql(waiting)).length === 0;
  });
  expect(await steps(holder)).toEqual(['credit']);
  await taken(scene, raw);
  await scene.whileMining('it is read again', async () => (await rewinds(scene))[0]?.status === 'done');
  expect((await rewinds(scene))[0]).toMatchObject({ depositsKept: 1, depositsReversed: 0 });
  await scene.holds(holder, { value: '9000000' });
  expect(await steps(holder)).toEqual(['credit', 'unfreeze']);
  expect(await exceptionOf(scene.gatehouse, told.id)).toMatchObject({ status: 'resolved' });
  expect(await balanceFaults((text, values) => scene.gatehouse.sql(text, values))).toEqual([]);
  expect(await scene.isBalanced()).toBe(true);
});
