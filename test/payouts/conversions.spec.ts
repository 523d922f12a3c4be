import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { untilBalance } from '../support/chains/accounts.js';
import { allowSender, bookOf, deposited, firstPayin, onTron } from '../support/chains/deposits.js';
import { payee, payinOf, untilPayin } from '../support/payments/payins.js';
import { untilFaultless } from '../support/payments/payout-audit.js';
import { type Payer, created, executed, payer, toWallet, untilStatus } from '../support/payments/payouts.js';
import { until } from '../support/run/until.js';
import { type Answer, must } from '../support/service/api.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';

let gatehouse: OwnGatehouse;
let from: Payer;
beforeAll(async () => {
  gatehouse = await Gatehouse.start();
  from = await payer(gatehouse, '100000000000');
});
afterEach(async () => {
  await set([{ conversion: 'usdToWallet' }, { conversion: 'betweenTokens' }]);
});
afterAll(() => gatehouse.stop());

const change = (conversions: readonly object[]): Promise<Answer> =>
  gatehouse.operator.patch('/settings/fees', { conversions, reason: 'for a test' });

async function set(conversions: readonly object[]): Promise<void> {
  must(await change(conversions), 200);
}

interface Shown {
  readonly conversion: string;
  readonly leftToday?: number;
}

async function shown(conversion: string): Promise<Shown | undefined> {
  const body = must(await gatehouse.operator.get('/settings/fees'), 200) as { conversions?: Shown[] };
  return body.conversions?.find((each) => each.conversion === conversion);
}

const dollars = (fiatAmount: number, more: object = {}): object => ({
  ...toWallet({ fiatAmount, fiatCurrencyCode: 'USD' }),
  ...more,
});

function preflight(row: object): Promise<Answer> {
  return from.api.post('/payout-requests/preflight', { sourceAccountId: from.accountId, payouts: [row] });
}

test('a conversion is one for one until something else is set, and again when it is set anew', async () => {
  const usual = { conversion: 'usdToWallet', spreadPercentage: 0, isStopped: false };
  expect(await shown('usdToWallet')).toEqual(usual);
  await set([{ conversion: 'usdToWallet', spreadPercentage: 0.25, dailyCap: 1_000, isStopped: true }]);
  const wanted = { spreadPercentage: 0.25, dailyCap: 1_000, leftToday: 1_000, isStopped: true };
  expect(await shown('usdToWallet')).toEqual({ conversion: 'usdToWallet', ...wanted });
  await set([{ conversion: 'betweenTokens', spreadPercentage: 1 }]);
  expect(await shown('usdToWallet')).toMatchObject(wanted);
  await set([{ conversion: 'usdToWallet' }]);
  expect(await shown('usdToWallet')).toEqual(usual);
});

test.each([
  ['another conversion', [{ conversion: 'usdToBank' }], 'conversions.0.conversion'],
  ['one twice', [{ conversion: 'usdToWallet' }, { conversion: 'usdToWallet' }], 'conversions.1.conversion'],
  ['less than nothing', [{ conversion: 'usdToWallet', spreadPercentage: -1 }], 'conversions.0.spreadPercentage'],
  ['a cap below nothing', [{ conversion: 'usdToWallet', dailyCap: -5 }], 'conversions.0.dailyCap'],
])('%s is refused', async (_, conversions, field) => {
  const { status, body } = await change(conversions);
  expect([status, body]).toMatchObject([400, { params: { failures: [{ field }] } }]);
});

test('an amount in USD to a wallet pays the spread, which is told before and is in the books afterwards', async () => {
  await set([{ conversion: 'usdToWallet', spreadPercentage: 0.5 }]);
  const row = dollars(200, { developerFee: { developerFeePercentage: 10 } });
  // Half a percent of what is left of 200 for the recipient.
  const spread = { tokenAmount: 0.9, tokenSymbol: 'USDC' };
  const { payouts: rows } = must(await preflight(row), 200) as { payouts?: unknown[] };
  expect(rows).toMatchObject([
    { failures: [], quote: { spread, feeTotal: { tokenAmount: 20.9 }, destinationAmount: { tokenAmount: 179.1 } } },
  ]);
  const earned = await bookOf(gatehouse, from.organization.id, 'fees');
  const { id } = await executed(from, [row]);
  const request = await untilStatus(gatehouse, from, id, 'executed');
  expect(request.payouts).toMatchObject([{ details: { spread, destinationAmount: { tokenAmount: 179.1 } } }]);
  expect((await bookOf(gatehouse, from.organization.id, 'fees')) - earned).toBe(900_000n);
  await untilFaultless(
    (text, values) => gatehouse.sql(text, values),
    () => gatehouse.advance(1),
  );
});

