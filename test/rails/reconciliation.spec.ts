import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { BooksScene, type Came, type Ordered, rail } from '../support/payments/books-scene.js';
import { type ExceptionBody, exceptionOf } from '../support/payments/exceptions.js';
import { untilPayin } from '../support/payments/payins.js';
import { type Payer, payer } from '../support/payments/payouts.js';
import { must } from '../support/service/api.js';
import { type ReconciledRail, reconciled } from '../support/service/reconciled.js';

let books: BooksScene;
let other: Payer;
beforeAll(async () => {
  books = await BooksScene.open();
  other = await payer(books.scene.gatehouse, '1000000000');
});
afterAll(() => books.close());

type Direction = 'payouts' | 'payins';

interface Listed {
  readonly id: string;
  readonly fiatCurrencyCode: string;
  readonly fiatUnits: string;
  readonly feeUnits?: string;
  readonly reference?: string;
  readonly at: Date;
}

/** What an honest provider would list, after a reconciliation has seen that it is so. */
const lists: Record<Direction, Map<string, Listed>> = { payouts: new Map(), payins: new Map() };

function list(direction: Direction, id: string, order: Omit<Listed, 'id' | 'at' | 'fiatCurrencyCode'>): void {
  const fiatCurrencyCode = direction === 'payouts' ? 'ARS' : 'BRL';
  lists[direction].set(id, { id, fiatCurrencyCode, ...order, at: lists[direction].get(id)?.at ?? new Date() });
  show(direction);
}

function show(direction: Direction, more: readonly Listed[] = []): void {
  books.scene.provider.lists.set(direction, [...lists[direction].values(), ...more]);
}

function showWithout(direction: Direction, id: string): void {
  books.scene.provider.lists.set(
    direction,
    [...lists[direction].values()].filter((order) => order.id !== id),
  );
}

async function compared(direction: Direction): Promise<ReconciledRail> {
  const { rails } = await reconciled(books.scene.gatehouse);
  const found = rails.find((each) => each.direction === direction);
  if (found === undefined) throw new Error(`Nothing was compared of ${direction}`);
  return found;
}

interface Proof {
  readonly balanced: boolean;
  readonly railDifferences: readonly { readonly orderId: string }[];
}

async function proof(): Promise<Proof> {
  return must(await books.scene.gatehouse.operator.get('/ledger/proof'), 200) as unknown as Proof;
}

async function metric(direction: Direction): Promise<number> {
  const metrics = await (await fetch(`${books.scene.gatehouse.url}/metrics`)).text();
  return Number(
    new RegExp(`^gatehouse_rail_differences\\{direction="${direction}"\\} (\\d+)$`, 'm').exec(metrics)?.[1],
  );
}

/** It is not one while it may be on its way, is named when it stays, and is over as soon as the lists agree. */
async function isADifference(direction: Direction, named: object, mend: () => void): Promise<void> {
  expect(await compared(direction)).toMatchObject({ differences: 0, unsettled: 1 });
  expect(await proof()).toMatchObject({ balanced: true, railDifferences: [] });
  await books.scene.gatehouse.advance(601);
  expect(await compared(direction)).toMatchObject({ differences: 1, unsettled: 0 });
  expect(await proof()).toMatchObject({ balanced: false, railDifferences: [{ direction, rail, ...named }] });
  expect(await metric(direction)).toBe(1);
  await books.scene.gatehouse.work('lookForDifference');
  const opened = await openedDifference();
  expect(opened).toMatchObject({ subject: { type: 'order' }, options: ['reconcile'] });
  mend();
  expect(await compared(direction)).toMatchObject({ differences: 0, unsettled: 0 });
  expect(await proof()).toMatchObject({ balanced: true, railDifferences: [] });
  expect(await metric(direction)).toBe(0);
  await books.scene.gatehouse.work('lookForDifference');
  expect((await exceptionOf(books.scene.gatehouse, opened.id)).resolution).toEqual(
    expect.objectContaining({ reason: 'A reconciliation found it in order' }),
  );
}

async function openedDifference(): Promise<ExceptionBody> {
  const path = '/exceptions?kind=difference&status=open';
  const { results } = must(await books.scene.gatehouse.operator.get(path), 200) as unknown as {
    results: ExceptionBody[];
  };
  expect(results).toHaveLength(1);
  return results[0] as ExceptionBody;
}

async function paid(feeUnits = 20n): Promise<Ordered> {
  const order = await books.orderedOne();
  await books.tell(order, { status: 'completed', feeUnits });
  list('payouts', order.payoutId, { fiatUnits: String(order.units), feeUnits: String(feeUnits) });
  return order;
}

async function came(units: bigint): Promise<Came> {
  const money = await books.came(units, { feeUnits: '40' });
  await untilPayin(books.scene.gatehouse, books.to.api, money.id, 'completed');
  list('payins', `movement-${money.id}`, { fiatUnits: String(units), feeUnits: '40' });
  return money;
}

test('a rail that keeps no list is not compared', async () => {
  const { rails } = await reconciled(books.scene.gatehouse);
  expect(rails).toEqual(
    ['payouts', 'payins'].map((direction) => ({
      ...{ direction, status: 'finished', rail },
      ...{ orders: 0, differences: 0, unsettled: 0 },
    })),
  );
});

