import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { activeAccount, stranger, untilBalance } from '../support/chains/accounts.js';
import { must } from '../support/service/api.js';
import {
  allowSender,
  commitmentsOf,
  deposited,
  firstPayin,
  transactionsOf,
  untilLookedAt,
} from '../support/chains/deposits.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';
import { payee, payinsOf, wayOf } from '../support/payments/payins.js';
import { created, payer, toWallet } from '../support/payments/payouts.js';
import { until } from '../support/run/until.js';
import { whileTimePasses } from '../support/service/while-time-passes.js';

const somebodyElse = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';

let gatehouse: OwnGatehouse;
beforeAll(async () => {
  gatehouse = await Gatehouse.lent();
});
afterAll(() => gatehouse.stop());

describe('tokens that an allowed sender sends on an EVM chain', () => {
  test('make a completed payin, and are settled as they are', async () => {
    const to = await payee(gatehouse, { isApproved: false });
    await allowSender(to);
    await deposited(gatehouse, to, { value: '12500000' });
    const payin = await firstPayin(gatehouse, to.api);
    const [transaction] = await transactionsOf(to.api);
    const amount = { tokenSymbol: 'USDC', blockchain: 'POLYGON', exponent: 6, value: '12500000' };
    expect(payin).toEqual({
      id: expect.any(String),
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      destinationAccountId: to.accountId,
      status: { type: 'completed' },
      payinDetails: {
        type: 'blockchainDeposit',
        depositToken: { symbol: 'USDC', blockchain: 'POLYGON' },
        destinationAddress: to.walletAddress,
        senderAddress: stranger,
        amount,
      },
      senderMetadata: { type: 'blockchain', senderAddress: stranger, blockchain: 'POLYGON' },
      settlementDetails: {
        type: 'blockchain',
        amount: { type: 'blockchain', ...amount },
        transactionHash: transaction?.transactionHash,
      },
      timestamps: {
        createdAt: expect.any(String),
        fundsReceivedAt: expect.any(String),
        completedAt: expect.any(String),
      },
    });
    expect(transaction?.related).toEqual({ type: 'payin', id: payin.id });
    expect(await wayOf(to.api, payin.id)).toBe('null > created > pending > completed');
    await untilBalance(to.api, to.accountId, { value: '12500000' });
    expect(await commitmentsOf(gatehouse, to)).toBe(0);
  });

  test('make one payin each, also when they are told of again and again', async () => {
    const to = await payee(gatehouse, { isApproved: false });
    await allowSender(to);
    await deposited(gatehouse, to, { value: '1000000' });
    await deposited(gatehouse, to, { value: '2000000' });
    await until('both are payins', async () => (await payinsOf(to.api)).length === 2);
    const before = await payinsOf(to.api);
    for (const { id: transactionId } of await transactionsOf(to.api))
      await gatehouse.sql(`SELECT graphile_worker.add_job('depositCredited', $1::json) FROM generate_series(1, 5)`, [
        JSON.stringify({ organizationId: to.organization.id, accountId: to.accountId, transactionId }),
      ]);
    await untilLookedAt(gatehouse);
    expect(await payinsOf(to.api)).toEqual(before);
    for (const { id } of before) expect(await wayOf(to.api, id)).toBe('null > created > pending > completed');
  });

  test('make one payin when several look at them at the same moment', async () => {
    const to = await payee(gatehouse, { isApproved: false });
    await deposited(gatehouse, to);
    await untilBalance(to.api, to.accountId, { value: '100000000' });
    await untilLookedAt(gatehouse);
    await allowSender(to);
    const [{ id: transactionId } = { id: '' }] = await transactionsOf(to.api);
    const lock = await gatehouse.holding('SELECT 1 FROM transaction WHERE id = $1 FOR UPDATE', [transactionId]);
    await gatehouse.sql(`SELECT graphile_worker.add_job('depositCredited', $1::json) FROM generate_series(1, 4)`, [
      JSON.stringify({ organizationId: to.organization.id, accountId: to.accountId, transactionId }),
    ]);
    // One of them waits to relate it, and others for what that one does.
    await lock.awaitedBy(2);
    await lock();
    await untilLookedAt(gatehouse);
    const payins = await payinsOf(to.api);
    expect(payins).toHaveLength(1);
    expect(await wayOf(to.api, payins[0]?.id ?? '')).toBe('null > created > pending > completed');
    expect((await transactionsOf(to.api))[0]?.related).toEqual({ type: 'payin', id: payins[0]?.id });
  });

  test('of another organization that pays out are a payin as well', async () => {
    const [from, to] = [await payer(gatehouse), await payee(gatehouse)];
    await allowSender(to, 'POLYGON', from.walletAddress);
    const { id } = await created(from, [toWallet(25, { walletAddress: to.walletAddress })]);
    must(await from.api.post(`/payout-requests/${id}/execute`, {}), 200);
    const payin = await firstPayin(gatehouse, to.api);
    expect(payin).toMatchObject({
      status: { type: 'completed' },
      senderMetadata: { senderAddress: from.walletAddress },
      settlementDetails: { amount: { value: '25000000' } },
    });
    expect((await payinsOf(from.api)).length).toBe(0);
  });
});

describe('tokens that nobody allowed', () => {
  test.each([
    ['from anybody', {}],
    ['from an address that may send to another account', { allowedAt: 'other' }],
    ['on another chain than was allowed', { allowedOn: 'BASE' }],
    ['from another address than was allowed', { address: somebodyElse }],
  ] as const)('are in the balance and make no payin: %s', async (_, given) => {
    const { allowedAt, allowedOn, address } = {
      allowedAt: undefined,
      allowedOn: undefined,
      address: undefined,
      ...given,
    };
    const to = await payee(gatehouse, { isApproved: false });
    const other = { api: to.api, accountId: (await activeAccount(to.api)).id };
    if (allowedAt !== undefined) await allowSender(other);
    if (allowedOn !== undefined) await allowSender(to, allowedOn);
    if (address !== undefined) await allowSender(to, 'POLYGON', address);
    await deposited(gatehouse, to, { value: '7000000' });
    await untilBalance(to.api, to.accountId, { value: '7000000' });
    await untilLookedAt(gatehouse);
    expect(await payinsOf(to.api)).toEqual([]);
    const [transaction] = await transactionsOf(to.api);
    expect(transaction).toMatchObject({ type: 'credit', blockchain: 'POLYGON' });
    expect(transaction).not.toHaveProperty('related');
  });

  test('of the organization itself are no payin: it was not sent by somebody else', async () => {
    const from = await payer(gatehouse);
    const other = await activeAccount(from.api, { name: 'Another' });
    const walletAddress = other.accountDetails?.walletDetails.walletAddress ?? '';
    // Nobody may say that a wallet of their own is allowed, so this goes past Gatehouse.
    await gatehouse.sql(
      `INSERT INTO allowed_sender (organization_id, id, account_id, blockchain, address, created_at) VALUES ($1, gen_random_uuid(), $2, 'POLYGON', $3, now())`,
      [from.organization.id, other.id, from.walletAddress],
    );
    const { id } = await created(from, [toWallet(25, { walletAddress })]);
    must(await from.api.post(`/payout-requests/${id}/execute`, {}), 200);
    await whileTimePasses(gatehouse, 'it is there', async () => {
      return (await transactionsOf(from.api)).some(({ related, type }) => type === 'credit' && related !== undefined);
    });
    await untilLookedAt(gatehouse);
    expect(await payinsOf(from.api)).toEqual([]);
  });
});
