import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { platformOrganizationId } from '#contracts';
import { heldBy } from '../support/chains/account-sums.js';
import { activeAccount } from '../support/chains/accounts.js';
import { bookOf, commitmentsOf, transactionsOf } from '../support/chains/deposits.js';
import { arrives, arsTransfer, askedFor, money, untilPayin } from '../support/payments/payins.js';
import { type Payer, executed, payer, toWallet, untilStatus } from '../support/payments/payouts.js';
import {
  feesOf,
  feesPath,
  untilItAddsUp,
  untilWithdrawn,
  usdc,
  withdrawalsOf,
  withdrawn,
} from '../support/payments/developer-fees.js';
import { type Answer, must } from '../support/service/api.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';
import { act } from '../support/staff/proposal-scene.js';

let gatehouse: OwnGatehouse;
let developer: Payer;
let path: string;
beforeAll(async () => {
  gatehouse = await Gatehouse.start();
});
beforeEach(async () => {
  developer = await payer(gatehouse, '50000000');
  path = feesPath(developer);
});
afterAll(() => gatehouse.stop());

/** By a payout, whose fee stays in a wallet of the organization: 10 % of 20. */
async function earnedByPayout(): Promise<bigint> {
  const { id } = await executed(developer, [{ ...toWallet(20), developerFee: { developerFeePercentage: 10 } }]);
  await untilStatus(gatehouse, developer, id, 'executed');
  return 2_000_000n;
}

/** By a payin, whose fee stays in the treasury. */
async function earnedByPayin(): Promise<bigint> {
  const fee = { developerFee: { type: 'ars', developerFeePercentage: 10 } };
  const payin = await askedFor(developer, arsTransfer('1500000'), fee);
  await arrives(developer.api, { payinId: payin.id }, money.ars('1500000'));
  await untilPayin(gatehouse, developer.api, payin.id, 'completed');
  const [quote] = await gatehouse.sql<{ fee: string }>(
    `SELECT quote->>'developerFeeUnits' AS fee FROM payin WHERE id = $1`,
    [payin.id],
  );
  return BigInt(quote?.fee ?? 0);
}

function fees(): Promise<unknown> {
  return feesOf(developer);
}

function withdraw(more: object = {}, key = randomUUID()): Promise<Answer> {
  return withdrawn(developer, more, key);
}

function untilEnded(count: number): Promise<readonly Record<string, unknown>[]> {
  return untilWithdrawn(gatehouse, developer, count);
}

function addsUp(): Promise<void> {
  return untilItAddsUp(gatehouse, developer);
}

test('of payouts and payins are paid out to an account of its own', async () => {
  expect(await fees()).toEqual([]);
  const earned = (await earnedByPayout()) + (await earnedByPayin());
  expect(await fees()).toEqual([{ ...usdc, available: String(earned), underWay: '0' }]);
  const before = (await heldBy(developer))['USDC on POLYGON'] ?? 0;

  const asked = must(await withdraw(), 201);
  expect(asked).toMatchObject({ status: 'pending', accountId: developer.accountId, ...usdc, units: String(earned) });
  expect(await fees()).toEqual([{ ...usdc, available: '0', underWay: String(earned) }]);
  const [withdrawal] = await untilEnded(1);
  expect(withdrawal).toMatchObject({ id: asked['id'], status: 'completed' });

  expect((await heldBy(developer))['USDC on POLYGON']).toBe(before + Number(earned));
  const [transaction] = await transactionsOf(developer.api);
  expect(transaction).toMatchObject({
    id: withdrawal?.['transactionId'],
    type: 'credit',
    transactionHash: withdrawal?.['transactionHash'],
    related: { type: 'developerFeeWithdrawal', id: asked['id'] },
  });
  expect(await fees()).toEqual([{ ...usdc, available: '0', underWay: '0' }]);
  expect(await commitmentsOf(gatehouse, developer)).toBe(0);
  expect(await withdraw()).toMatchObject({ status: 422, body: { name: 'InsufficientFunds' } });
  await addsUp();
});

test('are paid once, however many ask at once', async () => {
  const earned = await earnedByPayout();
  const half = { units: String(earned / 2n) };
  const answers = await Promise.all(Array.from({ length: 20 }, () => withdraw(half)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.find(({ status }) => status !== 201)).toMatchObject({
    status: 409,
    body: { name: 'IllegalTransition' },
  });
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
  await untilEnded(1);
  must(await withdraw(half), 201);
  await untilEnded(2);
  expect(await withdraw(half)).toMatchObject({ status: 422, body: { name: 'InsufficientFunds' } });
  await addsUp();
});

test('are paid once for one key, however often it is sent', async () => {
  await earnedByPayout();
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 20 }, () => withdraw({ units: '5' }, key)));
  expect(answers.some(({ status }) => status === 201)).toBe(true);
  expect(await untilEnded(1)).toHaveLength(1);
  await addsUp();
});

