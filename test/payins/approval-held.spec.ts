import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { must } from '../support/service/api.js';
import { Applicant } from '../support/compliance/applicant.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';
import { type Payee, askedFor, payee, payinOf, pixPayment, untilPayin, wayOf } from '../support/payments/payins.js';
import { ProviderServer } from '../support/payments/provider-server.js';
import { until } from '../support/run/until.js';

let provider: ProviderServer;
let gatehouse: OwnGatehouse;
let to: Payee;
let applicant: Applicant;
let payinId: string;
beforeAll(async () => {
  provider = await ProviderServer.start();
  gatehouse = await Gatehouse.start({ environment: provider.environment });
});
beforeEach(async () => {
  to = await payee(gatehouse, { isApproved: false, isUnderReview: false });
  applicant = await Applicant.open(gatehouse, {
    ...{ type: 'individual', tier: 'LIGHT', organization: to.organization },
  });
  await applicant.inReview();
  payinId = await waiting();
});
afterAll(async () => {
  await gatehouse.stop();
  await provider.close();
});

/** Its money is here, and it waits for the approval alone. */
async function waiting(): Promise<string> {
  const { id } = await askedFor(to, pixPayment('53500'));
  const { route } = provider.payins.opened.get(id)?.answer as { route: string };
  const arrived = { type: 'arrived', code: 'brl', route, fiatUnits: '53500', sender: { name: 'Ana Souza' } } as const;
  const answer = await provider.tellOfPayins(gatehouse.url, `movement-${id}`, arrived);
  expect(await answer.json()).toEqual({ accepted: true, payinId: id });
  await untilPayin(gatehouse, to.api, id, ({ settlementDetails }) => settlementDetails?.type === 'awaitingKYC');
  return id;
}

async function told(status: 'onHold' | 'released' | 'rejected'): Promise<void> {
  const report = { type: 'report', organizationId: to.organization.id, payinId, status } as const;
  expect((await provider.tellOfPayins(gatehouse.url, `${payinId}:${status}`, report)).status).toBe(200);
}

async function approved(): Promise<void> {
  must(await applicant.decide({ type: 'approve' }), 200);
  await until('whoever waited for it has been told', async () => {
    const left = await gatehouse.sql(
      `SELECT 1 FROM graphile_worker.jobs WHERE task_identifier IN ('organizationApproved', 'settlePayin') AND run_at < now() + interval '1 day'`,
    );
    return left.length === 0;
  });
}

async function transfers(): Promise<object[]> {
  return gatehouse.sql('SELECT id FROM transfer WHERE related_id = $1', [payinId]);
}

test('money that waits may still be held: an approval meanwhile moves nothing, its release does', async () => {
  await told('onHold');
  const held = await payinOf(to.api, payinId);
  expect(held).toMatchObject({ status: { type: 'on-hold' }, settlementDetails: { type: 'blockchain' } });
  await approved();
  expect(await payinOf(to.api, payinId)).toEqual(held);
  expect(await transfers()).toEqual([]);
  await told('released');
  await untilPayin(gatehouse, to.api, payinId, 'completed');
  expect(await wayOf(to.api, payinId)).toBe('null > created > pending > on-hold > pending > completed');
  expect(await transfers()).toHaveLength(1);
});

test('money that was held while it waited goes on waiting after its release', async () => {
  await told('onHold');
  await told('released');
  await untilPayin(gatehouse, to.api, payinId, ({ settlementDetails }) => settlementDetails?.type === 'awaitingKYC');
  expect(await transfers()).toEqual([]);
  await approved();
  await untilPayin(gatehouse, to.api, payinId, 'completed');
  expect(await wayOf(to.api, payinId)).toBe('null > created > pending > on-hold > pending > completed');
});

test('money that is rejected while it waits never becomes tokens', async () => {
  await told('rejected');
  const failed = await payinOf(to.api, payinId);
  expect(failed).toMatchObject({ status: { type: 'failed' }, failureReason: 'holdRejected' });
  expect(failed).not.toHaveProperty('settlementDetails');
  await approved();
  expect(await payinOf(to.api, payinId)).toEqual(failed);
  expect(await transfers()).toEqual([]);
  expect(await wayOf(to.api, payinId)).toBe('null > created > pending > on-hold > failed');
});
