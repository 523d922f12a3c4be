import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { BooksScene, type Ordered, rail } from '../support/payments/books-scene.js';
import { untilPayin } from '../support/payments/payins.js';
import type { ProviderScene } from '../support/payments/provider-scene.js';
import { isWhole } from '../support/run/sweep.js';

let books: BooksScene;
let scene: ProviderScene;
beforeAll(async () => {
  books = await BooksScene.open();
  ({ scene } = books);
});
afterAll(() => books.close());

/** What a provider does with one order, one after the other: what it tells, and by how much its own account changes with it. */
const payoutLives: readonly (readonly string[])[] = [
  ['completed'],
  ['onHold', 'completed'],
  ['onHold', 'failed'],
  ['failed'],
  ['failed', 'completed'],
  ['completed', 'failed'],
  ['completed', 'failed', 'completed'],
  ['completed', 'refundInProgress', 'refunded'],
  ['onHold', 'refunded'],
  ['pending', 'refundInProgress'],
];
const payinLives: readonly (readonly string[])[] = [
  [],
  ['released'],
  ['rejected'],
  ['rejected', 'returned'],
  ['released', 'completed', 'returned'],
  ['onHold'],
];

const amounts = fc.record({ off: fc.bigInt({ min: -50n, max: 50n }), fee: fc.bigInt({ min: 0n, max: 500n }) });
const someLives = fc.record({
  payouts: fc.array(fc.tuple(fc.constantFrom(...payoutLives), amounts), { minLength: 3, maxLength: 6 }),
  payins: fc.array(fc.tuple(fc.constantFrom(...payinLives), amounts), { minLength: 3, maxLength: 6 }),
});

/** Lives one payout of it through, and gives what the provider has less afterwards. */
async function paysOut(
  order: Ordered,
  life: readonly string[],
  { off, fee }: { off: bigint; fee: bigint },
): Promise<bigint> {
  let out = 0n;
  const sent = order.units + off;
  for (const status of life) {
    if (status === 'completed') out = sent;
    if (status === 'failed') out = 0n;
    if (status === 'refunded') out = (out > 0n ? out : order.units) - (order.units - 60n);
    const fiatUnits = { completed: sent, refunded: order.units - 60n }[status];
    await books.tell(order, { status, feeUnits: fee, ...(fiatUnits === undefined ? {} : { fiatUnits }) });
  }
  return life.length === 0 ? 0n : out + fee;
}

/** Takes one payin in and lives it through, and gives what the provider has more afterwards. */
async function takesIn(life: readonly string[], { off, fee }: { off: bigint; fee: bigint }): Promise<bigint> {
  const units = 40_000n;
  const money = await books.came(units, { isHeld: life.length > 0, feeUnits: String(fee) });
  let held = units;
  for (const status of life) {
    if (status === 'completed') await untilPayin(scene.gatehouse, books.to.api, money.id, 'completed');
    else {
      const isGone = status === 'rejected' || status === 'returned';
      if (isGone) held = -off;
      await books.reportMoney(money, { status, ...(isGone ? { fiatUnits: units + off } : {}) });
    }
  }
  return held - fee;
}

async function heldBy(currency: string): Promise<bigint> {
  return -((await books.of(currency))[`rail:${rail}:${currency}`] ?? 0n);
}

test('over random lives the books of each currency add up to nothing, and those of a rail are what it says of itself', async () => {
  await fc.assert(
    fc.asyncProperty(someLives, async ({ payouts, payins }) => {
      const before = { ars: await heldBy('ARS'), brl: await heldBy('BRL') };
      const orders = await books.ordered(payouts.length);
      let paidOut = 0n;
      for (const [place, [life, amount]] of payouts.entries()) {
        const order = orders[place];
        if (order !== undefined) paidOut += await paysOut(order, life, amount);
      }
      let takenIn = 0n;
      for (const [life, amount] of payins) takenIn += await takesIn(life, amount);
      expect(await heldBy('ARS')).toBe(before.ars - paidOut);
      expect(await heldBy('BRL')).toBe(before.brl + takenIn);
      await books.areProved('ARS');
      await books.areProved('BRL');
    }),
    { numRuns: isWhole ? 8 : 2 },
  );
}, 300_000);
