import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { accountOf, activeAccount } from '../support/chains/accounts.js';
import { deposited, transactionsOf } from '../support/chains/deposits.js';
import { auditEntries } from '../support/compliance/audit-entries.js';
import { exceptionOf, resolve, resolvedByTwo } from '../support/payments/exceptions.js';
import {
  accountFreezes,
  frozen,
  heldBy,
  isRefusedAsFrozen,
  isWhole,
  keptApart,
  order,
  organizationFreezes,
  unfrozen,
  untilHeld,
} from '../support/payments/freezing.js';
import { type Payer, created, executed, payer, toWallet, untilStatus } from '../support/payments/payouts.js';
import { type Answer, must } from '../support/service/api.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';
import { newPerson } from '../support/staff/people.js';
import { act, forbidden } from '../support/staff/proposal-scene.js';

let gatehouse: OwnGatehouse;
let from: Payer;
let path: string;
beforeAll(async () => {
  gatehouse = await Gatehouse.start();
});
afterAll(() => gatehouse.stop());
beforeEach(async () => {
  from = await payer(gatehouse, '50000000');
  path = accountFreezes(from);
});

function execute(id: string): Promise<Answer> {
  return from.api.post(`/payout-requests/${id}/execute`, {});
}

describe('an account that is frozen', () => {
  test('pays nothing and says so, but not why, until it is unfrozen', async () => {
    const { id } = await created(from, [toWallet(1)]);
    const since = await frozen(gatehouse, path, 'debit');
    const refused = await execute(id);
    expect([refused.status, refused.body['name'], refused.body['params']]).toEqual([
      409,
      'AccountNotActive',
      { accountId: from.accountId, status: 'ACTIVE', frozen: 'debit' },
    ]);
    const account = await accountOf(from.api, from.accountId);
    expect(account).toMatchObject({ frozen: { direction: 'debit', since } });
    expect(JSON.stringify(account)).not.toContain(order);
    expect(await heldBy(from)).toEqual({ value: '50000000', reserved: '0' });

    await unfrozen(gatehouse, path);
    expect(await accountOf(from.api, from.accountId)).not.toHaveProperty('frozen');
    must(await execute(id), 200);
    await untilStatus(gatehouse, from, id, 'executed');
    const { results } = await auditEntries(gatehouse, from.organization.id);
    expect(results.filter(({ subject }) => subject === `account:${from.accountId}`)).toMatchObject([
      { action: 'moneyUnfrozen' },
      { action: 'moneyFrozen', reason: `debit: ${order}` },
    ]);
    await isWhole(gatehouse);
  });

  test('keeps apart what comes, and has it with its transaction and its event once it is unfrozen', async () => {
    await frozen(gatehouse, path, 'credit');
    await deposited(gatehouse, from, { value: '7000000' });
    await untilHeld(gatehouse, from, { value: '50000000', reserved: '0', frozen: '7000000' });
    expect(await transactionsOf(from.api)).toHaveLength(1);
    const [kept] = await keptApart(gatehouse, from);
    expect(kept).toMatchObject({
      kind: 'frozenDeposit',
      status: 'open',
      organizationId: from.organization.id,
      amount: { tokenSymbol: 'USDC', blockchain: 'POLYGON', units: '7000000' },
      options: ['release'],
    });
    await isWhole(gatehouse);
    // What was there before may leave: it is frozen in one direction.
    await untilStatus(gatehouse, from, (await executed(from, [toWallet(1)])).id, 'executed');

    await unfrozen(gatehouse, path);
    await untilHeld(gatehouse, from, { value: '56000000', reserved: '0' });
    expect((await transactionsOf(from.api)).map(({ type }) => type).toSorted()).toEqual(['credit', 'credit', 'debit']);
    expect(await keptApart(gatehouse, from)).toMatchObject([
      { status: 'resolved', resolution: { reason: 'Its account is frozen no longer: it is part of the balance' } },
    ]);
    await isWhole(gatehouse);
  });

  test('has one of its deposits where two people say so, and stays frozen', async () => {
    await frozen(gatehouse, path);
    await deposited(gatehouse, from, { value: '7000000' });
    await deposited(gatehouse, from, { value: '3000000' });
    await untilHeld(gatehouse, from, { value: '50000000', reserved: '0', frozen: '10000000' });
    const kept = (await keptApart(gatehouse, from)).find(({ amount }) => amount?.['units'] === '7000000');
    if (kept === undefined) throw new Error('Nothing was kept apart');
    expect(await resolve(gatehouse.operator, kept, 'release')).toMatchObject(forbidden());
    await resolvedByTwo(gatehouse, kept, 'release');
    await untilHeld(gatehouse, from, { value: '57000000', reserved: '0', frozen: '3000000' });
    expect(await exceptionOf(gatehouse, kept.id)).toMatchObject({ resolution: { option: 'release' } });
    expect(await execute((await created(from, [toWallet(1)])).id)).toMatchObject({ status: 409 });
    await unfrozen(gatehouse, path);
    await untilHeld(gatehouse, from, { value: '60000000', reserved: '0' });
    await isWhole(gatehouse);
  });

  test('has the others though one of them cannot be released yet', async () => {
    const other = await payer(gatehouse, '1000000');
    await frozen(gatehouse, path);
    await deposited(gatehouse, from, { value: '3000000', senderAddress: other.walletAddress });
    await deposited(gatehouse, from, { value: '7000000' });
    await untilHeld(gatehouse, from, { value: '50000000', reserved: '0', frozen: '10000000' });
    // As if the transfer that brought the first one were in progress still, with its signature lost.
    const forgotten = await gatehouse.sql<{ id: string }>(
      `INSERT INTO transfer (organization_id, id, status, blockchain, wallet_number, wallet_address, token, payments, due_at, failures, refusals, created_at)
       SELECT $1, gen_random_uuid(), 'requested', 'POLYGON', 0, source_address, token,
         jsonb_build_array(jsonb_build_object('destination', destination_address, 'units', units::text)), now() + interval '10 years', 0, 0, now()
       FROM deposit WHERE account_id = $2 AND units = 3000000 RETURNING id`,
      [other.organization.id, from.accountId],
    );
    expect(forgotten).toHaveLength(1);
    await unfrozen(gatehouse, path);
    await untilHeld(gatehouse, from, { value: '57000000', reserved: '0', frozen: '3000000' });
    await gatehouse.sql('DELETE FROM transfer WHERE id = $1', [forgotten[0]?.id]);
    await gatehouse.sql(
      `UPDATE graphile_worker._private_jobs SET run_at = now() WHERE attempts > 0 AND locked_at IS NULL`,
    );
    await untilHeld(gatehouse, from, { value: '60000000', reserved: '0' });
    await isWhole(gatehouse);
  });

  test('is frozen in a direction once, in both by another, and unfrozen once', async () => {
    await frozen(gatehouse, path, 'debit');
    const again = await gatehouse.operator.post(path, { direction: 'debit', reason: order });
    expect(again).toMatchObject({ status: 409, body: { name: 'IllegalTransition', params: { from: 'frozen' } } });
    expect(must(await gatehouse.operator.post(path, { direction: 'credit', reason: order }), 201)).toMatchObject({
      accountId: from.accountId,
      direction: 'all',
    });
    await unfrozen(gatehouse, path);
    expect(await gatehouse.operator.delete(path)).toMatchObject({ status: 409, body: { params: { from: 'active' } } });
    const nobody = '/accounts/00000000-0000-7000-8000-000000000000/freezes';
    for (const answer of [
      await gatehouse.operator.delete(nobody),
      await gatehouse.operator.post(nobody, { direction: 'all', reason: order }),
    ])
      expect(answer).toMatchObject({ status: 404 });
    for (const body of [{ direction: 'both', reason: order }, { direction: 'all' }, { direction: 'all', reason: '' }])
      expect(await gatehouse.operator.post(path, body)).toMatchObject({ status: 400 });
    expect(await from.api.post(path, { direction: 'all', reason: order })).toMatchObject(forbidden());
  });

  test('is frozen by ten at once, once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => gatehouse.operator.post(path, { direction: 'all', reason: order })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const ended = await Promise.all(Array.from({ length: 10 }, () => gatehouse.operator.delete(path)));
    expect(ended.filter(({ status }) => status === 204)).toHaveLength(1);
  });
});

