import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { HttpPayoutProvider } from '../../libs/rails/src/provider/http-payout-provider.js';
import type { ProviderServer } from '../support/payments/provider-server.js';
import { type ProviderScene, providerScene } from './provider-scene.js';

describe('a payout provider', () => {
  let scene: ProviderScene;
  let server: ProviderServer;
  let provider: HttpPayoutProvider;

  beforeEach(async () => {
    scene = await providerScene();
    ({ server, provider } = scene);
  });

  afterEach(() => scene.close());

  describe('is asked for its terms', () => {
    test('in exact decimals', async () => {
      server.rates.set('brl USDT', { rate: '5.12345678', exchangeFeePercentage: '0.35', transactionFee: '0.000001' });
      expect(await provider.terms('brl', 'USDT')).toEqual({
        rateE8: 512_345_678n,
        exchangeFeeBasisPoints: 35,
        transactionFeeUnits: 1n,
      });
    });

    test('of what it does not pay', async () => {
      server.rates.set('zar USDC', undefined);
      expect(await provider.terms('zar', 'USDC')).toBeUndefined();
    });

    test('once in thirty seconds for each code and token, however many ask', async () => {
      const ask = (): Promise<unknown> =>
        Promise.all([provider.terms('ars', 'USDC'), provider.terms('ars', 'USDC'), provider.terms('ars', 'USDT')]);
      await ask();
      scene.clock.setOffset(29_000);
      await ask();
      expect(server.requests).toHaveLength(2);
      server.rates.set('ars USDC', { rate: '1', exchangeFeePercentage: '0', transactionFee: '0' });
      scene.clock.setOffset(30_001);
      expect(await provider.terms('ars', 'USDC')).toMatchObject({ rateE8: 100_000_000n });
    });

    test('not again for five seconds after it was silent: whoever asks meanwhile is told at once', async () => {
      const impatient = scene.asking({ RAIL_PROVIDER_TIMEOUT_MILLISECONDS: '100' });
      server.instead = () => new Promise(() => undefined);
      await expect(impatient.terms('ars', 'USDC')).rejects.toThrow('did not answer within 100 ms');
      server.instead = undefined;
      await expect(impatient.terms('ars', 'USDC')).rejects.toThrow('was silent a moment ago');
      // What jobs ask is told apart.
      expect(await impatient.lookUp({ id: randomUUID(), organizationId: randomUUID() })).toBeUndefined();
      expect(server.requests).toHaveLength(2);
      scene.clock.setOffset(5_001);
      expect(await impatient.terms('ars', 'USDC')).toMatchObject({ exchangeFeeBasisPoints: 50 });
    });

    test('again at once after a failure', async () => {
      server.instead = () => ({ status: 500 });
      await expect(provider.terms('ars', 'USDC')).rejects.toThrow('answered HTTP 500');
      server.instead = undefined;
      expect(await provider.terms('ars', 'USDC')).toMatchObject({ exchangeFeeBasisPoints: 50 });
    });

    test.each([
      ['a rate of nothing', { rate: '0' }],
      ['a rate below nothing', { rate: '-1' }],
      ['a rate as a number', { rate: 1 }],
      ['more decimals than there are', { rate: '1.123456789' }],
      ['a fee of more than all', { exchangeFeePercentage: '100.01' }],
      ['a fee in fractions of a basis point', { exchangeFeePercentage: '0.005' }],
      ['a fee in fractions of a unit', { transactionFee: '0.0000001' }],
      ['no fee', { transactionFee: undefined }],
    ])('and answers %s', async (_, wrong) => {
      const rate = { rate: '1', exchangeFeePercentage: '0', transactionFee: '0', ...wrong };
      server.instead = () => ({ status: 200, body: rate });
      await expect(provider.terms('ars', 'USDC')).rejects.toThrow('The payment provider answered');
    });
  });

  describe('is asked what it would tell', () => {
    const payout = { id: randomUUID(), organizationId: randomUUID() };
    const report = { payoutId: payout.id, organizationId: payout.organizationId, status: 'completed' };

    test('and tells it by the id by which it tells it by itself', async () => {
      server.reports.set(payout.id, { ...report, reportId: 'report-1' });
      expect(await provider.lookUp(payout)).toEqual({ id: 'report-1', ...report });
    });

    test.each([404, 204])('and has nothing to tell: %d', async (status) => {
      server.instead = () => ({ status });
      expect(await provider.lookUp(payout)).toBeUndefined();
      server.instead = () => ({ status, signed: 'not' });
      await expect(provider.lookUp(payout)).rejects.toThrow('without signing it');
    });

    test.each([
      ['another payout', { payoutId: randomUUID() }, 'reported on another payout'],
      ['a payout of somebody else', { organizationId: randomUUID() }, 'reported on another payout'],
      ['an unknown status', { status: 'done' }, 'is not LookedUpReport'],
      ['a failure without saying why', { status: 'failed' }, 'is not LookedUpReport'],
      ['no id', { reportId: undefined }, 'is not LookedUpReport'],
    ])('and tells of %s', async (_, wrong, message) => {
      server.instead = () => ({ status: 200, body: { reportId: 'report-1', ...report, ...wrong } });
      await expect(provider.lookUp(payout)).rejects.toThrow(message);
    });
  });

  test('is asked whose a Bre-B key is, and not in a URL', async () => {
    server.holders.set('@ana', { holderName: 'Ana Secreta', holderIdNumber: '1020304050' });
    expect(await provider.holderOf('@ana')).toEqual({ holderName: 'Ana Secreta', holderIdNumber: '1020304050' });
    expect(await provider.holderOf('@nobody')).toBeUndefined();
    expect(server.requests.map(({ path }) => path)).toEqual(['/v1/bre-b-key-validations', '/v1/bre-b-key-validations']);
  });
});
