import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { currencyOf, fiatAndRailCodes, fiatExponent } from '#contracts';
import { untilBalance } from '../support/chains/accounts.js';
import { must } from '../support/service/api.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';
import {
  type Payer,
  type PayoutBody,
  type PayoutRequestBody,
  created,
  payer,
  requestOf,
  toBank,
  toWallet,
  untilStatus,
} from '../support/payments/payouts.js';

let gatehouse: OwnGatehouse;
let from: Payer;
beforeAll(async () => {
  gatehouse = await Gatehouse.lent();
  from = await payer(gatehouse);
});
afterAll(() => gatehouse.stop());

interface Quote {
  readonly type: string;
  readonly exchangeRate: number;
  readonly exchangeFeePercentage: number;
  readonly transactionFee: { readonly tokenAmount: number };
  readonly feeTotal: { readonly tokenAmount: number };
  readonly fiatAmount: { readonly fiatAmount: number; readonly fiatCurrencyCode: string };
  readonly tokenAmount: { readonly tokenAmount: number; readonly tokenSymbol: string };
  readonly expiresAt: string;
}

function wanted(fiatCurrencyAndRail: string, type: 'token' | 'fiat', value: string, tokenSymbol = 'USDC'): object {
  return { fiatCurrencyAndRail, tokenSymbol, amount: { type, value } };
}

async function quoted(quotes: readonly object[]): Promise<Quote[]> {
  return must(await from.api.post('/payouts/quotes', { quotes }), 200)['results'] as Quote[];
}

/** Whole units of something that is told with so many decimals. */
function units(amount: number, decimals: number): bigint {
  return BigInt(Math.round(amount * 10 ** decimals));
}

/** Fees and rate, worked out from what is told alone: rounded to the advantage of nobody but the platform, and by less than a unit. */
function isConsistent(quote: Quote): boolean {
  const { tokenAmount, feeTotal, transactionFee, exchangeFeePercentage, exchangeRate, fiatAmount } = quote;
  const rest = tokenAmount.tokenAmount - transactionFee.tokenAmount;
  const exchanged = tokenAmount.tokenAmount - feeTotal.tokenAmount;
  const unit = 10 ** -fiatExponent(fiatAmount.fiatCurrencyCode as 'ARS');
  const worth = exchanged * exchangeRate;
  const isFeeRight = Math.abs(rest * (1 - exchangeFeePercentage / 100) - exchanged) < 2e-6;
  const isRateRight =
    worth - fiatAmount.fiatAmount > -1e-6 && worth - fiatAmount.fiatAmount < unit + exchangeRate * 2e-6;
  return isFeeRight && isRateRight;
}

