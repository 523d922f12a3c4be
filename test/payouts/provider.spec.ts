import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { created, requestOf, statusOf, toWallet } from '../support/payments/payouts.js';
import { ProviderScene, answersWithinMilliseconds, isOrder, paid } from '../support/payments/provider-scene.js';
import { until } from '../support/run/until.js';

let scene: ProviderScene;
beforeAll(async () => {
  scene = await ProviderScene.open();
});
afterEach(() => {
  scene.provider.instead = undefined;
});
afterAll(() => scene.close());

function orderedId({ body }: { readonly body: string }): string {
  return (JSON.parse(body) as { payoutId: string }).payoutId;
}

test('what is told many times, in the same words and in others, is followed once', async () => {
  const payout = await scene.paying();
  await scene.untilPayout(payout, 'pending');
  expect(await scene.tell(payout.payoutId, 'completed', { times: 3 })).toEqual([204, 204, 204]);
  await scene.tell(payout.payoutId, 'completed', { id: `again-${payout.payoutId}` });
  await scene.untilPayout(payout, 'completed');
  await scene.went(payout, paid);
  expect(scene.provider.orders.get(payout.payoutId)?.count).toBe(1);
});

test('a payout that is completed before the order is answered is completed, and has the reference of the answer', async () => {
  const payout = await scene.paying(async (request, usual) => {
    if (!isOrder(request)) return undefined;
    const answer = usual();
    await scene.tell(orderedId(request), 'completed');
    const isCompleted = async (): Promise<boolean> =>
      (await scene.sql(`SELECT 1 FROM payout WHERE id = $1 AND status = 'completed'`, [orderedId(request)])).length > 0;
    await until('it is completed', isCompleted, { milliseconds: answersWithinMilliseconds }).catch(() => undefined);
    return answer;
  });
  await scene.untilPayout(payout, 'completed');
  await scene.went(payout, paid);
});

test.each([
  ['pending', paid],
  ['onHold', 'created > pending > onHold > pending > completed'],
])('a payout of which nothing but %s was told, before the order was answered, is looked up', async (status, way) => {
  let isSilent = true;
  const payout = await scene.paying(async (request, usual) => {
    if (!isOrder(request) || !isSilent) return undefined;
    isSilent = false;
    usual();
    await scene.tell(orderedId(request), status);
    return { status: 500 };
  });
  await scene.untilPayout(payout, status);
  scene.willTell(payout.payoutId, 'completed');
  await scene.gatehouse.advance(600);
  await scene.untilPayout(payout, 'completed');
  await scene.went(payout, way);
});

test('a payout of which nothing is told is looked up, again and again; the same may be told afterwards', async () => {
  const payout = await scene.paying();
  await scene.untilPayout(payout, 'pending');
  await scene.gatehouse.advance(120);
  await until('it was looked up', () => scene.provider.at(`/v1/payouts/${payout.payoutId}`).length > 0);
  scene.willTell(payout.payoutId, 'completed');
  await scene.gatehouse.advance(120);
  await scene.untilPayout(payout, 'completed');
  await scene.tell(payout.payoutId, 'completed', { id: `r-${payout.payoutId}-completed` });
  await scene.went(payout, paid);
});

test('a payout that is completed a day late is completed', async () => {
  const payout = await scene.paying();
  await scene.untilPayout(payout, 'pending');
  await scene.gatehouse.advance(86_400);
  await scene.tell(payout.payoutId, 'completed');
  await scene.untilPayout(payout, 'completed');
  await scene.went(payout, paid);
});

test.each([
  ['failed', 'completed'],
  ['completed', 'failed'],
  ['completed', 'onHold'],
  ['completed', 'pending'],
])('a payout that is %s, and then said to be %s, stays as it is', async (first, then) => {
  const payout = await scene.paying();
  await scene.untilPayout(payout, 'pending');
  await scene.tell(payout.payoutId, first);
  await scene.untilPayout(payout, first);
  expect(await scene.tell(payout.payoutId, then)).toEqual([204]);
  await scene.untilReportsAreTaken();
  await scene.went(payout, `created > pending > ${first}`);
});

test('a payout of which is told last that its money is on its way back is looked up until it is back', async () => {
  const payout = await scene.paying();
  const { payoutId } = payout;
  await scene.untilPayout(payout, 'pending');
  await scene.tell(payoutId, 'completed');
  await scene.untilPayout(payout, 'completed');
  // Nobody asks any more after one that is completed.
  await scene.gatehouse.advance(3_600);
  await untilNothingIsAsked(payoutId);
  await scene.tell(payoutId, 'refundInProgress');
  await scene.untilPayout(payout, 'refundInProgress');
  scene.willTell(payoutId, 'refunded');
  await scene.gatehouse.advance(600);
  await scene.untilPayout(payout, 'refunded');
  await scene.went(payout, `${paid} > refundInProgress > refunded`);
});

test('what is told of anything else than an ordered payout changes nothing', async () => {
  const wallet = await created(scene.from, [toWallet(5)]);
  const ids = [wallet.payouts[0]?.id ?? '', '0193a1b2-0000-7000-8000-000000000001'];
  for (const payoutId of ids) expect(await scene.tell(payoutId, 'completed')).toEqual([204]);
  const payout = await scene.paying();
  const { payoutId } = payout;
  await scene.untilPayout(payout, 'pending');
  const { id: organizationId } = await scene.gatehouse.organization();
  await scene.provider.callBack(scene.gatehouse.url, { payoutId, organizationId, status: 'completed' });
  await scene.untilReportsAreTaken();
  await scene.went(payout, 'created > pending');
  expect((await requestOf(scene.from, wallet.id)).payouts.map(statusOf)).toEqual(['AWAITING_EXECUTION']);
  await scene.tell(payoutId, 'completed');
  await scene.untilPayout(payout, 'completed');
});

test('a look-up that is answered with another payout is not believed', async () => {
  const [payout, other] = [await scene.paying(), await scene.paying()];
  await scene.untilPayout(payout, 'pending');
  await scene.untilPayout(other, 'pending');
  scene.willTell(other.payoutId, 'completed');
  const about = scene.provider.reports.get(other.payoutId);
  if (about !== undefined) scene.provider.reports.set(payout.payoutId, about);
  scene.provider.reports.delete(other.payoutId);
  await scene.gatehouse.advance(120);
  await until('it was looked up', () => scene.provider.at(`/v1/payouts/${payout.payoutId}`).length > 0);
  await scene.untilReportsAreTaken();
  for (const each of [payout, other]) {
    await scene.went(each, 'created > pending');
    await scene.tell(each.payoutId, 'completed');
    await scene.untilPayout(each, 'completed');
  }
});

test('the books add up over all of them', () => scene.isWhole());

async function untilNothingIsAsked(payoutId: string): Promise<void> {
  await until('its last look-up is done', async () => {
    const jobs = await scene.sql('SELECT 1 FROM graphile_worker.jobs WHERE key = $1', [`lookUpPayout:${payoutId}`]);
    return jobs.length === 0;
  });
}
