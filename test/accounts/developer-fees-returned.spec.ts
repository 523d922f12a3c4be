import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { heldBy } from '../support/chains/account-sums.js';
import { bookOf } from '../support/chains/deposits.js';
import { feesOf, untilItAddsUp, untilWithdrawn, usdc, withdrawn } from '../support/payments/developer-fees.js';
import { executed, payer, toWallet, untilStatus } from '../support/payments/payouts.js';
import { ProviderScene } from '../support/payments/provider-scene.js';
import { must } from '../support/service/api.js';

let scene: ProviderScene;
beforeAll(async () => {
  scene = await ProviderScene.open();
});
afterAll(() => scene.close());

function owed(): Promise<bigint> {
  return bookOf(scene.gatehouse, scene.from.organization.id, 'developerFees');
}

/** By a payout that its bank has, and sends back when it is told to: a fee of one token. */
async function earnedForNow(): Promise<() => Promise<void>> {
  const payout = await scene.paying();
  await scene.untilPayout(payout, 'pending');
  await scene.tell(payout.payoutId, 'completed');
  await scene.untilPayout(payout, 'completed');
  expect(await owed()).toBe(1_000_000n);
  return async () => {
    await scene.tell(payout.payoutId, 'refunded');
    await scene.untilPayout(payout, 'refunded');
  };
}

test('fees come back with their payout', async () => {
  const before = await heldBy(scene.from);
  const comesBack = await earnedForNow();
  await comesBack();
  expect(await heldBy(scene.from)).toEqual(before);
  expect(await withdrawn(scene.from)).toMatchObject({ status: 422, body: { name: 'InsufficientFunds' } });
  await untilItAddsUp(scene.gatehouse, scene.from);
});

test('what was withdrawn of them is not given a second time', async () => {
  const before = await heldBy(scene.from);
  const comesBack = await earnedForNow();
  must(await withdrawn(scene.from, { units: '999997' }), 201);
  await untilWithdrawn(scene.gatehouse, scene.from, 1);
  await comesBack();
  expect(await heldBy(scene.from)).toEqual(before);
  expect(await owed()).toBe(0n);
  expect(await feesOf(scene.from)).toEqual([{ ...usdc, available: '0', underWay: '0' }]);
  await untilItAddsUp(scene.gatehouse, scene.from);
});

test('what was on its way when they came back, and the chain refused, is owed once', async () => {
  const before = (await heldBy(scene.from))['USDC on POLYGON'] ?? 0;
  const comesBack = await earnedForNow();
  // .81 of a token is refused on simulated chains.
  must(await withdrawn(scene.from, { units: '810000' }), 201);
  await comesBack();
  const [latest] = await untilWithdrawn(scene.gatehouse, scene.from, 2);
  expect(latest).toMatchObject({ status: 'failed', units: '810000' });
  expect((await heldBy(scene.from))['USDC on POLYGON']).toBe(before - Number(await owed()));
  await untilItAddsUp(scene.gatehouse, scene.from);
});

test('are paid from the least amount on that a chain pays', async () => {
  const developer = await payer(scene.gatehouse, '50000000');
  const { id } = await executed(developer, [{ ...toWallet(20), developerFee: { developerFeePercentage: 10 } }]);
  await untilStatus(scene.gatehouse, developer, id, 'executed');
  const networks = [{ blockchain: 'POLYGON', leastAmount: 1.5 }];
  must(await scene.gatehouse.operator.patch('/settings/fees', { networks, reason: 'Dust' }), 200);
  expect(await withdrawn(developer, { units: '1499999' })).toMatchObject({
    status: 400,
    body: { name: 'ValidationFailed', params: { failures: [{ field: 'units' }] } },
  });
  must(await withdrawn(developer, { units: '1500000' }), 201);
  await untilWithdrawn(scene.gatehouse, developer, 1);
  // All that is left is too little.
  expect(await withdrawn(developer)).toMatchObject({ status: 422, body: { name: 'InsufficientFunds' } });
});

test('that are less than nothing keep their organization from being erased', async () => {
  const { organization } = await payer(scene.gatehouse, '0');
  await scene.sql(
    `INSERT INTO ledger_balance (organization_id, account_id, book, token, blockchain, slot, units)
     VALUES ($1, '00000000-0000-0000-0000-000000000000', 'developerFees', 'USDC', 'POLYGON', 0, -7)`,
    [organization.id],
  );
  const erased = await scene.gatehouse.operator.delete(`/organizations/${organization.id}`, { reason: 'Left' });
  expect(erased).toMatchObject({
    status: 409,
    body: { name: 'IllegalTransition', message: expect.stringContaining('owes developer fees of 0.000007') as unknown },
  });
});
