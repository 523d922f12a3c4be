import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type TransferRequest, Transfers } from '#chains';
import { UnitOfWork } from '#database';
import { InsufficientFunds, ValidationFailed } from '#errors';
import { activeAccount, accountOf, arriving, stranger, untilBalance } from '../support/chains/accounts.js';
import { must } from '../support/service/api.js';
import { Gatehouse, type Organization, type OwnGatehouse } from '../support/service/gatehouse.js';
import { until } from '../support/run/until.js';
import { whileTimePasses } from '../support/service/while-time-passes.js';

let gatehouse: OwnGatehouse;
beforeAll(async () => {
  gatehouse = await Gatehouse.lent();
});
afterAll(() => gatehouse.stop());

const other = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';

interface Funded {
  readonly organization: Organization;
  readonly accountId: string;
}

async function funded(value = '100000000'): Promise<Funded> {
  const organization = await gatehouse.organization();
  const { id: accountId } = await activeAccount(organization.api);
  must(await organization.api.post('/sandbox/payins', arriving(accountId, { value })), 201);
  await gatehouse.advance(2);
  await untilBalance(organization.api, accountId, { value });
  return { organization, accountId };
}

/** As a service does that decides to pay. */
function request({ organization, accountId }: Funded, options: Partial<TransferRequest> = {}): Promise<string> {
  const transfers = gatehouse.service.get(Transfers);
  return gatehouse.service.get(UnitOfWork).run((tx) =>
    transfers.request(tx, {
      organizationId: organization.id,
      accountId,
      token: 'USDC',
      blockchain: 'POLYGON',
      payments: [{ destination: stranger, units: 40_000_000n }],
      reason: { mark: randomUUID(), since: new Date() },
      ...options,
    }),
  );
}

async function statusOf(id: string): Promise<string | undefined> {
  const [row] = await gatehouse.sql<{ status: string }>('SELECT status FROM transfer WHERE id = $1', [id]);
  return row?.status;
}

test('tokens are reserved when it is decided, and gone when the chain has them for good', async () => {
  const from = await funded();
  const { api } = from.organization;
  const related = { type: 'payoutRequest', id: '01990000-0000-7000-8000-000000000001' } as const;
  const id = await request(from, { related });
  await untilBalance(api, from.accountId, { value: '60000000', reserved: '40000000' });
  await until('it is on the chain', async () => (await statusOf(id)) === 'signed');
  await gatehouse.advance(5);
  const account = await untilBalance(api, from.accountId, { value: '60000000' });
  const [debit] = (await api.get('/transactions')).body['results'] as Record<string, unknown>[];
  expect(debit).toMatchObject({
    type: 'debit',
    tokenAmount: { tokenAmount: 40, tokenSymbol: 'USDC' },
    sourceWalletAddress: account.accountDetails?.walletDetails.walletAddress,
    destinationWalletAddress: stranger,
    related,
  });
  const { results: events } = (await api.get('/events?type=account_debited')).body as { results: object[] };
  expect(events).toMatchObject([
    { resourceId: debit?.['id'], payload: { type: 'account_debited', transactionId: debit?.['id'] } },
  ]);
  expect((await api.get(`/accounts/${from.accountId}/ledger-entries`)).body).toMatchObject({
    results: [
      { step: 'debit', source: 'reserved', destination: 'chain:POLYGON', subjectId: id },
      { step: 'reserve', source: 'available', destination: 'reserved', subjectId: id },
      { step: 'credit' },
    ],
  });
});

test('several are paid in one transaction', async () => {
  const from = await funded();
  await request(from, {
    payments: [
      { destination: stranger, units: 10_000_000n },
      { destination: other, units: 20_000_000n },
    ],
  });
  await untilBalance(from.organization.api, from.accountId, { value: '70000000', reserved: '30000000' });
  await whileTimePasses(gatehouse, 'it is paid', async () => {
    return (await accountOf(from.organization.api, from.accountId)).accountDetails?.balances[0]?.reserved === '0';
  });
  const { results } = (await from.organization.api.get('/transactions')).body as { results: object[] };
  expect(results).toHaveLength(2);
  const [paid] = await gatehouse.sql<{ payments: object[] }>(
    'SELECT payments FROM simulated_block WHERE transaction_hash = $1',
    [(results[0] as { transactionHash: string }).transactionHash],
  );
  expect(paid?.payments).toEqual([
    { destination: stranger, units: '10000000' },
    { destination: other, units: '20000000' },
  ]);
});

