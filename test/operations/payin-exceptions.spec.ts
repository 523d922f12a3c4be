import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { BooksScene, type Came, rail } from '../support/payments/books-scene.js';
import {
  type ExceptionBody,
  comparedAll,
  exceptionOf,
  exceptionsAbout,
  openedAbout,
  resolve,
  resolvedByTwo,
} from '../support/payments/exceptions.js';
import { pixArrived } from '../support/payments/payin-provider-scene.js';
import { payee, untilPayin } from '../support/payments/payins.js';
import { until } from '../support/run/until.js';
import { must } from '../support/service/api.js';
import { newPerson } from '../support/staff/people.js';

let books: BooksScene;
beforeAll(async () => {
  books = await BooksScene.open();
});
beforeEach(() => {
  books.scene.provider.payins.returnAnswer = { status: 'asked' };
});
afterAll(async () => {
  await comparedAll(books.scene.gatehouse);
  await books.close();
});

/** Money that was not settled within 90 days, and that its rail was asked to send back. */
async function askedBack(): Promise<Came> {
  const { gatehouse, provider } = books.scene;
  const waiting = await payee(gatehouse, { isApproved: false });
  const money = await books.came(10_000n, {}, waiting);
  await untilPayin(gatehouse, waiting.api, money.id, (payin) => payin.settlementDetails?.type === 'awaitingKYC');
  await gatehouse.advance(90 * 86_400 + 60);
  // The job that is due by then may have begun before its process heard of the time, and done nothing.
  const attempt = JSON.stringify({ organizationId: money.organizationId, payinId: money.id, attempt: 1 });
  await gatehouse.sql(`SELECT graphile_worker.add_job('settlePayin', $1::json)`, [attempt]);
  await untilPayin(gatehouse, waiting.api, money.id, 'failed');
  await until('it was asked back', () => provider.payins.returns.has(money.id));
  return money;
}

const looked = (): Promise<void> => books.scene.gatehouse.work('lookForReturnUnconfirmed');

function returnsAskedFor(id: string): number {
  return books.scene.provider.at('/v1/payins/returns').filter(({ body }) => body.includes(id)).length;
}

describe('money that a rail does not send back', () => {
  test('is an exception after four hours, and over by itself once the rail confirms it', async () => {
    const { gatehouse } = books.scene;
    const money = await askedBack();
    await looked();
    expect(await exceptionsAbout(gatehouse, money.id)).toEqual([]);
    await gatehouse.advance(4 * 3_600);
    const exception = await openedAbout(gatehouse, money.id);
    expect(exception).toMatchObject({
      kind: 'returnUnconfirmed',
      organizationId: money.organizationId,
      subject: { type: 'payin', id: money.id },
      amount: { fiatCurrencyCode: 'BRL', units: '10000' },
      because: 'Its rail has not said for 4 hours that the money went back',
      options: ['retry', 'markAsReturned'],
    });
    await books.reportMoney(money, { status: 'returned' });
    await looked();
    expect(await exceptionOf(gatehouse, exception.id)).toMatchObject({
      status: 'resolved',
      resolution: { reason: 'Its rail has confirmed that the money went back' },
    });
    await books.areProved('BRL');
  });

  test('and refuses to is asked once more, and then believed by two people', async () => {
    const { gatehouse } = books.scene;
    const money = await askedBack();
    await books.reportMoney(money, { status: 'returnRefused' });
    const first = await openedAbout(gatehouse, money.id);
    expect(first.because).toBe('Its rail refuses to send the money back');
    const before = returnsAskedFor(money.id);
    must(await resolve(gatehouse.operator, first, 'retry'), 200);
    await until('it is asked once more', () => returnsAskedFor(money.id) > before);
    await books.reportMoney(money, { status: 'returnRefused' });
    await gatehouse.advance(4 * 3_600);
    const second = await openedAbout(gatehouse, money.id);
    expect(await books.of('BRL', money.organizationId)).toEqual({ [`rail:${rail}:BRL`]: -10_000n, payable: 10_000n });
    await resolvedByTwo(gatehouse, second, 'markAsReturned');
    expect(await books.of('BRL', money.organizationId)).toEqual({});
    await books.areProved('BRL');
  });
});

test('money that is recalled after its tokens were sent is told at once, and written off by two people', async () => {
  const { gatehouse } = books.scene;
  const money = await books.came(20_000n);
  await untilPayin(gatehouse, books.to.api, money.id, 'completed');
  const before = await books.of('BRL', money.organizationId);
  await books.reportMoney(money, { status: 'returned' });
  await books.reportMoney(money, { status: 'returned' });
  const owed = await books.of('BRL', money.organizationId);
  expect((owed['receivable'] ?? 0n) - (before['receivable'] ?? 0n)).toBe(-20_000n);
  const exception = await openedAbout(gatehouse, money.id);
  expect(exception).toMatchObject({ kind: 'payinRecalled', options: ['writeOff'] });
  await resolvedByTwo(gatehouse, exception, 'writeOff');
  expect(await books.of('BRL', money.organizationId)).toEqual(owed);
  await books.areProved('BRL');
});

test('money for nobody is told, closed once somebody has settled it with the rail, and never in the books', async () => {
  const { scene } = books;
  const { gatehouse } = scene;
  const changed = await books.changedBy('BRL', async () => {
    const { body } = await books.tellOfMoney('movement-for-nobody', pixArrived('a-route-of-nobody', '4700'));
    expect(body).toMatchObject({ accepted: false });
  });
  expect(changed).toEqual({});
  const [arrival] = await scene.sql<{ id: string }>(
    `SELECT id FROM payin_arrival WHERE arrival_id = 'movement-for-nobody'`,
  );
  const exception: ExceptionBody = await openedAbout(gatehouse, arrival?.id ?? '');
  expect(exception).toMatchObject({
    kind: 'unmatchedMoney',
    amount: { fiatCurrencyCode: 'BRL', units: '4700' },
    because: 'It is for no payin and no account: it was refused',
    options: ['close'],
  });
  expect(exception).not.toHaveProperty('organizationId');
  const { api } = await newPerson(gatehouse.operator, ['finance']);
  expect(await resolve(api, exception, 'writeOff')).toMatchObject({
    status: 400,
    body: { name: 'ValidationFailed', params: { failures: [{ field: 'option' }] } },
  });
  expect(must(await resolve(api, exception, 'close'), 200)['status']).toBe('resolved');
  expect(await resolve(api, exception, 'close')).toMatchObject({ status: 409, body: { params: { from: 'resolved' } } });
});
