import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { stranger } from '../../support/chains/accounts.js';
import { EvmScene, type Holder } from '../../support/chains/evm-scene.js';
import { booked, burnt } from '../../support/chains/gas-books.js';
import { allowed, executed, requestOf, toWallet } from '../../support/payments/payouts.js';
import { must } from '../../support/service/api.js';
import { until } from '../../support/run/until.js';
import { DrawBackGas } from '../../../libs/chains/src/transfers/draw-back-gas.js';

const gwei = 1_000_000_000n;
let scene: EvmScene;
beforeAll(async () => {
  scene = await EvmScene.open();
});
afterAll(() => scene.close());

async function untilQuiet(): Promise<void> {
  await until('nothing is in progress', async () => {
    await scene.node.mine();
    await scene.gatehouse.advance(61);
    const [row] = await scene.gatehouse.sql<{ open: number }>(
      `SELECT count(*)::int AS open FROM transfer WHERE status IN ('requested', 'signed')`,
    );
    return row?.open === 0;
  });
}

/** A day passes, and what lies about is taken back. */
async function drawnBack(): Promise<void> {
  await scene.gatehouse.advance(25 * 60 * 60);
  await scene.gatehouse.service.get(DrawBackGas).allIdle();
  await untilQuiet();
}

async function paidOut(from: Holder, amount: number): Promise<void> {
  const payer = { ...from, api: from.organization.api, walletAddress: from.wallet };
  const { id } = await executed(payer, [toWallet(amount)]);
  await until('it is paid', async () => {
    await scene.node.mine();
    await scene.gatehouse.advance(20);
    return (await requestOf(payer, id)).status.type === 'executed';
  });
}

test('what the chain takes is in a book, also for what it reverts; a wallet is given what it needs, and gives back what is left', async () => {
  const before = await scene.node.balanceOf(scene.gasWallet);
  const from = await scene.funded(50_000_000n);
  await scene.node.setBaseFee(20_000_000_000n);
  const id = await scene.request(from, { payments: [{ destination: stranger, units: 1_000_001n }] });
  await scene.comesTo('confirmed', [id]);
  await untilQuiet();
  expect(await booked(scene)).toBeGreaterThan(0n);
  expect(await booked(scene)).toBe(await burnt(scene));
  const left = await scene.node.balanceOf(from.wallet);
  expect(left).toBeGreaterThan(0n);
  // Where fees have fallen, it is worth more than it costs.
  await scene.node.setBaseFee(100_000_000n);
  await scene.node.mine();
  await drawnBack();
  expect(await booked(scene)).toBe(await burnt(scene));
  const rest = await scene.node.balanceOf(from.wallet);
  expect(rest).toBeLessThan(left / 2n);
  // Every coin is in a wallet, or is booked.
  const spent = before - (await scene.node.balanceOf(scene.gasWallet)) - rest;
  expect((await booked(scene)) * gwei - spent).toBeLessThan(10n * gwei);
  expect(await scene.isBalanced()).toBe(true);
});

test('many accounts of one customer that pay once each cost no more than they pay', async () => {
  const price = 0.5;
  must(
    await scene.gatehouse.operator.patch('/settings/fees', {
      reason: 'for a test',
      networks: [{ blockchain: 'POLYGON', coinPrice: price }],
    }),
    200,
  );
  const customers: Holder[] = [];
  const given = async (): Promise<Holder> => {
    const from = await scene.funded(50_000_000n);
    await allowed(scene.gatehouse, from.organization);
    return from;
  };
  for (let nth = 0; nth < 6; nth += 1) customers.push(await given());
  const { networks } = must(await scene.gatehouse.operator.get('/settings/fees'), 200) as {
    networks?: { blockchain: string; networkFee: number; measuredCost?: number }[];
  };
  const polygon = networks?.find(({ blockchain }) => blockchain === 'POLYGON');
  expect(polygon?.measuredCost).toBeGreaterThan(0);
  const before = await scene.node.balanceOf(scene.gasWallet);
  for (const customer of customers) await paidOut(customer, 5);
  await untilQuiet();
  await drawnBack();
  // What is too little to be drawn back is there for the next payout.
  const rests = await Promise.all(customers.map(({ wallet }) => scene.node.balanceOf(wallet)));
  const rest = rests.reduce((sum, each) => sum + each, 0n);
  const cost = before - (await scene.node.balanceOf(scene.gasWallet)) - rest;
  const [fees] = await scene.gatehouse.sql<{ units: string }>(
    `SELECT coalesce(sum(units), 0)::text AS units FROM ledger_balance WHERE book = 'fees' AND blockchain = 'POLYGON' AND organization_id = ANY ($1)`,
    [customers.map(({ organization }) => organization.id)],
  );
  const paid = Number(fees?.units ?? 0) / 1_000_000;
  expect(paid).toBeGreaterThanOrEqual((Number(cost) / 1e18) * price);
  expect(await scene.isBalanced()).toBe(true);
});
