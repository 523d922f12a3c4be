import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { activeAccount } from '../support/chains/accounts.js';
import { type Api, must } from '../support/service/api.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';
import { ProviderServer } from '../support/payments/provider-server.js';

interface Instructions {
  readonly type: string;
  readonly accountNumber?: string;
  readonly pixBRcode?: string;
}

let provider: ProviderServer;
let gatehouse: OwnGatehouse;
let api: Api;
beforeAll(async () => {
  provider = await ProviderServer.start();
  gatehouse = await Gatehouse.start({ environment: provider.environment });
  ({ api } = await gatehouse.organization());
});
afterAll(async () => {
  await gatehouse.stop();
  await provider.close();
});

async function instructionsOf(accountId: string, by = api): Promise<Instructions[]> {
  const { results } = must(await by.get(`/payins/deposit-instructions?accountId=${accountId}`), 200);
  return results as Instructions[];
}

function typesOf(instructions: readonly Instructions[]): string[] {
  return instructions.map(({ type }) => type);
}

const tokensAlone = ['blockchainDeposit', 'blockchainDeposit'];

describe('the numbers and codes of an account', () => {
  test('are asked of the provider once, and kept as it answered', async () => {
    const { id } = await activeAccount(api);
    const first = await instructionsOf(id);
    expect(typesOf(first)).toEqual(['ars', 'brl', ...tokensAlone]);
    const { count, answer } = provider.payins.accounts.get(id) ?? {};
    const [ars, brl] = (answer as { routes: Record<string, string>[] }).routes;
    expect([count, first[0]?.accountNumber, first[1]?.pixBRcode]).toEqual([
      1,
      ars?.['accountNumber'],
      brl?.['pixBRcode'],
    ]);
    expect(await instructionsOf(id)).toEqual(first);
    expect(provider.payins.accounts.get(id)?.count).toBe(1);
  });

  test('are one set for all who ask for the first time at once', async () => {
    const { id } = await activeAccount(api);
    // A provider that gives others whenever it is asked, against what it was told.
    provider.instead = ({ path }) => {
      if (path !== '/v1/deposit-accounts') return undefined;
      const cvu = provider.payins.nextCvu();
      const routes = [{ code: 'ars', route: cvu, accountNumber: cvu, bankName: 'Banco de Prueba' }];
      return { status: 201, body: { routes } };
    };
    const all = await Promise.all(Array.from({ length: 20 }, () => instructionsOf(id)));
    provider.instead = undefined;
    expect(typesOf(all[0] ?? [])).toEqual(['ars', ...tokensAlone]);
    expect(new Set(all.map(([ars]) => ars?.accountNumber)).size).toBe(1);
  });

  test('are left out where the provider has none, and asked for again', async () => {
    const { id } = await activeAccount(api);
    provider.instead = ({ path }) =>
      path === '/v1/deposit-accounts' ? { status: 201, body: { routes: [] } } : undefined;
    expect(typesOf(await instructionsOf(id))).toEqual(tokensAlone);
    provider.instead = undefined;
    expect(typesOf(await instructionsOf(id))).toEqual(['ars', 'brl', ...tokensAlone]);
  });

  test.each([
    ['fails', { status: 500 }],
    ['answers nonsense', { status: 201, body: { routes: [{ code: 'ars', route: 'x' }] } }],
    ['does not sign', { status: 201, body: { routes: [] }, signed: 'not' as const }],
  ])('are not told while the provider %s, and nothing is kept', async (_, reply) => {
    const { id } = await activeAccount(api);
    provider.instead = ({ path }) => (path === '/v1/deposit-accounts' ? reply : undefined);
    const { name } = must(await api.get(`/payins/deposit-instructions?accountId=${id}`), 503);
    provider.instead = undefined;
    expect(name).toBe('ServiceUnavailable');
    expect(await gatehouse.sql('SELECT 1 FROM payin_route WHERE account_id = $1', [id])).toEqual([]);
    expect(typesOf(await instructionsOf(id))).toEqual(['ars', 'brl', ...tokensAlone]);
  });

  test('are those of the provider once there is one, and of before when it goes', async () => {
    const { id } = await activeAccount(api);
    const before = await Gatehouse.start({ beside: gatehouse, environment: { ROLE: 'api' } });
    try {
      const byKey = before.withKey(String(api.key));
      const ofSandbox = await instructionsOf(id, byKey);
      const ofProvider = await instructionsOf(id);
      expect(ofProvider[0]?.accountNumber).not.toBe(ofSandbox[0]?.accountNumber);
      expect(provider.payins.accounts.get(id)?.count).toBe(1);
      expect(await instructionsOf(id, byKey)).toEqual(ofSandbox);
    } finally {
      await before.stop();
    }
  });
});

