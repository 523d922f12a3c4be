import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { PayinProviderScene, arsArrived, pixArrived } from '../support/payments/payin-provider-scene.js';
import { arrivalsOf, arsTransfer, payee, payinOf, pixPayment } from '../support/payments/payins.js';

let scene: PayinProviderScene;
beforeAll(async () => {
  scene = await PayinProviderScene.open();
});
afterAll(() => scene.close());

async function contradictions(): Promise<number> {
  const text = await (await fetch(`${scene.gatehouse.url}/metrics`)).text();
  return Number(/^gatehouse_payin_contradictions_total (\d+)$/m.exec(text)?.[1] ?? 0);
}

test.each<[string, (route: string) => object]>([
  ['the same amount for another payin', (route) => pixArrived(route)],
  ['another amount', (route) => pixArrived(route, '100')],
])(
  '%s under a number that was told before is neither taken nor refused, and a person is called',
  async (what, news) => {
    const movement = `m-${what.length}`;
    const first = await scene.opened(pixPayment());
    expect((await scene.tells(movement, pixArrived(first.route))).body).toEqual({ accepted: true, payinId: first.id });
    const other = await payee(scene.gatehouse);
    const second = await scene.opened(pixPayment(), other);
    const before = await contradictions();
    const answer = await scene.tells(movement, news(second.route));
    expect(answer).toMatchObject({
      status: 400,
      body: { name: 'ValidationFailed', params: { failures: [{ field: 'webhook-id' }] } },
    });
    expect(JSON.stringify(answer.body)).not.toContain(first.id);
    expect((await contradictions()) - before).toBe(1);
    expect((await payinOf(other.api, second.id)).status.type).toBe('created');
    expect(await arrivalsOf(other.api, second.id)).toEqual([]);
    // The first one is still told the same, and the second can come under a number of its own.
    expect((await scene.tells(movement, pixArrived(first.route))).body).toEqual({ accepted: true, payinId: first.id });
    const again = await scene.tells(`${movement}-own`, pixArrived(second.route));
    expect(again.body).toEqual({ accepted: true, payinId: second.id });
  },
);

test('money that its rail turns into no such token goes back after a day', async () => {
  scene.provider.payins.rates.set('ars USDT', undefined);
  const destinationToken = { symbol: 'USDT', blockchain: 'POLYGON' };
  const to = await payee(scene.gatehouse, { account: { name: 'USDT', destinationToken } });
  await to.api.get(`/payins/deposit-instructions?accountId=${to.accountId}`);
  const [own] = await scene.sql<{ route: string }>(
    `SELECT route FROM payin_route WHERE account_id = $1 AND code = 'ars'`,
    [to.accountId],
  );
  const { payinId = '' } = (await scene.tells('m-none', arsArrived(own?.route ?? '', '300000'))).body;
  await scene.gatehouse.advance(80_000);
  expect((await payinOf(to.api, payinId)).status.type).toBe('pending');
  await scene.gatehouse.advance(7_000);
  const failed = await scene.untilPayin(payinId, 'failed', to);
  expect(failed.failureReason).toBe('settlementFailed');
  await scene.isWhole();
  expect(scene.provider.payins.returns.has(payinId)).toBe(true);
});

test('a payer has all the time that was asked for, however long the provider takes', async () => {
  scene.answers('/v1/payins', async (_, usual) => {
    const answer = usual();
    await scene.gatehouse.advance(1);
    return answer;
  });
  const { payin } = await scene.opened(arsTransfer('150000', { expiresInSeconds: 300 }));
  scene.provider.instead = undefined;
  const { createdAt = '', expiresAt = '' } = payin.timestamps;
  expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBe(300_000);
});
