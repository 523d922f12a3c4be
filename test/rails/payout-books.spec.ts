import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { BooksScene, rail } from '../support/payments/books-scene.js';
import { created, toBank } from '../support/payments/payouts.js';
import type { ProviderScene } from '../support/payments/provider-scene.js';
import { must } from '../support/service/api.js';

let books: BooksScene;
let scene: ProviderScene;
beforeAll(async () => {
  books = await BooksScene.open();
  ({ scene } = books);
});
afterAll(() => books.close());

describe('a payout', () => {
  test('is owed from when its provider has it, and is what the provider says that it paid and charged', async () => {
    const before = await books.of('ARS');
    const order = await books.orderedOne();
    const { units } = order;
    expect(await books.of('ARS')).toEqual({
      ...before,
      payable: (before['payable'] ?? 0n) + units,
      exchange: (before['exchange'] ?? 0n) - units,
    });
    const paid = await books.changedBy('ARS', () =>
      books.tell(order, { status: 'completed', fiatUnits: units + 3n, feeUnits: 20n }),
    );
    expect(paid).toEqual({
      payable: -units,
      exchangeGains: -3n,
      railFees: -20n,
      [`rail:${rail}:ARS`]: units + 23n,
    });
    // Words that are repeated by another id move nothing.
    expect(await books.changedBy('ARS', () => books.tell(order, { status: 'completed', feeUnits: 20n }))).toEqual({});
    const announced = await books.changedBy('ARS', () => books.tell(order, { status: 'refundInProgress' }));
    expect(announced).toEqual({ receivable: -units - 3n, payable: units, exchangeGains: 3n });
    const back = await books.changedBy('ARS', () =>
      books.tell(order, { status: 'refunded', fiatUnits: units, feeUnits: 25n }),
    );
    expect(back).toEqual({
      receivable: units + 3n,
      payable: -units,
      exchange: units,
      exchangeGains: -3n,
      railFees: -5n,
      [`rail:${rail}:ARS`]: -units + 5n,
    });
    const kept = await scene.sql(
      `SELECT status, fiat_units AS fiat, fee_units AS fee, reference LIKE 'own-%' AS own FROM rail_report WHERE payout_id = $1 ORDER BY reported_at, report_id`,
      [order.payoutId],
    );
    expect(kept).toContainEqual({ status: 'completed', fiat: String(units + 3n), fee: '20', own: true });
    await books.areProved('ARS');
  });

  test('of which its provider says no more than it used to is what was ordered', async () => {
    const order = await books.orderedOne();
    const { payoutId, units } = order;
    const paid = await books.changedBy('ARS', async () => {
      await scene.tell(payoutId, 'completed');
      await scene.untilReportsAreTaken();
    });
    expect(paid).toEqual({ payable: -units, [`rail:${rail}:ARS`]: units });
  });

  test('that its provider paid after all is owed to us, as its tokens are back', async () => {
    const order = await books.orderedOne();
    const { units } = order;
    expect(await books.changedBy('ARS', () => books.tell(order, { status: 'failed' }))).toEqual({
      payable: -units,
      exchange: units,
    });
    const contradicted = await books.changedBy('ARS', () => books.tell(order, { status: 'completed' }));
    expect(contradicted).toEqual({ receivable: -units, [`rail:${rail}:ARS`]: units });
    await books.areProved('ARS');
  });

  test('that its provider refuses at once leaves nothing in the books of money', async () => {
    const { from, provider } = scene;
    const { id, payouts } = await created(from, [toBank(100)]);
    provider.instead = ({ method, path, body }) =>
      method === 'POST' && path === '/v1/payouts' && body.includes(payouts[0]?.id ?? '')
        ? { status: 422, body: { errorCode: 'ACCOUNT_CLOSED', reason: 'closed' } }
        : undefined;
    const changes = await books.changedBy('ARS', async () => {
      must(await from.api.post(`/payout-requests/${id}/execute`, {}), 200);
      await scene.untilPayout({ id, payoutId: payouts[0]?.id ?? '' }, 'failed');
    });
    provider.instead = undefined;
    expect(changes).toEqual({});
  });

  test.each([
    [{ fiatUnits: '0' }],
    [{ fiatUnits: '12.5' }],
    [{ feeUnits: '-1' }],
    [{ feeUnits: '1234567890123456' }],
    [{ reference: '' }],
  ])('is not reported with %j', async (wrong: object) => {
    const report = {
      payoutId: books.to.accountId,
      organizationId: books.to.organization.id,
      status: 'completed',
      ...wrong,
    };
    expect(
      await scene.provider.callBack(scene.gatehouse.url, report, { id: `wrong-${JSON.stringify(wrong)}` }),
    ).toEqual([400]);
  });
});
