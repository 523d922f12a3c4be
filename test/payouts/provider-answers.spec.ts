import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { auditEntries } from '../support/compliance/audit-entries.js';
import type { Answer } from '../support/service/api.js';
import { Gatehouse } from '../support/service/gatehouse.js';
import { requestOf, statusOf } from '../support/payments/payouts.js';
import { type Instead, ProviderScene, isOrder, paid } from '../support/payments/provider-scene.js';
import { until } from '../support/run/until.js';

let scene: ProviderScene;
beforeAll(async () => {
  scene = await ProviderScene.open();
});
afterEach(() => {
  scene.provider.instead = undefined;
});
afterAll(() => scene.close());

const refusal = { errorCode: 'ACCOUNT_CLOSED', reason: 'The account is closed' };

describe('an order that the provider took', () => {
  test.each<[string, Instead]>([
    ['with 500', () => ({ status: 500 })],
    ['not at all', () => new Promise(() => undefined)],
    ['with what is no JSON', () => ({ status: 200, body: 'taken!' })],
    ['with something else', () => ({ status: 200, body: { ok: true } })],
    ['with a redirect', () => ({ status: 302, headers: { location: 'http://127.0.0.1:1/' } })],
    ['by a text without a signature', () => ({ status: 200, body: { reference: 'forged' }, signed: 'not' })],
    ['by a refusal that another signed', () => ({ status: 422, body: refusal, signed: 'byAnother' })],
    ['by an answer to another question', () => ({ status: 200, body: { reference: 'x' }, signed: 'forAnother' })],
  ])('and answered %s is given again in the same words, and paid once', async (_, answer) => {
    let left = 2;
    const payout = await scene.paying((request, usual) => {
      if (!isOrder(request) || left-- <= 0) return undefined;
      usual();
      return answer(request, usual);
    });
    const { payoutId } = payout;
    await scene.untilPayout(payout, 'pending');
    const order = scene.provider.orders.get(payoutId);
    expect(order?.count).toBe(3);
    expect(await scene.sql('SELECT rail_reference AS reference FROM payout WHERE id = $1', [payoutId])).toEqual([
      { reference: order?.reference },
    ]);
    await scene.tell(payoutId, 'completed');
    await scene.untilPayout(payout, 'completed');
    await scene.went(payout, paid);
  });
});

test('an order that is refused is not given again, and its tokens come back', async () => {
  const payout = await scene.paying((request) => (isOrder(request) ? { status: 422, body: refusal } : undefined));
  await scene.untilPayout(payout, 'failed');
  await scene.gatehouse.advance(3_600);
  await scene.went(payout, 'created > pending > failed');
  expect(scene.provider.orders.has(payout.payoutId)).toBe(false);
});

test('a provider that is down for a day has all orders when it is back', async () => {
  let isDown = true;
  const payout = await scene.paying(() => (isDown ? { status: 503, signed: 'not' } : undefined));
  const { payoutId } = payout;
  const asked = (): number => scene.provider.at('/v1/payouts').filter(({ body }) => body.includes(payoutId)).length;
  for (let quarter = 0; quarter < 4; quarter++) {
    const before = asked();
    await until('it was asked again', async () => {
      await scene.gatehouse.advance(21_600);
      return asked() > before;
    });
  }
  isDown = false;
  await scene.untilPayout(payout, 'pending');
  expect(scene.provider.orders.get(payoutId)?.count).toBe(1);
  await scene.tell(payoutId, 'completed');
  await scene.untilPayout(payout, 'completed');
  await scene.went(payout, paid);
});

test('an order is for the rail that was chosen: another one is never asked, for however long it is configured', async () => {
  const { gatehouse } = scene;
  let isDown = true;
  const payout = await scene.paying(() => (isDown ? { status: 503 } : undefined));
  await until('it was asked', () =>
    scene.provider.at('/v1/payouts').some(({ body }) => body.includes(payout.payoutId)),
  );
  await gatehouse.service.close();
  const sandbox = await Gatehouse.start({ beside: gatehouse });
  const refused = (): number => sandbox.log.filter((line) => line.includes('is for the rail http-provider')).length;
  // More often than a job may fail.
  await until('it was tried thirty times', async () => {
    await sandbox.advance(400);
    return refused() >= 30;
  });
  const known = await requestOf({ api: sandbox.withKey(scene.from.api.key ?? '') }, payout.id);
  expect(known.payouts.map(statusOf)).toEqual(['created']);
  await sandbox.stop();
  isDown = false;
  await scene.restart();
  await scene.gatehouse.advance(600);
  await scene.untilPayout(payout, 'pending');
  expect(scene.provider.orders.get(payout.payoutId)?.count).toBe(1);
  await scene.tell(payout.payoutId, 'completed');
  await scene.untilPayout(payout, 'completed');
  await scene.went(payout, paid);
});

test('the books add up over all of them', () => scene.isWhole());

test('whose a Bre-B key is was asked for, also where the provider did not answer', async () => {
  const { gatehouse, provider, from } = scene;
  provider.instead = ({ path }) => (path === '/v1/bre-b-key-validations' ? { status: 500 } : undefined);
  const ask = (headers = {}): Promise<Answer> =>
    from.api.post('/counterparties/payment-methods/bre-b-key-validations', { key: '@ana' }, headers);
  const answers = [await ask(), await ask({ 'Idempotency-Key': randomUUID() })];
  expect(answers.map(({ status }) => status >= 500)).toEqual([true, true]);
  const { results, verification } = await auditEntries(gatehouse, from.organization.id, { limit: '100' });
  const asked = results.filter(({ action }) => action === 'breBKeyLookedUp');
  expect(asked.map(({ reason }) => reason)).toEqual(Array(2).fill('It was asked for, and not answered'));
  expect(verification).toMatchObject({ intact: true });
});
