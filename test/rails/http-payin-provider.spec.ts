import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { PayinOrder } from '#rails';
import type { HttpPayinProvider } from '../../libs/rails/src/provider/http-payin-provider.js';
import type { ProviderReply } from '../support/payments/provider-messages.js';
import type { ProviderServer } from '../support/payments/provider-server.js';
import { type ProviderScene, providerScene } from './provider-scene.js';

const day = 24 * 60 * 60 * 1000;
const cvu = '0000199700000000000017';
/** Of the provider of tests, which gives each but once. */
const cvuForm = /^00001997\d{14}$/;
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

  describe('is asked to open a payin', () => {
    test('with all that it has to know, in exact amounts', async () => {
      const its = arsOrder({ fiatUnits: 999_999_999_999_999_999n });
      const opened = await payins.open(its);
      expect(opened).toStrictEqual(server.payins.opened.get(its.id)?.answer);
      expect(opened?.instructions).toEqual({
        ...{ type: 'ars-bank-transfer', cvu: opened?.route, bankName: 'Banco de Prueba' },
      });
      expect(server.payins.opened.get(its.id)?.payin).toEqual({
        payinId: its.id,
        organizationId: its.organizationId,
        type: 'ars-bank-transfer',
        fiatCurrencyCode: 'ARS',
        fiatUnits: '999999999999999999',
        payerAccountNumber: '2850590940090418135201',
        expiresAt: '2030-01-02T03:04:05.000Z',
      });
    });

    test('in BRL, from whatever account', async () => {
      const its = pixOrder();
      const opened = await payins.open(its);
      expect(opened).toStrictEqual(server.payins.opened.get(its.id)?.answer);
      expect(opened?.instructions).toEqual({ type: 'brl-pix', brCode: `00020126${opened?.route ?? ''}6304ABCD` });
      expect(server.payins.opened.get(its.id)?.payin).toStrictEqual({
        payinId: its.id,
        organizationId: its.organizationId,
        type: 'brl-pix',
        fiatCurrencyCode: 'BRL',
        fiatUnits: '150025',
        expiresAt: '2030-01-02T03:04:05.000Z',
      });
    });

    test('that expires by a real clock, however far the sandbox clock is ahead', async () => {
      scene.clock.setOffset(day);
      const its = pixOrder();
      await payins.open(its);
      expect(server.payins.opened.get(its.id)?.payin.expiresAt).toBe('2030-01-01T03:04:05.000Z');
    });

    test('again, by the same key and in the same bytes: it is the same payin', async () => {
      const its = arsOrder();
      const first = await payins.open(its);
      expect(await payins.open({ ...its })).toEqual(first);
      expect([...server.payins.opened.values()].map(({ count }) => count)).toEqual([2]);
      const [one, two] = server.at('/v1/payins');
      expect(two?.body).toBe(one?.body);
      expect(two?.headers['idempotency-key']).toBe(its.id);
      expect(two?.headers['webhook-id']).not.toBe(one?.headers['webhook-id']);
    });

    test('and its answer was lost: whoever asks again is told what was opened', async () => {
      const its = arsOrder();
      server.instead = (_, usual) => ({ ...usual(), status: 500 });
      await expect(payins.open(its)).rejects.toThrow('answered HTTP 500');
      server.instead = undefined;
      expect(await payins.open(its)).toStrictEqual(server.payins.opened.get(its.id)?.answer);
      expect(server.payins.opened.size).toBe(1);
    });

    test('and cannot', async () => {
      server.instead = () => ({ status: 422 });
      expect(await payins.open(arsOrder())).toBeUndefined();
      server.instead = () => ({ status: 422, signed: 'not' });
      await expect(payins.open(arsOrder())).rejects.toThrow('without signing it');
    });

    const instructions = { type: 'ars-bank-transfer', cvu, bankName: 'Banco' };
    const opened = { route: cvu, instructions };
    const nonsense: [string, ProviderReply, string][] = [
      ['another failure', { status: 503 }, 'answered HTTP 503'],
      ['what is not found', { status: 404 }, 'answered HTTP 404'],
      ['what is not JSON', { status: 200, body: '<html>' }, 'is not OpenedProviderPayin'],
      ['no body', { status: 200 }, 'is not OpenedProviderPayin'],
      ['no route', { status: 200, body: { instructions } }, 'is not OpenedProviderPayin'],
      ['an empty route', { status: 200, body: { ...opened, route: '' } }, 'is not OpenedProviderPayin'],
      ['a route with a space', { status: 200, body: { ...opened, route: `${cvu} ` } }, 'is not OpenedProviderPayin'],
      ['too long a route', { status: 200, body: { ...opened, route: 'r'.repeat(101) } }, 'is not OpenedProviderPayin'],
      ['no instructions', { status: 200, body: { route: cvu } }, 'is not OpenedProviderPayin'],
      ['a CVU with a wrong digit', broken({ cvu: brokenCvu }), 'is not OpenedProviderPayin'],
      ['a CBU', broken({ cvu: '2850590940090418135201' }), 'is not OpenedProviderPayin'],
      ['too long a name', broken({ bankName: 'x'.repeat(101) }), 'is not OpenedProviderPayin'],
      ['more than was agreed', broken({ alias: 'x' }), 'is not OpenedProviderPayin'],
      ['an unknown way', broken({ type: 'cash' }), 'is not OpenedProviderPayin'],
      ['another way', { status: 200, body: pix('0002') }, 'how to pay in another way'],
      ['too long a code', { status: 200, body: pix('x'.repeat(513)) }, 'is not OpenedProviderPayin'],
      ['too much', { status: 200, body: `"${'x'.repeat(64 * 1024)}"` }, 'answered more than 65536 bytes'],
      ['what is signed for another', { status: 200, body: opened, signed: 'forAnother' }, 'without signing it'],
      ['what is signed by another', { status: 200, body: opened, signed: 'byAnother' }, 'without signing it'],
      ['what is not signed', { status: 200, body: opened, signed: 'not' }, 'without signing it'],
    ];

    function broken(wrong: object): ProviderReply {
      return { status: 200, body: { ...opened, instructions: { ...instructions, ...wrong } } };
    }

    test.each(nonsense)('and answers %s, which is asked again', async (_, reply, message) => {
      server.instead = () => reply;
      const its = arsOrder();
      await expect(payins.open(its)).rejects.toThrow(message);
      server.instead = undefined;
      expect(await payins.open(its)).toMatchObject({ route: expect.stringMatching(cvuForm) });
    });

    test('and takes the longest answer there may be', async () => {
      server.instead = () => ({ status: 200, body: { ...pix('x'.repeat(512)), route: 'r'.repeat(100) } });
      expect(await payins.open(pixOrder())).toMatchObject({ route: 'r'.repeat(100) });
    });

    test('and does not know the secret: nothing is opened', async () => {
      const stranger = scene.askingOfPayins({
        RAIL_PROVIDER_SECRET: `whsec_${Buffer.alloc(32).toString('base64')}`,
      });
      await expect(stranger.open(arsOrder())).rejects.toThrow('answered HTTP 401');
      expect(server.payins.opened.size).toBe(0);
    });
  });

  describe('is asked to close what was opened', () => {
    const close = async (reply: ProviderReply): Promise<void> => {
      server.instead = () => reply;
      await payins.close({ payinId: randomUUID(), organizationId: randomUUID() });
    };

    test.each([200, 204, 404, 405, 409, 501])('and a signed %s is an answer', async (status) => {
      await close({ status });
      expect(server.at('/v1/payins/closures')).toHaveLength(1);
    });

    test.each([200, 404, 405, 409, 501])('and an unsigned %s is none: a proxy may have said it', async (status) => {
      for (const signed of ['not', 'byAnother', 'forAnother'] as const)
        await expect(close({ status, body: '<h1>Unknown</h1>', signed })).rejects.toThrow('without signing it');
    });

    test.each([301, 400, 401, 422, 429, 500, 503])('and %s is not an answer', async (status) => {
      await expect(close({ status })).rejects.toThrow(`answered HTTP ${status}`);
    });
  });

  test('is believed only where it signs, whatever it is asked', async () => {
    server.instead = () => ({ status: 404, signed: 'not' });
    await expect(payins.terms('ars', 'USDC')).rejects.toThrow('without signing it');
  });

  test('is left alone for five seconds after it was silent, by whoever waits, and by them alone', async () => {
    const impatient = scene.askingOfPayins({ RAIL_PROVIDER_TIMEOUT_MILLISECONDS: '1000' });
    server.instead = () => new Promise(() => undefined);
    await expect(impatient.open(arsOrder())).rejects.toThrow('did not answer within 1000 ms');
    server.instead = undefined;
    await expect(impatient.open(arsOrder())).rejects.toThrow('was silent a moment ago');
    await expect(impatient.terms('ars', 'USDC')).rejects.toThrow('was silent a moment ago');
    await expect(impatient.depositRoutes({ organizationId: 'a', id: 'b' })).rejects.toThrow('was silent a moment ago');
    // What jobs ask is told apart, and so are payouts.
    await impatient.sendBack({ payinId: randomUUID(), organizationId: randomUUID(), arrivalId: 'a' });
    expect(await scene.provider.terms('ars', 'USDC')).toMatchObject({ exchangeFeeBasisPoints: 50 });
    expect(server.at('/v1/payins')).toHaveLength(1);
    scene.clock.setOffset(5_001);
    expect(await impatient.open(arsOrder())).toMatchObject({ route: expect.stringMatching(cvuForm) });
  });

  test('is asked to send money back, however long it hangs when it is asked to close charges', async () => {
    const impatient = scene.askingOfPayins({ RAIL_PROVIDER_TIMEOUT_MILLISECONDS: '1000' });
    const charge = { payinId: randomUUID(), organizationId: randomUUID() };
    server.instead = ({ path }) => (path.endsWith('/closures') ? new Promise(() => undefined) : undefined);
    await expect(impatient.close(charge)).rejects.toThrow('did not answer within 1000 ms');
    await expect(impatient.close(charge)).rejects.toThrow('was silent a moment ago');
    expect(await impatient.sendBack({ ...charge, arrivalId: 'a' })).toEqual({ isConfirmed: true });
    expect(server.at('/v1/payins/closures')).toHaveLength(1);
  });

  function pix(brCode: string): object {
    return { route: 'txid', instructions: { type: 'brl-pix', brCode } };
  }

  function arsOrder(more: Partial<PayinOrder> = {}): PayinOrder {
    return { ...pixOrder(), type: 'ars-bank-transfer', payerAccountNumber: '2850590940090418135201', ...more };
  }

  function pixOrder(): PayinOrder {
    return {
      id: randomUUID(),
      organizationId: randomUUID(),
      type: 'brl-pix',
      fiatUnits: 150_025n,
      expiresAt: new Date('2030-01-02T03:04:05Z'),
    };
  }
});
