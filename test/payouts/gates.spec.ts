import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { activeAccount, untilBalance } from '../support/chains/accounts.js';
import { type Answer, type Api, must } from '../support/service/api.js';
import { digestOf } from '../support/service/database-digest.js';
import { Gatehouse, type Organization } from '../support/service/gatehouse.js';
import {
  type Payer,
  allowed,
  created,
  executed,
  payer,
  requestOf,
  toBank,
  toWallet,
} from '../support/payments/payouts.js';

let gatehouse: Gatehouse;
beforeAll(async () => {
  gatehouse = await Gatehouse.shared();
});

function refusal({ status, body }: Answer): unknown {
  return [status, body['name'], body['params']];
}

/** What stands in the way of an organization and its account, past Gatehouse. */
function state({ id }: Organization, accountId: string): Record<'terms' | 'tiers' | 'enabled' | 'active', Switch> {
  const account = (column: string): Switch => {
    return (value) =>
      gatehouse.sql(`UPDATE account SET ${column} = $3 WHERE organization_id = $1 AND id = $2`, [id, accountId, value]);
  };
  const standing = (column: string): Switch => {
    return (value) => gatehouse.sql(`UPDATE standing SET ${column} = $2 WHERE organization_id = $1`, [id, value]);
  };
  return {
    terms: standing('terms_signed_at'),
    tiers: standing('approved_tiers'),
    enabled: account('is_api_enabled'),
    active: account('status'),
  };
}
type Switch = (value: string | boolean | null) => Promise<unknown>;

describe.each(['/payout-requests', '/payout-requests/preflight'])('before anything is made, POST %s', (path) => {
  test('asks for terms, access to the API and an account that is ready, in this order', async () => {
    const organization = await gatehouse.organization();
    const { id: accountId } = await activeAccount(organization.api);
    const its = state(organization, accountId);
    await its.enabled(false);
    await its.active('INITIALIZING');
    const asked = async (sourceAccountId = accountId): Promise<unknown> =>
      refusal(await organization.api.post(path, { sourceAccountId, payouts: [toWallet(1)] }));

    const noTerms = [403, 'TermsOfServiceNotAccepted', { organizationId: organization.id }];
    expect(await asked()).toEqual(noTerms);
    expect(await asked('00000000-0000-7000-8000-000000000000')).toEqual(noTerms);
    must(await organization.api.post(`/organizations/${organization.id}/terms-of-service/acceptances`, {}), 201);
    expect(await asked()).toEqual([403, 'AccountNotApiEnabled', { accountId }]);
    await its.enabled(true);
    expect(await asked()).toEqual([409, 'AccountNotActive', { accountId, status: 'INITIALIZING' }]);
    await its.active('ACTIVE');
    // Nobody has approved it yet, which only matters when money is to move.
    expect(await asked()).toMatchObject([path === '/payout-requests' ? 201 : 200]);
  });

  test('comes after what is wrong with the request itself, and before what is wrong with its rows', async () => {
    const { api } = await gatehouse.organization();
    const { id: sourceAccountId } = await activeAccount(api);
    const malformed = { sourceAccountId, payouts: [] };
    expect(await api.post(path, malformed)).toMatchObject({ status: 400, body: { name: 'ValidationFailed' } });
    const tooLittle = { sourceAccountId, payouts: [toBank(0.1)] };
    expect(await api.post(path, tooLittle)).toMatchObject({ status: 403, body: { name: 'TermsOfServiceNotAccepted' } });
  });
});

