import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { must } from '../support/service/api.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';
import {
  type Payer,
  type PayoutRequestBody,
  ana,
  brlMethod,
  created,
  eventsOf,
  executed,
  payer,
  requestOf,
  toBank,
  toWallet,
  untilStatus,
} from '../support/payments/payouts.js';

let gatehouse: OwnGatehouse;
let from: Payer;
beforeAll(async () => {
  gatehouse = await Gatehouse.lent();
  from = await payer(gatehouse);
});
afterAll(() => gatehouse.stop());

const uuid = expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown as string;
const aTime = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as unknown as string;
const aNumber = expect.any(Number) as unknown as number;
const usdc = (tokenAmount: number): object => ({ tokenAmount, tokenSymbol: 'USDC' });
const times = { createdAt: aTime, updatedAt: aTime };
const solana = { walletAddress: '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM', blockchain: 'SOLANA' };
const evm = { walletAddress: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', blockchain: 'POLYGON' };

describe('a payout', () => {
  test('in fiat has its quote, its fees, its status and where it goes, masked', async () => {
    const row = toBank(100, { developerFee: { developerFeePercentage: 1.5 } });
    const { payouts, ...request } = await created(from, [row]);
    expect(request).toEqual({
      ...{ id: uuid, ...times, sourceAccountId: from.accountId },
      status: { type: 'awaitingExecution' },
    });
    expect(payouts).toEqual([
      {
        ...{ id: uuid, ...times, amount: usdc(100) },
        details: {
          ...{ type: 'fiat', fiatAndRailCode: 'ars', status: { type: 'created' } },
          fiatAmount: { fiatAmount: aNumber, fiatCurrencyCode: 'ARS' },
          transactionFee: usdc(0.25),
          exchangeFeePercentage: 0.5,
          exchangeRate: aNumber,
          feeTotal: usdc(2.24125),
          sourceAmount: usdc(100),
          developerFee: { developerFeePercentage: 1.5, fee: usdc(1.5) },
          payoutMethod: {
            type: 'ars',
            details: {
              ...{ type: 'arsAccountNumber', symbol: 'ARS', bankId: '007', bankAccountNumberType: 'CBU' },
              ...{ bankAccountNumberTruncated: '****5201', documentNumberTruncated: '****6786' },
            },
          },
        },
        recipient: { type: 'individual', firstName: '****aría', lastName: '****andú', email: '****.com' },
      },
    ]);
  });

  test('in tokens has its wallet, and the transaction of its request; in dollars a transaction of its own', async () => {
    const rows = [toWallet(10), toWallet({ fiatAmount: 20.5, fiatCurrencyCode: 'USD' }, solana)];
    const recipientInfo = { type: 'business', name: 'Acme Sociedad Anónima' };
    const { id, payouts } = await executed(from, [{ ...rows[0], recipientInfo }, rows[1] ?? {}]);
    const inTokens = { type: 'blockchain', ...evm, token: 'USDC', destinationAmount: usdc(10) };
    const inDollars = { type: 'blockchain', ...solana, token: 'USDC', destinationAmount: usdc(20.5) };
    expect(payouts).toEqual([
      {
        ...{ id: uuid, ...times, amount: usdc(10), details: { ...inTokens, status: 'PENDING' } },
        recipient: { type: 'business', name: '****nima' },
      },
      {
        ...{ id: uuid, ...times, amount: { fiatAmount: 20.5, fiatCurrencyCode: 'USD' } },
        details: { ...inDollars, status: 'PENDING', transactionHash: null },
        recipient: expect.any(Object),
      },
    ]);
    const done = await untilStatus(gatehouse, from, id, 'executed');
    expect(done.transactionHash).toMatch(/^0x[0-9a-f]{64}$/);
    expect(done.payouts[0]?.details).toEqual({ ...inTokens, status: 'EXECUTED' });
    const transactionHash = expect.stringMatching(/^[1-9A-HJ-NP-Za-km-z]{64,88}$/);
    expect(done.payouts[1]?.details).toEqual({ ...inDollars, status: 'EXECUTED', transactionHash });
    for (const payout of done.payouts)
      expect(must(await from.api.get(`/payout-requests/${id}/payouts/${payout.id}`), 200)).toEqual(payout);
  });

  test('of another request, or nobody’s, is not found in this one', async () => {
    const [one, other] = [await created(from, [toWallet(1)]), await created(from, [toWallet(1)])];
    for (const payoutId of [other.payouts[0]?.id ?? '', randomUUID(), 'x']) {
      const { status, body } = await from.api.get(`/payout-requests/${one.id}/payouts/${payoutId}`);
      expect([status, body['params']]).toEqual([404, { resource: 'payout', id: payoutId }]);
    }
  });
});

test('what is another organization’s cannot be seen, executed or canceled', async () => {
  const other = await gatehouse.organization();
  const { id, payouts } = await created(from, [toWallet(1)]);
  for (const wanted of [id, randomUUID()]) {
    const path = `/payout-requests/${wanted}`;
    const answers = [
      await other.api.get(path),
      await other.api.get(`${path}/payouts/${payouts[0]?.id ?? ''}`),
      await other.api.post(`${path}/execute`, {}),
      await other.api.post(`${path}/cancel`, {}),
    ];
    for (const { status, body } of answers)
      expect([status, body['params']]).toEqual([404, { resource: 'payoutRequest', id: wanted }]);
  }
  expect((await other.api.get('/payout-requests')).body).toEqual({ results: [] });
  expect(await requestOf(from, id)).toMatchObject({ status: { type: 'awaitingExecution' } });
});

test('of who is paid and where, nothing is in the database or the log as it was written', async () => {
  const canary = { firstName: 'Zoraida', lastName: 'Quetzalcoatl', email: 'zoraida@canary.example' };
  const physicalAddress = { ...ana.physicalAddress, address1: 'Calle Canaria 987' };
  const recipientInfo = { ...ana, ...canary, physicalAddress };
  const payoutMethod = { ...brlMethod, details: { ...brlMethod.details, email: 'pix@canary.example' } };
  const row = toBank(10.71, {
    ...{ recipientInfo, payoutDetails: { type: 'fiat', payoutMethod } },
    supportingDetails: { purpose: 'Rent of Zoraida' },
  });
  const body = { sourceAccountId: from.accountId, memo: 'For the canary of November', payouts: [row] };
  const { id } = must(await from.api.post('/payout-requests', body, { 'Idempotency-Key': randomUUID() }), 201);
  const path = `/payout-requests/${String(id)}`;
  must(await from.api.post(`${path}/execute`, {}, { 'Idempotency-Key': randomUUID() }), 200);
  await untilStatus(gatehouse, from, String(id), 'executed');
  expect(must(await from.api.get(path), 200)['memo']).toBe('For the canary of November');
  const words = [...Object.values(canary), 'canary', 'Canaria', 'Zoraida', '52998224725', 'Rent of'];
  const text = await gatehouse.databaseText();
  expect(words.filter((word) => text.includes(word))).toEqual([]);
  expect(gatehouse.log.filter((line) => words.some((word) => line.includes(word)))).toEqual([]);
});

interface PageBody {
  readonly results: readonly PayoutRequestBody[];
  readonly nextId?: string;
}

test('a list has whole requests, newest first, and no more than a thousand payouts a page', async () => {
  const lister = await payer(gatehouse, '0');
  const ids: string[] = [];
  const rows = Array.from({ length: 350 }, (_, index) => toWallet(index + 1));
  for (const payouts of [rows, rows, rows.slice(0, 300), rows.slice(0, 1), rows])
    ids.unshift((await created(lister, payouts)).id);
  const pages: string[][] = [];
  for (let nextId = ''; ;) {
    const path = `/payout-requests?limit=4${nextId && `&nextId=${nextId}`}`;
    const { results, ...page } = must(await lister.api.get(path), 200) as unknown as PageBody;
    pages.push(results.map(({ id }) => id));
    for (const { payouts } of results)
      expect(payouts.map(({ amount }) => amount)).toEqual(payouts.map((_, index) => usdc(index + 1)));
    if (page.nextId === undefined) break;
    nextId = page.nextId;
  }
  expect(pages).toEqual([ids.slice(0, 3), ids.slice(3)]);
  const [newest] = must(await lister.api.get('/payout-requests?limit=1'), 200)['results'] as PayoutRequestBody[];
  expect(newest).toEqual(await requestOf(lister, ids[0] ?? ''));
});

test.each([
  [{ firstName: 'Bo', lastName: 'Li' }, '****o', '****i'],
  [{ firstName: '伟', lastName: '王伟' }, '****', '****伟'],
  [{ firstName: 'Ana', lastName: 'Ñ' }, '****a', '****'],
])('the short names of %p are not shown whole', async (names, firstName, lastName) => {
  const [payout] = (await created(from, [toBank(10, { recipientInfo: { ...ana, ...names } })])).payouts;
  expect(payout?.recipient).toMatchObject({ firstName, lastName });
});

test('the short name of a business is not shown whole', async () => {
  const row = { ...toWallet(10), recipientInfo: { type: 'business', name: '3M' } };
  expect((await created(from, [row])).payouts[0]?.recipient).toEqual({ type: 'business', name: '****M' });
});

test('asked again under the same key, a request is made once and executed once, and answered the same', async () => {
  const count = async (): Promise<number> => (await gatehouse.sql('SELECT 1 FROM payout_request')).length;
  const body = { sourceAccountId: from.accountId, payouts: [toBank(10), toWallet(10)] };
  const before = await count();
  const under = { 'Idempotency-Key': randomUUID() };
  const [first, again] = [
    await from.api.post('/payout-requests', body, under),
    await from.api.post('/payout-requests', body, under),
  ];
  expect([again.status, again.body]).toEqual([201, first.body]);
  expect(again.headers.get('idempotency-replayed')).toBe('true');
  expect(await count()).toBe(before + 1);
  const id = String(first.body['id']);
  const key = { 'Idempotency-Key': randomUUID() };
  const execute = (): ReturnType<typeof from.api.post> => from.api.post(`/payout-requests/${id}/execute`, {}, key);
  const begun = await execute();
  expect(begun).toMatchObject({ status: 200, body: { status: { type: 'pending' } } });
  await untilStatus(gatehouse, from, id, 'executed');
  const later = await execute();
  expect([later.status, later.body, later.headers.get('idempotency-replayed')]).toEqual([200, begun.body, 'true']);
  expect(await gatehouse.sql('SELECT 1 FROM transfer WHERE related_id = $1', [id])).toHaveLength(1);
  const moves = (await eventsOf(from, id)).filter(({ payoutId }) => payoutId === undefined);
  expect(moves).toHaveLength(2);
});
