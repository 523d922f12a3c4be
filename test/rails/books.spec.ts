import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { PayinReconciliation } from '../../apps/payins/src/settlement/payin-reconciliation.js';
import { PayoutReconciliation } from '../../apps/payouts/src/settlement/payout-reconciliation.js';
import { fiatFaults } from '../support/chains/fiat-audit.js';
import { arsArrived, pixArrived } from '../support/payments/payin-provider-scene.js';
import { ProviderScene } from '../support/payments/provider-scene.js';
import {
  type Payee,
  approved,
  arsTransfer,
  askedFor,
  payee,
  pixPayment,
  untilPayin,
} from '../support/payments/payins.js';
import { created, executed, toBank } from '../support/payments/payouts.js';
import { isWhole } from '../support/run/sweep.js';
import { until } from '../support/run/until.js';
import { must } from '../support/service/api.js';

let scene: ProviderScene;
let to: Payee;
beforeAll(async () => {
  scene = await ProviderScene.open({ RAIL_PROVIDER_NAME: 'first-bank' });
  to = await payee(scene.gatehouse);
});
afterAll(() => scene.close());

const rail = 'http-provider first-bank';

/** Of every book of a currency, of one organization where it is named; those that are 0 are left out. */
async function books(currency: string, organizationId?: string): Promise<Record<string, bigint>> {
  const rows = await scene.sql<{ book: string; units: string }>(
    `SELECT book, sum(units)::text AS units FROM ledger_balance WHERE blockchain = 'fiat' AND token = $1
       AND ($2::uuid IS NULL OR organization_id = $2) GROUP BY book HAVING sum(units) <> 0`,
    [currency, organizationId ?? null],
  );
  return Object.fromEntries(rows.map(({ book, units }) => [book, BigInt(units)]));
}

async function isProved(currency: string): Promise<void> {
  const proof = must(await scene.gatehouse.operator.get('/ledger/proof'), 200);
  expect(proof['balanced']).toBe(true);
  expect(proof['sums']).toContainEqual({ fiatCurrencyCode: currency, sum: '0' });
  expect(await fiatFaults(scene.sql)).toEqual([]);
}

interface Order {
  readonly payoutId: string;
  readonly organizationId: string;
  readonly units: bigint;
}

/** Payouts that their provider has accepted, and nothing more. */
async function ordered(count: number): Promise<Order[]> {
  const { from } = scene;
  const rows = Array.from({ length: count }, () => toBank(100, { developerFee: { developerFeePercentage: 1 } }));
  const { id } = await executed(from, rows);
  return until('all are accepted', async () => {
    await scene.gatehouse.advance(2);
    const payouts = await scene.sql<{ id: string; units: string }>(
      `SELECT id, quote->>'fiatUnits' AS units FROM payout WHERE payout_request_id = $1 AND status = 'pending'`,
      [id],
    );
    const orders = payouts.map((each) => ({
      payoutId: each.id,
      organizationId: from.organization.id,
      units: BigInt(each.units),
    }));
    return orders.length === count && orders;
  });
}

type Report = Readonly<{ status: string; fiatUnits?: bigint; feeUnits?: bigint }>;

function worded({ fiatUnits, feeUnits }: Omit<Report, 'status'>): object {
  return {
    ...(fiatUnits === undefined ? {} : { fiatUnits: String(fiatUnits) }),
    ...(feeUnits === undefined ? {} : { feeUnits: String(feeUnits) }),
  };
}

let told = 0;

async function tell({ payoutId, organizationId }: Order, { status, ...money }: Report): Promise<void> {
  const saysWhy = status === 'failed' || status === 'refundInProgress';
  const why = saysWhy ? { errorCode: 'ACCOUNT_CLOSED', reason: 'closed' } : {};
  told += 1;
  const report = { payoutId, organizationId, status, ...why, ...worded(money), reference: `own-${told}` };
  expect(await scene.provider.callBack(scene.gatehouse.url, report, { id: `told-${told}` })).toEqual([204]);
  await scene.untilReportsAreTaken();
}

async function tellOfMoney(id: string, news: object): Promise<{ status: number; body: { accepted?: boolean } }> {
  const response = await scene.provider.tellOfPayins(scene.gatehouse.url, id, news as never);
  return { status: response.status, body: (await response.json()) as { accepted?: boolean } };
}

interface Came {
  readonly id: string;
  readonly organizationId: string;
  readonly units: bigint;
}

async function came(units: bigint, more: object = {}, by = to): Promise<Came> {
  const { id } = await askedFor(by, pixPayment(String(units)));
  const opened = scene.provider.payins.opened.get(id)?.answer as { route: string };
  const { body } = await tellOfMoney(`movement-${id}`, pixArrived(opened.route, String(units), more));
  expect(body).toEqual({ accepted: true, payinId: id });
  return { id, organizationId: by.organization.id, units };
}

