import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { currencyOf, fiatAndRailCodes } from '#contracts';
import { type Api, must } from '../support/service/api.js';
import { Gatehouse, type Organization, type OwnGatehouse } from '../support/service/gatehouse.js';
import { arsTransfer, askedFor, payee, pixPayment } from '../support/payments/payins.js';

const path = '/payins/quotes';
const codes = ['ars', 'brl', 'usd'] as const;

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

let gatehouse: OwnGatehouse;
let organization: Organization;
let api: Api;
beforeAll(async () => {
  gatehouse = await Gatehouse.lent();
  organization = await gatehouse.organization();
  ({ api } = organization);
});
afterAll(() => gatehouse.stop());

function wanted(fiatCurrencyAndRail: string, type: 'token' | 'fiat', value: string, tokenSymbol = 'USDC'): object {
  return { fiatCurrencyAndRail, tokenSymbol, amount: { type, value } };
}

async function quoted(quotes: readonly object[]): Promise<Quote[]> {
  return must(await api.post(path, { quotes }), 200)['results'] as Quote[];
}

/** Rates stay for five minutes: those of the next ones are good for a test. */
async function untilNewRates(): Promise<void> {
  const window = 300;
  const seconds = Math.floor((await gatehouse.now()).getTime() / 1_000);
  await gatehouse.advance(window - (seconds % window) + 1);
}

/** Whole units of something that is told with so many decimals. */
function units(amount: number, decimals: number): bigint {
  return BigInt(Math.round(amount * 10 ** decimals));
}

/** What the money is worth, and what of it is left, worked out from what is told alone. */
function isConsistent({ fiatAmount, exchangeRate, exchangeFeePercentage, ...quote }: Quote): boolean {
  const [fee, left] = [quote.feeTotal.tokenAmount, quote.tokenAmount.tokenAmount];
  const worth = fiatAmount.fiatAmount / exchangeRate;
  const exchangeFee = ((worth - quote.transactionFee.tokenAmount) * exchangeFeePercentage) / 100;
  const isWorthRight = Math.abs(worth - fee - left) < 2e-6;
  const isFeeRight = Math.abs(fee - quote.transactionFee.tokenAmount - exchangeFee) < 2e-6;
  return isWorthRight && isFeeRight;
}

