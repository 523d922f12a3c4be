import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { PayinProviderScene, arsArrived, pixArrived } from '../support/payments/payin-provider-scene.js';
import { type Payee, approved, arsTransfer, payee, payinOf, pixPayment, wayOf } from '../support/payments/payins.js';

const rounds = 15;
const held = { isHeld: true };
const releasedOnce = 'null > created > pending > on-hold > pending > completed';
let scene: PayinProviderScene;
beforeAll(async () => {
  scene = await PayinProviderScene.open();
});
afterAll(() => scene.close());

/** Money that came for a payin, which its provider looks at or not. */
async function came(more: object, to = scene.to): Promise<string> {
  const { id, route } = await scene.opened(pixPayment(), to);
  const told = await scene.tells(`m-${id}`, pixArrived(route, '53500', more));
  expect(told.body).toEqual({ accepted: true, payinId: id });
  return id;
}

/** Where it waits for an approval, so that nothing is sent for it meanwhile. */
async function cameAndWaits(): Promise<{ to: Payee; id: string; report: (status: string) => Promise<void> }> {
  const to = await payee(scene.gatehouse, { isApproved: false });
  const id = await came({}, to);
  await scene.untilPayin(id, ({ settlementDetails }) => settlementDetails?.type === 'awaitingKYC', to);
  const report = (status: string): Promise<void> => scene.reports(id, status, { organizationId: to.organization.id });
  return { to, id, report };
}

async function contradictions(): Promise<number> {
  const { body } = await scene.gatehouse.anyone.get('/metrics');
  const [, count = 'none'] = /^gatehouse_payin_contradictions_total (\d+)$/m.exec(String(body['text'])) ?? [];
  expect(count).toMatch(/^\d+$/);
  return Number(count);
}

async function isStill(id: string, way: string, to = scene.to): Promise<void> {
  await scene.gatehouse.advance(10);
  expect(await wayOf(to.api, id)).toBe(way);
}

describe('money that its provider holds', () => {
  test('is released and settled, once, however often that is told', async () => {
    const id = await came(held);
    expect((await payinOf(scene.to.api, id)).status).toEqual({ type: 'on-hold' });
    for (const status of ['onHold', 'released', 'released', 'onHold', 'released']) await scene.reports(id, status);
    await scene.untilPayin(id, 'completed');
    for (const status of ['onHold', 'released', 'rejected']) await scene.reports(id, status);
    await isStill(id, releasedOnce);
  });

  test('is rejected, and is not asked back: its provider sends it back by itself', async () => {
    const id = await came(held);
    for (const status of ['rejected', 'rejected', 'released', 'onHold']) await scene.reports(id, status);
    expect(await payinOf(scene.to.api, id)).toMatchObject({
      status: { type: 'failed' },
      failureReason: 'holdRejected',
      timestamps: { fundsReceivedAt: expect.any(String), failedAt: expect.any(String) },
    });
    await isStill(id, 'null > created > pending > on-hold > failed');
  });

  test('as it does with what comes by itself to an account', async () => {
    const { api, accountId } = scene.to;
    await api.get(`/payins/deposit-instructions?accountId=${accountId}`);
    const { routes } = scene.provider.payins.accounts.get(accountId)?.answer as { routes: { route: string }[] };
    const { body } = await scene.tells('m-own-held', arsArrived(routes[0]?.route ?? '', '300000', held));
    const id = body.payinId ?? '';
    expect((await payinOf(api, id)).status).toEqual({ type: 'on-hold' });
    await scene.reports(id, 'released');
    await scene.untilPayin(id, 'completed');
    await isStill(id, releasedOnce);
  });
});

