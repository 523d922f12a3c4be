import { beforeAll, describe, expect, test } from '@jest/globals';
import { activeAccount } from '../support/chains/accounts.js';
import { type Answer, must } from '../support/service/api.js';
import { digestOf } from '../support/service/database-digest.js';
import { Gatehouse } from '../support/service/gatehouse.js';
import { type Payer, ana, arsMethod, brlMethod, payer, toBank, toWallet } from '../support/payments/payouts.js';

let gatehouse: Gatehouse;
let from: Payer;
let before: Readonly<Record<string, string>>;
let plasmaAccountId: string;
beforeAll(async () => {
  gatehouse = await Gatehouse.shared();
  from = await payer(gatehouse, '0');
  const destinationToken = { symbol: 'USDT', blockchain: 'PLASMA' };
  plasmaAccountId = (await activeAccount(from.api, { name: 'Plasma', destinationToken })).id;
  before = await digestOf(gatehouse, from.organization.id);
});

function asked(payouts: unknown, more: object = {}): Promise<Answer> {
  return from.api.post('/payout-requests', { sourceAccountId: from.accountId, payouts, ...more });
}

function refusal({ status, body }: Answer): unknown {
  return [status, body['name'], body['params']];
}

/** As the error names them: each field with what it must be. */
async function fieldsOf(answer: Promise<Answer>): Promise<Record<string, string>> {
  const params = must(await answer, 400)['params'] as { failures: { field: string; messages: string[] }[] };
  return Object.fromEntries(params.failures.map(({ field, messages }) => [field, messages.join('; ')]));
}

const usdc = { tokenSymbol: 'USDC' };
const solana = { walletAddress: '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM', blockchain: 'SOLANA' };
const tokenRange = 'must be a number of more than 0 and at most 100000000, with at most 6 decimals';
const fiatRange = 'must be a number of more than 0 and at most 100000000000, with at most';
const feeRange = 'must be a number from 0 to 100';
const tooLittle = 'leaves nothing for the recipient once the fees are paid';

function amounting(amount: unknown): object {
  return toBank(1, { amount });
}

function withFee(developerFeePercentage: unknown, row: (more: object) => object = (more) => toBank(10, more)): object {
  return row({ developerFee: { developerFeePercentage } });
}

function paidBy(payoutMethod: object, amount: object = { tokenAmount: 10, ...usdc }): object {
  return { ...toBank(10), amount, payoutDetails: { type: 'fiat', payoutMethod } };
}

function arsWith(details: object): object {
  return paidBy({ ...arsMethod, details: { ...arsMethod.details, ...details } });
}