describe('POST /payins/quotes', () => {
  test('quotes each currency in both directions, in the order they were asked for', async () => {
    const asked = codes.flatMap((code) => [wanted(code, 'fiat', '15000000'), wanted(code, 'token', '5000000', 'USDT')]);
    const results = await quoted(asked);
    expect(results).toHaveLength(6);
    const now = await gatehouse.now();
    codes.forEach((code, index) => {
      const [byFiat, byToken] = results.slice(2 * index);
      const fiatCurrencyCode = currencyOf(code);
      expect(byFiat).toMatchObject({
        type: 'success',
        exchangeFeePercentage: 0.5,
        transactionFee: { tokenAmount: 0, tokenSymbol: 'USDC' },
        feeTotal: { tokenSymbol: 'USDC' },
        fiatAmount: { fiatAmount: 150_000, fiatCurrencyCode },
        tokenAmount: { tokenSymbol: 'USDC' },
      });
      expect(byToken).toMatchObject({ fiatAmount: { fiatCurrencyCode }, tokenAmount: { tokenSymbol: 'USDT' } });
      expect([code, byFiat && isConsistent(byFiat), byToken && isConsistent(byToken)]).toEqual([code, true, true]);
    });
    const lasts = results.map(({ expiresAt }) => (Date.parse(expiresAt) - now.getTime()) / 1_000);
    expect(lasts.filter((seconds) => seconds <= 290 || seconds > 300)).toEqual([]);
  });

  test('of what the account is to get tells the least that brings it', async () => {
    await untilNewRates();
    for (const code of codes) {
      const [least] = await quoted([wanted(code, 'token', '123456789')]);
      const cents = units(least?.fiatAmount.fiatAmount ?? 0, 2);
      const [same, less] = await quoted([
        wanted(code, 'fiat', String(cents)),
        wanted(code, 'fiat', String(cents - 1n)),
      ]);
      expect(same).toMatchObject({ fiatAmount: least?.fiatAmount, tokenAmount: least?.tokenAmount });
      expect(least?.tokenAmount.tokenAmount).toBeGreaterThanOrEqual(123.456789);
      expect(less?.tokenAmount.tokenAmount).toBeLessThan(123.456789);
    }
  });

  test('says what a payin brings that is asked for then', async () => {
    const payer = await payee(gatehouse);
    await untilNewRates();
    const [ars, brl] = await quoted([wanted('ars', 'fiat', '15000050'), wanted('brl', 'fiat', '53507')]);
    for (const [quote, details] of [
      [ars, arsTransfer('15000050')],
      [brl, pixPayment('53507')],
    ] as const) {
      const { settlementDetails } = await askedFor(payer, details);
      expect(settlementDetails?.amount?.value).toBe(String(units(quote?.tokenAmount.tokenAmount ?? 0, 6)));
    }
  });

  test('tells in its place what cannot be quoted', async () => {
    const tooMuch = 'The amount is worth more than the 100000000 tokens that one payin may bring';
    const results = await quoted([
      wanted('ars', 'fiat', '999'),
      wanted('ars', 'fiat', '1000'),
      wanted('brl', 'token', '1'),
      wanted('usd', 'fiat', '99'),
      wanted('usd', 'fiat', '20000000000'),
    ]);
    const below = (minimum: number): object => ({
      type: 'error',
      name: 'PayinBelowMinimum',
      message: `A payin of this kind is at least ${minimum}`,
    });
    expect(results).toEqual([
      below(1_000),
      expect.objectContaining({ type: 'success' }),
      below(100),
      below(100),
      { type: 'error', name: 'ValidationFailed', message: tooMuch },
    ]);
  });

  test('tells of all other currencies and rails that nobody takes them in', async () => {
    const others = fiatAndRailCodes.filter((code) => !(codes as readonly string[]).includes(code));
    expect(others).toHaveLength(14);
    expect(await quoted(others.map((code) => wanted(code, 'fiat', '15000000')))).toEqual(
      others.map((code) => ({
        type: 'error',
        name: 'UnsupportedRail',
        message: `${code} cannot be paid in here`,
      })),
    );
  });

  test.each<[string, object, string]>([
    ['a code of nobody', wanted('gbp', 'fiat', '1'), 'quotes.0.fiatCurrencyAndRail'],
    ['a number', { ...wanted('ars', 'fiat', '1'), amount: { type: 'fiat', value: 1 } }, 'quotes.0.amount.value'],
    ['nothing', wanted('ars', 'fiat', '0'), 'quotes.0.amount.value'],
    ['less than nothing', wanted('ars', 'fiat', '-1'), 'quotes.0.amount.value'],
    ['a fraction', wanted('ars', 'fiat', '1.5'), 'quotes.0.amount.value'],
    ['more than there is', wanted('ars', 'fiat', '1000000000000000001'), 'quotes.0.amount.value'],
    ['another token', wanted('ars', 'fiat', '1', 'DAI'), 'quotes.0.tokenSymbol'],
    ['what is not known', { ...wanted('ars', 'fiat', '1'), developerFee: 1 }, 'quotes.0.developerFee'],
  ])('refuses %s', async (_, quote, field) => {
    const { params } = must(await api.post(path, { quotes: [quote] }), 400);
    expect(params).toMatchObject({ failures: [{ field }] });
  });

  test.each([
    ['none', 0],
    ['101', 101],
  ])('refuses %s at once', async (_, count) => {
    const quotes = Array.from({ length: count }, () => wanted('ars', 'fiat', '150000'));
    expect(must(await api.post(path, { quotes }), 400)['params']).toMatchObject({ failures: [{ field: 'quotes' }] });
  });

  test('needs the scope of payins, to read them alone', async () => {
    const body = { quotes: [wanted('ars', 'fiat', '150000')] };
    must(await (await gatehouse.keyFor(organization.id, ['payins:read'])).post(path, body), 200);
    const { params } = must(await (await gatehouse.keyFor(organization.id, ['payouts:write'])).post(path, body), 403);
    expect(params).toEqual({ requiredScope: 'payins:read' });
  });
});
