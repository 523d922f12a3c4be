import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { type Sums, heldBy, listedFor, toldTo } from '../support/chains/account-sums.js';
import { allowSender, commitmentsOf, deposited, onSolana, onTron } from '../support/chains/deposits.js';
import { arrives, money } from '../support/payments/payins.js';
import { type Payer, created, payer, toBank, toWallet } from '../support/payments/payouts.js';
import { must } from '../support/service/api.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';
import { isWhole } from '../support/run/sweep.js';
import { until } from '../support/run/until.js';

let gatehouse: OwnGatehouse;
beforeAll(async () => {
  gatehouse = await Gatehouse.start();
});
afterAll(() => gatehouse.stop());

const deposit = fc.record({
  do: fc.constant('deposit' as const),
  from: fc.constantFrom(
    { blockchain: 'POLYGON', tokenSymbol: 'USDC' },
    { blockchain: 'POLYGON', tokenSymbol: 'USDT' },
    { blockchain: 'BASE', tokenSymbol: 'USDC' },
    { blockchain: 'TRON', tokenSymbol: 'USDT', senderAddress: onTron },
    { blockchain: 'SOLANA', tokenSymbol: 'USDC', senderAddress: onSolana },
  ),
  hundredths: fc.constantFrom(0, 25, 81),
});
const payin = fc.record({
  do: fc.constant('payin' as const),
  rail: fc.constantFrom(money.ars(), money.ars('150071'), money.pix()),
});
const row = fc.record({
  to: fc.constantFrom('bank', 'wallet', 'elsewhere'),
  hundredths: fc.constantFrom(0, 0, 61, 72, 73, 75, 81),
  fee: fc.constantFrom(0, 2.5, 10),
});
const pay = fc.record({
  do: fc.constant('pay' as const),
  rows: fc.array(row, { minLength: 1, maxLength: 3 }),
  then: fc.constantFrom('execute', 'execute', 'execute', 'cancel'),
});
const wait = fc.record({ do: fc.constant('wait' as const), seconds: fc.constantFrom(1, 5, 600) });

type Row = typeof row extends fc.Arbitrary<infer T> ? T : never;
const life = fc.array(fc.oneof({ arbitrary: deposit, weight: 2 }, payin, { arbitrary: pay, weight: 3 }, wait), {
  minLength: 4,
  maxLength: isWhole ? 16 : 8,
});
type Step = typeof life extends fc.Arbitrary<(infer T)[]> ? T : never;

function rowOf({ to, hundredths, fee }: Row): object {
  const amount = 20 + hundredths / 100;
  const developerFee = fee === 0 ? {} : { developerFee: { developerFeePercentage: fee } };
  if (to === 'bank') return toBank(amount, developerFee);
  if (to === 'wallet') return { ...toWallet(amount), ...developerFee };
  const dollars = { fiatAmount: amount, fiatCurrencyCode: 'USD' };
  return { ...toWallet(dollars, { blockchain: 'BASE' }), ...developerFee };
}

async function take(from: Payer, step: Step): Promise<void> {
  switch (step.do) {
    case 'deposit': {
      const value = String(40_000_000 + step.hundredths * 10_000);
      return deposited(gatehouse, from, { ...step.from, value });
    }
    case 'payin':
      await arrives(from.api, { destinationAccountId: from.accountId }, step.rail);
      return;
    case 'pay': {
      const { id } = await created(from, step.rows.map(rowOf));
      const { status } = await from.api.post(`/payout-requests/${id}/${step.then}`, {});
      // Another request may hold what this one would need.
      expect([200, 422]).toContain(status);
      return;
    }
    case 'wait':
      await gatehouse.advance(step.seconds);
  }
}

async function untilQuiet(from: Payer): Promise<void> {
  await until('nothing is under way', async () => {
    await gatehouse.advance(60);
    const pending = must(await from.api.get(`/accounts/${from.accountId}/pending-deposits`), 200)[
      'results'
    ] as object[];
    const jobs = await gatehouse.sql(`SELECT 1 FROM graphile_worker.jobs WHERE task_identifier = 'depositCredited'`);
    const underWay = await commitmentsOf(gatehouse, from);
    return pending.length === 0 && jobs.length === 0 && underWay === 0;
  });
}

/** A developer fee may still be on its way back: what is read belongs together where the balance is the same afterwards. */
async function atRest(from: Payer): Promise<Record<'held' | 'told' | 'listed', Sums>> {
  return until('the balance stays as it is', async () => {
    const held = await heldBy(from);
    const unplaced = 'SELECT 1 FROM event WHERE organization_id = $1 AND position IS NULL';
    if ((await gatehouse.sql(unplaced, [from.organization.id])).length > 0) return false;
    const [told, listed] = [await toldTo(from.api), await listedFor(from.api)];
    return isDeepStrictEqual(await heldBy(from), held) && { held, told, listed };
  });
}

test('whatever an account lives through, its balance is the sum of its events and of its transactions', async () => {
  await fc.assert(
    fc.asyncProperty(life, async (steps) => {
      const from = await payer(gatehouse, '1000000000');
      await allowSender(from, 'TRON', onTron);
      await allowSender(from, 'SOLANA', onSolana);
      for (const step of steps) await take(from, step);
      await untilQuiet(from);
      const { held, told, listed } = await atRest(from);
      expect(told).toEqual(held);
      expect(listed).toEqual(held);
    }),
    { numRuns: isWhole ? 12 : 2 },
  );
}, 240_000);
