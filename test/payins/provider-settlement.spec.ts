import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { PayinProviderScene, arsArrived, pixArrived } from '../support/payments/payin-provider-scene.js';
import { arrivalsOf, arsTransfer, payinOf, payinsOf, pixPayment, wayOf } from '../support/payments/payins.js';
import { ProviderServer } from '../support/payments/provider-server.js';
import { until } from '../support/run/until.js';

let scene: PayinProviderScene;
let other: ProviderServer;
beforeAll(async () => {
  scene = await PayinProviderScene.open({ RAIL_PROVIDER_NAME: 'First Bank' });
  other = await ProviderServer.start();
});
afterEach(() => {
  scene.provider.instead = undefined;
});
afterAll(async () => {
  await scene.close();
  await other.close();
});

function withTheOther(): Promise<void> {
  return scene.restart({ ...other.environment, RAIL_PROVIDER_NAME: 'Second Bank' });
}

async function came(fiatUnits = '53500', by = scene.provider): Promise<string> {
  const { id, route } = await scene.opened(pixPayment(fiatUnits));
  expect((await scene.tells(`m-${id}`, pixArrived(route, fiatUnits), by)).body).toEqual({
    accepted: true,
    payinId: id,
  });
  return id;
}

/** How often it was tried to settle it, or to send its money back. */
async function untilTried(job: string, payinId: string, attempt: number): Promise<void> {
  await until(`${job} is tried for the time ${attempt}`, async () => {
    await scene.gatehouse.advance(300);
    const [row] = await scene.sql<{ attempt: number }>(
      `SELECT (payload->>'attempt')::int AS attempt FROM graphile_worker._private_jobs WHERE key = $1`,
      [`${job}:${payinId}`],
    );
    return (row?.attempt ?? 0) >= attempt;
  });
}

describe('while the provider tells no rates', () => {
  test.each([
    ['is not reached', { status: 503 }],
    ['has none of them', { status: 404 }],
    ['answers nonsense', { status: 200, body: { rate: 'much' } }],
  ])('because it %s, money waits, and is settled when it does', async (_, answer) => {
    const { id, route } = await scene.opened(pixPayment());
    await scene.forgetRates();
    scene.answers('/v1/payin-rates', () => answer);
    expect((await scene.tells(`m-${id}`, pixArrived(route))).body).toEqual({ accepted: true, payinId: id });
    await untilTried('settlePayin', id, 3);
    expect(await payinOf(scene.to.api, id)).toMatchObject({ status: { type: 'pending' } });
    expect(await scene.sql('SELECT 1 FROM transfer WHERE related_id = $1', [id])).toEqual([]);
    scene.provider.instead = undefined;
    await scene.gatehouse.advance(300);
    await scene.untilPayin(id, 'completed');
    expect(await wayOf(scene.to.api, id)).toBe('null > created > pending > completed');
  });
});

describe('money that became no tokens', () => {
  const refusedByTheChain = '10081';

  test('is asked back in the words of the protocol, once', async () => {
    const id = await came(refusedByTheChain);
    const { failureReason } = await scene.untilPayin(id, 'failed');
    expect(failureReason).toBe('settlementFailed');
    await until('it was asked back', () => scene.provider.payins.returns.has(id));
    const [request] = scene.provider.at('/v1/payins/returns');
    expect(request?.headers['idempotency-key']).toBe(id);
    expect(JSON.parse(request?.body ?? '')).toEqual({
      ...{ payinId: id, organizationId: scene.to.organization.id, arrivalId: `m-${id}` },
    });
    expect(scene.provider.payins.returns.get(id)?.count).toBe(1);
  });

  test('is asked back in the same words until the provider has said that it does so', async () => {
    const answers = [{ status: 503 }, { status: 422, body: {} }, { status: 200, signed: 'not' as const }];
    scene.answers('/v1/payins/returns', (_, usual) => answers.shift() ?? usual());
    const id = await came(refusedByTheChain);
    await scene.untilPayin(id, 'failed');
    await until('it was asked back', async () => {
      await scene.gatehouse.advance(10);
      return scene.provider.payins.returns.has(id);
    });
    const asked = scene.provider.at('/v1/payins/returns').filter(({ body }) => body.includes(id));
    expect(asked).toHaveLength(4);
    expect(new Set(asked.map(({ body, headers }) => `${headers['idempotency-key']} ${body}`)).size).toBe(1);
    await scene.gatehouse.advance(600);
    expect(scene.provider.payins.returns.get(id)?.count).toBe(1);
    expect(await wayOf(scene.to.api, id)).toBe('null > created > pending > failed');
  });

  test('because fees leave nothing of it any more, goes back as well', async () => {
    const { id, route } = await scene.opened(pixPayment());
    await scene.forgetRates();
    const rate = { rate: '1450.25', exchangeFeePercentage: '100', transactionFee: '0', minimum: '1.00' };
    scene.answers('/v1/payin-rates', () => ({ status: 200, body: rate }));
    await scene.tells(`m-${id}`, pixArrived(route));
    expect((await scene.untilPayin(id, 'failed')).failureReason).toBe('settlementFailed');
    await until('it was asked back', () => scene.provider.payins.returns.has(id));
    scene.provider.instead = undefined;
    await scene.forgetRates();
  });
});