test('an organization is frozen with the accounts that it opens later, and an account of it stays frozen by itself', async () => {
  const all = organizationFreezes(from);
  const since = await frozen(gatehouse, all);
  expect(must(await from.api.get('/organizations/current'), 200)).toMatchObject({
    frozen: { direction: 'all', since },
  });
  const { id: accountId } = await activeAccount(from.api);
  const later = { ...from, accountId };
  expect(await accountOf(from.api, accountId)).toMatchObject({ frozen: { direction: 'all', since } });
  await deposited(gatehouse, later, { value: '4000000' });
  await untilHeld(gatehouse, later, { value: '0', reserved: '0', frozen: '4000000' });
  const byItself = accountFreezes(later);
  await frozen(gatehouse, byItself, 'credit');

  await unfrozen(gatehouse, all);
  await gatehouse.work('depositsUnfrozen');
  expect(await heldBy(later)).toEqual({ value: '0', reserved: '0', frozen: '4000000' });
  must(await execute((await created(from, [toWallet(1)])).id), 200);
  await unfrozen(gatehouse, byItself);
  await untilHeld(gatehouse, later, { value: '4000000', reserved: '0' });
  await isWhole(gatehouse);
});

test('an approver freezes alone, but it takes another one to end it', async () => {
  const [officer, approver] = [await gatehouse.signedIn('officer'), await gatehouse.signedIn('approver')];
  const body = { direction: 'all', reason: order };
  expect(await officer.post(path, body)).toMatchObject(forbidden());
  must(await approver.post(path, body), 201);
  const proposal = must(await approver.delete(path), 202);
  expect(proposal).toMatchObject({ action: 'account.unfreeze', status: 'open', requiredApprovals: 1 });
  expect(await act(approver, proposal['id'], 'approve')).toMatchObject(forbidden('ownProposal'));
  const { id } = await created(from, [toWallet(1)]);
  expect(isRefusedAsFrozen(await execute(id))).toBe(true);
  const { api: second } = await newPerson(gatehouse.operator, ['approver']);
  expect(must(await act(second, proposal['id'], 'approve'), 200)).toMatchObject({ status: 'approved' });
  must(await execute(id), 200);

  // What was asked about one freeze ends no other, nor one that was added to since.
  await frozen(gatehouse, path, 'debit');
  const { id: stale } = must(await officer.delete(path), 202);
  await gatehouse.advance(1);
  await frozen(gatehouse, path, 'credit');
  expect(must(await act(second, stale, 'approve'), 200)).toMatchObject({
    status: 'failed',
    outcome: { error: { name: 'IllegalTransition' } },
  });
  expect(await accountOf(from.api, from.accountId)).toMatchObject({ frozen: { direction: 'all' } });
});
