import { beforeAll, describe, expect, test } from '@jest/globals';
import { activeAccount, arriving, stranger, untilBalance } from '../support/chains/accounts.js';
import { must } from '../support/service/api.js';
import { Gatehouse, type Organization } from '../support/service/gatehouse.js';
import { until } from '../support/run/until.js';

let gatehouse: Gatehouse;
beforeAll(async () => {
  gatehouse = await Gatehouse.shared();
});

describe('a deposit', () => {
  let organization: Organization;
  let accountId: string;
  let walletAddress: string;
  beforeAll(async () => {
    organization = await gatehouse.organization();
    const { id, accountDetails } = await activeAccount(organization.api);
    accountId = id;
    walletAddress = accountDetails?.walletDetails.walletAddress ?? '';
  });

  test('is pending until its block stays', async () => {
    const { api } = organization;
    const sent = await api.post('/sandbox/payins', arriving(accountId, { value: '12500000' }));
    expect(must(sent, 201)).toEqual({ accepted: true });
    const [pending] = await until('the deposit is seen', async () => {
      const { results } = (await api.get(`/accounts/${accountId}/pending-deposits`)).body as { results: object[] };
      return results.length === 1 && results;
    });
    expect(pending).toMatchObject({
      accountId,
      tokenAmount: { tokenAmount: 12.5, tokenSymbol: 'USDC' },
      blockchain: 'POLYGON',
      sourceWalletAddress: stranger,
      destinationWalletAddress: walletAddress,
    });
    await gatehouse.advance(2);
    await untilBalance(api, accountId, { value: '12500000' });
    expect((await api.get(`/accounts/${accountId}/pending-deposits`)).body).toEqual({ results: [] });
  });

  test('is then a transaction, an event with the same words, and a line of the ledger', async () => {
    const { id: organizationId, api } = organization;
    const { results } = (await api.get(`/transactions?accountId=${accountId}`)).body as { results: Shown[] };
    const wallets = { sourceWalletAddress: stranger, destinationWalletAddress: walletAddress };
    const tokenAmount = { tokenAmount: 12.5, tokenSymbol: 'USDC' };
    expect(results).toEqual([
      {
        id: expect.any(String),
        accountId,
        type: 'credit',
        tokenAmount,
        blockchain: 'POLYGON',
        transactionHash: expect.stringMatching(/^0x[0-9a-f]{64}$/),
        ...wallets,
        transactionDate: expect.any(String),
      },
    ]);
    const [{ id, transactionDate, transactionHash } = {} as Shown] = results;
    expect((await api.get(`/transactions/${id}`)).body).toEqual(results[0]);
    const { results: events } = (await api.get('/events')).body as { results: { payload: object }[] };
    expect(events).toMatchObject([{ eventCategory: 'service_account_balance_activity', resourceId: id }]);
    expect(events[0]?.payload).toEqual({
      type: 'account_credited',
      accountId,
      organizationId,
      transactionId: id,
      accountWalletAddress: walletAddress,
      tokenAmount: {
        ...tokenAmount,
        blockchain: 'POLYGON',
        tokenContractAddress: '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359',
      },
      transactionDetails: { blockchain: 'POLYGON', transactionDate, transactionHash, ...wallets },
    });
    expect((await api.get(`/accounts/${accountId}/ledger-entries`)).body).toMatchObject({
      results: [{ step: 'credit', source: 'chain:POLYGON', destination: 'available', value: '12500000', exponent: 6 }],
    });
    const { balanced, sums } = (await gatehouse.operator.get('/ledger/proof')).body;
    expect(balanced).toBe(true);
    expect(sums).toContainEqual({ tokenSymbol: 'USDC', blockchain: 'POLYGON', sum: '0' });
  });
});

interface Shown {
  readonly id: string;
  readonly transactionDate: string;
  readonly transactionHash: string;
}