describe('when another provider is configured', () => {
  test('money for what the first one opened is to be sent back, and the payin stays', async () => {
    const { id, route } = await scene.opened(arsTransfer());
    await withTheOther();
    const refused = {
      status: 200,
      body: { accepted: false, payinId: id, reason: 'Another rail brings money for this' },
    };
    expect(await scene.tells('m-of-another', arsArrived(route), other)).toEqual(refused);
    expect(await scene.tells('m-of-another', arsArrived(route), other)).toEqual(refused);
    expect(await arrivalsOf(scene.to.api, id)).toMatchObject([{ accepted: false, reason: 'wrongRail', told: 2 }]);
    expect((await payinOf(scene.to.api, id)).status.type).toBe('created');
    await scene.restart();
    expect((await scene.tells('m-of-another', arsArrived(route))).body).toEqual({ accepted: true, payinId: id });
    await scene.untilPayin(id, 'completed');
  });

  test('what the first one was paid waits for it, and the new one is not asked about it', async () => {
    const { id, route } = await scene.opened(pixPayment());
    await scene.forgetRates();
    scene.answers('/v1/payin-rates', () => ({ status: 503 }));
    await scene.tells(`m-${id}`, pixArrived(route));
    await untilTried('settlePayin', id, 2);
    await withTheOther();
    const asked = other.requests.length;
    await untilTried('settlePayin', id, 5);
    expect(other.requests).toHaveLength(asked);
    await other.tellOfPayins(scene.gatehouse.url, 'r-of-another', {
      ...{ type: 'report', payinId: id, organizationId: scene.to.organization.id, status: 'rejected' },
    });
    expect(await wayOf(scene.to.api, id)).toBe('null > created > pending');
    scene.provider.instead = undefined;
    await scene.restart();
    await scene.gatehouse.advance(300);
    await scene.untilPayin(id, 'completed');
  });

  test('what is to go back goes back by the first one', async () => {
    scene.answers('/v1/payins/returns', () => ({ status: 503 }));
    const id = await came('10081');
    await scene.untilPayin(id, 'failed');
    await untilTried('sendMoneyBack', id, 2);
    await withTheOther();
    await untilTried('sendMoneyBack', id, 4);
    expect(other.payins.returns.size).toBe(0);
    scene.provider.instead = undefined;
    await scene.restart();
    await scene.gatehouse.advance(300);
    await until('it was asked back', () => scene.provider.payins.returns.has(id));
  });

  test('the same number of both is of two movements', async () => {
    const first = await came();
    await scene.untilPayin(first, 'completed');
    await withTheOther();
    const body = { destinationAccountId: scene.to.accountId, payinDetails: pixPayment() };
    const answer = await scene.to.api.post('/payins', body);
    expect(answer.status).toBe(201);
    const id = String(answer.body['id']);
    const route = (other.payins.opened.get(id)?.answer as { route: string }).route;
    expect((await scene.tells(`m-${first}`, pixArrived(route), other)).body).toEqual({ accepted: true, payinId: id });
    await scene.untilPayin(id, 'completed');
    await scene.restart();
  });

  test('a route that the first one has given is given to nobody else', async () => {
    const { route } = await scene.opened(arsTransfer());
    await withTheOther();
    other.instead = (request, usual) => {
      if (request.path !== '/v1/payins') return undefined;
      usual();
      return { status: 201, body: { route, instructions: { type: 'ars-bank-transfer', cvu: route, bankName: 'B' } } };
    };
    const body = { destinationAccountId: scene.to.accountId, payinDetails: arsTransfer() };
    const [key, before] = [{ 'Idempotency-Key': randomUUID() }, await payinsOf(scene.to.api)];
    expect((await scene.to.api.post('/payins', body, key)).status).toBeGreaterThanOrEqual(500);
    expect(await payinsOf(scene.to.api)).toEqual(before);
    other.instead = undefined;
    expect((await scene.to.api.post('/payins', body, key)).status).toBe(201);
    await scene.restart();
  });
});

test('the books add up over all of them', () => scene.isWhole([scene.provider, other]));