async function reportMoney({ id, organizationId }: Came, { status, ...money }: Report): Promise<void> {
  told += 1;
  const report = { type: 'report', payinId: id, organizationId, status, ...worded(money), reference: `own-${told}` };
  expect((await tellOfMoney(`told-${told}`, report)).status).toBe(200);
}

/** By what each book differs, and no other does. */
async function changedBy(currency: string, work: () => Promise<void>): Promise<Record<string, bigint>> {
  const before = await books(currency);
  await work();
  const after = await books(currency);
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changes = names.map((name) => [name, (after[name] ?? 0n) - (before[name] ?? 0n)] as const);
  return Object.fromEntries(changes.filter(([, units]) => units !== 0n));
}

describe('a payout', () => {
  test('is owed from when its provider has it, and is what the provider says that it paid and charged', async () => {
    const before = await books('ARS');
    const [order] = await ordered(1);
    if (order === undefined) throw new Error('There is no order');
    const { units } = order;
    expect(await books('ARS')).toEqual({
      ...before,
      payable: (before['payable'] ?? 0n) + units,
      exchange: (before['exchange'] ?? 0n) - units,
    });
    const paid = await changedBy('ARS', () =>
      tell(order, { status: 'completed', fiatUnits: units + 3n, feeUnits: 20n }),
    );
    expect(paid).toEqual({
      payable: -units,
      exchangeGains: -3n,
      railFees: -20n,
      [`rail:${rail}:ARS`]: units + 23n,
    });
    // Words that are repeated by another id move nothing.
    expect(await changedBy('ARS', () => tell(order, { status: 'completed', feeUnits: 20n }))).toEqual({});
    const announced = await changedBy('ARS', () => tell(order, { status: 'refundInProgress' }));
    expect(announced).toEqual({ receivable: -units - 3n, payable: units, exchangeGains: 3n });
    const back = await changedBy('ARS', () => tell(order, { status: 'refunded', fiatUnits: units, feeUnits: 25n }));
    expect(back).toEqual({
      receivable: units + 3n,
      payable: -units,
      exchange: units,
      exchangeGains: -3n,
      railFees: -5n,
      [`rail:${rail}:ARS`]: -units + 5n,
    });
    const kept = await scene.sql(
      `SELECT status, fiat_units AS fiat, fee_units AS fee, reference LIKE 'own-%' AS own FROM rail_report WHERE payout_id = $1 ORDER BY reported_at, report_id`,
      [order.payoutId],
    );
    expect(kept).toContainEqual({ status: 'completed', fiat: String(units + 3n), fee: '20', own: true });
    await isProved('ARS');
  });

  test('of which its provider says no more than it used to is what was ordered', async () => {
    const [order] = await ordered(1);
    if (order === undefined) throw new Error('There is no order');
    const { payoutId, units } = order;
    const paid = await changedBy('ARS', async () => {
      await scene.tell(payoutId, 'completed');
      await scene.untilReportsAreTaken();
    });
    expect(paid).toEqual({ payable: -units, [`rail:${rail}:ARS`]: units });
  });

  test('that its provider paid after all is owed to us, as its tokens are back', async () => {
    const [order] = await ordered(1);
    if (order === undefined) throw new Error('There is no order');
    const { units } = order;
    expect(await changedBy('ARS', () => tell(order, { status: 'failed' }))).toEqual({
      payable: -units,
      exchange: units,
    });
    const contradicted = await changedBy('ARS', () => tell(order, { status: 'completed' }));
    expect(contradicted).toEqual({ receivable: -units, [`rail:${rail}:ARS`]: units });
    await isProved('ARS');
  });

  test('that its provider refuses at once leaves nothing in the books of money', async () => {
    const { from, provider } = scene;
    const { id, payouts } = await created(from, [toBank(100)]);
    provider.instead = ({ method, path, body }) =>
      method === 'POST' && path === '/v1/payouts' && body.includes(payouts[0]?.id ?? '')
        ? { status: 422, body: { errorCode: 'ACCOUNT_CLOSED', reason: 'closed' } }
        : undefined;
    const changes = await changedBy('ARS', async () => {
      must(await from.api.post(`/payout-requests/${id}/execute`, {}), 200);
      await scene.untilPayout({ id, payoutId: payouts[0]?.id ?? '' }, 'failed');
    });
    provider.instead = undefined;
    expect(changes).toEqual({});
  });

  test.each([
    [{ fiatUnits: '0' }],
    [{ fiatUnits: '12.5' }],
    [{ feeUnits: '-1' }],
    [{ feeUnits: '1234567890123456' }],
    [{ reference: '' }],
  ])('is not reported with %j', async (wrong: object) => {
    const report = { payoutId: to.accountId, organizationId: to.organization.id, status: 'completed', ...wrong };
    expect(
      await scene.provider.callBack(scene.gatehouse.url, report, { id: `wrong-${JSON.stringify(wrong)}` }),
    ).toEqual([400]);
  });
});