const wrongFields: readonly [what: string, row: unknown, field: string, why: string][] = [
  ...[0, -1, 1.2345678, 1e-7, 100_000_000.000001, 1e300, '10', 'NaN', null, true, [10]].map(
    (value): [string, unknown, string, string] => [
      `a token amount of ${JSON.stringify(value)}`,
      amounting({ tokenAmount: value, ...usdc }),
      'amount.tokenAmount',
      tokenRange,
    ],
  ),
  ...[0, -0.01, 10.001, 100_000_000_000.01, '10'].map((value): [string, unknown, string, string] => [
    `a fiat amount of ${JSON.stringify(value)}`,
    amounting({ fiatAmount: value, fiatCurrencyCode: 'ARS' }),
    'amount.fiatAmount',
    `${fiatRange} 2 decimals`,
  ]),
  ...[-1, 101, 100.0001, '5', null].map((value): [string, unknown, string, string] => [
    `a developer fee of ${JSON.stringify(value)}`,
    withFee(value),
    'developerFee.developerFeePercentage',
    feeRange,
  ]),
  [
    'decimals of a currency without any',
    amounting({ fiatAmount: 10.5, fiatCurrencyCode: 'CLP' }),
    'amount.fiatAmount',
    `${fiatRange} 0 decimals`,
  ],
  ['a token of others', amounting({ tokenAmount: 1, tokenSymbol: 'DAI' }), 'amount.tokenSymbol', 'USDC, USDT'],
  [
    'a currency of nobody',
    amounting({ fiatAmount: 1, fiatCurrencyCode: 'QQQ' }),
    'amount.fiatCurrencyCode',
    'must be one of',
  ],
  [
    'the currency of another method',
    paidBy(brlMethod, { fiatAmount: 100, fiatCurrencyCode: 'ARS' }),
    'amount.fiatCurrencyCode',
    'must be BRL, the currency of the payout method',
  ],
  [
    'pesos for a wallet',
    toWallet({ fiatAmount: 100, fiatCurrencyCode: 'ARS' }),
    'amount.fiatCurrencyCode',
    'must be USD',
  ],
  [
    'an amount of both kinds',
    amounting({ tokenAmount: 1, ...usdc, fiatAmount: 1, fiatCurrencyCode: 'ARS' }),
    'amount.tokenAmount',
    'is not a field that is known here',
  ],
  ['no amount', { ...toBank(1), amount: undefined }, 'amount', 'is required'],
  ['an amount that is a number', amounting(10), 'amount', 'must be {tokenAmount, tokenSymbol} or {fiatAmount'],
  ['less than the fees', toBank(0.25), 'amount', tooLittle],
  ['the whole amount as a fee of a bank', withFee(100), 'amount', tooLittle],
  ['the whole amount as a fee of a wallet', { ...toWallet(10), ...withFee(100, (m) => m) }, 'amount', tooLittle],
  ['an unknown field', toBank(1, { colour: 'red' }), 'colour', 'is not a field that is known here'],
  ['an unknown field within', withFee(1, (m) => toBank(1, { developerFee: { ...m, x: 1 } })), 'developerFee.x', ''],
  ['details of no kind', { ...toBank(1), payoutDetails: { type: 'cash' } }, 'payoutDetails.type', 'fiat, blockchain'],
  ['a method of no kind', paidBy({ type: 'mxn', details: {} }), 'payoutDetails.payoutMethod.type', 'ars, bob, brl'],
  [
    'a wrong account number',
    arsWith({ bankAccountNumber: '2850590940090418135202' }),
    'payoutDetails.payoutMethod.details.bankAccountNumber',
    '',
  ],
  [
    'a bank that is not there',
    arsWith({ bankId: '999' }),
    'payoutDetails.payoutMethod.details.bankId',
    'must be the id of a bank that arsAccountNumber can be paid to',
  ],
  [
    'an address with a wrong checksum',
    toWallet(1, { walletAddress: '0x70997970c51812dc3A010C7d01b50e0d17dc79C8' }),
    'payoutDetails.walletDetails.walletAddress',
    '',
  ],
  [
    'an address of another chain',
    toWallet({ fiatAmount: 1, fiatCurrencyCode: 'USD' }, { blockchain: 'SOLANA' }),
    'payoutDetails.walletDetails.walletAddress',
    'is an EVM address',
  ],
  [
    'a chain without payouts',
    toWallet(1, { blockchain: 'TRON' }),
    'payoutDetails.walletDetails.blockchain',
    'must be one of',
  ],
  [
    'supporting details that are no texts',
    toBank(1, { supportingDetails: { a: 1 } }),
    'supportingDetails.a',
    'at most',
  ],
  ['a recipient of no kind', toBank(1, { recipientInfo: { ...ana, type: 'x' } }), 'recipientInfo.type', 'individual'],
];

