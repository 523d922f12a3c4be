import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import {
  type Payee,
  type PayinBody,
  arsTransfer,
  askedFor,
  payee,
  payinOf,
  pixPayment,
  untilPayin,
} from '../support/payments/payins.js';
import { arsArrived, pixArrived, routeOf } from '../support/payments/payin-provider-scene.js';
import { type BankName, type Said, SeveralRails, bankNames, railOf } from '../support/payments/several-rails.js';
import { must } from '../support/service/api.js';
import { until } from '../support/run/until.js';

const bothAlike: Said = { 'first-bank': 'share=50', 'second-bank': 'share=50' };
const firstBefore: Said = { 'first-bank': '', 'second-bank': 'preference=2' };

let scene: SeveralRails;
let to: Payee;
beforeAll(async () => {
  scene = await SeveralRails.open(bothAlike);
  to = await payee(scene.gatehouse);
});
afterEach(() => {
  scene.reset();
  for (const name of bankNames) scene.banks[name].payins.returnAnswer = {};
});
afterAll(() => scene.close());

async function restart(said: Said): Promise<void> {
  await scene.restart(said);
  to = { ...to, api: scene.gatehouse.withKey(to.api.key ?? '') };
}

function openedAt(payinId: string): BankName {
  const found = bankNames.filter((name) => scene.banks[name].payins.opened.has(payinId));
  expect(found).toHaveLength(1);
  return found[0] ?? 'first-bank';
}

async function tells(by: BankName, id: string, news: object): Promise<{ status: number; body: object }> {
  const bank = scene.banks[by];
  const answer = await bank.tellOfPayins(scene.gatehouse.url, id, news as Parameters<typeof bank.tellOfPayins>[2]);
  return { status: answer.status, body: (await answer.json()) as object };
}

function other(bank: BankName): BankName {
  return bank === 'first-bank' ? 'second-bank' : 'first-bank';
}

async function cvuOf({ accountId, api }: Payee): Promise<string> {
  const { results } = must(await api.get(`/payins/deposit-instructions?accountId=${accountId}`), 200) as unknown as {
    results: { type: string; accountNumber?: string }[];
  };
  return results.find(({ type }) => type === 'ars')?.accountNumber ?? '';
}

function completed(id: string): Promise<PayinBody> {
  return untilPayin(scene.gatehouse, to.api, id, 'completed');
}

test('payins are shared out, and money is believed of the one that opened them alone', async () => {
  const banks = new Set<BankName>();
  while (banks.size < 2) {
    const { id } = await askedFor(to, pixPayment());
    const bank = openedAt(id);
    if (banks.has(bank)) continue;
    banks.add(bank);
    const route = routeOf(scene.banks[bank], id);
    expect(await tells(other(bank), `wrong-${id}`, pixArrived(route))).toMatchObject({
      status: 200,
      body: { accepted: false },
    });
    const report = { type: 'report', payinId: id, organizationId: to.organization.id, status: 'rejected' };
    expect((await tells(other(bank), `report-${id}`, report)).body).toEqual({ accepted: true });
    expect((await payinOf(to.api, id)).status.type).toBe('created');
    expect((await tells(bank, `money-${id}`, pixArrived(route))).body).toEqual({ accepted: true, payinId: id });
    await completed(id);
  }
});

test('two of them may use the same id for a movement', async () => {
  const opened = new Map<BankName, string>();
  while (opened.size < 2) {
    const { id } = await askedFor(to, pixPayment());
    opened.set(openedAt(id), id);
  }
  for (const [bank, id] of opened) {
    const route = routeOf(scene.banks[bank], id);
    expect((await tells(bank, 'the-same', pixArrived(route))).body).toEqual({ accepted: true, payinId: id });
    await completed(id);
  }
});

