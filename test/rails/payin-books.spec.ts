import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { BooksScene, rail } from '../support/payments/books-scene.js';
import { arsArrived } from '../support/payments/payin-provider-scene.js';
import { approved, arsTransfer, askedFor, payee, untilPayin } from '../support/payments/payins.js';
import type { ProviderScene } from '../support/payments/provider-scene.js';
import { until } from '../support/run/until.js';

let books: BooksScene;
let scene: ProviderScene;
beforeAll(async () => {
  books = await BooksScene.open();
  ({ scene } = books);
});
afterAll(() => books.close());

describe('a payin', () => {
  beforeEach(() => {
    scene.provider.payins.returnAnswer = {};
  });

  test('is a liability for as long as its organization waits to be approved, and is exchanged when it is settled', async () => {
    const waiting = await payee(scene.gatehouse, { isApproved: false });
    const { organizationId, id } = await books.came(53_500n, { feeUnits: '40', reference: 'own-order' }, waiting);
    const owed = { [`rail:${rail}:BRL`]: -53_460n, railFees: -40n, payable: 53_500n };
    expect(await books.of('BRL', organizationId)).toEqual(owed);
    await scene.gatehouse.advance(80 * 86_400);
    expect(await books.of('BRL', organizationId)).toEqual(owed);
    await books.areProved('BRL');
    await approved(scene.gatehouse, organizationId);
    await untilPayin(scene.gatehouse, waiting.api, id, 'completed');
    expect(await books.of('BRL', organizationId)).toEqual({
      [`rail:${rail}:BRL`]: -53_460n,
      railFees: -40n,
      exchange: 53_500n,
    });
    expect(await scene.sql('SELECT fee_units AS fee, reference FROM payin_arrival WHERE payin_id = $1', [id])).toEqual([
      { fee: '40', reference: 'own-order' },
    ]);
  });

  test('that waits for 90 days is owed until its provider says that it went back', async () => {
    scene.provider.payins.returnAnswer = { status: 'asked' };
    const waiting = await payee(scene.gatehouse, { isApproved: false });
    const money = await books.came(10_000n, {}, waiting);
    await untilPayin(
      scene.gatehouse,
      waiting.api,
      money.id,
      (payin) => payin.settlementDetails?.type === 'awaitingKYC',
    );
    await scene.gatehouse.advance(90 * 86_400 + 60);
    await untilPayin(scene.gatehouse, waiting.api, money.id, 'failed');
    await until('it was asked back', () => scene.provider.payins.returns.has(money.id));
    const owed = { [`rail:${rail}:BRL`]: -10_000n, payable: 10_000n };
    expect(await books.of('BRL', money.organizationId)).toEqual(owed);
    await books.reportMoney(money, { status: 'returnRefused' });
    expect(await books.of('BRL', money.organizationId)).toEqual(owed);
    await books.reportMoney(money, { status: 'returned', feeUnits: 15n });
    await books.reportMoney(money, { status: 'returned', feeUnits: 15n });
    expect(await books.of('BRL', money.organizationId)).toEqual({ [`rail:${rail}:BRL`]: 15n, railFees: -15n });
    const [kept] = await scene.sql('SELECT return_status AS is FROM payin WHERE id = $1', [money.id]);
    expect(kept).toEqual({ is: 'confirmed' });
  });

  test.each([
    {},
    { status: 'confirmed', fiatUnits: '10000', feeUnits: '0', reference: 'R1' },
    { id: 'in its own words' },
  ])('that its provider sends back at once, answering %j, is owed no more', async (answer) => {
    scene.provider.payins.returnAnswer = answer;
    const waiting = await payee(scene.gatehouse, { isApproved: false });
    const money = await books.came(10_000n, {}, waiting);
    await untilPayin(
      scene.gatehouse,
      waiting.api,
      money.id,
      (payin) => payin.settlementDetails?.type === 'awaitingKYC',
    );
    await scene.gatehouse.advance(90 * 86_400 + 60);
    await until('it went back', async () => Object.keys(await books.of('BRL', money.organizationId)).length === 0);
  });

  test('that is rejected goes back, and one that is recalled when its tokens are sent is owed to us', async () => {
    const rejected = await books.came(20_000n, { isHeld: true });
    const gone = await books.changedBy('BRL', () =>
      books.reportMoney(rejected, { status: 'rejected', fiatUnits: 19_990n }),
    );
    expect(gone).toEqual({ [`rail:${rail}:BRL`]: 19_990n, payable: -20_000n, exchangeGains: 10n });
    const settled = await books.came(30_000n);
    await untilPayin(scene.gatehouse, books.to.api, settled.id, 'completed');
    const recalled = await books.changedBy('BRL', () => books.reportMoney(settled, { status: 'returned' }));
    expect(recalled).toEqual({ [`rail:${rail}:BRL`]: 30_000n, receivable: -30_000n });
    expect(await books.changedBy('BRL', () => books.reportMoney(settled, { status: 'rejected' }))).toEqual({});
    await books.areProved('BRL');
  });

  test('that is refused is in no book', async () => {
    const { id } = await askedFor(books.to, arsTransfer('150000'));
    const { route } = scene.provider.payins.opened.get(id)?.answer as { route: string };
    const changes = await books.changedBy('ARS', async () => {
      const { body } = await books.tellOfMoney(`movement-${id}`, arsArrived(route, '150001', { feeUnits: '9' }));
      expect(body).toMatchObject({ accepted: false });
    });
    expect(changes).toEqual({});
  });
});