test('deposits on every chain, and of both tokens, are each a balance of their own', async () => {
  const { api } = await gatehouse.organization();
  const { id } = await activeAccount(api);
  const deposits = [
    ['USDC', 'ETHEREUM', stranger],
    ['USDT', 'PLASMA', stranger],
    ['USDC', 'SOLANA', '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'],
    ['USDT', 'TRON', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'],
  ] as const;
  for (const [tokenSymbol, blockchain, senderAddress] of deposits)
    must(await api.post('/sandbox/payins', arriving(id, { tokenSymbol, blockchain, senderAddress })), 201);
  await gatehouse.advance(10);
  for (const [tokenSymbol, blockchain] of deposits)
    await untilBalance(api, id, { value: '100000000', tokenSymbol, blockchain });
  expect((await api.get('/transactions?limit=100')).body['results']).toHaveLength(4);
});

test('the same transaction on the chain is one deposit, however often it is sent', async () => {
  const { api } = await gatehouse.organization();
  const { id } = await activeAccount(api);
  const body = arriving(id, { transactionHash: `0x${'ab'.repeat(32)}` });
  const answers = await Promise.all(Array.from({ length: 10 }, () => api.post('/sandbox/payins', body)));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
  expect(answers.filter((answer) => answer.body['accepted'] === true)).toHaveLength(1);
  expect(answers.find((answer) => answer.body['accepted'] === false)?.body['reason']).toMatch(/already/);
  await gatehouse.advance(2);
  await untilBalance(api, id, { value: '100000000' });
});

describe('what cannot arrive is refused, and nothing is written', () => {
  const cases: [string, Parameters<typeof arriving>[1] & object, string][] = [
    ['an address of another chain', { senderAddress: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8' }, 'rail.senderAddress'],
    ['a wrong checksum', { senderAddress: '0x70997970c51812dc3A010C7d01b50e0d17dc79C8' }, 'rail.senderAddress'],
    ['a token that the chain does not have', { tokenSymbol: 'USDC', blockchain: 'PLASMA' }, 'rail.amount'],
    ['no amount', { value: '0' }, 'rail.amount.value'],
    ['a fraction of the smallest unit', { value: '1.5' }, 'rail.amount.value'],
    ['more than there can be', { value: '1000000000000000001' }, 'rail.amount.value'],
    ['a sign', { value: '-5' }, 'rail.amount.value'],
  ];
  test.each(cases)('%s', async (_, options, field) => {
    const { api } = await gatehouse.organization();
    const { id } = await activeAccount(api);
    const before = await gatehouse.sql('SELECT 1 FROM simulated_block');
    const refused = await api.post('/sandbox/payins', arriving(id, options));
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ name: 'ValidationFailed', params: { failures: [{ field }] } });
    expect(await gatehouse.sql('SELECT 1 FROM simulated_block')).toHaveLength(before.length);
  });

  test('an account of another organization', async () => {
    const [mine, theirs] = [await gatehouse.organization(), await gatehouse.organization()];
    const { id } = await activeAccount(theirs.api);
    const refused = await mine.api.post('/sandbox/payins', arriving(id));
    expect(refused.body).toMatchObject({ params: { resource: 'account', id } });
  });

  test('a transaction of another organization is not shown, nor those of its accounts', async () => {
    const [mine, theirs] = [await gatehouse.organization(), await gatehouse.organization()];
    const { id } = await activeAccount(theirs.api);
    must(await theirs.api.post('/sandbox/payins', arriving(id)), 201);
    await gatehouse.advance(2);
    await untilBalance(theirs.api, id, { value: '100000000' });
    const [transaction] = (await theirs.api.get('/transactions')).body['results'] as { id: string }[];
    expect((await mine.api.get(`/transactions/${transaction?.id}`)).status).toBe(404);
    expect((await mine.api.get(`/transactions?accountId=${id}`)).status).toBe(404);
    expect((await mine.api.get(`/accounts/${id}/ledger-entries`)).status).toBe(404);
    expect((await mine.api.get('/transactions')).body).toEqual({ results: [] });
  });
});
