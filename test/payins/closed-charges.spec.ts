import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { must } from '../support/service/api.js';
import { PayinProviderScene, arsArrived, pixArrived } from '../support/payments/payin-provider-scene.js';
import { arsTransfer, payinOf, pixPayment } from '../support/payments/payins.js';
import { until } from '../support/run/until.js';

let scene: PayinProviderScene;
beforeAll(async () => {
  // Longer than any test, so that what hangs goes on hanging.
  scene = await PayinProviderScene.open({ RAIL_PROVIDER_TIMEOUT_MILLISECONDS: '60000' });
});
afterEach(() => {
  scene.provider.instead = undefined;
  scene.provider.payins.closureStatus = 200;
});
afterAll(() => scene.close());

async function opened(): Promise<string> {
  return (await scene.opened(pixPayment())).id;
}

async function cancel(payinId: string): Promise<void> {
  must(await scene.to.api.post(`/payins/${payinId}/cancel`, {}), 200);
}

/** Its time is over from now on. */
async function isLate(payinId: string): Promise<void> {
  await scene.sql(`UPDATE payin SET expires_at = $2 WHERE id = $1`, [payinId, await scene.gatehouse.now()]);
}

async function untilAsked(payinId: string, times = 1): Promise<void> {
  await until(`the charge of ${payinId} is closed`, async () => {
    await scene.gatehouse.advance(60);
    return (scene.provider.payins.closures.get(payinId)?.count ?? 0) >= times;
  });
}

async function jobs(): Promise<{ payinId: string }[]> {
  return scene.sql(
    `SELECT payload->>'payinId' AS "payinId" FROM graphile_worker._private_jobs AS job
       JOIN graphile_worker._private_tasks AS task ON task.id = task_id WHERE identifier = 'closeCharge'`,
  );
}

async function untilNoneIsLeft(): Promise<void> {
  await until('nothing is left to close', async () => (await jobs()).length === 0);
}

describe('a charge is closed at its provider', () => {
  test('when its payin is canceled, and no other', async () => {
    const [left, canceled] = [await opened(), await opened()];
    await cancel(canceled);
    await untilAsked(canceled);
    const { closures } = scene.provider.payins;
    const { organizationId } = JSON.parse(closures.get(canceled)?.body ?? '{}') as Record<string, string>;
    expect(organizationId).toBe(scene.to.organization.id);
    expect(closures.has(left)).toBe(false);
  });

  test('when its payin expires', async () => {
    const id = await opened();
    await isLate(id);
    await scene.gatehouse.advance(1);
    await untilAsked(id);
    expect(await payinOf(scene.to.api, id)).toMatchObject({ status: { type: 'failed' } });
  });

  test('when money comes too late, before anybody else has seen that the payin has expired', async () => {
    const { id, route } = await scene.opened(pixPayment());
    // It expires no payins by itself.
    await scene.restart({ ROLE: 'api' });
    await isLate(id);
    const late = { accepted: false, payinId: id, reason: 'It came after the payin had expired' };
    expect((await scene.tells(`m-${id}`, pixArrived(route))).body).toEqual(late);
    expect(await jobs()).toContainEqual({ payinId: id });
    await scene.restart();
    await untilAsked(id);
  });

  test('when a wrong transfer in ARS fails its payin', async () => {
    const { id, route } = await scene.opened(arsTransfer());
    expect((await scene.tells(`m-${id}`, arsArrived(route, '149999'))).body).toMatchObject({ accepted: false });
    await untilAsked(id);
  });

  test('but not when a wrong amount is paid to a PIX code, which can be paid again', async () => {
    const { id, route } = await scene.opened(pixPayment());
    expect((await scene.tells(`m-${id}`, pixArrived(route, '53499'))).body).toMatchObject({ accepted: false });
    expect(await jobs()).not.toContainEqual({ payinId: id });
    expect(await payinOf(scene.to.api, id)).toMatchObject({ status: { type: 'created' } });
    await cancel(id);
    await untilAsked(id);
    await untilNoneIsLeft();
    expect(scene.provider.payins.closures.get(id)?.count).toBe(1);
  });
});

test.each([404, 409])('a provider that answers %s is not asked again', async (status) => {
  scene.provider.payins.closureStatus = status;
  const id = await opened();
  await cancel(id);
  await untilAsked(id);
  await untilNoneIsLeft();
  expect(scene.provider.payins.closures.get(id)?.count).toBe(1);
});

describe('an answer that the provider has not signed, as it may come from a proxy before it', () => {
  const askedAbout = (id: string): number =>
    scene.provider.at('/v1/payins/closures').filter(({ body }) => body.includes(id)).length;
  const canceled = async (): Promise<string> => {
    const id = await opened();
    await cancel(id);
    return id;
  };

  test.each([404, 405, 501])('%s ends nothing: it is asked again', async (status) => {
    scene.answers('/v1/payins/closures', () => ({ status, body: '<h1>Not found</h1>', signed: 'not' as const }));
    const id = await canceled();
    await until('it was asked twice', async () => {
      await scene.gatehouse.advance(60);
      return askedAbout(id) >= 2;
    });
    expect(await jobs()).toContainEqual({ payinId: id });
    scene.provider.instead = undefined;
    await untilAsked(id);
    await untilNoneIsLeft();
  });

  test('is taken for none for a day, and then it is left to the provider', async () => {
    scene.answers('/v1/payins/closures', () => ({ status: 404, body: '', signed: 'not' as const }));
    const id = await canceled();
    await until('it was asked', () => askedAbout(id) > 0);
    await scene.gatehouse.advance(24 * 3_600);
    await until('it is left to its provider', async () => {
      await scene.gatehouse.advance(60);
      return (await jobs()).every(({ payinId }) => payinId !== id);
    });
    expect(scene.gatehouse.log.join()).toContain('was not closed at its rail within a day');
    expect(scene.provider.payins.closures.has(id)).toBe(false);
    scene.provider.instead = undefined;
    // Others have expired in that day.
    await until('nothing is left to close', async () => {
      await scene.gatehouse.advance(60);
      return (await jobs()).length === 0;
    });
  });
});

test('a provider that is down is asked until it answers', async () => {
  scene.provider.payins.closureStatus = 500;
  const id = await opened();
  await cancel(id);
  await untilAsked(id);
  expect(await jobs()).toContainEqual({ payinId: id });
  scene.provider.payins.closureStatus = 200;
  await untilAsked(id, 2);
  await untilNoneIsLeft();
});

test('a provider that hangs when it is asked to close charges is asked to close one at a time, and sends money back meanwhile', async () => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  let [held, most] = [0, 0];
  scene.answers('/v1/payins/closures', async (_, usual) => {
    most = Math.max(most, ++held);
    await released;
    held--;
    return usual();
  });
  const refusedByTheChain = '10081';
  const { id, route } = await scene.opened(pixPayment(refusedByTheChain));
  // More than the jobs that are done at once.
  const canceled = [await opened(), await opened(), await opened()];
  for (const each of canceled) await cancel(each);
  await until('one is asked for', () => held > 0);
  expect((await scene.tells(`m-${id}`, pixArrived(route, refusedByTheChain))).body).toMatchObject({ accepted: true });
  await scene.untilPayin(id, 'failed');
  await until('its money was asked back', () => scene.provider.payins.returns.has(id), { milliseconds: 30_000 });
  expect([held, most]).toEqual([1, 1]);
  release();
  for (const each of canceled) await untilAsked(each);
  await untilNoneIsLeft();
  expect(most).toBe(1);
});
