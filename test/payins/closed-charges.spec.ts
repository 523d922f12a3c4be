import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { must } from '../support/service/api.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';
import { ProviderServer } from '../support/payments/provider-server.js';
import { type Payee, askedFor, payee, pixPayment } from '../support/payments/payins.js';
import { until } from '../support/run/until.js';

let provider: ProviderServer;
let gatehouse: OwnGatehouse;
let to: Payee;
beforeAll(async () => {
  provider = await ProviderServer.start();
  gatehouse = await Gatehouse.start({ environment: provider.environment });
  to = await payee(gatehouse);
});
afterAll(async () => {
  await gatehouse.stop();
  await provider.close();
});

async function opened(): Promise<string> {
  return (await askedFor(to, pixPayment())).id;
}

async function untilAsked(payinId: string, times = 1): Promise<void> {
  await until(`the charge of ${payinId} is closed`, async () => {
    await gatehouse.advance(60);
    return (provider.payins.closures.get(payinId)?.count ?? 0) >= times;
  });
}

async function jobs(): Promise<unknown[]> {
  return gatehouse.sql(`SELECT id FROM graphile_worker.jobs WHERE task_identifier = 'closeCharge'`);
}

test('a charge is closed at its provider when its payin is canceled, and no other', async () => {
  const [left, canceled] = [await opened(), await opened()];
  must(await to.api.post(`/payins/${canceled}/cancel`, {}), 200);
  await untilAsked(canceled);
  const { organizationId } = JSON.parse(provider.payins.closures.get(canceled)?.body ?? '{}') as Record<string, string>;
  expect(organizationId).toBe(to.organization.id);
  expect(provider.payins.closures.has(left)).toBe(false);
});

test('a charge is closed when its payin expires', async () => {
  const id = await opened();
  await gatehouse.sql(`UPDATE payin SET expires_at = $2 WHERE id = $1`, [id, await gatehouse.now()]);
  await gatehouse.advance(1);
  await untilAsked(id);
  expect(must(await to.api.get(`/payins/${id}`), 200)).toMatchObject({ status: { type: 'failed' } });
});

test.each([404, 409])('a provider that answers %s is not asked again', async (status) => {
  provider.payins.closureStatus = status;
  const id = await opened();
  must(await to.api.post(`/payins/${id}/cancel`, {}), 200);
  await untilAsked(id);
  await until('nothing is left to close', async () => (await jobs()).length === 0);
  provider.payins.closureStatus = 200;
  expect(provider.payins.closures.get(id)?.count).toBe(1);
});

test('a provider that is down is asked until it answers', async () => {
  provider.payins.closureStatus = 500;
  const id = await opened();
  must(await to.api.post(`/payins/${id}/cancel`, {}), 200);
  await untilAsked(id);
  expect(await jobs()).toHaveLength(1);
  provider.payins.closureStatus = 200;
  await untilAsked(id, 2);
  await until('nothing is left to close', async () => (await jobs()).length === 0);
});