describe('a payin', () => {
  beforeEach(() => {
    scene.provider.payins.returnAnswer = {};
  });

  test('is a liability for as long as its organization waits to be approved, and is exchanged when it is settled', async () => {
    const waiting = await payee(scene.gatehouse, { isApproved: false });
    const { organizationId, id } = await came(53_500n, { feeUnits: '40', reference: 'own-order' }, waiting);
    const owed = { [`rail:${rail}:BRL`]: -53_460n, railFees: -40n, payable: 53_500n };
    expect(await books('BRL', organizationId)).toEqual(owed);
    await scene.gatehouse.advance(80 * 86_400);
    expect(await books('BRL', organizationId)).toEqual(owed);
    await isProved('BRL');
    await approved(scene.gatehouse, organizationId);
    await untilPayin(scene.gatehouse, waiting.api, id, 'completed');
    expect(await books('BRL', organizationId)).toEqual({
      [`rail:${rail}:BRL`]: -53_460n,
      railFees: -40n,
      exchange: 53_500n,
    });
    expect(await scene.sql('SELECT fee_units AS fee, reference FROM payin_arrival WHERE payin_id = $1', [id])).toEqual([
      { fee: '40', reference: 'own-order' },
    ]);
  });

  test('that waits for 90 days is owed until its provider says that it went back', async () => {
    scene.provider.payins.returnAnswer = { status: 'asked' };
    const waiting = await payee(scene.gatehouse, { isApproved: false });
    const money = await came(10_000n, {}, waiting);
    await untilPayin(
      scene.gatehouse,
      waiting.api,
      money.id,
      (payin) => payin.settlementDetails?.type === 'awaitingKYC',
    );
    await scene.gatehouse.advance(90 * 86_400 + 60);
    await untilPayin(scene.gatehouse, waiting.api, money.id, 'failed');
    await until('it was asked back', () => scene.provider.payins.returns.has(money.id));
    const owed = { [`rail:${rail}:BRL`]: -10_000n, payable: 10_000n };
    expect(await books('BRL', money.organizationId)).toEqual(owed);
    await reportMoney(money, { status: 'returnRefused' });
    expect(await books('BRL', money.organizationId)).toEqual(owed);
    await reportMoney(money, { status: 'returned', feeUnits: 15n });
    await reportMoney(money, { status: 'returned', feeUnits: 15n });
    expect(await books('BRL', money.organizationId)).toEqual({ [`rail:${rail}:BRL`]: 15n, railFees: -15n });
    const [kept] = await scene.sql('SELECT return_status AS is FROM payin WHERE id = $1', [money.id]);
    expect(kept).toEqual({ is: 'confirmed' });
  });

  test.each([
    {},
    { status: 'confirmed', fiatUnits: '10000', feeUnits: '0', reference: 'R1' },
    { id: 'in its own words' },
  ])('that its provider sends back at once, answering %j, is owed no more', async (answer) => {
    scene.provider.payins.returnAnswer = answer;
    const waiting = await payee(scene.gatehouse, { isApproved: false });
    const money = await came(10_000n, {}, waiting);
    await untilPayin(
      scene.gatehouse,
      waiting.api,
      money.id,
      (payin) => payin.settlementDetails?.type === 'awaitingKYC',
    );
    await scene.gatehouse.advance(90 * 86_400 + 60);
    await until('it went back', async () => Object.keys(await books('BRL', money.organizationId)).length === 0);
  });

  test('that is rejected goes back, and one that is recalled when its tokens are sent is owed to us', async () => {
    const rejected = await came(20_000n, { isHeld: true });
    const gone = await changedBy('BRL', () => reportMoney(rejected, { status: 'rejected', fiatUnits: 19_990n }));
    expect(gone).toEqual({ [`rail:${rail}:BRL`]: 19_990n, payable: -20_000n, exchangeGains: 10n });
    const settled = await came(30_000n);
    await untilPayin(scene.gatehouse, to.api, settled.id, 'completed');
    const recalled = await changedBy('BRL', () => reportMoney(settled, { status: 'returned' }));
    expect(recalled).toEqual({ [`rail:${rail}:BRL`]: 30_000n, receivable: -30_000n });
    expect(await changedBy('BRL', () => reportMoney(settled, { status: 'rejected' }))).toEqual({});
    await isProved('BRL');
  });

  test('that is refused is in no book', async () => {
    const { id } = await askedFor(to, arsTransfer('150000'));
    const { route } = scene.provider.payins.opened.get(id)?.answer as { route: string };
    const changes = await changedBy('ARS', async () => {
      const { body } = await tellOfMoney(`movement-${id}`, arsArrived(route, '150001', { feeUnits: '9' }));
      expect(body).toMatchObject({ accepted: false });
    });
    expect(changes).toEqual({});
  });
});

