import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { exceptionOf, openedAbout, comparedAll, resolvedByTwo } from '../support/payments/exceptions.js';
import {
  accountFreezes,
  frozen,
  heldBy,
  isWhole,
  keptApart,
  unfrozen,
  untilHeld,
} from '../support/payments/freezing.js';
import { payer } from '../support/payments/payouts.js';
import { ProviderScene, isOrder, paid } from '../support/payments/provider-scene.js';
import { until } from '../support/run/until.js';
import { must } from '../support/service/api.js';
import { act } from '../support/staff/proposal-scene.js';

let scene: ProviderScene;
let path: string;
beforeAll(async () => {
  scene = await ProviderScene.open();
});
beforeEach(async () => {
  scene.provider.instead = undefined;
  scene.from = await payer(scene.gatehouse, '100000000');
  path = accountFreezes(scene.from);
});
afterAll(() => comparedAll(scene.gatehouse).then(() => scene.close()));

async function statusOf(payoutId: string): Promise<string> {
  const [payout] = await scene.sql<{ status: string }>('SELECT status FROM payout WHERE id = $1', [payoutId]);
  return payout?.status ?? 'none';
}

/** What the newest event of a payout says that it is. */
async function toldLast(payoutId: string): Promise<unknown> {
  const [event] = await scene.sql<{ status: unknown }>(
    `SELECT payload -> 'statusChangeDetails' -> 'currentStatus' AS status FROM event WHERE resource_id = $1 ORDER BY id DESC LIMIT 1`,
    [payoutId],
  );
  return event?.status;
}

/** The whole balance, of which nothing is left. */
async function completed(): Promise<{ id: string; payoutId: string }> {
  const payout = await scene.paying();
  await scene.untilPayout(payout, 'pending');
  await scene.tell(payout.payoutId, 'completed');
  await scene.untilPayout(payout, 'completed');
  expect(await heldBy(scene.from)).toEqual({ value: '0', reserved: '0' });
  return payout;
}

describe('a payout to a bank, of an account that is frozen', () => {
  test('is not ordered, says so, and is ordered once when the freeze ends', async () => {
    const { gatehouse, provider } = scene;
    const payout = await scene.paying((request) => (isOrder(request) ? { status: 503, body: {} } : undefined));
    await until('its rail was asked', async () => {
      await gatehouse.advance(1);
      return provider.at('/v1/payouts').some(({ body }) => body.includes(payout.payoutId));
    });
    await frozen(gatehouse, path, 'debit');
    provider.instead = undefined;
    await gatehouse.advance(4 * 3_600);
    expect(await openedAbout(gatehouse, payout.payoutId)).toMatchObject({
      kind: 'payoutStuck',
      because: 'Its account is frozen, and nobody was asked to pay it for 4 hours',
    });
    expect(provider.orders.has(payout.payoutId)).toBe(false);
    expect(await statusOf(payout.payoutId)).toBe('created');
    await unfrozen(gatehouse, path);
    await until('it is ordered', () => provider.orders.has(payout.payoutId));
    await scene.untilPayout(payout, 'pending');
    await scene.tell(payout.payoutId, 'completed');
    await scene.untilPayout(payout, 'completed');
    await scene.went(payout, paid);
    await scene.isWhole();
  });

  test('goes on where its rail has it', async () => {
    const payout = await scene.paying();
    await scene.untilPayout(payout, 'pending');
    await frozen(scene.gatehouse, path);
    await scene.tell(payout.payoutId, 'completed');
    await scene.untilPayout(payout, 'completed');
    await scene.went(payout, paid);
    await isWhole(scene.gatehouse);
  });

  test('whose money comes back is refunded when its tokens leave the frozen reserve', async () => {
    const { gatehouse } = scene;
    const payout = await completed();
    await frozen(gatehouse, path);
    await scene.tell(payout.payoutId, 'refunded');
    const sent = '99000000';
    // The developer fee had stayed in its wallet.
    await untilHeld(gatehouse, scene.from, { value: '1000000', reserved: '0', frozen: sent });
    expect(await keptApart(gatehouse, scene.from)).toMatchObject([{ amount: { units: sent } }]);
    expect(await statusOf(payout.payoutId)).toBe('refundInProgress');
    await isWhole(gatehouse);
    await unfrozen(gatehouse, path);
    await untilHeld(gatehouse, scene.from, { value: '100000000', reserved: '0' });
    await scene.untilPayout(payout, 'refunded');
    await scene.isWhole();
  });
});

test('money that comes back for an organization that was erased is written off by two people', async () => {
  const { gatehouse, from } = scene;
  const { payoutId } = await completed();
  await developerFeeIsWrittenOff();
  must(await gatehouse.operator.delete(`/organizations/${from.organization.id}`, { reason: 'Asked for' }), 204);
  await scene.tell(payoutId, 'refunded', { times: 2 });
  const exception = await openedAbout(gatehouse, payoutId);
  expect(exception).toMatchObject({
    kind: 'refundToErased',
    organizationId: from.organization.id,
    amount: { tokenSymbol: 'USDC', blockchain: 'POLYGON', units: '100000000' },
    options: ['writeOff'],
  });
  // Nobody waits for it as for a payout, and nothing is sent.
  await gatehouse.advance(4 * 3_600);
  await gatehouse.work('lookForPayoutStuck');
  expect(await openedAbout(gatehouse, payoutId)).toMatchObject({ id: exception.id });
  const before = await earned();
  await resolvedByTwo(gatehouse, exception, 'writeOff');
  expect((await earned()) - before).toBe(99_000_000n);
  expect(await exceptionOf(gatehouse, exception.id)).toMatchObject({ resolution: { option: 'writeOff' } });
  const written = {
    type: 'failed',
    reason: 'The money came back after the organization was erased, and nobody is there to have it',
    errorCode: 'UNKNOWN',
  };
  expect(await toldLast(payoutId)).toEqual(written);
  for (const status of ['refunded', 'refundInProgress']) await scene.tell(payoutId, status, { id: `again-${status}` });
  await scene.untilReportsAreTaken();
  expect(await statusOf(payoutId)).toBe('failed');
  expect(await toldLast(payoutId)).toEqual(written);
  expect(await scene.sql('SELECT 1 FROM commitment WHERE organization_id = $1', [from.organization.id])).toEqual([]);
  const [left] = await scene.sql<{ units: string }>(
    `SELECT coalesce(sum(units), 0)::text AS units FROM ledger_balance WHERE account_id = $1`,
    [from.accountId],
  );
  expect(left?.units).toBe('0');
  await isWhole(gatehouse);
});

/** Who is owed some is not erased. */
async function developerFeeIsWrittenOff(): Promise<void> {
  const { gatehouse, from } = scene;
  const [finance, treasurer] = [await gatehouse.signedIn('finance'), await gatehouse.signedIn('treasurer')];
  const lines = [
    { book: 'developerFees', units: '-1000000' },
    { book: 'fees', units: '1000000' },
  ];
  const usdc = { tokenSymbol: 'USDC', blockchain: 'POLYGON', reason: 'They have left' };
  const asked = { ...usdc, organizationId: from.organization.id, lines };
  const { id } = must(await finance.post('/adjustments', asked), 202);
  expect(must(await act(treasurer, id, 'approve'), 200)).toMatchObject({ status: 'approved' });
}

/** By the platform, in tokens. */
async function earned(): Promise<bigint> {
  const [row] = await scene.sql<{ units: string }>(
    `SELECT coalesce(sum(units), 0)::text AS units FROM ledger_balance WHERE book = 'fees' AND token = 'USDC'`,
  );
  return BigInt(row?.units ?? 0);
}