describe('quotes of payins', () => {
  const quoted = async (fiatCurrencyAndRail: string, value: string, type = 'fiat'): Promise<object[]> => {
    const quotes = [{ fiatCurrencyAndRail, tokenSymbol: 'USDC', amount: { type, value } }];
    return must(await api.post('/payins/quotes', { quotes }), 200)['results'] as object[];
  };

  test('are worked out from what the provider asks', async () => {
    const rate = { rate: '5', exchangeFeePercentage: '1', transactionFee: '0.5', minimum: '2.00' };
    provider.payins.rates.set('brl USDC', rate);
    // 100.00 are 20 tokens; half a token and a hundredth of the rest are fees.
    expect(await quoted('brl', '10000')).toMatchObject([
      {
        ...{ type: 'success', exchangeRate: 5, exchangeFeePercentage: 1 },
        transactionFee: { tokenAmount: 0.5, tokenSymbol: 'USDC' },
        feeTotal: { tokenAmount: 0.695, tokenSymbol: 'USDC' },
        fiatAmount: { fiatAmount: 100, fiatCurrencyCode: 'BRL' },
        tokenAmount: { tokenAmount: 19.305, tokenSymbol: 'USDC' },
      },
    ]);
    expect(await quoted('brl', '19305000', 'token')).toMatchObject([{ fiatAmount: { fiatAmount: 100 } }]);
    const tooLittle = 'The amount leaves nothing for the account once the fees are paid';
    expect(await quoted('brl', '250')).toEqual([{ type: 'error', name: 'ValidationFailed', message: tooLittle }]);
    expect(await quoted('brl', '199')).toMatchObject([{ type: 'error', name: 'PayinBelowMinimum' }]);
  });

  test('are not given where the provider takes in none of it', async () => {
    provider.payins.rates.set('usd USDC', undefined);
    const message = 'usd cannot be paid in here';
    expect(await quoted('usd', '10000')).toEqual([{ type: 'error', name: 'UnsupportedRail', message }]);
  });

  test('ask the provider once for each currency and token', async () => {
    const asked = provider.requests.length;
    const quotes = Array.from({ length: 100 }, (_, index) => ({
      fiatCurrencyAndRail: 'ars',
      tokenSymbol: index % 2 === 0 ? 'USDC' : 'USDT',
      amount: { type: 'fiat', value: String(150_000 + index) },
    }));
    expect(must(await api.post('/payins/quotes', { quotes }), 200)['results']).toHaveLength(100);
    expect(provider.requests.slice(asked).map(({ path }) => path)).toEqual([
      '/v1/payin-rates?code=ars&token=USDC',
      '/v1/payin-rates?code=ars&token=USDT',
    ]);
  });

  test('are not given while the provider fails', async () => {
    provider.instead = () => ({ status: 500 });
    const quotes = [{ fiatCurrencyAndRail: 'usd', tokenSymbol: 'USDT', amount: { type: 'fiat', value: '150000' } }];
    const { name } = must(await api.post('/payins/quotes', { quotes }), 503);
    provider.instead = undefined;
    expect(name).toBe('ServiceUnavailable');
  });
});