describe('POST /payouts/quotes', () => {
  test('quotes each of the 17 in both directions, in the order they were asked for', async () => {
    const asked = fiatAndRailCodes.flatMap((code) => [
      wanted(code, 'token', '100000000'),
      wanted(code, 'fiat', fiatExponent(currencyOf(code)) === 0 ? '5000' : '500000', 'USDT'),
    ]);
    const results = await quoted(asked);
    expect(results).toHaveLength(34);
    const now = await gatehouse.now();
    fiatAndRailCodes.forEach((code, index) => {
      const [byToken, byFiat] = results.slice(2 * index);
      const fiatCurrencyCode = currencyOf(code);
      expect(byToken).toMatchObject({
        type: 'success',
        tokenAmount: { tokenAmount: 100, tokenSymbol: 'USDC' },
        fiatAmount: { fiatCurrencyCode },
        transactionFee: { tokenSymbol: 'USDC' },
        feeTotal: { tokenSymbol: 'USDC' },
      });
      expect(byFiat).toMatchObject({
        fiatAmount: { fiatAmount: 5000, fiatCurrencyCode },
        tokenAmount: { tokenSymbol: 'USDT' },
      });
      expect([code, byToken && isConsistent(byToken), byFiat && isConsistent(byFiat)]).toEqual([code, true, true]);
    });
    const lasts = results.map(({ expiresAt }) => (Date.parse(expiresAt) - now.getTime()) / 1_000);
    expect(lasts.every((seconds) => seconds > 290 && seconds <= 300)).toBe(true);
  });

  test('of what is received and of what that costs say the same', async () => {
    const [there] = await quoted([wanted('brl', 'token', '123456789')]);
    const cents = String(units(there?.fiatAmount.fiatAmount ?? 0, 2));
    const [back] = await quoted([wanted('brl', 'fiat', cents)]);
    expect(back?.fiatAmount).toEqual(there?.fiatAmount);
    const saved = units(there?.tokenAmount.tokenAmount ?? 0, 6) - units(back?.tokenAmount.tokenAmount ?? 0, 6);
    expect(saved >= 0n && saved < 2_500n).toBe(true);
  });

  test('tells in its place what cannot be quoted', async () => {
    const results = await quoted([
      wanted('ars', 'token', '250000'),
      wanted('clp', 'token', '100000000'),
      wanted('usd-china', 'token', '5000000'),
    ]);
    const message = 'The amount leaves nothing for the recipient once the fees are paid';
    expect(results).toEqual([
      { type: 'error', name: 'ValidationFailed', message },
      expect.objectContaining({ type: 'success' }),
      { type: 'error', name: 'ValidationFailed', message },
    ]);
    expect(Number.isInteger(results[1]?.fiatAmount.fiatAmount)).toBe(true);
  });

  test.each<[string, object, string]>([
    ['a code of nobody', wanted('gbp', 'token', '1'), 'quotes.0.fiatCurrencyAndRail'],
    ['a number', { ...wanted('ars', 'token', '1'), amount: { type: 'token', value: 1 } }, 'quotes.0.amount.value'],
    ['nothing', wanted('ars', 'token', '0'), 'quotes.0.amount.value'],
    ['less than nothing', wanted('ars', 'token', '-1'), 'quotes.0.amount.value'],
    ['a fraction', wanted('ars', 'fiat', '1.5'), 'quotes.0.amount.value'],
    ['too much', wanted('ars', 'fiat', '1000000000000000001'), 'quotes.0.amount.value'],
    ['another token', wanted('ars', 'token', '1', 'DAI'), 'quotes.0.tokenSymbol'],
  ])('refuses %s', async (_, quote, field) => {
    const { params } = must(await from.api.post('/payouts/quotes', { quotes: [quote] }), 400);
    expect(params).toMatchObject({ failures: [{ field }] });
  });

  test.each([
    ['none', 0],
    ['101', 101],
  ])('refuses %s at once', async (_, count) => {
    const quotes = Array.from({ length: count }, () => wanted('ars', 'token', '1000000'));
    expect(await from.api.post('/payouts/quotes', { quotes })).toMatchObject({ status: 400 });
  });
});

const rows = [toBank(100), toWallet(10), toBank(1, { amount: { fiatAmount: 50_000, fiatCurrencyCode: 'ARS' } })];

function ratesOf({ payouts }: PayoutRequestBody): (number | undefined)[] {
  return payouts.map(({ details }) => details['exchangeRate'] as number | undefined);
}

