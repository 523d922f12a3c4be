import { beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { idOf, must } from '../support/service/api.js';
import { digestOf } from '../support/service/database-digest.js';
import { Gatehouse } from '../support/service/gatehouse.js';
import {
  type Payer,
  type PayoutRequestBody,
  arsMethod,
  brlMethod,
  created,
  payer,
  toBank,
  toWallet,
} from '../support/payments/payouts.js';

let gatehouse: Gatehouse;
let from: Payer;
beforeAll(async () => {
  gatehouse = await Gatehouse.shared();
  from = await payer(gatehouse, '150000000');
});

interface Looked {
  readonly isAcceptable: boolean;
  readonly funds?: object;
  readonly payouts: readonly {
    readonly index: number;
    readonly failures: readonly { readonly name: string; readonly fields: string[]; readonly message: string }[];
    readonly quote?: object;
    readonly duplicateOf?: number;
  }[];
}

async function looked(payouts: readonly unknown[], more: object = {}): Promise<Looked> {
  const body = { sourceAccountId: from.accountId, payouts, ...more };
  return must(await from.api.post('/payout-requests/preflight', body), 200) as unknown as Looked;
}

const nameless = { type: 'individual', firstName: 'Ana', lastName: 'Pérez' };
const needed = ['email', 'physicalAddress'];

function toSaved(payoutMethodId: string): object {
  return {
    ...toBank(10),
    payoutDetails: { type: 'counterpartyPayoutMethod', payoutMethodId },
    recipientInfo: undefined,
  };
}

async function savedMethod(): Promise<{ counterpartyId: string; payoutMethodId: string }> {
  const counterpartyId = idOf(await from.api.post('/counterparties', nameless));
  const path = `/counterparties/${counterpartyId}/payout-methods`;
  return {
    counterpartyId,
    payoutMethodId: idOf(await from.api.post(path, { alias: 'Salary', payoutMethod: arsMethod })),
  };
}

function failure(name: string, fields: readonly string[], why: string): object {
  return { name, fields, message: expect.stringContaining(why) };
}

/** Rows, and what is told of each. */
function badRows(absent: string, payoutMethodId: string): [row: unknown, failures: object[]][] {
  const badBank = { type: 'fiat', payoutMethod: { ...arsMethod, details: { ...arsMethod.details, bankId: '999' } } };
  return [
    [toBank(10), []],
    ['a row', [failure('ValidationFailed', [], 'must be an object')]],
    [null, [failure('ValidationFailed', [], 'must be an object')]],
    [[toBank(10)], [failure('ValidationFailed', [], 'must be an object')]],
    [
      {},
      [
        failure('ValidationFailed', ['amount'], 'is required'),
        failure('ValidationFailed', ['payoutDetails'], 'is required'),
      ],
    ],
    [
      toBank(0, { colour: 'red', developerFee: { developerFeePercentage: 101 } }),
      [
        failure('ValidationFailed', ['colour'], 'not a field'),
        failure('ValidationFailed', ['amount.tokenAmount'], 'more than 0'),
        failure('ValidationFailed', ['developerFee.developerFeePercentage'], 'from 0 to 100'),
      ],
    ],
    [
      toBank(0.1, { payoutDetails: badBank, recipientInfo: nameless }),
      [
        failure('ValidationFailed', ['payoutDetails.payoutMethod.details.bankId'], 'the id of a bank'),
        failure('ValidationFailed', ['amount'], 'leaves nothing'),
        failure('AdditionalRecipientInformationRequired', needed, 'lacks email, physicalAddress'),
      ],
    ],
    [toWallet(1, { blockchain: 'BASE' }), [failure('UnsupportedRail', ['payoutDetails'], 'possible are POLYGON')]],
    [
      toWallet({ fiatAmount: 5, fiatCurrencyCode: 'ARS' }),
      [failure('ValidationFailed', ['amount.fiatCurrencyCode'], 'USD')],
    ],
    [
      { ...toWallet(1), amount: { tokenAmount: 1, tokenSymbol: 'USDT' } },
      [failure('ValidationFailed', ['amount.tokenSymbol'], 'must be USDC, like the others')],
    ],
    [toSaved(absent), [failure('ResourceNotFound', ['payoutDetails.payoutMethodId'], 'There is no such payoutMethod')]],
    [toSaved(payoutMethodId), [failure('AdditionalRecipientInformationRequired', needed, 'lacks email')]],
    [toWallet(2), []],
  ];
}

describe('a look at a request before it is made', () => {
  test('tells everything of every row at once', async () => {
    const { payoutMethodId } = await savedMethod();
    const rows = badRows(randomUUID(), payoutMethodId);
    const { isAcceptable, payouts, funds } = await looked(rows.map(([row]) => row));
    expect(isAcceptable).toBe(false);
    expect(payouts.map(({ index, failures }) => [index, failures])).toEqual(
      rows.map(([, failures], index) => [index, failures.length > 1 ? expect.any(Array) : failures]),
    );
    rows.forEach(([, failures], index) => {
      expect(new Set(payouts[index]?.failures)).toEqual(new Set(failures));
    });
    expect(payouts.map(({ quote }) => quote !== undefined)).toEqual(rows.map(([, failures]) => failures.length === 0));
    expect(funds).toEqual({
      required: { tokenAmount: 12, tokenSymbol: 'USDC' },
      available: { tokenAmount: 150, tokenSymbol: 'USDC' },
    });
  });

  test('quotes what creating it then costs', async () => {
    const rows = [
      toBank(100, { developerFee: { developerFeePercentage: 1.25 } }),
      toBank(1, { amount: { fiatAmount: 1_000, fiatCurrencyCode: 'BRL' }, payoutDetails: fiat(brlMethod) }),
      { ...toWallet(10), developerFee: { developerFeePercentage: 10 } },
      toWallet({ fiatAmount: 20, fiatCurrencyCode: 'USD' }, { blockchain: 'PLASMA' }),
    ];
    const before = await looked(rows);
    const request = await created(from, rows);
    expect(before.isAcceptable).toBe(true);
    request.payouts.forEach(({ details }, index) => {
      const { tokenAmount, ...quote } = before.payouts[index]?.quote as { tokenAmount: { tokenAmount: number } };
      const { feeTotal, ...shown } = quote as { feeTotal?: object };
      if (details.type === 'fiat') return expect(details).toMatchObject({ ...quote, sourceAmount: tokenAmount });
      // To a wallet no other fee is taken than the developer's.
      const { fee = { tokenAmount: 0, tokenSymbol: 'USDC' } } = (details['developerFee'] ?? {}) as { fee?: object };
      expect([feeTotal, details]).toEqual([fee, expect.objectContaining(shown)]);
    });
    expect(before.payouts[3]?.quote).toMatchObject({ destinationAmount: { tokenAmount: 20, tokenSymbol: 'USDT' } });
    const [kept] = await gatehouse.sql<{ units: string }>(
      'SELECT sum(token_units)::text AS units FROM payout WHERE payout_request_id = $1',
      [request.id],
    );
    const { required } = before.funds as { required: { tokenAmount: number } };
    expect(Math.round(required.tokenAmount * 1e6)).toBe(Number(kept?.units));
  });

  test('finds rows that pay the same to the same destination, whoever is named', async () => {
    const fee = { developerFee: { developerFeePercentage: 1 } };
    const { payouts } = await looked([
      toBank(10),
      toWallet(10),
      toBank(10, { recipientInfo: { ...nameless, email: 'b@example.com', physicalAddress: undefined } }),
      toBank(10, fee),
      toBank(11),
      { ...toWallet(10), recipientInfo: nameless },
      toWallet(10, { walletAddress: '0x70997970c51812dc3a010c7d01b50e0d17dc79c8' }),
      toBank(10, { payoutDetails: fiat(brlMethod) }),
    ]);
    expect(payouts.map(({ duplicateOf }) => duplicateOf)).toEqual([
      ...[undefined, undefined, undefined, 0],
      ...[undefined, 1, 1, undefined],
    ]);
  });

  test('is acceptable without the funds, which it tells', async () => {
    expect(await looked([toWallet(150.000001)])).toMatchObject({
      isAcceptable: true,
      funds: { required: { tokenAmount: 150.000001 }, available: { tokenAmount: 150 } },
    });
  });

  test('with no good row tells of no funds', async () => {
    expect(await looked(['x'])).not.toHaveProperty('funds');
  });

  test('changes nothing', async () => {
    const before = await digestOf(gatehouse, from.organization.id);
    await looked([toBank(10), toWallet(10), 'x', toBank(0.1)], { memo: 'Salaries' });
    await from.api.post('/payout-requests/preflight', { sourceAccountId: randomUUID(), payouts: [toBank(1)] });
    expect(await digestOf(gatehouse, from.organization.id)).toEqual(before);
  });

  test('says of 350 rows what creating them says', async () => {
    const rows = Array.from({ length: 350 }, (_, index) => (index % 2 === 0 ? toBank(1 + index) : toWallet(1 + index)));
    const { isAcceptable, payouts } = await looked(rows);
    expect([isAcceptable, payouts.length]).toEqual([true, 350]);
    const answer = await from.api.post('/payout-requests/preflight', {
      sourceAccountId: from.accountId,
      payouts: [...rows, toWallet(1)],
    });
    expect(must(answer, 400)['params']).toMatchObject({
      failures: [{ field: 'payouts', messages: ['must have at most 350 items'] }],
    });
    const { payouts: made } = (await created(from, rows)) satisfies PayoutRequestBody;
    expect(made).toHaveLength(350);
  });
});

function fiat(payoutMethod: object): object {
  return { type: 'fiat', payoutMethod };
}
