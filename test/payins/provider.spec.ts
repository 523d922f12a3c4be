import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Gatehouse } from '../support/service/gatehouse.js';
import { PayinProviderScene, arsArrived, pixArrived } from '../support/payments/payin-provider-scene.js';
import {
  arrivalsOf,
  arsTransfer,
  otherAccount,
  payee,
  payerAccount,
  payinOf,
  payinsOf,
  pixPayment,
  refusalOf,
  wayOf,
} from '../support/payments/payins.js';

const taken = (payinId: string): object => ({ status: 200, body: { accepted: true, payinId } });
let scene: PayinProviderScene;
beforeAll(async () => {
  scene = await PayinProviderScene.open();
});
afterEach(() => {
  scene.provider.instead = undefined;
});
afterAll(() => scene.close());

async function went(payinId: string, way: string): Promise<void> {
  expect(await wayOf(scene.to.api, payinId)).toBe(way);
}

describe('a payin that is asked for', () => {
  test('is opened with the provider in the words of its protocol, once, before anybody is told how to pay', async () => {
    const { id, payin, route } = await scene.opened(arsTransfer('150000', { expiresInSeconds: 600 }));
    const [request, ...more] = scene.provider.at('/v1/payins');
    expect(more).toEqual([]);
    expect(request?.headers['idempotency-key']).toBe(id);
    expect(JSON.parse(request?.body ?? '')).toEqual({
      ...{ payinId: id, organizationId: scene.to.organization.id, type: 'ars-bank-transfer' },
      ...{ fiatCurrencyCode: 'ARS', fiatUnits: '150000', payerAccountNumber: payerAccount },
      expiresAt: expect.any(String),
    });
    expect(payin.payinInstructions).toEqual({
      ...{ type: 'ars-bank-transfer', cvu: route, bankName: 'Banco de Prueba' },
      expiresAt: payin.timestamps['expiresAt'],
    });
  });

  test('in BRL names nobody who has to pay it', async () => {
    const { id, payin } = await scene.opened(pixPayment('53500'));
    const order = scene.provider.payins.opened.get(id)?.payin;
    expect(order).toEqual({
      ...{ payinId: id, organizationId: scene.to.organization.id, type: 'brl-pix' },
      ...{ fiatCurrencyCode: 'BRL', fiatUnits: '53500', expiresAt: expect.any(String) },
    });
    expect(payin.payinInstructions?.['brCode']).toMatch(/^00020126txid/);
  });

  test.each([
    ['ars USDT', arsTransfer(), { destinationToken: { symbol: 'USDT', blockchain: 'POLYGON' } }],
    ['brl USDT', pixPayment(), { destinationToken: { symbol: 'USDT', blockchain: 'POLYGON' } }],
  ])('is refused where the provider has no rate for %s, naming what it has', async (rate, payinDetails, more) => {
    scene.provider.payins.rates.set(rate, undefined);
    const body = { destinationAccountId: scene.to.accountId, payinDetails, ...more };
    const answer = await scene.to.api.post('/payins', body);
    expect(refusalOf(answer)).toMatchObject({ status: 422, name: 'UnsupportedRail' });
    scene.provider.payins.rates.delete(rate);
    await scene.forgetRates();
  });

  test('is refused where the provider does not open it, and nothing of it is kept', async () => {
    const before = await payinsOf(scene.to.api);
    scene.answers('/v1/payins', () => ({ status: 422, body: {} }));
    const body = { destinationAccountId: scene.to.accountId, payinDetails: arsTransfer() };
    expect(refusalOf(await scene.to.api.post('/payins', body))).toMatchObject({ status: 422, name: 'UnsupportedRail' });
    expect(await payinsOf(scene.to.api)).toEqual(before);
  });

  test('is not made while the provider is silent, and is made when the same is asked for again', async () => {
    const counts = (): Promise<object[]> =>
      scene.sql(`SELECT (SELECT count(*) FROM payin) AS payins, (SELECT count(*) FROM payin_route) AS routes,
        (SELECT count(*) FROM commitment) AS commitments`);
    const before = await counts();
    const body = { destinationAccountId: scene.to.accountId, payinDetails: arsTransfer() };
    const key = { 'Idempotency-Key': randomUUID() };
    scene.answers('/v1/payins', () => new Promise(() => undefined));
    expect(await scene.to.api.post('/payins', body, key)).toMatchObject({
      status: 503,
      body: { name: 'ServiceUnavailable' },
    });
    expect(await counts()).toEqual(before);
    scene.provider.instead = undefined;
    await scene.gatehouse.advance(6);
    const answer = await scene.to.api.post('/payins', body, key);
    expect(answer).toMatchObject({ status: 201, body: { status: { type: 'created' } } });
  });
});