test('what the chain did not do is given back, and is no transaction', async () => {
  const from = await funded();
  const id = await request(from, { payments: [{ destination: stranger, units: 12_810_000n }] });
  await whileTimePasses(gatehouse, 'it failed', async () => (await statusOf(id)) === 'failed');
  await untilBalance(from.organization.api, from.accountId, { value: '100000000' });
  expect((await from.organization.api.get('/transactions')).body['results']).toHaveLength(1);
  expect((await from.organization.api.get('/events?type=account_debited')).body).toEqual({ results: [] });
  expect((await gatehouse.operator.get('/ledger/proof')).body).toMatchObject({ balanced: true });
});

test('tokens sent to another account of ours arrive there', async () => {
  const [from, to] = [await funded(), await funded()];
  const { accountDetails } = await accountOf(to.organization.api, to.accountId);
  const destination = accountDetails?.walletDetails.walletAddress ?? '';
  await request(from, { payments: [{ destination, units: 1_000_000n }] });
  await whileTimePasses(gatehouse, 'it arrived', async () => {
    return (await accountOf(to.organization.api, to.accountId)).accountDetails?.balances[0]?.value === '101000000';
  });
  await untilBalance(from.organization.api, from.accountId, { value: '99000000' });
});

test('of many that want the same tokens, those are decided that there is enough for, and all of them are paid', async () => {
  const from = await funded();
  const payments = [{ destination: stranger, units: 9_000_000n }] as const;
  const decided = await Promise.allSettled(Array.from({ length: 30 }, () => request(from, { payments })));
  expect(decided.filter(({ status }) => status === 'fulfilled')).toHaveLength(11);
  for (const refused of decided)
    if (refused.status === 'rejected') expect(refused.reason).toBeInstanceOf(InsufficientFunds);
  await whileTimePasses(gatehouse, 'all are paid', async () => {
    const { accountDetails } = await accountOf(from.organization.api, from.accountId);
    return accountDetails?.balances[0]?.reserved === '0';
  });
  await untilBalance(from.organization.api, from.accountId, { value: '1000000' });
  const { results } = (await from.organization.api.get('/transactions?limit=100')).body as {
    results: { type: string }[];
  };
  expect(results.filter(({ type }) => type === 'debit')).toHaveLength(11);
});

describe('what cannot be sent is refused with its place, and nothing is reserved', () => {
  const bad: [string, Partial<TransferRequest>, string][] = [
    [
      'an address of another chain',
      { payments: [{ destination: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', units: 1n }] },
      'payments.0.destination',
    ],
    [
      'a wrong checksum',
      {
        payments: [
          { destination: stranger, units: 1n },
          { destination: stranger.replace('C', 'c'), units: 1n },
        ],
      },
      'payments.1.destination',
    ],
    ['nothing', { payments: [{ destination: stranger, units: 0n }] }, 'payments.0.units'],
    ['more than there can be', { payments: [{ destination: stranger, units: 10n ** 18n + 1n }] }, 'payments'],
    [
      'several where a transaction pays one',
      {
        blockchain: 'SOLANA',
        payments: [
          { destination: '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM', units: 1n },
          { destination: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGkGXwyTDt1v', units: 1n },
        ],
      },
      'payments',
    ],
    ['a token that the chain does not have', { token: 'USDC', blockchain: 'PLASMA' }, 'token'],
  ];
  test.each(bad)('%s', async (_, options, field) => {
    const from = await funded();
    const refused = request(from, options);
    await expect(refused).rejects.toThrow(ValidationFailed);
    await expect(refused).rejects.toMatchObject({ params: { failures: [{ field }] } });
    await untilBalance(from.organization.api, from.accountId, { value: '100000000' });
  });
});