describe('a row is refused by its index and field', () => {
  test.each(wrongFields)('%s', async (_, row, field, why) => {
    expect(await fieldsOf(asked([toWallet(1), row]))).toMatchObject({
      [`payouts.1.${field}`]: expect.stringContaining(why),
    });
  });

  test('which are all told at once', async () => {
    expect(Object.keys(await fieldsOf(asked([amounting(1), toWallet(1), withFee(101), 'x'])))).toEqual(
      expect.arrayContaining(['payouts.0.amount', 'payouts.2.developerFee.developerFeePercentage']),
    );
    const later = await fieldsOf(asked([arsWith({ bankId: '999' }), toBank(1), toBank(0.1), toBank(0.2)]));
    expect(Object.keys(later)).toEqual([
      'payouts.0.payoutDetails.payoutMethod.details.bankId',
      'payouts.2.amount',
      'payouts.3.amount',
    ]);
  });

  test('where it is in another token than the first', async () => {
    const usdt = { ...toWallet(1), amount: { tokenAmount: 1, tokenSymbol: 'USDT' } };
    expect(await fieldsOf(asked([toBank(1), usdt, toWallet(1), usdt]))).toEqual({
      'payouts.1.amount.tokenSymbol': 'must be USDC, like the others: a request is paid in one token',
      'payouts.3.amount.tokenSymbol': 'must be USDC, like the others: a request is paid in one token',
    });
  });

  test('where its token is not on the chain of the account', async () => {
    const sourceAccountId = plasmaAccountId;
    const rows = [toBank(10), toWallet(10, { blockchain: 'PLASMA' })];
    expect(await fieldsOf(asked(rows, { sourceAccountId }))).toEqual({
      'payouts.0.amount.tokenSymbol': 'must be one of: USDT on PLASMA',
      'payouts.1.amount.tokenSymbol': 'must be one of: USDT on PLASMA',
    });
  });
});

describe('a way that money cannot go', () => {
  test.each([
    ['tokens to another chain', toWallet(1, { blockchain: 'BASE' }), 'BASE'],
    ['tokens to Solana', toWallet(1, solana), 'SOLANA'],
  ])('is refused: %s', async (_, row, rail) => {
    const answer = await asked([toBank(10), row]);
    expect(refusal(answer)).toEqual([422, 'UnsupportedRail', { rail, supported: ['POLYGON'] }]);
    expect(answer.body['message']).toBe(`payouts.1: ${rail} is not possible here; possible are POLYGON`);
  });

  test('is named for each row', async () => {
    const { body } = await asked([toWallet(1, solana), toWallet(1), toWallet(1, { blockchain: 'BASE' })]);
    expect(body['message']).toBe(
      'payouts.0 (SOLANA), payouts.2 (BASE): SOLANA is not possible here; possible are POLYGON',
    );
  });
});

describe('a request', () => {
  test.each<[string, unknown, string]>([
    ['without payouts', [], 'must have at least 1'],
    ['of 351 payouts', Array.from({ length: 351 }, () => toWallet(1)), 'must have at most 350 items'],
    ['whose payouts are no list', { 0: toWallet(1) }, 'must be a list'],
    ['whose payouts are missing', undefined, 'is required'],
  ])('%s is refused', async (_, payouts, why) => {
    expect(await fieldsOf(asked(payouts))).toMatchObject({ payouts: expect.stringContaining(why) });
  });

  test('with fields of its own that are wrong is refused', async () => {
    const wrong = { sourceAccountId: 'x', memo: 'x'.repeat(501), colour: 'red' };
    expect(Object.keys(await fieldsOf(asked([toWallet(1)], wrong))).sort()).toEqual([
      'colour',
      'memo',
      'sourceAccountId',
    ]);
  });

  test('of nearly 2 MiB is read, and one of more is not', async () => {
    const body = JSON.stringify({ sourceAccountId: from.accountId, payouts: [] });
    const padded = (bytes: number): string => body + ' '.repeat(bytes - body.length);
    const most = 2 * 1024 * 1024;
    for (const path of ['/payout-requests', '/payout-requests/preflight']) {
      expect(Object.keys(await fieldsOf(from.api.post(path, padded(most))))).toEqual(['payouts']);
      expect(await from.api.post(path, padded(most + 1))).toMatchObject({
        status: 413,
        body: { name: 'MalformedRequest' },
      });
    }
  });
});

test('nothing of all that was written down', async () => {
  expect(await digestOf(gatehouse, from.organization.id)).toEqual(before);
});
