import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { accountOf } from '../support/chains/accounts.js';
import { eventsOf, requestOf } from '../support/payments/payouts.js';
import { type Paying, ProviderScene, isOrder, paid } from '../support/payments/provider-scene.js';
import { until } from '../support/run/until.js';

let scene: ProviderScene;
beforeAll(async () => {
  scene = await ProviderScene.open({ LOG_LEVEL: 'trace' });
});
afterEach(() => {
  scene.provider.instead = undefined;
});
afterAll(() => scene.close());

async function contradictions(): Promise<number> {
  const { body } = await scene.gatehouse.anyone.get('/metrics');
  return Number(/^gatehouse_payout_contradictions_total (\d+)$/m.exec(String(body['text']))?.[1]);
}

async function balance(): Promise<unknown> {
  const { accountDetails } = await accountOf(scene.from.api, scene.from.accountId);
  return accountDetails?.balances.find(({ tokenSymbol }) => tokenSymbol === 'USDC');
}

test('a payout that is held and then refunded was let go on, and its tokens come back', async () => {
  const before = await balance();
  const payout = await scene.paying();
  await scene.untilPayout(payout, 'pending');
  await scene.tell(payout.payoutId, 'onHold');
  await scene.untilPayout(payout, 'onHold');
  await scene.tell(payout.payoutId, 'refunded');
  await scene.untilPayout(payout, 'refunded');
  await scene.went(payout, 'created > pending > onHold > pending > refundInProgress > refunded');
  expect(await balance()).toEqual(before);
  expect((await requestOf(scene.from, payout.id)).status.type).toBe('failed');
});

test.each([
  ['completed', 'failed', paid],
  ['failed', 'completed', 'created > pending > failed'],
])('a payout that was %s and is said to be %s stays as it is, and is counted', async (first, then, way) => {
  const before = await contradictions();
  const payout = await scene.paying();
  await scene.untilPayout(payout, 'pending');
  await scene.tell(payout.payoutId, first);
  await scene.untilPayout(payout, first);
  await scene.tell(payout.payoutId, first, { id: `again-${payout.payoutId}` });
  await scene.untilReportsAreTaken();
  expect(await contradictions()).toBe(before);
  await scene.tell(payout.payoutId, then, { times: 2 });
  await scene.untilReportsAreTaken();
  await scene.went(payout, way);
  expect(await contradictions()).toBe(before + 1);
});

const person = 'Rosalinda Quintanilla';
const account = '9988776655443322';
const named = { errorCode: 'ACCOUNT_CLOSED', reason: `${person} has closed the account ${account}` };

/** How what a provider says of somebody comes to Gatehouse. */
const tellings: readonly [string, (payout: Paying) => Promise<unknown>, string][] = [
  ['by itself', ({ payoutId }) => told(payoutId, 'failed'), 'failed'],
  ['of a refund', ({ payoutId }) => told(payoutId, 'refundInProgress'), 'refundInProgress'],
  [
    'when it is looked up',
    ({ payoutId }) => {
      scene.provider.reports.set(payoutId, { ...about(payoutId, 'failed'), reportId: `looked-up-${payoutId}` });
      return scene.gatehouse.advance(600);
    },
    'failed',
  ],
];

function about(payoutId: string, status: string): Parameters<typeof scene.provider.callBack>[1] {
  return { payoutId, organizationId: scene.from.organization.id, status, ...named };
}

function told(payoutId: string, status: string): Promise<unknown> {
  return scene.provider.callBack(scene.gatehouse.url, about(payoutId, status));
}

async function isNowhere({ id }: Paying): Promise<void> {
  const answers = [await eventsOf(scene.from, id), await requestOf(scene.from, id)];
  for (const text of [JSON.stringify(answers), await scene.gatehouse.databaseText(), scene.gatehouse.log.join('\n')])
    for (const secret of [person, 'Quintanilla', account]) expect(text).not.toContain(secret);
}

test.each(tellings)('what a provider says of people %s is kept nowhere, not even while it waits', async (...given) => {
  const [, tell, status] = given;
  const payout = await scene.paying();
  await scene.untilPayout(payout, 'pending');
  const release = await scene.gatehouse.holding('SELECT 1 FROM payout_request WHERE id = $1 FOR UPDATE', [payout.id]);
  await tell(payout);
  const waiting = async (): Promise<string> =>
    JSON.stringify(
      await scene.sql(
        `SELECT payload FROM graphile_worker._private_jobs AS job JOIN graphile_worker._private_tasks AS task ON task.id = task_id
         WHERE task.identifier = 'takePayoutReport' AND payload->>'payoutId' = $1`,
        [payout.payoutId],
      ),
    );
  await until('the report waits', async () => (await waiting()).includes(payout.payoutId));
  expect(await waiting()).not.toContain(person);
  await isNowhere(payout);
  await release();
  await scene.untilPayout(payout, status);
  if (status === 'refundInProgress') {
    await told(payout.payoutId, 'refunded');
    await scene.untilPayout(payout, 'refunded');
  }
  await isNowhere(payout);
});

test('what a provider says of people when it refuses, well or badly, is kept nowhere', async () => {
  let isFirst = true;
  const payout = await scene.paying((request) => {
    if (!isOrder(request)) return undefined;
    const body = isFirst ? { ...named, errorCode: named.reason } : named;
    isFirst = false;
    return { status: 422, body };
  });
  await scene.untilPayout(payout, 'failed');
  expect(isFirst).toBe(false);
  await isNowhere(payout);
});

test('the books add up over all of them', () => scene.isWhole());
