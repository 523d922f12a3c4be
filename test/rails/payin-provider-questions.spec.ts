import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { MoneyReturn } from '#rails';
import type { HttpPayinProvider } from '../../libs/rails/src/provider/http-payin-provider.js';
import type { ProviderReply } from '../support/payments/provider-messages.js';
import type { ProviderServer } from '../support/payments/provider-server.js';
import { type ProviderScene, providerScene } from './provider-scene.js';

const cvu = '0000199700000000000017';
const brokenCvu = '0000199700000000000018';

describe('a provider that takes in money', () => {
  let scene: ProviderScene;
  let server: ProviderServer;
  let payins: HttpPayinProvider;

  beforeEach(async () => {
    scene = await providerScene();
    ({ server, payins } = scene);
  });

  afterEach(() => scene.close());

  describe('is asked where an account can be paid in', () => {
    const account = { organizationId: randomUUID(), id: randomUUID() };

    test('and tells the same routes whenever it is asked', async () => {
      const first = await payins.depositRoutes(account);
      const given = first[0]?.route ?? '';
      expect(given).toMatch(/^0000199700\d{12}$/);
      expect(first).toStrictEqual([
        { code: 'ars', route: given, accountNumber: given, bankName: 'Banco de Prueba' },
        { code: 'brl', route: `txid${given}`, pixBRcode: `00020126${given}6304ABCD`, bankName: 'Banco de Prueba' },
      ]);
      expect(await payins.depositRoutes(account)).toEqual(first);
      const [one, two] = server.at('/v1/deposit-accounts');
      expect(JSON.parse(one?.body ?? '')).toEqual({ organizationId: account.organizationId, accountId: account.id });
      expect([one?.headers['idempotency-key'], two?.body]).toEqual([account.id, one?.body]);
    });

    test('and has none', async () => {
      server.instead = () => ({ status: 200, body: { routes: [] } });
      expect(await payins.depositRoutes(account)).toEqual([]);
    });

    const ars = { code: 'ars', route: cvu, accountNumber: cvu, bankName: 'Banco' };
    const brl = { code: 'brl', route: 'r', pixBRcode: '0002', bankName: 'Banco' };
    test.each([
      ['nothing', {}, 'is not DepositAccounts'],
      ['no list', { routes: ars }, 'is not DepositAccounts'],
      ['dollars', { routes: [{ ...ars, code: 'usd' }] }, 'is not DepositAccounts'],
      ['a CVU with a wrong digit', { routes: [{ ...ars, accountNumber: brokenCvu }] }, 'is not DepositAccounts'],
      ['too long a code', { routes: [{ ...brl, pixBRcode: 'x'.repeat(513) }] }, 'is not DepositAccounts'],
      ['too long a route', { routes: [{ ...brl, route: 'x'.repeat(101) }] }, 'is not DepositAccounts'],
      ['no bank', { routes: [{ ...brl, bankName: undefined }] }, 'is not DepositAccounts'],
      ['more than was agreed', { routes: [{ ...brl, accountNumber: cvu }] }, 'is not DepositAccounts'],
      ['two routes for one currency', { routes: [ars, { ...ars, route: 'other' }] }, 'two routes for one currency'],
    ])('and answers %s', async (_, body, message) => {
      server.instead = () => ({ status: 200, body });
      await expect(payins.depositRoutes(account)).rejects.toThrow(message);
    });
  });

  describe('is asked to send money back', () => {
    const its: MoneyReturn = { payinId: randomUUID(), organizationId: randomUUID(), arrivalId: 'arrival-1' };

    test('once, however often it is asked', async () => {
      await payins.sendBack(its);
      await payins.sendBack({ ...its });
      const [one, two] = server.at('/v1/payins/returns');
      expect(JSON.parse(one?.body ?? '')).toEqual(its);
      expect([one?.headers['idempotency-key'], two?.body]).toEqual([its.payinId, one?.body]);
      expect(server.payins.returns.get(its.payinId)).toMatchObject({ arrivalId: 'arrival-1', count: 2 });
    });

    test('and has nothing to say to it', async () => {
      server.instead = () => ({ status: 204 });
      await payins.sendBack(its);
      expect(server.requests).toHaveLength(1);
    });

    test.each<[string, ProviderReply]>([
      ['a failure', { status: 500 }],
      ['a refusal', { status: 422 }],
      ['what is not signed', { status: 200, signed: 'not' }],
    ])('and answers %s, which is asked again', async (_, reply) => {
      server.instead = () => reply;
      await expect(payins.sendBack(its)).rejects.toThrow('The payment provider answered HTTP');
    });
  });

  describe('is asked for its terms', () => {
    test('in exact decimals, with the least that it takes', async () => {
      server.payins.rates.set('brl USDT', {
        ...{ rate: '5.12345678', exchangeFeePercentage: '0.35', transactionFee: '0.000001' },
        minimum: '1.5',
      });
      expect(await payins.terms('brl', 'USDT')).toStrictEqual({
        rateE8: 512_345_678n,
        exchangeFeeBasisPoints: 35,
        transactionFeeUnits: 1n,
        leastFiatUnits: 150n,
      });
    });

    test('of what it does not take in', async () => {
      server.payins.rates.set('usd USDC', undefined);
      expect(await payins.terms('usd', 'USDC')).toBeUndefined();
    });

    test('once in thirty seconds for each code and token, however many ask', async () => {
      const ask = (): Promise<unknown> =>
        Promise.all([payins.terms('ars', 'USDC'), payins.terms('ars', 'USDC'), payins.terms('ars', 'USDT')]);
      await ask();
      scene.clock.setOffset(29_000);
      await ask();
      expect(server.requests.map(({ path }) => path)).toEqual([
        '/v1/payin-rates?code=ars&token=USDC',
        '/v1/payin-rates?code=ars&token=USDT',
      ]);
      scene.clock.setOffset(30_001);
      await ask();
      expect(server.requests).toHaveLength(4);
    });

    test.each([
      ['no least amount', { minimum: undefined }],
      ['a least amount as a number', { minimum: 10 }],
      ['a least amount below nothing', { minimum: '-1' }],
      ['a least amount in fractions of a cent', { minimum: '10.001' }],
      ['a rate of nothing', { rate: '0' }],
      ['a fee of more than all', { exchangeFeePercentage: '100.01' }],
    ])('and answers %s', async (_, wrong) => {
      const rate = { rate: '1', exchangeFeePercentage: '0', transactionFee: '0', minimum: '10', ...wrong };
      server.instead = () => ({ status: 200, body: rate });
      await expect(payins.terms('ars', 'USDC')).rejects.toThrow('The payment provider answered');
    });
  });
});