describe('money that waits for an approval', () => {
  test('is held, released and waits again, until it is approved', async () => {
    const { to, id, report } = await cameAndWaits();
    await report('onHold');
    const onHold = await payinOf(to.api, id);
    expect([onHold.status.type, onHold.settlementDetails?.type]).toEqual(['on-hold', 'blockchain']);
    await report('released');
    await scene.untilPayin(id, ({ settlementDetails }) => settlementDetails?.type === 'awaitingKYC', to);
    await approved(scene.gatehouse, to.organization.id);
    await scene.untilPayin(id, 'completed', to);
    await isStill(id, releasedOnce, to);
  });

  test('is held when it is approved, and settled once it is released', async () => {
    const { to, id, report } = await cameAndWaits();
    await report('onHold');
    await approved(scene.gatehouse, to.organization.id);
    await isStill(id, 'null > created > pending > on-hold', to);
    await report('released');
    await scene.untilPayin(id, 'completed', to);
    await isStill(id, releasedOnce, to);
  });

  test('is rejected without that it was told to be held before', async () => {
    const { to, id, report } = await cameAndWaits();
    await report('rejected');
    await approved(scene.gatehouse, to.organization.id);
    await isStill(id, 'null > created > pending > on-hold > failed', to);
  });

  test('was held where its release is told first, and is not held by what comes after', async () => {
    const { to, id, report } = await cameAndWaits();
    await report('released');
    await report('onHold');
    await scene.untilPayin(id, ({ settlementDetails }) => settlementDetails?.type === 'awaitingKYC', to);
    await approved(scene.gatehouse, to.organization.id);
    await scene.untilPayin(id, 'completed', to);
    await isStill(id, releasedOnce, to);
  });
});

describe('money that its provider rejects after all', () => {
  test('becomes no tokens as long as none were sent for it', async () => {
    const { to, id, report } = await cameAndWaits();
    for (const status of ['onHold', 'released', 'rejected', 'rejected']) await report(status);
    await approved(scene.gatehouse, to.organization.id);
    await isStill(id, 'null > created > pending > on-hold > pending > on-hold > failed', to);
    expect(await payinOf(to.api, id)).toMatchObject({ failureReason: 'holdRejected' });
  });

  test(`in the moment in which they are sent becomes tokens or not, and that is known, ${rounds} times in a row`, async () => {
    const before = await contradictions();
    let completed = 0;
    for (let round = 0; round < rounds; round++) {
      const id = await came({});
      await scene.reports(id, 'rejected');
      const { status } = await scene.untilPayin(id, (payin) => /completed|failed/.test(payin.status.type));
      completed += Number(status.type === 'completed');
      const way = status.type === 'completed' ? 'completed' : 'on-hold > failed';
      await isStill(id, `null > created > pending > ${way}`);
    }
    expect(await contradictions()).toBe(before + completed);
  });

  test('has become tokens, and somebody has to look at that', async () => {
    const [before, id] = [await contradictions(), await came({})];
    await scene.untilPayin(id, 'completed');
    await scene.reports(id, 'onHold');
    expect(await contradictions()).toBe(before);
    await scene.reports(id, 'rejected');
    await isStill(id, 'null > created > pending > completed');
    expect(await contradictions()).toBe(before + 1);
    const told = scene.gatehouse.log.filter((line) => line.includes(id) && line.includes('"level":50'));
    expect(told).toEqual([expect.stringContaining('rejects money for which tokens were sent')]);
  });
});

/** What follows on a hold. */
const ways: Readonly<Record<string, string>> = { released: ' > pending > completed', rejected: ' > failed' };

describe('a report', () => {
  test.each(['onHold', 'released', 'rejected'])(
    'that is %s and comes before its money has to come again after it',
    async (status) => {
      const { id, route } = await scene.opened(arsTransfer());
      const report = { type: 'report', payinId: id, organizationId: scene.to.organization.id, status };
      expect(await scene.tells(`${id}-${status}`, report)).toMatchObject({ status: 503 });
      await isStill(id, 'null > created');
      const money = arsArrived(route, '150000', { isHeld: true });
      expect((await scene.tells(`m-${status}`, money)).body.accepted).toBe(true);
      await scene.reports(id, status);
      if (status === 'released') await scene.untilPayin(id, 'completed');
      await isStill(id, `null > created > pending > on-hold${ways[status] ?? ''}`);
    },
  );

  test('of a payin of somebody else, or of nobody, changes nothing', async () => {
    const id = await came(held);
    const other = await payee(scene.gatehouse);
    await scene.reports(id, 'released', { organizationId: other.organization.id });
    await scene.reports(randomUUID(), 'released');
    await isStill(id, 'null > created > pending > on-hold');
    await scene.reports(id, 'released');
    await scene.untilPayin(id, 'completed');
  });
});

test('the books add up over all of them', () => scene.isWhole());
