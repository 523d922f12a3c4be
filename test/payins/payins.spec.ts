import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { isCvu } from '../../libs/contracts/src/payout-methods/bank-accounts.js';
import { must } from '../support/service/api.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';
import {
  type Payee,
  arrivalsOf,
  arrives,
  arsTransfer,
  askedFor,
  money,
  otherAccount,
  payee,
  payerAccount,
  payinOf,
  payinsOf,
  pixPayment,
  refusalOf,
  wayOf,
} from '../support/payments/payins.js';
import { until } from '../support/run/until.js';

let gatehouse: OwnGatehouse;
let to: Payee;
beforeAll(async () => {
  gatehouse = await Gatehouse.start();
  to = await payee(gatehouse);
});
afterAll(() => gatehouse.stop());

describe('a transfer in ARS that is asked for', () => {
  test('tells the payer where to, how much and until when', async () => {
    const before = await gatehouse.now();
    const payin = await askedFor(to, arsTransfer('150000', { expiresInSeconds: 600 }));
    const after = await gatehouse.now();
    expect(payin).toEqual({
      id: payin.id,
      createdAt: expect.any(String),
      updatedAt: payin.timestamps['createdAt'],
      destinationAccountId: to.accountId,
      status: { type: 'created' },
      payinDetails: arsTransfer('150000', { expiresInSeconds: 600 }),
      payinInstructions: {
        type: 'ars-bank-transfer',
        cvu: expect.stringMatching(/^000\d{19}$/),
        bankName: expect.stringMatching(/./),
        expiresAt: payin.timestamps['expiresAt'],
      },
      settlementDetails: {
        type: 'blockchain',
        amount: {
          type: 'blockchain',
          tokenSymbol: 'USDC',
          exponent: 6,
          value: expect.any(String),
          blockchain: 'POLYGON',
        },
      },
      timestamps: { createdAt: expect.any(String), expiresAt: expect.any(String) },
    });
    expect(isCvu(payin.payinInstructions?.['cvu'] ?? '')).toBe(true);
    const seconds = (Date.parse(payin.timestamps['expiresAt'] ?? '') - before.getTime()) / 1_000;
    expect(seconds).toBeGreaterThanOrEqual(600);
    expect(seconds).toBeLessThanOrEqual(600 + (after.getTime() - before.getTime()) / 1_000);
    // 1,500 pesos at about 1,450 for a dollar.
    const units = Number(payin.settlementDetails?.amount?.value);
    expect(units).toBeGreaterThan(1_000_000);
    expect(units).toBeLessThan(1_060_000);
    expect(await payinOf(to.api, payin.id)).toEqual(payin);
    expect((await payinsOf(to.api))[0]).toEqual(payin);
    expect(await wayOf(to.api, payin.id)).toBe('null > created');
  });

  test('may be the first thing of an organization that is kept sealed, and is answered the same when it is sent again', async () => {
    const { api, accountId: destinationAccountId } = await payee(gatehouse);
    const sent = { destinationAccountId, payinDetails: arsTransfer('150000', { expiresInSeconds: 600 }) };
    const key = { 'Idempotency-Key': randomUUID() };
    const payin = must(await api.post('/payins', sent, key), 201);
    expect(payin['payinDetails']).toEqual(sent.payinDetails);
    expect(must(await api.post('/payins', sent, key), 201)).toEqual(payin);
    expect(await payinOf(api, String(payin['id']))).toEqual(payin);
  });

  test('may be paid for five minutes where nobody says otherwise', async () => {
    const { payinDetails, timestamps } = await askedFor(to, arsTransfer());
    expect(payinDetails).toMatchObject({ expiresInSeconds: 300 });
    const { createdAt = '', expiresAt = '' } = timestamps;
    expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBeGreaterThanOrEqual(299_000);
    expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBeLessThanOrEqual(300_000);
  });

  test.each([
    ['another amount', money.ars('150001'), 'amountMismatched'],
    ['another account', money.ars('150000', { senderAccountNumber: otherAccount }), 'senderMismatched'],
  ])('fails when it comes with %s', async (_, rail, reason) => {
    const { id } = await askedFor(to, arsTransfer('150000'));
    expect(await arrives(to.api, { payinId: id }, rail)).toMatchObject({ accepted: false, payinId: id });
    const failed = await payinOf(to.api, id);
    expect(failed).toMatchObject({ status: { type: 'failed' }, failureReason: reason });
    expect(failed.timestamps).toHaveProperty('failedAt');
    expect(failed.senderMetadata).toMatchObject({ type: 'ars-bank-transfer', senderName: 'Ana Pérez' });
    expect(await wayOf(to.api, id)).toBe('null > created > failed');
    expect(await arrives(to.api, { payinId: id }, money.ars('150000'))).toMatchObject({ accepted: false });
    expect(await arrivalsOf(to.api, id)).toMatchObject([
      { accepted: false, reason: 'failed', amount: { currencySymbol: 'ARS', value: '150000' } },
      { accepted: false, reason, told: 1 },
    ]);
  });

  test('is known to be from the right account however a bank writes it', async () => {
    const { id } = await askedFor(to, arsTransfer('150000'));
    const spaced = payerAccount.replace(/(\d{8})(\d{14})/, '$1-$2');
    expect(await arrives(to.api, { payinId: id }, money.ars('150000', { senderAccountNumber: spaced }))).toEqual({
      accepted: true,
      payinId: id,
    });
  });
});

