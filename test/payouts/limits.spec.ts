import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { arrives, askedFor, money, pixPayment, untilPayin } from '../support/payments/payins.js';
import { type Payer, created, executed, payer, toBank, toWallet, untilStatus } from '../support/payments/payouts.js';
import { type Answer, must } from '../support/service/api.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';

const day = 86_400;

let gatehouse: OwnGatehouse;
let from: Payer;
beforeAll(async () => {
  gatehouse = await Gatehouse.lent();
});
beforeEach(async () => {
  from = await payer(gatehouse, '5000000000');
  await gatehouse.sql(`UPDATE standing SET approved_tiers = '{LIGHT}' WHERE organization_id = $1`, [
    from.organization.id,
  ]);
});

function execute(id: string, api = from.api): Promise<Answer> {
  return api.post(`/payout-requests/${id}/execute`, {});
}

async function limits(): Promise<Record<string, unknown>> {
  return must(await from.api.get(`/organizations/${from.organization.id}/limits`), 200);
}

async function setLimits(...rows: readonly object[]): Promise<void> {
  must(await gatehouse.operator.patch('/settings/limits', { limits: rows, reason: 'test' }), 200);
}

const tooMuch = (limit: number, actual: number): object => ({
  status: 422,
  body: { name: 'LimitExceeded', params: { limit, actual } },
});