describe('money of which the provider tells', () => {
  test('is taken, and becomes tokens', async () => {
    const { id, route } = await scene.opened(arsTransfer());
    expect(await scene.tells('m-taken', arsArrived(route))).toEqual(taken(id));
    const payin = await scene.untilPayin(id, 'completed');
    expect(payin.senderMetadata).toEqual({
      ...{ type: 'ars-bank-transfer', senderAccountNumber: payerAccount, senderName: 'Ana Pérez' },
      ...{ senderId: '20123456786', senderIdType: 'CUIT' },
    });
    // 1,500 pesos at 1,450.25, less half a percent of them, rounded up.
    expect(payin.settlementDetails?.amount?.value).toBe('1029132');
    await went(id, 'null > created > pending > completed');
  });

  test.each([
    ['another amount', arsTransfer, arsArrived, '149999', {}, 'It is not the amount that was asked for'],
    [
      'another sender',
      arsTransfer,
      arsArrived,
      '150000',
      { sender: { accountNumber: otherAccount } },
      'It does not come from the account that was named',
    ],
  ])('with %s is to be sent back', async (name, wanted, sent, units, more, reason) => {
    const { id, route } = await scene.opened(wanted());
    const answer = { status: 200, body: { accepted: false, payinId: id, reason } };
    expect(await scene.tells(`m-${name}`, sent(route, units, more))).toEqual(answer);
    expect(await scene.tells(`m-${name}`, sent(route, units, more))).toEqual(answer);
    await went(id, 'null > created > failed');
    expect(await arrivalsOf(scene.to.api, id)).toMatchObject([{ accepted: false, told: 2 }]);
  });

  test('in BRL with another amount is to be sent back, and the payer may try again', async () => {
    const { id, route } = await scene.opened(pixPayment());
    const reason = 'It is not the amount that was asked for';
    expect((await scene.tells('m-less', pixArrived(route, '53499'))).body).toEqual({
      ...{ accepted: false, payinId: id, reason },
    });
    expect(await scene.tells('m-right', pixArrived(route))).toEqual(taken(id));
    await scene.untilPayin(id, 'completed');
  });

  test.each([
    ['that nobody was given', '0000199700000000999991', 'ars'],
    ['of another currency', undefined, 'brl'],
  ])('for a route %s is to be sent back', async (name, unknown, code) => {
    const { id, route } = await scene.opened(arsTransfer());
    const news = { ...arsArrived(unknown ?? route), code };
    const answer = { status: 200, body: { accepted: false, reason: 'It is for no payin and no account' } };
    expect(await scene.tells(`m-unknown-${name}`, news)).toEqual(answer);
    expect(await scene.tells(`m-unknown-${name}`, news)).toEqual(answer);
    expect((await payinOf(scene.to.api, id)).status.type).toBe('created');
  });

  test('ten times in the same words, one after the other, is taken once', async () => {
    const { id, route } = await scene.opened(pixPayment());
    for (let time = 0; time < 10; time++) expect(await scene.tells('m-in-turn', pixArrived(route))).toEqual(taken(id));
    await scene.untilPayin(id, 'completed');
    expect(await arrivalsOf(scene.to.api, id)).toMatchObject([{ accepted: true, told: 10 }]);
  });

  test('ten times at once, to two Gatehouses, is taken once', async () => {
    const few = { DATABASE_CONNECTIONS: '4', JOB_CONCURRENCY: '1', ...scene.provider.environment };
    const beside = await Gatehouse.start({ beside: scene.gatehouse, environment: few });
    const { id, route } = await scene.opened(pixPayment());
    const answers = await Promise.all(
      Array.from({ length: 10 }, async (_, turn) => {
        const { url } = turn % 2 === 0 ? scene.gatehouse : beside;
        const response = await scene.provider.tellOfPayins(url, 'm-at-once', pixArrived(route) as never);
        return { status: response.status, body: await response.json() };
      }),
    );
    await beside.stop();
    expect(answers).toEqual(Array(10).fill(taken(id)));
    await scene.untilPayin(id, 'completed');
    expect(await arrivalsOf(scene.to.api, id)).toMatchObject([{ accepted: true, told: 10 }]);
  });

  test('to the own number of an account is a payin by itself, each movement another one', async () => {
    const to = await payee(scene.gatehouse);
    await to.api.get(`/payins/deposit-instructions?accountId=${to.accountId}`);
    const route = ownRoute(to.accountId);
    const first = await scene.tells('m-own-1', arsArrived(route, '300000'));
    const again = await scene.tells('m-own-1', arsArrived(route, '300000'));
    const second = await scene.tells('m-own-2', arsArrived(route, '300000'));
    expect(again).toEqual(first);
    const ids = [first, second].map(({ body }) => body.payinId ?? '');
    for (const id of ids) await scene.untilPayin(id, 'completed', to);
    expect((await payinsOf(to.api)).map(({ id }) => id)).toEqual(ids.toReversed());
  });
});

function ownRoute(accountId: string): string {
  const { routes } = scene.provider.payins.accounts.get(accountId)?.answer as { routes: { route: string }[] };
  return routes[0]?.route ?? '';
}

test('the books add up over all of them', () => scene.isWhole());