describe('the list of a provider', () => {
  const window = { from: new Date(0), to: new Date('9999-01-01T00:00:00Z') };
  const payouts = (): Promise<unknown> => scene.gatehouse.service.get(PayoutReconciliation).differences(window);
  const payins = (): Promise<unknown> => scene.gatehouse.service.get(PayinReconciliation).differences(window);

  interface Listed {
    readonly id: string;
    readonly fiatCurrencyCode: string;
    readonly fiatUnits: string;
    readonly feeUnits: string;
  }

  const own = (order: Listed): object => ({
    id: order.id,
    currency: order.fiatCurrencyCode,
    movedUnits: BigInt(order.fiatUnits),
    feeUnits: BigInt(order.feeUnits),
  });

  test('is compared with ours, as far as there is one', async () => {
    expect([await payouts(), await payins()]).toEqual([undefined, undefined]);
    await ordered(1);
    const sent = await scene.sql<Listed>(
      `SELECT id, upper(left(fiat_and_rail, 3)) AS "fiatCurrencyCode", rail_paid_units::text AS "fiatUnits", rail_fee_units::text AS "feeUnits"
       FROM payout WHERE rail = $1 AND initiated_at IS NOT NULL AND (status <> 'failed' OR rail_paid_units <> 0)`,
      [rail],
    );
    const money = await scene.sql<Listed>(
      `SELECT arrival_id AS id, upper(code) AS "fiatCurrencyCode", rail_held_units::text AS "fiatUnits", rail_fee_units::text AS "feeUnits"
       FROM payin WHERE rail = $1 AND arrival_id IS NOT NULL`,
      [rail],
    );
    scene.provider.lists.set('payouts', sent).set('payins', money);
    expect([await payouts(), await payins()]).toEqual([[], []]);

    const [first, ...others] = sent;
    const [movement, ...more] = money;
    if (first === undefined || movement === undefined) throw new Error('Nothing has moved');
    const stranger = { ...first, id: 'stranger' };
    scene.provider.lists.set('payouts', [...others, stranger]);
    expect(await payouts()).toEqual([
      { kind: 'unknownToUs', theirs: own(stranger) },
      { kind: 'unknownToRail', ours: expect.objectContaining(own(first)) },
    ]);
    const dearer = { ...movement, feeUnits: '77' };
    scene.provider.lists.set('payins', [...more, dearer]);
    expect(await payins()).toEqual([
      { kind: 'differs', ours: expect.objectContaining(own(movement)), theirs: own(dearer) },
    ]);
  });
});

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
  order: Order,
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
    await tell(order, { status, feeUnits: fee, ...(fiatUnits === undefined ? {} : { fiatUnits }) });
  }
  return life.length === 0 ? 0n : out + fee;
}

/** Takes one payin in and lives it through, and gives what the provider has more afterwards. */
async function takesIn(life: readonly string[], { off, fee }: { off: bigint; fee: bigint }): Promise<bigint> {
  const units = 40_000n;
  const money = await came(units, { isHeld: life.length > 0, feeUnits: String(fee) });
  let held = units;
  for (const status of life) {
    if (status === 'completed') await untilPayin(scene.gatehouse, to.api, money.id, 'completed');
    else {
      const isGone = status === 'rejected' || status === 'returned';
      if (isGone) held = -off;
      await reportMoney(money, { status, ...(isGone ? { fiatUnits: units + off } : {}) });
    }
  }
  return held - fee;
}

async function heldBy(currency: string): Promise<bigint> {
  return -((await books(currency))[`rail:${rail}:${currency}`] ?? 0n);
}

test('over random lives the books of each currency add up to nothing, and those of a rail are what it says of itself', async () => {
  await fc.assert(
    fc.asyncProperty(someLives, async ({ payouts, payins }) => {
      const before = { ars: await heldBy('ARS'), brl: await heldBy('BRL') };
      const orders = await ordered(payouts.length);
      let paidOut = 0n;
      for (const [place, [life, amount]] of payouts.entries()) {
        const order = orders[place];
        if (order !== undefined) paidOut += await paysOut(order, life, amount);
      }
      let takenIn = 0n;
      for (const [life, amount] of payins) takenIn += await takesIn(life, amount);
      expect(await heldBy('ARS')).toBe(before.ars - paidOut);
      expect(await heldBy('BRL')).toBe(before.brl + takenIn);
      await isProved('ARS');
      await isProved('BRL');
    }),
    { numRuns: isWhole ? 20 : 2 },
  );
});