describe('a PIX payment that is asked for', () => {
  test('may be paid for a day where nobody says otherwise, with a code of its own', async () => {
    const [one, other] = [await askedFor(to, pixPayment('53500')), await askedFor(to, pixPayment('53500'))];
    expect(one.payinInstructions).toEqual({
      type: 'brl-pix',
      brCode: expect.stringMatching(/^000201.*5406535\.00.*6304[0-9A-F]{4}$/),
      expiresAt: one.timestamps['expiresAt'],
    });
    expect(one.payinInstructions?.['brCode']).not.toBe(other.payinInstructions?.['brCode']);
    expect(one.payinDetails).toEqual(pixPayment('53500', { expiresInSeconds: 86_400 }));
  });

  test('declines another amount, and is still there to be paid', async () => {
    const { id } = await askedFor(to, pixPayment('53500'));
    expect(await arrives(to.api, { payinId: id }, money.pix('53499'))).toEqual({
      accepted: false,
      payinId: id,
      reason: 'It is not the amount that was asked for',
    });
    expect(await payinOf(to.api, id)).toMatchObject({ status: { type: 'created' } });
    expect(await arrives(to.api, { payinId: id }, money.pix('53500'))).toEqual({ accepted: true, payinId: id });
    expect((await arrivalsOf(to.api, id)).map(({ accepted, reason }) => [accepted, reason])).toEqual([
      [true, undefined],
      [false, 'amountMismatched'],
    ]);
  });

  test('is not paid by a bank transfer', async () => {
    const { id } = await askedFor(to, pixPayment());
    expect(await arrives(to.api, { payinId: id }, money.ars())).toEqual({
      accepted: false,
      payinId: id,
      reason: 'The payin is paid by brl-pix, and not by ars-bank-transfer',
    });
  });
});

describe('a payin that nobody pays', () => {
  test('expires at its time', async () => {
    const { id, timestamps } = await askedFor(to, arsTransfer());
    await gatehouse.advance(200);
    expect(await payinOf(to.api, id)).toMatchObject({ status: { type: 'created' } });
    await gatehouse.advance(100);
    const expired = await until('it has expired', async () => {
      const payin = await payinOf(to.api, id);
      return payin.status.type === 'failed' && payin;
    });
    expect(expired.failureReason).toBe('expired');
    const failedAt = Date.parse(expired.timestamps['failedAt'] ?? '');
    expect(failedAt).toBeGreaterThanOrEqual(Date.parse(timestamps['expiresAt'] ?? ''));
    expect(failedAt).toBeLessThanOrEqual((await gatehouse.now()).getTime());
    expect(await wayOf(to.api, id)).toBe('null > created > failed');
    expect(await arrives(to.api, { payinId: id }, money.ars())).toMatchObject({ accepted: false });
    expect(await arrivalsOf(to.api, id)).toMatchObject([{ accepted: false, reason: 'expired' }]);
  });

  test('is canceled, once, and takes no money afterwards', async () => {
    const { id } = await askedFor(to, pixPayment());
    const canceled = must(await to.api.post(`/payins/${id}/cancel`, {}), 200);
    expect(canceled).toMatchObject({ status: { type: 'canceled' }, timestamps: { canceledAt: expect.any(String) } });
    expect(refusalOf(await to.api.post(`/payins/${id}/cancel`, {}))).toMatchObject({
      status: 409,
      name: 'IllegalTransition',
    });
    expect(await arrives(to.api, { payinId: id }, money.pix())).toMatchObject({ accepted: false });
    expect(await arrivalsOf(to.api, id)).toMatchObject([{ accepted: false, reason: 'canceled' }]);
    expect(await wayOf(to.api, id)).toBe('null > created > canceled');
  });
});

test('money at an account may be told with a key of its own, also when it is the first', async () => {
  const { api, accountId } = await payee(gatehouse);
  const body = { destinationAccountId: accountId, rail: money.ars('200000') };
  const key = { 'Idempotency-Key': randomUUID() };
  const [one, again] = [await api.post('/sandbox/payins', body, key), await api.post('/sandbox/payins', body, key)];
  expect(must(one, 201)).toMatchObject({ accepted: true });
  expect(must(again, 201)).toEqual(one.body);
  expect(await payinsOf(api)).toHaveLength(1);
});

test('operators see how much money waits', async () => {
  const { api, accountId } = await payee(gatehouse, { isApproved: false });
  await arrives(api, { destinationAccountId: accountId }, money.pix());
  // Those of the tests before may settle meanwhile, but this one stays.
  await until('all that waits is counted', async () => {
    const [waiting] = await gatehouse.sql<{ count: number }>(
      `SELECT count(*)::int FROM payin WHERE status IN ('pending', 'on-hold')`,
    );
    const figure = /^gatehouse_payins_pending (\d+)$/m.exec(await textOf(`${gatehouse.url}/metrics`))?.[1];
    return waiting !== undefined && waiting.count > 0 && Number(figure) === waiting.count;
  });
});

async function textOf(url: string): Promise<string> {
  return (await fetch(url)).text();
}