describe('payouts of 30 days', () => {
  test('are no more than the tier allows, to the last dollar', async () => {
    const { id: most } = await created(from, [toWallet(600), toWallet(400)]);
    const { id: more } = await created(from, [toWallet(1)]);
    must(await execute(most), 200);
    expect(await limits()).toMatchObject({
      payouts: { used: 1_000, limit: 1_000 },
      payins: { used: 0 },
      single: 1_000,
    });
    const refused = await execute(more);
    expect(refused).toMatchObject(tooMuch(1_000, 1_001));
    const { resetsAt } = refused.body['params'] as { resetsAt: string };
    expect(resetsAt).toMatch(/T00:00:00\.000Z$/);
    const seconds = (Date.parse(resetsAt) - (await gatehouse.now()).getTime()) / 1_000;
    expect(seconds).toBeGreaterThan(29 * day);
    expect(seconds).toBeLessThanOrEqual(30 * day);

    await gatehouse.advance(Math.ceil(seconds));
    expect(await limits()).toMatchObject({ payouts: { used: 0 } });
    must(await execute(more), 200);
  });

  test('are never more, however many are executed at once', async () => {
    const ids: string[] = [];
    for (let made = 0; made < 50; made += 1) ids.push((await created(from, [toWallet(40)])).id);
    const answers = await Promise.all(ids.map((id) => execute(id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(25);
    for (const answer of answers)
      if (answer.status !== 200) expect(answer).toMatchObject({ status: 422, body: { name: 'LimitExceeded' } });
    expect(await limits()).toMatchObject({ payouts: { used: 1_000 } });
  });

  test('that fail count no longer', async () => {
    // Hundredths that the sandbox's bank refuses.
    const { id } = await executed(from, [toWallet(100), toBank(200.63)]);
    expect(await limits()).toMatchObject({ payouts: { used: 301 } });
    await untilStatus(gatehouse, from, id, 'failed');
    expect(await limits()).toMatchObject({ payouts: { used: 100 } });
  });

  test('are counted in parts, which are added up by the hour', async () => {
    for (const amount of [10, 20, 30]) await executed(from, [toWallet(amount)]);
    const parts = (): Promise<object[]> =>
      gatehouse.sql('SELECT 1 FROM moved_volume WHERE organization_id = $1', [from.organization.id]);
    expect(await parts()).toHaveLength(3);
    await gatehouse.work('foldVolumes');
    expect(await parts()).toHaveLength(1);
    expect(await limits()).toMatchObject({ payouts: { used: 60 } });
    await gatehouse.advance(31 * day);
    await gatehouse.work('foldVolumes');
    expect(await parts()).toEqual([]);
  });

  test('that would be too many are told before', async () => {
    const sourceAccountId = from.accountId;
    const asked = async (...payouts: object[]): Promise<unknown> =>
      must(await from.api.post('/payout-requests/preflight', { sourceAccountId, payouts }), 200)['limits'];
    expect(await asked(toWallet(500), toWallet(500))).toBeUndefined();
    expect(await asked(toWallet(500), toWallet(501))).toEqual([{ limit: 'volume30Days', most: 1_000, actual: 1_001 }]);
    expect(await asked(toWallet(1_001))).toEqual([
      { limit: 'singleAmount', most: 1_000, actual: 1_001 },
      { limit: 'volume30Days', most: 1_000, actual: 1_001 },
    ]);
    const quotes = ['1000000000', '1001000000'].map((value) => ({
      fiatCurrencyAndRail: 'ars',
      tokenSymbol: 'USDC',
      amount: { type: 'token', value },
    }));
    const { results } = must(await from.api.post('/payouts/quotes', { quotes }), 200);
    expect(results).toMatchObject([{ type: 'success' }, { type: 'error', name: 'LimitExceeded' }]);
  });
});

describe('payins of 30 days', () => {
  test('are asked for up to the limit, which counts what was settled', async () => {
    const { id: payinId } = await askedFor(from, pixPayment('200000'));
    await arrives(from.api, { payinId }, money.pix('200000'));
    await untilPayin(gatehouse, from.api, payinId, ({ status }) => status.type === 'completed');
    const { payins } = (await limits()) as { payins: { used: number } };
    expect(payins.used).toBeGreaterThan(300);
    const another = (value: string): Promise<Answer> =>
      from.api.post('/payins', { destinationAccountId: from.accountId, payinDetails: pixPayment(value) });
    must(await another('200000'), 201);
    expect(await another('450000')).toMatchObject({ status: 422, body: { name: 'LimitExceeded' } });
    const quotes = [{ fiatCurrencyAndRail: 'brl', tokenSymbol: 'USDC', amount: { type: 'fiat', value: '450000' } }];
    expect(must(await from.api.post('/payins/quotes', { quotes }), 200)['results']).toMatchObject([
      { type: 'error', name: 'LimitExceeded' },
    ]);
  });
});

describe('limits', () => {
  test('are changed by tier and risk, and 0 turns one off', async () => {
    const row = { tier: 'STANDARD', risk: 'high', payouts: 10, payins: 20, single: 5 };
    await setLimits(row);
    const { limits: shown } = must(await gatehouse.operator.get('/settings/limits'), 200);
    expect(shown).toContainEqual(row);
    expect(shown).toContainEqual({ tier: 'STANDARD', risk: 'low', payouts: 50_000, payins: 50_000, single: 50_000 });
    await gatehouse.sql(
      `UPDATE standing SET approved_tiers = '{STANDARD}', approved_risk = 'high' WHERE organization_id = $1`,
      [from.organization.id],
    );
    const { id } = await created(from, [toWallet(6)]);
    expect(await execute(id)).toMatchObject(tooMuch(5, 6));
    await setLimits({ ...row, single: 0 });
    must(await execute(id), 200);
    const { id: more } = await created(from, [toWallet(5)]);
    expect(await execute(more)).toMatchObject(tooMuch(10, 11));
    await setLimits({ ...row, single: 0, payouts: 0 });
    must(await execute(more), 200);
    expect(await limits()).toEqual({
      payouts: { used: 11, nextResetAt: expect.any(String) },
      payins: { used: 0, limit: 20 },
    });
  });

  test('are not named twice in one change, and changed by administrators alone', async () => {
    const row = { tier: 'STANDARD', risk: 'low', payouts: 10, payins: 20, single: 5 };
    const body = { limits: [row, row], reason: 'test' };
    expect(await gatehouse.operator.patch('/settings/limits', body)).toMatchObject({
      status: 400,
      body: { name: 'ValidationFailed', params: { failures: [{ field: 'limits.1' }] } },
    });
    const treasurer = await gatehouse.signedIn('treasurer');
    expect(await treasurer.patch('/settings/limits', { ...body, limits: [row] })).toMatchObject({ status: 403 });
    must(await treasurer.get('/settings/limits'), 200);
  });
});
