import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { must } from '../support/service/api.js';
import { Gatehouse } from '../support/service/gatehouse.js';
import { type PayoutRequestBody, created, requestOf, statusOf, toBank } from '../support/payments/payouts.js';
import { type Instead, ProviderScene, isOrder, paid } from '../support/payments/provider-scene.js';
import { ProviderServer } from '../support/payments/provider-server.js';
import { until } from '../support/run/until.js';

let scene: ProviderScene;
let other: ProviderServer;
beforeAll(async () => {
  scene = await ProviderScene.open({ RAIL_PROVIDER_NAME: 'First Bank' });
  other = await ProviderServer.start();
  other.rates.set('ars USDC', { rate: '1600', exchangeFeePercentage: '1', transactionFee: '2' });
});
afterEach(() => {
  scene.provider.instead = undefined;
});
afterAll(async () => {
  await scene.close();
  await other.close();
});

async function withTheOther(): Promise<void> {
  await scene.gatehouse.service.close();
  await scene.restart({ ...other.environment, RAIL_PROVIDER_NAME: 'Second Bank' });
}

async function withTheFirst(): Promise<void> {
  await scene.gatehouse.service.close();
  await scene.restart();
}

async function statusesOf(id: string): Promise<string[]> {
  return (await requestOf(scene.from, id)).payouts.map(statusOf);
}

/** As it is asked to execute in one way or the other, by the provider that is configured then. */
function execute(id: string, exchangeRateToleranceMode: string): ReturnType<typeof scene.from.api.post> {
  return scene.from.api.post(`/payout-requests/${id}/execute`, { exchangeRateToleranceMode });
}

describe('what one provider was asked to pay', () => {
  const unclear: Instead = (request, usual) => {
    if (!isOrder(request)) return undefined;
    usual();
    return { status: 500 };
  };

  test('is never asked of the next one, which may tell of it what it likes', async () => {
    const payout = await scene.paying(unclear);
    const { id, payoutId } = payout;
    await until('it was ordered', () => scene.provider.orders.has(payoutId));
    await withTheOther();
    const refused = (): number =>
      scene.gatehouse.log.filter((line) => line.includes('is for the rail http-provider First Bank')).length;
    await until('it was tried three times', async () => {
      await scene.gatehouse.advance(400);
      return refused() >= 3;
    });
    const report = { payoutId, organizationId: scene.from.organization.id, status: 'completed' };
    expect(await other.callBack(scene.gatehouse.url, report)).toEqual([204]);
    await scene.untilReportsAreTaken();
    expect(await statusesOf(id)).toEqual(['created']);
    expect(other.requests).toEqual([]);

    await withTheFirst();
    scene.provider.instead = undefined;
    await scene.untilPayout(payout, 'pending');
    await scene.tell(payoutId, 'completed');
    await scene.untilPayout(payout, 'completed');
    await scene.went(payout, paid);
  });

  test('is not looked up with the next one, nor followed as that one tells', async () => {
    const payout = await scene.paying();
    const { id, payoutId } = payout;
    await scene.untilPayout(payout, 'pending');
    await withTheOther();
    const about = { payoutId, organizationId: scene.from.organization.id, errorCode: 'UNKNOWN', reason: 'No' };
    other.reports.set(payoutId, { ...about, status: 'failed', reportId: 'looked up' });
    const lookUps = async (): Promise<number> => {
      const [job] = await scene.sql<{ attempt: number }>(
        `SELECT (payload->>'attempt')::int AS attempt FROM graphile_worker._private_jobs WHERE key = $1`,
        [`lookUpPayout:${payoutId}`],
      );
      return job?.attempt ?? 0;
    };
    const before = await lookUps();
    await until('two look-ups were due', async () => {
      await scene.gatehouse.advance(400);
      return (await lookUps()) >= before + 2;
    });
    await other.callBack(scene.gatehouse.url, { ...about, status: 'failed' });
    await scene.untilReportsAreTaken();
    expect(await statusesOf(id)).toEqual(['pending']);
    expect(other.at(`/v1/payouts/${payoutId}`)).toEqual([]);

    await withTheFirst();
    scene.willTell(payoutId, 'completed');
    await scene.untilPayout(payout, 'completed');
    await scene.went(payout, paid);
  });
});

async function createdInTheSandbox(): Promise<PayoutRequestBody> {
  const { from } = scene;
  await scene.gatehouse.service.close();
  const sandbox = await Gatehouse.start({ beside: scene.gatehouse });
  const request = await created({ ...from, api: sandbox.withKey(from.api.key ?? '') }, [toBank(100)]);
  await sandbox.stop();
  await scene.restart();
  return request;
}

describe.each([
  ['the sandbox', createdInTheSandbox],
  ['another provider', () => created(scene.from, [toBank(100)])],
])('what %s has quoted', (_, quoted) => {
  test('is quoted anew by the provider that is to pay it, or refused where that is not wanted', async () => {
    const request = await quoted();
    const payoutId = request.payouts[0]?.id ?? '';
    const previousRate = request.payouts[0]?.details['exchangeRate'];
    await withTheOther();

    const strict = must(await execute(request.id, 'STRICT'), 422);
    expect(strict).toMatchObject({ name: 'PayoutQuoteExpired' });
    const expired = { payoutId, fiatCurrencyCode: 'ARS', previousRate, newRate: 1600 };
    expect(strict['params']).toEqual({ expiredQuotes: [expired] });
    expect(await requestOf(scene.from, request.id)).toEqual(request);

    const { payouts } = must(await execute(request.id, 'FLEXIBLE'), 200) as unknown as PayoutRequestBody;
    // (100 - 2) tokens, less one percent of what is exchanged.
    expect(payouts[0]?.details).toMatchObject({ exchangeRate: 1600, fiatAmount: { fiatAmount: 155_232 } });
    const payout = { id: request.id, payoutId };
    await scene.untilPayout(payout, 'pending');
    expect(other.orders.get(payoutId)?.order.fiatUnits).toBe('15523200');
    expect(scene.provider.orders.has(payoutId)).toBe(false);
    const report = { payoutId, organizationId: scene.from.organization.id, status: 'completed' };
    await other.callBack(scene.gatehouse.url, report);
    await scene.untilPayout(payout, 'completed');
    await withTheFirst();
  });
});

test('the books add up over all of them', () => scene.isWhole());
