import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  type PayinBody,
  arrives,
  askedFor,
  money,
  payinOf,
  pixPayment,
  refusalOf,
  untilPayin,
} from '../support/payments/payins.js';
import { type Payer, created, executed, payer, requestOf, toWallet, untilStatus } from '../support/payments/payouts.js';
import { type Answer, must } from '../support/service/api.js';
import { Gatehouse } from '../support/service/gatehouse.js';
import { newPerson } from '../support/staff/people.js';
import { act, forbidden } from '../support/staff/proposal-scene.js';

const reason = 'Asked for by the authority';

let gatehouse: Gatehouse;
let from: Payer;
let path: string;
beforeAll(async () => {
  gatehouse = await Gatehouse.shared();
});
beforeEach(async () => {
  from = await payer(gatehouse, '50000000');
  path = `/organizations/${from.organization.id}/suspensions`;
});

async function suspended(): Promise<string> {
  const { suspendedAt } = must(await gatehouse.operator.post(path, { reason }), 201);
  return String(suspendedAt);
}

async function resumed(): Promise<void> {
  must(await gatehouse.operator.delete(path), 204);
}

function askFor(): Promise<Answer> {
  return from.api.post('/payins', { destinationAccountId: from.accountId, payinDetails: pixPayment() });
}

function execute(id: string): Promise<Answer> {
  return from.api.post(`/payout-requests/${id}/execute`, {});
}

function isPending({ status }: PayinBody): boolean {
  return status.type === 'pending';
}

describe('an organization that is suspended', () => {
  test('pays nothing and asks for nothing until it is resumed', async () => {
    const { id } = await created(from, [toWallet(1)]);
    const suspendedAt = await suspended();
    const refused = [403, 'ComplianceApprovalRequired', { organizationId: from.organization.id, suspendedAt }];
    for (const answer of [await execute(id), await askFor()])
      expect([answer.status, answer.body['name'], answer.body['params']]).toEqual(refused);
    const organization = must(await from.api.get('/organizations/current'), 200);
    expect(organization).toMatchObject({ suspendedAt });
    expect(JSON.stringify(organization)).not.toContain(reason);

    await resumed();
    expect(must(await from.api.get('/organizations/current'), 200)).not.toHaveProperty('suspendedAt');
    must(await execute(id), 200);
    must(await askFor(), 201);
  });

  test('has what it executed before paid', async () => {
    const { id } = await executed(from, [toWallet(1)]);
    await suspended();
    expect((await untilStatus(gatehouse, from, id, 'executed')).status.type).toBe('executed');
  });

  test('is paid, but nothing is settled until it is resumed', async () => {
    const { id: payinId } = await askedFor(from, pixPayment());
    await suspended();
    expect(await arrives(from.api, { payinId }, money.pix())).toMatchObject({ accepted: true });
    await untilPayin(gatehouse, from.api, payinId, isPending);
    await gatehouse.advance(30);
    expect((await payinOf(from.api, payinId)).status.type).toBe('pending');
    await resumed();
    await untilPayin(gatehouse, from.api, payinId, ({ status }) => status.type === 'completed');
  });

  test('is stopped between two of many executions that race with it, and loses nothing', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, async () => (await created(from, [toWallet(1)])).id));
    const executing = Promise.all(ids.map(execute));
    await suspended();
    const before = await executing;
    for (const answer of before)
      expect(answer.status === 200 ? 'paid' : answer.body['name']).toMatch(/^paid$|^ComplianceApprovalRequired$/);
    for (const id of ids) {
      const { status } = await requestOf(from, id);
      if (status.type === 'awaitingExecution')
        expect(await execute(id)).toMatchObject({ status: 403, body: { name: 'ComplianceApprovalRequired' } });
    }
  });

  test('is suspended once, and resumed once', async () => {
    await suspended();
    const again = { status: 409, body: { name: 'IllegalTransition', params: { from: 'suspended' } } };
    expect(await gatehouse.operator.post(path, { reason })).toMatchObject(again);
    await resumed();
    expect(await gatehouse.operator.delete(path)).toMatchObject({ status: 409, body: { params: { from: 'active' } } });
    const nobody = '/organizations/00000000-0000-7000-8000-000000000000/suspensions';
    expect(await gatehouse.operator.post(nobody, { reason })).toMatchObject({ status: 404 });
  });
});

test('an approver suspends alone, but it takes another one to let it go on', async () => {
  const [officer, approver] = [await gatehouse.signedIn('officer'), await gatehouse.signedIn('approver')];
  expect(await officer.post(path, { reason })).toMatchObject(forbidden());
  must(await approver.post(path, { reason }), 201);
  const { id } = must(await approver.delete(path), 202);
  expect(await act(approver, id, 'approve')).toMatchObject(forbidden('ownProposal'));
  expect(await askFor()).toMatchObject({ status: 403 });
  const { api: second } = await newPerson(gatehouse.operator, ['approver']);
  expect(must(await act(second, id, 'approve'), 200)).toMatchObject({ status: 'approved' });
  must(await askFor(), 201);

  // What was asked about one suspension ends no other.
  must(await gatehouse.operator.post(path, { reason }), 201);
  const { id: stale } = must(await officer.delete(path), 202);
  await resumed();
  await gatehouse.advance(1);
  must(await gatehouse.operator.post(path, { reason }), 201);
  expect(must(await act(second, stale, 'approve'), 200)).toMatchObject({
    status: 'failed',
    outcome: { error: { name: 'IllegalTransition' } },
  });
  expect(await askFor()).toMatchObject({ status: 403 });
  expect(refusalOf(await from.api.post(path, { reason }))).toMatchObject({ status: 403, name: 'Forbidden' });
});