describe('the quotes of a request', () => {
  test('are those that are quoted at that moment, for the same amounts', async () => {
    const [byToken, byFiat] = await quoted([wanted('ars', 'token', '100000000'), wanted('ars', 'fiat', '5000000')]);
    const { payouts } = await created(from, rows);
    const ofQuote = ({ exchangeRate, exchangeFeePercentage, transactionFee, feeTotal, fiatAmount }: Quote): object => ({
      ...{ exchangeRate, exchangeFeePercentage, transactionFee, feeTotal, fiatAmount },
    });
    expect(payouts[0]?.details).toMatchObject(ofQuote(byToken as Quote));
    expect(payouts[2]?.details).toMatchObject(ofQuote(byFiat as Quote));
  });

  test('hold for five minutes: until then they are paid, whichever way it is executed', async () => {
    const request = await created(from, rows);
    await gatehouse.advance(280);
    const { status, body } = await from.api.post(`/payout-requests/${request.id}/execute`, {
      exchangeRateToleranceMode: 'STRICT',
    });
    expect([status, ratesOf(body as unknown as PayoutRequestBody)]).toEqual([200, ratesOf(request)]);
    await untilStatus(gatehouse, from, request.id, 'executed');
  });

  test('have then expired: STRICT says what they would be now and changes nothing', async () => {
    const request = await created(from, rows);
    await gatehouse.advance(300);
    const [now] = await quoted([wanted('ars', 'token', '1000000')]);
    const answer = await from.api.post(`/payout-requests/${request.id}/execute`, {
      exchangeRateToleranceMode: 'STRICT',
    });
    const [first, , third] = ratesOf(request);
    expect(now?.exchangeRate).not.toBe(first);
    const expired = (index: number, previousRate: number | undefined): object => ({
      payoutId: request.payouts[index]?.id,
      fiatCurrencyCode: 'ARS',
      previousRate,
      newRate: now?.exchangeRate,
    });
    expect(answer).toMatchObject({ status: 422, body: { name: 'PayoutQuoteExpired' } });
    expect(answer.body['params']).toEqual({ expiredQuotes: [expired(0, first), expired(2, third)] });
    expect(await requestOf(from, request.id)).toEqual(request);
  });

  test('have then expired: FLEXIBLE, which is meant where nothing is said, pays by new ones', async () => {
    const poor = await payer(gatehouse, '200000000');
    for (const body of [{}, { exchangeRateToleranceMode: 'FLEXIBLE' }]) {
      const request = await created(poor, [rows[0] ?? {}, rows[2] ?? {}].map(halved));
      await gatehouse.advance(600);
      const [now] = await quoted([wanted('ars', 'token', '50000000')]);
      const executed = must(await poor.api.post(`/payout-requests/${request.id}/execute`, body), 200);
      const { payouts } = executed as unknown as PayoutRequestBody;
      expect(payouts.map(({ details }) => details['exchangeRate'])).toEqual([now?.exchangeRate, now?.exchangeRate]);
      expect(payouts[0]?.details).toMatchObject({ fiatAmount: now?.fiatAmount });
      expect(payouts[1]?.details).toMatchObject({ fiatAmount: { fiatAmount: 25_000 } });
      const [before, after] = [request, executed as unknown as PayoutRequestBody].map(({ payouts: all }) => all[1]);
      expect(feeOf(after)).not.toBe(feeOf(before));
      await untilStatus(gatehouse, poor, request.id, 'executed');
    }
    const [spent] = await gatehouse.sql<{ units: string }>(
      'SELECT sum(token_units)::text AS units FROM payout WHERE organization_id = $1',
      [poor.organization.id],
    );
    await untilBalance(poor.api, poor.accountId, { value: String(200_000_000n - BigInt(spent?.units ?? 0)) });
  });

  test('count as they were when it was asked to execute, however long that then had to wait', async () => {
    const request = await created(from, rows);
    const release = await gatehouse.holding('SELECT 1 FROM payout_request WHERE id = $1 FOR UPDATE', [request.id]);
    const executing = from.api.post(`/payout-requests/${request.id}/execute`, { exchangeRateToleranceMode: 'STRICT' });
    await release.awaitedBy(1);
    await gatehouse.advance(300);
    await release();
    const { status, body } = await executing;
    expect([status, ratesOf(body as unknown as PayoutRequestBody)]).toEqual([200, ratesOf(request)]);
  });

  test('in pesos of Chile there are no cents', async () => {
    const [quote] = await quoted([wanted('clp', 'fiat', '12345')]);
    expect(quote?.fiatAmount).toEqual({ fiatAmount: 12_345, fiatCurrencyCode: 'CLP' });
  });

  test('are renewed or not: there is no third way', async () => {
    const { id } = await created(from, rows);
    const answer = await from.api.post(`/payout-requests/${id}/execute`, { exchangeRateToleranceMode: 'LOOSE' });
    expect(must(answer, 400)['params']).toMatchObject({ failures: [{ field: 'exchangeRateToleranceMode' }] });
  });
});

function halved(row: object): object {
  const amount = Object.entries((row as { amount: object }).amount).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'number' ? value / 2 : value,
  ]);
  return { ...row, amount: Object.fromEntries(amount) as object };
}

function feeOf(payout: PayoutBody | undefined): unknown {
  return (payout?.details['feeTotal'] as { tokenAmount: number } | undefined)?.tokenAmount;
}