test('orders in all states are in the lists of their rail as they are booked', async () => {
  const [back, failed, contradicted] = (await books.ordered(3)) as [Ordered, Ordered, Ordered];
  await books.tell(back, { status: 'completed', fiatUnits: back.units + 3n, feeUnits: 20n });
  await books.tell(back, { status: 'refunded', fiatUnits: back.units, feeUnits: 25n });
  list('payouts', back.payoutId, { fiatUnits: '3', feeUnits: '25' });
  for (const order of [failed, contradicted]) await books.tell(order, { status: 'failed' });
  await books.tell(contradicted, { status: 'completed' });
  list('payouts', contradicted.payoutId, { fiatUnits: String(contradicted.units) });
  const rejected = await books.came(20_000n, { isHeld: true });
  await books.reportMoney(rejected, { status: 'rejected', fiatUnits: 19_990n });
  list('payins', `movement-${rejected.id}`, { fiatUnits: '10' });
  const recalled = await came(30_000n);
  await books.reportMoney(recalled, { status: 'returned', feeUnits: 55n });
  list('payins', `movement-${recalled.id}`, { fiatUnits: '0', feeUnits: '55' });
  await paid();
  expect(await compared('payouts')).toMatchObject({ orders: 3, differences: 0, unsettled: 0 });
  expect(await compared('payins')).toMatchObject({ orders: 2, differences: 0, unsettled: 0 });
});

describe('what differs is named', () => {
  test('a payout that the rail never lists', async () => {
    const { payoutId, organizationId, units } = await paid();
    showWithout('payouts', payoutId);
    const booked = { fiatCurrencyCode: 'ARS', fiatUnits: String(units), feeUnits: '20' };
    await isADifference('payouts', { kind: 'unknownToRail', orderId: payoutId, organizationId, booked }, () =>
      show('payouts'),
    );
  });

  test('money that the rail lists and never reported', async () => {
    const stranger = { id: 'movement-stranger', fiatCurrencyCode: 'BRL', fiatUnits: '700', at: new Date() };
    show('payins', [stranger]);
    const listed = { fiatCurrencyCode: 'BRL', fiatUnits: '700', feeUnits: '0' };
    await isADifference('payins', { kind: 'unknownToUs', orderId: stranger.id, listed }, () => show('payins'));
  });

  test.each(['fiatUnits', 'feeUnits'] as const)('another amount: %s', async (field) => {
    const { payoutId, units } = await paid();
    const truth = { fiatUnits: String(units), feeUnits: '20' };
    list('payouts', payoutId, { ...truth, [field]: String(BigInt(truth[field]) + 7n) });
    const listed = { [field]: String(BigInt(truth[field]) + 7n) };
    await isADifference('payouts', { kind: 'differs', orderId: payoutId, booked: truth, listed }, () =>
      list('payouts', payoutId, truth),
    );
  });

  test('a payout that the rail made twice, each time under an id of its own', async () => {
    const { payoutId, units } = await paid();
    const order = { fiatUnits: String(units), feeUnits: '20' };
    list('payouts', payoutId, { ...order, reference: 'first' });
    show('payouts', [{ ...(lists.payouts.get(payoutId) as Listed), reference: 'second' }]);
    const listed = { fiatUnits: String(2n * units), feeUnits: '40' };
    await isADifference('payouts', { kind: 'differs', orderId: payoutId, listed }, () => show('payouts'));
  });

  test('a payout that the rail paid, but reported as that of another organization: nothing is booked of it', async () => {
    const order = await books.orderedOne();
    await books.tell({ ...order, organizationId: other.organization.id }, { status: 'completed' });
    list('payouts', order.payoutId, { fiatUnits: String(order.units) });
    const named = { kind: 'differs', orderId: order.payoutId, organizationId: order.organizationId };
    await isADifference('payouts', { ...named, booked: { fiatUnits: '0' } }, () =>
      list('payouts', order.payoutId, { fiatUnits: '0' }),
    );
    await books.tell(order, { status: 'completed' });
    list('payouts', order.payoutId, { fiatUnits: String(order.units) });
    expect(await compared('payouts')).toMatchObject({ differences: 0, unsettled: 0 });
  });
});

test('a report that comes twice, and an order that is listed twice, are one', async () => {
  const order = await paid();
  await books.tell(order, { status: 'completed', feeUnits: 20n });
  show('payouts', [lists.payouts.get(order.payoutId) as Listed]);
  expect(await compared('payouts')).toMatchObject({ differences: 0, unsettled: 0 });
  show('payouts');
});

test('90 days are compared once a day, and two days each time', async () => {
  const { gatehouse } = books.scene;
  const daysCompared = async (): Promise<number> => {
    const { since = '' } = await compared('payins');
    return ((await gatehouse.now()).getTime() - Date.parse(since)) / 86_400_000;
  };
  await gatehouse.advance(25 * 60 * 60);
  expect(await daysCompared()).toBeGreaterThan(89);
  expect(await daysCompared()).toBeLessThan(2);
});

test('a rail that does not answer is named, and wallets are compared all the same', async () => {
  books.scene.provider.instead = ({ path }) => (path.startsWith('/v1/orders') ? { status: 500 } : undefined);
  const { chains, rails } = await reconciled(books.scene.gatehouse);
  books.scene.provider.instead = undefined;
  expect(rails.map(({ failure }) => failure)).toEqual(Array(2).fill(expect.stringMatching(/payment provider/)));
  expect(chains.filter(({ failure }) => failure !== undefined)).toEqual([]);
});
