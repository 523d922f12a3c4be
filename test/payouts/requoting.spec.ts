import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { type Answer, must } from '../support/service/api.js';
import { created, requestOf, toBank, toWallet } from '../support/payments/payouts.js';
import { ProviderScene } from '../support/payments/provider-scene.js';
import type { ProviderRateBody } from '../support/payments/provider-server.js';

let scene: ProviderScene;
beforeAll(async () => {
  scene = await ProviderScene.open();
});
afterEach(() => {
  scene.provider.instead = undefined;
  scene.provider.rates.clear();
});
afterAll(() => scene.close());

const most = { amount: { fiatAmount: 100_000_000_000, fiatCurrencyCode: 'ARS' } };
const tooMuch = 'takes more than the 100000000 tokens that one payout may take';
const tooLittle = 'leaves nothing for the recipient once the fees are paid';
const usual: ProviderRateBody = { rate: '1450.25', exchangeFeePercentage: '0.5', transactionFee: '0.25' };

function execute(id: string): Promise<Answer> {
  return scene.from.api.post(`/payout-requests/${id}/execute`, {});
}

/** Whatever was quoted has expired, and the provider quotes in another way, or not at all. */
async function later(rate?: ProviderRateBody): Promise<void> {
  await scene.gatehouse.advance(600);
  if (rate !== undefined) scene.provider.rates.set('ars USDC', rate);
}

test('a payout that would take more tokens than one may is refused, and preflight tells so', async () => {
  const row = toBank(1, { ...most, developerFee: { developerFeePercentage: 99.9999 } });
  const { from } = scene;
  const body = { sourceAccountId: from.accountId, payouts: [row] };
  const { params } = must(await from.api.post('/payout-requests', body), 400);
  expect(params).toEqual({ failures: [{ field: 'payouts.0.amount', messages: [tooMuch] }] });
  const { payouts } = must(await from.api.post('/payout-requests/preflight', body), 200) as { payouts: object[] };
  expect(payouts).toMatchObject([{ failures: [{ name: 'ValidationFailed', fields: ['amount'], message: tooMuch }] }]);
});

test.each([
  ['too little is left of', toBank(100), { ...usual, transactionFee: '200' }, tooLittle],
  ['too much is taken by', toBank(1, most), { ...usual, rate: '999' }, tooMuch],
])('at a new rate by which %s a payout, its request is not executed', async (_, row, rate, why) => {
  const request = await created(scene.from, [toWallet(1), row]);
  await later(rate);
  const { params } = must(await execute(request.id), 400);
  expect(params).toEqual({ failures: [{ field: 'payouts.1.amount', messages: [why] }] });
  expect(await requestOf(scene.from, request.id)).toEqual(request);
});

describe('while the provider is silent', () => {
  const asked = (): number => scene.provider.requests.filter(({ path }) => path.startsWith('/v1/rates')).length;
  const silence = (): void => {
    scene.provider.instead = ({ path }) => (path.startsWith('/v1/rates') ? new Promise(() => undefined) : undefined);
  };

  test('a request that was executed is refused at once', async () => {
    const payout = await scene.paying();
    await later();
    silence();
    const before = asked();
    expect(must(await execute(payout.id), 409)).toMatchObject({ name: 'IllegalTransition' });
    expect(asked()).toBe(before);
    scene.provider.instead = undefined;
    await scene.untilPayout(payout, 'pending');
    await scene.tell(payout.payoutId, 'completed');
    await scene.untilPayout(payout, 'completed');
  });

  test('one of somebody who is not approved is refused at once; one that may be executed asks the provider', async () => {
    const { organization } = scene.from;
    const approve = (tiers: string): Promise<object[]> =>
      scene.sql('UPDATE standing SET approved_tiers = $2 WHERE organization_id = $1', [organization.id, tiers]);
    const request = await created(scene.from, [toBank(100)]);
    await later();
    silence();
    const before = asked();
    await approve('{}');
    expect(must(await execute(request.id), 403)).toMatchObject({ name: 'ComplianceApprovalRequired' });
    expect(asked()).toBe(before);
    await approve('{US_STANDARD}');
    expect((await execute(request.id)).status).toBeGreaterThanOrEqual(500);
    expect(asked()).toBeGreaterThan(before);
    expect(await requestOf(scene.from, request.id)).toEqual(request);
  });
});

test('the books add up over all of them', () => scene.isWhole());