test('what is stopped is refused when it is tried, created and executed, and goes on when it is let', async () => {
  const { id } = await created(from, [dollars(10)]);
  await set([{ conversion: 'usdToWallet', isStopped: true }]);
  const params = { conversion: 'usdToWallet', reason: 'stopped' };
  expect(must(await preflight(dollars(10)), 200)).toMatchObject({
    isAcceptable: false,
    payouts: [{ failures: [{ name: 'ConversionUnavailable', fields: ['amount'] }] }],
  });
  const body = { sourceAccountId: from.accountId, payouts: [dollars(10)] };
  const creating = await from.api.post('/payout-requests', body);
  const executing = await from.api.post(`/payout-requests/${id}/execute`, {});
  for (const answer of [creating, executing])
    expect(answer).toMatchObject({ status: 422, body: { name: 'ConversionUnavailable', params } });
  // Tokens to a wallet are converted into nothing.
  expect(must(await preflight(toWallet(10)), 200)).toMatchObject({ isAcceptable: true });
  await set([{ conversion: 'usdToWallet' }]);
  must(await from.api.post(`/payout-requests/${id}/execute`, {}), 200);
  await untilStatus(gatehouse, from, id, 'executed');
});

test('every row that cannot be converted is named, and so are two obstacles', async () => {
  const create = (...payouts: object[]): Promise<Answer> =>
    from.api.post('/payout-requests', { sourceAccountId: from.accountId, payouts });
  await set([{ conversion: 'usdToWallet', isStopped: true }]);
  const stopped = await create(dollars(10), toWallet(1), dollars(20));
  expect([stopped.status, stopped.body]).toMatchObject([
    422,
    {
      name: 'ConversionUnavailable',
      message: 'payouts.0, payouts.2: Paying amounts in USD to wallets is stopped at the moment',
      params: { conversion: 'usdToWallet', reason: 'stopped' },
    },
  ]);
  await set([
    { conversion: 'usdToWallet', dailyCap: 5 },
    { conversion: 'betweenTokens', isStopped: true },
  ]);
  const onPlasma = toWallet({ fiatAmount: 10, fiatCurrencyCode: 'USD' }, { blockchain: 'PLASMA' });
  expect(must(await create(dollars(10), onPlasma, toWallet(1)), 400)).toMatchObject({
    name: 'ValidationFailed',
    params: {
      failures: [
        { field: 'payouts.0.amount', messages: [expect.stringContaining('of which 5 tokens are left')] },
        { field: 'payouts.1.amount', messages: ['Converting USDC to USDT or back is stopped at the moment'] },
      ],
    },
  });
});

test('the cap of a day is not passed by 50 at once, and what is left is told; the next day there is as much again', async () => {
  const requests = await Promise.all(Array.from({ length: 50 }, () => created(from, [dollars(10)])));
  await set([{ conversion: 'usdToWallet', dailyCap: 205 }]);
  const answers = await Promise.all(requests.map(({ id }) => from.api.post(`/payout-requests/${id}/execute`, {})));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(answers.length - refused.length).toBe(20);
  for (const { status, body } of refused)
    expect([status, body]).toMatchObject([
      422,
      { name: 'ConversionUnavailable', params: { conversion: 'usdToWallet', reason: 'dailyCap', left: 5 } },
    ]);
  expect(await shown('usdToWallet')).toMatchObject({ dailyCap: 205, leftToday: 5 });
  const { status, body } = await preflight(dollars(6));
  expect([status, body]).toMatchObject([200, { isAcceptable: false }]);
  expect(must(await preflight(dollars(5)), 200)).toMatchObject({ isAcceptable: true });
  await gatehouse.advance(86_400);
  expect(await shown('usdToWallet')).toMatchObject({ leftToday: 205 });
  const next = requests.find((_, place) => answers[place]?.status !== 200)?.id ?? '';
  must(await from.api.post(`/payout-requests/${next}/execute`, {}), 200);
});

test('tokens that become others pay the spread, and wait while there is none of that', async () => {
  const to = await payee(gatehouse);
  await allowSender(to, 'TRON', onTron);
  await set([{ conversion: 'betweenTokens', spreadPercentage: 0.1, isStopped: true }]);
  const tokens = { tokenSymbol: 'USDT', blockchain: 'TRON' };
  await deposited(gatehouse, to, { ...tokens, value: '40000000', senderAddress: onTron });
  const { id } = await firstPayin(gatehouse, to.api);
  await until('it was tried', () =>
    gatehouse.log.some((line) => line.includes('a payin cannot be settled') && line.includes(id)),
  );
  expect((await payinOf(to.api, id)).status.type).toBe('pending');
  await set([{ conversion: 'betweenTokens' }]);
  const payin = await untilPayin(gatehouse, to.api, id, 'completed');
  expect(payin.settlementDetails).toMatchObject({ amount: { value: '39960000' } });
  await untilBalance(to.api, to.accountId, { value: '39960000' });
  expect(await bookOf(gatehouse, to.organization.id, 'fees')).toBe(40_000n);
  expect(must(await gatehouse.operator.get('/ledger/proof'), 200)['balanced']).toBe(true);
});
