import { beforeAll, describe, expect, test } from '@jest/globals';
import { accountOf, untilBalance } from '../support/chains/accounts.js';
import { must } from '../support/service/api.js';
import { Applicant } from '../support/compliance/applicant.js';
import {
  allowSender,
  bookOf,
  commitmentsOf,
  deposited,
  firstPayin,
  onSolana,
  onTron,
  type TransactionBody,
  transactionsOf,
} from '../support/chains/deposits.js';
import { Gatehouse } from '../support/service/gatehouse.js';
import { payee, payinsOf, untilPayin, wayOf } from '../support/payments/payins.js';
import { until } from '../support/run/until.js';

let gatehouse: Gatehouse;
beforeAll(async () => {
  gatehouse = await Gatehouse.shared();
});

async function isBalanced(): Promise<void> {
  expect(must(await gatehouse.operator.get('/ledger/proof'), 200)['balanced']).toBe(true);
}

describe('tokens on other chains', () => {
  test.each([
    ['TRON', 'USDT', onTron],
    ['SOLANA', 'USDC', onSolana],
  ])('become tokens of the account, one for one: %s', async (blockchain, tokenSymbol, senderAddress) => {
    const to = await payee(gatehouse);
    await allowSender(to, blockchain, senderAddress);
    await deposited(gatehouse, to, { value: '40000000', tokenSymbol, blockchain, senderAddress });
    const { id } = await firstPayin(gatehouse, to.api);
    const payin = await untilPayin(gatehouse, to.api, id, 'completed');
    const listed = await transactionsOf(to.api);
    const find = (on: string, type: string): TransactionBody | undefined =>
      listed.find((transaction) => transaction.blockchain === on && transaction.type === type);
    const settlement = find('POLYGON', 'credit');
    const [origin, given] = [find(blockchain, 'credit'), find(blockchain, 'debit')];
    expect(payin).toMatchObject({
      payinDetails: {
        type: 'blockchainDeposit',
        depositToken: { symbol: tokenSymbol, blockchain },
        senderAddress,
        amount: { tokenSymbol, blockchain, exponent: 6, value: '40000000' },
      },
      senderMetadata: {
        type: 'blockchain',
        senderAddress,
        blockchain,
        transactionHash: origin?.transactionHash,
      },
      settlementStrategy: { type: 'autoOnramp' },
      settlementDetails: {
        type: 'blockchain',
        amount: { type: 'blockchain', tokenSymbol: 'USDC', exponent: 6, value: '40000000', blockchain: 'POLYGON' },
        transactionHash: settlement?.transactionHash,
      },
    });
    expect(listed.map(({ related }) => related)).toEqual(Array(3).fill({ type: 'payin', id }));
    // The tokens given for them stay in the wallet, and are the platform's.
    expect(given).toMatchObject({
      tokenAmount: { tokenAmount: 40, tokenSymbol },
      transactionHash: origin?.transactionHash,
      sourceWalletAddress: origin?.destinationWalletAddress,
      destinationWalletAddress: origin?.destinationWalletAddress,
    });
    const { results: told } = must(await to.api.get('/events?type=account_debited'), 200);
    expect(told).toMatchObject([{ resourceId: given?.id, payload: { transactionId: given?.id } }]);
    expect(await wayOf(to.api, id)).toBe('null > created > pending > completed');
    await untilBalance(to.api, to.accountId, { value: '40000000' });
    await untilBalance(to.api, to.accountId, { value: '0', tokenSymbol, blockchain });
    expect(await bookOf(gatehouse, to.organization.id, `settlement:${blockchain}`)).toBe(40_000_000n);
    expect(await commitmentsOf(gatehouse, to)).toBe(0);
    await isBalanced();
  });

  test('wait for the organization to be approved, held for nobody else, and go on by themselves', async () => {
    const to = await payee(gatehouse, { isApproved: false, isUnderReview: false });
    const applicant = await Applicant.open(gatehouse, {
      ...{ type: 'individual', tier: 'LIGHT', organization: to.organization },
    });
    await applicant.inReview();
    await allowSender(to, 'TRON', onTron);
    const tokens = { tokenSymbol: 'USDT', blockchain: 'TRON' };
    await deposited(gatehouse, to, { ...tokens, value: '40000000', senderAddress: onTron });
    await deposited(gatehouse, to, { ...tokens, value: '2000000', senderAddress: onTron });
    const waiting = await until('both wait', async () => {
      const payins = await payinsOf(to.api);
      return payins.filter(({ settlementDetails }) => settlementDetails?.type === 'awaitingKYC').length === 2 && payins;
    });
    expect(waiting.map(({ status }) => status.type)).toEqual(['pending', 'pending']);
    await untilBalance(to.api, to.accountId, { ...tokens, value: '0', reserved: '42000000' });
    must(await applicant.decide({ type: 'approve' }), 200);
    for (const { id } of waiting) await untilPayin(gatehouse, to.api, id, 'completed');
    await untilBalance(to.api, to.accountId, { value: '42000000' });
    await untilBalance(to.api, to.accountId, { ...tokens, value: '0' });
    await isBalanced();
  });

  test('are the account’s again when the chain refuses what they would become', async () => {
    const to = await payee(gatehouse);
    await allowSender(to, 'SOLANA', onSolana);
    await deposited(gatehouse, to, { value: '40810000', blockchain: 'SOLANA', senderAddress: onSolana });
    const { id } = await firstPayin(gatehouse, to.api);
    const payin = await untilPayin(gatehouse, to.api, id, 'failed');
    expect(payin.failureReason).toBe('settlementFailed');
    expect(payin.timestamps).toHaveProperty('failedAt');
    expect(await wayOf(to.api, id)).toBe('null > created > pending > failed');
    await untilBalance(to.api, to.accountId, { value: '40810000', blockchain: 'SOLANA' });
    const { balances = [] } = (await accountOf(to.api, to.accountId)).accountDetails ?? {};
    expect(balances.filter(({ blockchain }) => blockchain !== 'SOLANA').map(({ value }) => value)).toEqual(['0']);
    expect(await commitmentsOf(gatehouse, to)).toBe(0);
    await isBalanced();
  });
});