describe('before money moves', () => {
  let from: Payer;
  let id: string;
  const execute = (api: Api = from.api): Promise<Answer> => api.post(`/payout-requests/${id}/execute`, {});
  beforeAll(async () => {
    from = await payer(gatehouse, '50000000');
  });
  beforeEach(async () => {
    ({ id } = await created(from, [toWallet(10), toBank(20)]));
  });

  test('terms, compliance, access to the API and funds are asked for, in this order', async () => {
    const { organization, accountId } = from;
    const { id: tooMuch } = await created(from, [toWallet(51)]);
    const its = state(organization, accountId);
    await its.terms(null);
    await its.tiers('{}');
    await its.enabled(false);
    const before = await digestOf(gatehouse, organization.id);
    const asked = async (): Promise<unknown> => refusal(await from.api.post(`/payout-requests/${tooMuch}/execute`, {}));

    expect(await asked()).toEqual([403, 'TermsOfServiceNotAccepted', { organizationId: organization.id }]);
    expect(await digestOf(gatehouse, organization.id)).toEqual(before);
    must(await from.api.post(`/organizations/${organization.id}/terms-of-service/acceptances`, {}), 201);
    expect(await asked()).toEqual([403, 'ComplianceApprovalRequired', { organizationId: organization.id }]);
    await its.tiers('{US_STANDARD}');
    expect(await asked()).toEqual([403, 'AccountNotApiEnabled', { accountId }]);
    await its.enabled(true);
    await its.active('INITIALIZING');
    expect(await asked()).toEqual([409, 'AccountNotActive', { accountId, status: 'INITIALIZING' }]);
    await its.active('ACTIVE');
    expect(await asked()).toMatchObject([422, 'InsufficientFunds', {}]);
    expect(await requestOf(from, tooMuch)).toMatchObject({ status: { type: 'awaitingExecution' } });
  });

  test('a key that may write payouts may not execute them', async () => {
    const writing = await gatehouse.keyFor(from.organization.id, ['payouts:write']);
    expect(refusal(await execute(writing))).toEqual([403, 'Forbidden', { requiredScope: 'payouts:execute' }]);
    expect(await requestOf(from, id)).toMatchObject({ status: { type: 'awaitingExecution' } });
    const executing = await gatehouse.keyFor(from.organization.id, ['payouts:execute']);
    expect(await execute(executing)).toMatchObject({ status: 200, body: { status: { type: 'pending' } } });
    expect(
      refusal(await executing.post('/payout-requests', { sourceAccountId: from.accountId, payouts: [toWallet(1)] })),
    ).toEqual([403, 'Forbidden', { requiredScope: 'payouts:write' }]);
    expect(refusal(await executing.post(`/payout-requests/${id}/cancel`, {}))).toEqual([
      403,
      'Forbidden',
      { requiredScope: 'payouts:write' },
    ]);
  });

  test('it is executed once', async () => {
    const other = await payer(gatehouse, '2000000');
    const small = await created(other, [toWallet(1)]);
    const path = `/payout-requests/${small.id}/execute`;
    const answers = await Promise.all(Array.from({ length: 8 }, () => other.api.post(path, {})));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ status }) => status)).toEqual(Array<number>(7).fill(409));
    expect(refusal(await other.api.post(path, {}))).toMatchObject([
      409,
      'IllegalTransition',
      { resource: 'payoutRequest', id: small.id, trigger: 'transactionSubmitted' },
    ]);
    await untilBalance(other.api, other.accountId, { value: '1000000', reserved: '1000000' });
  });
});

describe('where the account holds too little', () => {
  test.each<[string, object[], number]>([
    ['wallets', [toWallet(60), toWallet(40.000001)], 100.000001],
    ['a bank', [toBank(100.000001)], 100.000001],
    ['developer fees', [developed(toWallet(50)), developed(toBank(50.000001))], 100.000001],
    ['banks, wallets and a treasury', [toWallet(50), toBank(50), usd(0.01)], 100.01],
  ])('it is said how much is missing, and nothing is reserved: %s', async (_, rows, required) => {
    const from = await payer(gatehouse, '100000000');
    const { id } = await created(from, rows);
    const execute = (): Promise<Answer> => from.api.post(`/payout-requests/${id}/execute`, {});
    // The wallets of the platform are made when they are first needed, by themselves.
    await execute();
    const before = await digestOf(gatehouse, from.organization.id);
    expect(refusal(await execute())).toEqual([
      422,
      'InsufficientFunds',
      {
        accountId: from.accountId,
        available: { tokenAmount: 100, tokenSymbol: 'USDC' },
        required: { tokenAmount: required, tokenSymbol: 'USDC' },
      },
    ]);
    expect(await digestOf(gatehouse, from.organization.id)).toEqual(before);
    await untilBalance(from.api, from.accountId, { value: '100000000' });
  });

  test('to the last unit it may be spent', async () => {
    const from = await payer(gatehouse, '100000000');
    await executed(from, [developed(toWallet(50)), developed(toBank(50))]);
    await untilBalance(from.api, from.accountId, { value: '0', reserved: '100000000' });
  });

  test('the token of the amounts counts, not that of the account', async () => {
    const organization = await gatehouse.organization();
    await allowed(gatehouse, organization);
    const { id: accountId } = await activeAccount(organization.api);
    const usdt = { ...toWallet(1), amount: { tokenAmount: 1, tokenSymbol: 'USDT' } };
    const { id } = await created({ api: organization.api, accountId }, [usdt]);
    expect(refusal(await organization.api.post(`/payout-requests/${id}/execute`, {}))).toEqual([
      422,
      'InsufficientFunds',
      {
        accountId,
        available: { tokenAmount: 0, tokenSymbol: 'USDT' },
        required: { tokenAmount: 1, tokenSymbol: 'USDT' },
      },
    ]);
  });
});

function developed(row: object): object {
  return { ...row, developerFee: { developerFeePercentage: 2.5 } };
}

function usd(fiatAmount: number): object {
  return toWallet({ fiatAmount, fiatCurrencyCode: 'USD' }, { blockchain: 'BASE' });
}