describe('a rail that is drained', () => {
  beforeAll(() => restart(firstBefore));
  afterAll(() => restart(bothAlike));
  afterEach(() => scene.resume('first-bank'));

  test('opens nothing new; what it has is paid, closed and sent back by it', async () => {
    const [paid, canceled] = [await askedFor(to, pixPayment()), await askedFor(to, pixPayment())];
    for (const { id } of [paid, canceled]) expect(openedAt(id)).toBe('first-bank');
    await scene.drain('first-bank');
    const fresh = await askedFor(to, pixPayment());
    expect(openedAt(fresh.id)).toBe('second-bank');
    must(await to.api.post(`/payins/${canceled.id}/cancel`, {}), 200);
    const { closures } = scene.banks['first-bank'].payins;
    await until('its charge is closed', async () => {
      await scene.gatehouse.advance(60);
      return closures.has(canceled.id);
    });
    expect(scene.banks['second-bank'].payins.closures.has(canceled.id)).toBe(false);
    const route = routeOf(scene.banks['first-bank'], paid.id);
    expect((await tells('first-bank', `m-${paid.id}`, pixArrived(route))).body).toEqual({
      accepted: true,
      payinId: paid.id,
    });
    await completed(paid.id);
  });

  test('gives back what cannot be settled, and is believed when it says that it has', async () => {
    const { id } = await askedFor(to, arsTransfer());
    await scene.drain('first-bank');
    scene.banks['first-bank'].payins.returnAnswer = { status: 'asked' };
    scene.banks['first-bank'].payins.rates.set('ars USDC', undefined);
    await scene.forgetRates();
    const route = routeOf(scene.banks['first-bank'], id);
    expect((await tells('first-bank', `m-${id}`, arsArrived(route))).body).toEqual({ accepted: true, payinId: id });
    await scene.gatehouse.advance(87_000);
    await untilPayin(scene.gatehouse, to.api, id, 'failed');
    await until('it is asked for the money', async () => {
      await scene.gatehouse.advance(60);
      return scene.banks['first-bank'].payins.returns.has(id);
    });
    const returnOf = async (): Promise<unknown> =>
      (await scene.sql<{ is: string }>('SELECT return_status AS is FROM payin WHERE id = $1', [id]))[0]?.is;
    expect(await returnOf()).toBe('asked');
    const report = { type: 'report', payinId: id, organizationId: to.organization.id, status: 'returned' };
    await tells('second-bank', `by-another-${id}`, report);
    expect(await returnOf()).toBe('asked');
    await tells('first-bank', `by-it-${id}`, report);
    expect(await returnOf()).toBe('confirmed');
    expect(scene.banks['second-bank'].payins.returns.has(id)).toBe(false);
    scene.banks['first-bank'].payins.rates.delete('ars USDC');
  });

  test('has given accounts numbers that go on working, while others are shown', async () => {
    const owner = await payee(scene.gatehouse);
    const before = await cvuOf(owner);
    expect(await cvuOf(owner)).toBe(before);
    await scene.drain('first-bank');
    const after = await cvuOf(owner);
    expect(after).not.toBe(before);
    for (const [bank, route] of [
      ['first-bank', before],
      ['second-bank', after],
    ] as const) {
      const { body } = await tells(bank, `deposit-${route}`, arsArrived(route, '300000'));
      const { payinId = '' } = body as { payinId?: string };
      expect(body).toMatchObject({ accepted: true });
      await untilPayin(scene.gatehouse, owner.api, payinId, 'completed');
      const rows = await scene.sql('SELECT rail FROM payin WHERE id = $1', [payinId]);
      expect(rows).toEqual([{ rail: railOf(bank) }]);
    }
  });
});

test('numbers are asked of the next one while the first does not answer', async () => {
  await restart(firstBefore);
  const owner = await payee(scene.gatehouse);
  scene.banks['first-bank'].instead = () => ({ status: 500 });
  const cvu = await cvuOf(owner);
  scene.reset();
  // Of the first one it has numbers by then as well, asked for USD.
  for (let time = 0; time < 3; time++) expect(await cvuOf(owner)).toBe(cvu);
  const rows = await scene.sql<{ rail: string }>('SELECT rail FROM payin_route WHERE route = $1', [cvu]);
  expect(rows).toEqual([{ rail: railOf('second-bank') }]);
});