test('that the chain refuses are owed again', async () => {
  await earnedByPayout();
  await earnedByPayin();
  const before = await fees();
  // .81 of a token is refused on simulated chains.
  const { id } = must(await withdraw({ units: '2810000' }), 201);
  expect(await untilEnded(1)).toMatchObject([{ status: 'failed', units: '2810000' }]);
  expect(await fees()).toEqual(before);
  // What is of payins was free for nobody else at any moment between: only what liquidity gave is again.
  const freed = await gatehouse.sql(
    `SELECT step, units::text FROM ledger_line WHERE organization_id = $1 AND destination_book = 'available'
       AND subject_id IN (SELECT unnest(ARRAY[id, transfer_id]) FROM developer_fee_withdrawal WHERE id = $2) ORDER BY id`,
    [platformOrganizationId, id],
  );
  expect(freed).toEqual([
    { step: 'pay', units: '810000' },
    { step: 'giveBackToLiquidity', units: '2000000' },
  ]);
  expect(await bookOf(gatehouse, developer.organization.id, 'settlement:POLYGON')).toBe(0n);
  await addsUp();
});

describe('are not paid', () => {
  test('to an account of another organization, or of what nobody earned', async () => {
    await earnedByPayout();
    const other = await payer(gatehouse, '0');
    expect(await withdraw({ accountId: other.accountId })).toMatchObject({ status: 404 });
    expect(await withdraw({ blockchain: 'BASE' })).toMatchObject({ status: 422, body: { name: 'InsufficientFunds' } });
    expect(await withdraw({ blockchain: 'TRON', tokenSymbol: 'USDT' })).toMatchObject({ status: 400 });
    for (const units of ['0', '-1', '1.5', '2000001', String(10n ** 19n)])
      expect((await withdraw({ units })).status).toBe(units === '2000001' ? 422 : 400);
    const others = `/organizations/${other.organization.id}/developer-fees`;
    expect(await developer.api.get(others)).toMatchObject({ status: 404 });
    expect(
      await developer.api.post(`${others}/withdrawals`, { accountId: developer.accountId, ...usdc }),
    ).toMatchObject({
      status: 404,
    });
    expect(await withdrawalsOf(developer)).toEqual([]);
  });

  test('while the organization is suspended', async () => {
    await earnedByPayout();
    const suspensions = `/organizations/${developer.organization.id}/suspensions`;
    must(await gatehouse.operator.post(suspensions, { reason: 'Asked for by the authority' }), 201);
    expect(await withdraw()).toMatchObject({ status: 403, body: { name: 'ComplianceApprovalRequired' } });
  });
});

test('keep their organization from being erased, until they are paid out or written off', async () => {
  const organizationId = developer.organization.id;
  const erase = (): Promise<Answer> =>
    gatehouse.operator.delete(`/organizations/${organizationId}`, { reason: 'They have left' });
  const refused = (message: string): object => ({
    status: 409,
    body: { name: 'IllegalTransition', message: expect.stringContaining(message) as unknown },
  });
  const ofPayin = await earnedByPayin();
  const rest = (await heldBy(developer))['USDC on POLYGON'] ?? 0;
  expect(await erase()).toMatchObject(refused('Its accounts hold tokens ('));

  const [finance, treasurer] = [await gatehouse.signedIn('finance'), await gatehouse.signedIn('treasurer')];
  const writeOff = async (of: string, lines: readonly object[]): Promise<void> => {
    const body = { ...usdc, reason: 'They have left', organizationId: of, lines };
    const { id } = must(await finance.post('/adjustments', body), 202);
    expect(must(await act(treasurer, id, 'approve'), 200)).toMatchObject({ status: 'approved' });
  };
  await writeOff(organizationId, [
    { accountId: developer.accountId, book: 'available', units: `-${rest}` },
    { book: 'fees', units: String(rest) },
  ]);
  expect(await erase()).toMatchObject(refused(`It is owed developer fees of ${Number(ofPayin) / 1e6} USDC on POLYGON`));

  // What is withdrawn is in an account again, and while it is under way nothing is erased either.
  const { accountId } = developer;
  must(await withdraw({ units: '1', accountId }), 201);
  expect(await erase()).toMatchObject(refused('under way'));
  await untilEnded(1);
  await writeOff(organizationId, [
    { accountId, book: 'available', units: '-1' },
    { book: 'fees', units: '1' },
  ]);
  await writeOff(platformOrganizationId, [
    { book: `developerFees:${organizationId}`, units: `-${ofPayin - 1n}` },
    { book: 'fees', units: String(ofPayin - 1n) },
  ]);
  must(await erase(), 204);
  expect(must(await gatehouse.operator.get('/ledger/proof'), 200)).toMatchObject({ balanced: true });
});

test('go to any of its accounts, and are told to the staff', async () => {
  const earned = await earnedByPayout();
  const second = await activeAccount(developer.api, { name: 'Fees' });
  must(await withdraw({ accountId: second.id }), 201);
  await untilEnded(1);
  expect(await heldBy({ api: developer.api, accountId: second.id })).toEqual({ 'USDC on POLYGON': Number(earned) });
  const finance = await gatehouse.signedIn('finance');
  expect(must(await finance.get(path), 200)).toMatchObject({ organizationId: developer.organization.id });
  expect(must(await finance.get(`${path}/withdrawals`), 200)).toMatchObject({ results: [{ status: 'completed' }] });
  expect(await finance.post(`${path}/withdrawals`, { accountId: second.id, ...usdc })).toMatchObject({ status: 403 });
});
