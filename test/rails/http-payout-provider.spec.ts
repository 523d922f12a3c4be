import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { inspect } from 'node:util';
import type { PayoutOrder } from '#rails';
import type { HttpPayoutProvider } from '../../libs/rails/src/provider/http-payout-provider.js';
import type { ProviderReply } from '../support/payments/provider-messages.js';
import { ProviderServer } from '../support/payments/provider-server.js';
import { ReceiverServer } from '../support/webhooks/receiver-server.js';
import { type ProviderScene, providerScene } from './provider-scene.js';

const secretWords = ['Ana Secreta', '20123456786', 'calle oculta'];

describe('a payout provider', () => {
  let scene: ProviderScene;
  let server: ProviderServer;
  let provider: HttpPayoutProvider;

  beforeEach(async () => {
    scene = await providerScene();
    ({ server, provider } = scene);
  });

  afterEach(() => scene.close());

  describe('is ordered a payout', () => {
    test('with all that a bank has to know, in exact amounts', async () => {
      const its = order({ fiatUnits: 12_345_678_901_234_567_890n, memo: 'Factura 1' });
      expect(await provider.submit(its)).toEqual({ isTaken: true, reference: 'reference-1', later: [] });
      expect(server.orders.get(its.id)).toEqual({
        count: 1,
        reference: 'reference-1',
        order: {
          payoutId: its.id,
          organizationId: its.organizationId,
          fiatAndRailCode: 'ars',
          fiatCurrencyCode: 'ARS',
          fiatUnits: '12345678901234567890',
          recipientInfo: its.recipient,
          payoutMethod: its.payoutMethod,
          memo: 'Factura 1',
        },
      });
    });

    test('again, by the same key and in the same bytes: it is the same payout', async () => {
      const its = order();
      const first = await provider.submit(its);
      expect(await provider.submit({ ...its })).toEqual(first);
      expect([...server.orders.values()].map(({ count }) => count)).toEqual([2]);
      const [one, two] = server.at('/v1/payouts');
      expect(two?.body).toBe(one?.body);
      expect(two?.headers['webhook-id']).not.toBe(one?.headers['webhook-id']);
    });

    test('and its answer was lost: whoever asks again is told what was taken', async () => {
      const its = order();
      server.instead = (_, usual) => ({ ...usual(), status: 500 });
      await expect(provider.submit(its)).rejects.toThrow('The payment provider answered HTTP 500');
      server.instead = undefined;
      expect(await provider.submit(its)).toMatchObject({ isTaken: true, reference: 'reference-1' });
      expect(server.orders.size).toBe(1);
    });

    test('and does not take it', async () => {
      const refusal = { errorCode: 'ACCOUNT_CLOSED', reason: 'Closed in May' };
      server.instead = () => ({ status: 422, body: refusal });
      expect(await provider.submit(order())).toEqual({ isTaken: false, ...refusal });
    });

    test('while the sandbox clock is far ahead: signatures are of real time', async () => {
      scene.clock.setOffset(365 * 24 * 60 * 60 * 1000);
      expect(await provider.submit(order())).toMatchObject({ isTaken: true });
    });

    const reference = { reference: 'r' };
    const nonsense: [string, ProviderReply, string][] = [
      ['another failure', { status: 503 }, 'answered HTTP 503'],
      ['a conflict', { status: 409, body: reference }, 'answered HTTP 409'],
      ['what is not found', { status: 404 }, 'answered HTTP 404'],
      ['a redirect', { status: 307, headers: { location: '/v1/elsewhere' } }, 'answered HTTP 307'],
      ['what is not JSON', { status: 200, body: '<html>Ana Secreta' }, 'answered something that is not TakenPayout'],
      ['no body', { status: 200 }, 'is not TakenPayout'],
      ['a list', { status: 200, body: '[]' }, 'is not TakenPayout'],
      ['another shape', { status: 200, body: { 'Ana Secreta': 1 } }, 'is not TakenPayout'],
      ['more than was agreed', { status: 200, body: { ...reference, 'Ana Secreta': 1 } }, 'is not TakenPayout'],
      ['a reference that is none', { status: 200, body: { reference: 12 } }, 'is not TakenPayout'],
      ['too long a reference', { status: 200, body: { reference: 'r'.repeat(201) } }, 'is not TakenPayout'],
      ['an unknown refusal', { status: 422, body: { errorCode: 'NO', reason: 'no' } }, 'is not RefusedPayout'],
      ['too much', { status: 200, body: `"${'x'.repeat(64 * 1024)}"` }, 'answered more than 65536 bytes'],
      ['what is signed for another', { status: 200, body: reference, signed: 'forAnother' }, 'without signing it'],
      ['what is signed by another', { status: 200, body: reference, signed: 'byAnother' }, 'without signing it'],
      ['what is not signed', { status: 200, body: reference, signed: 'not' }, 'without signing it'],
      [
        'a refusal that is not signed',
        { status: 422, body: { errorCode: 'UNKNOWN', reason: 'no' }, signed: 'not' },
        'without signing it',
      ],
    ];

    test.each(nonsense)('and answers %s, which is asked again', async (_, reply, message) => {
      server.instead = () => reply;
      const failure = await failureOf(provider.submit(order()));
      expect(failure).toMatch(/^The payment provider answered /);
      expect(failure).toContain(message);
      for (const word of secretWords) expect(failure).not.toContain(word);
      expect(server.requests.map(({ path }) => path)).toEqual(['/v1/payouts']);
      server.instead = undefined;
      expect(await provider.submit(order())).toMatchObject({ isTaken: true });
    });

    test('and takes the largest answer there may be', async () => {
      const body = JSON.stringify(reference).padEnd(64 * 1024);
      server.instead = () => ({ status: 200, body });
      expect(await provider.submit(order())).toMatchObject(reference);
    });

    test('and says nothing, or not all of it, for too long', async () => {
      const impatient = scene.asking({ RAIL_PROVIDER_TIMEOUT_MILLISECONDS: '100' });
      const never = new Promise<undefined>(() => undefined);
      server.instead = () => never;
      expect(await failureOf(impatient.submit(order()))).toContain('The payment provider did not answer within 100 ms');
      // Left alone for a moment after that, and passed over by what is new.
      expect(impatient.isSilent).toBe(true);
      scene.clock.setOffset(5_001);
      expect(impatient.isSilent).toBe(false);
      server.instead = () => ({ status: 200, body: reference, headers: { 'content-length': '1000' } });
      expect(await failureOf(impatient.submit(order()))).toContain('The payment provider did not answer within 100 ms');
    });

    test('and is not there', async () => {
      const gone = await ProviderServer.start();
      await gone.close();
      const failure = await failureOf(scene.asking(gone.environment).submit(order()));
      expect(failure).toContain('The payment provider could not be asked (ECONNREFUSED)');
    });

    test('and does not speak HTTP', async () => {
      const odd = await ReceiverServer.start((socket) => socket.end('HELLO Ana Secreta\r\n\r\n'));
      const failure = await failureOf(scene.asking({ RAIL_PROVIDER_URL: odd.url }).submit(order()));
      await odd.stop();
      expect(failure).toMatch(/The payment provider could not be asked \(HTTPParserError\)/);
      expect(failure).not.toContain('Ana Secreta');
    });

    test('and does not know the secret: nothing is taken', async () => {
      const stranger = scene.asking({ RAIL_PROVIDER_SECRET: `whsec_${Buffer.alloc(32).toString('base64')}` });
      expect(await failureOf(stranger.submit(order()))).toContain('answered HTTP 401');
      expect(server.orders.size).toBe(0);
    });
  });
});

async function failureOf(asked: Promise<unknown>): Promise<string> {
  const failure: unknown = await asked.then(
    () => undefined,
    (cause: unknown) => cause,
  );
  if (!(failure instanceof Error)) throw new Error('It did not fail');
  return `${failure.message}\n${inspect(failure, { depth: 10 })}`;
}

function order(more: Partial<PayoutOrder> = {}): PayoutOrder {
  return {
    id: randomUUID(),
    organizationId: randomUUID(),
    fiatAndRail: 'ars',
    currency: 'ARS',
    fiatUnits: 145_025n,
    amount: { tokenAmount: 1, tokenSymbol: 'USDC' },
    recipient: { type: 'individual', firstName: 'Ana Secreta', physicalAddress: { street: 'calle oculta' } },
    payoutMethod: { type: 'ars', details: { type: 'arsAlias', documentNumber: '20123456786' } },
    ...more,
  };
}
