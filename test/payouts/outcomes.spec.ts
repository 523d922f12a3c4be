import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { accountOf, untilBalance } from '../support/chains/accounts.js';
import { balanceFaults } from '../support/chains/balance-audit.js';
import { must } from '../support/service/api.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';
import {
  type Payer,
  type PayoutEvent,
  type PayoutRequestBody,
  brlMethod,
  eventsOf,
  executed,
  journeys,
  payer,
  statusOf,
  toBank,
  toWallet,
  untilRequest,
  untilStatus,
} from '../support/payments/payouts.js';
import { whileTimePasses } from '../support/service/while-time-passes.js';

let gatehouse: OwnGatehouse;
beforeAll(async () => {
  gatehouse = await Gatehouse.start();
});
afterAll(() => gatehouse.stop());

const start = 1_000_000_000n;
const aTime = expect.stringMatching(/^\d{4}-.*Z$/) as unknown as string;
const aText = expect.any(String) as unknown as string;
const taken = { initiatedAt: aTime };
const done = { type: 'completed', ...taken, completedAt: aTime };
const closed = { errorCode: 'ACCOUNT_CLOSED', failureReason: aText, refundInitiatedAt: aTime };

interface Outcome {
  readonly hundredths: number;
  readonly path: string;
  readonly status: Readonly<Record<string, string>>;
}

const failing = [
  ...['UNKNOWN', 'ACCOUNT_NUMBER_INCORRECT', 'REJECTED_BY_BANK', 'ACCOUNT_TYPE_INCORRECT', 'ACCOUNT_CLOSED'],
  'BENEFICIARY_DOCUMENTATION_INCORRECT',
];

/** Of a bank, in the order of the rows. */
const outcomes: readonly Outcome[] = [
  ...failing.map((errorCode, index) => ({
    hundredths: 61 + index,
    path: 'created > pending > failed',
    status: { type: 'failed', reason: aText, errorCode },
  })),
  { hundredths: 71, path: 'created > pending > onHold > pending > completed', status: done },
  {
    hundredths: 72,
    path: 'created > pending > onHold > failed',
    status: { type: 'failed', reason: aText, errorCode: 'REJECTED_BY_BANK' },
  },
  {
    hundredths: 73,
    path: 'created > pending > completed > refundInProgress > refunded',
    status: { type: 'refunded', ...closed, refundCompletedAt: aTime, refundTransactionId: aText },
  },
  { hundredths: 74, path: 'created > pending > completed', status: done },
  { hundredths: 75, path: 'created > pending > completed', status: done },
  { hundredths: 0, path: 'created > pending > completed', status: done },
];

interface Kept {
  readonly status: string;
  readonly token: bigint;
  readonly developer: bigint;
  readonly fee: bigint;
}

async function keptOf(column: 'organization_id' | 'payout_request_id', id: string): Promise<Kept[]> {
  const rows = await gatehouse.sql<{ status: string; token: string; developer: string; fee: string }>(
    `SELECT status, token_units AS token, developer_fee_units AS developer, fee_units AS fee FROM payout WHERE ${column} = $1 ORDER BY ordinal`,
    [id],
  );
  return rows.map((row) => ({
    ...{ status: row.status, token: BigInt(row.token) },
    ...{ developer: BigInt(row.developer), fee: BigInt(row.fee) },
  }));
}

function sumOf(units: readonly bigint[]): bigint {
  return units.reduce((sum, each) => sum + each, 0n);
}

async function bookOf(book: string, organizationId?: string): Promise<bigint> {
  const [found] = await gatehouse.sql<{ units: string | null }>(
    'SELECT sum(units)::text AS units FROM ledger_balance WHERE book = $1 AND ($2::uuid IS NULL OR organization_id = $2)',
    [book, organizationId ?? null],
  );
  return BigInt(found?.units ?? 0);
}

const isPaid = ({ status }: Kept): boolean => status === 'completed' || status === 'executed';

/** What was not paid is back, to the unit; developer fees are kept for what was paid alone; and the proof agrees. */
async function untilBooksAreRight({ api, accountId, organization }: Payer): Promise<void> {
  const paid = (await keptOf('organization_id', organization.id)).filter(isPaid);
  const value = String(start - sumOf(paid.map(({ token }) => token)));
  await whileTimePasses(gatehouse, 'everything is back', async () => {
    const { accountDetails } = await accountOf(api, accountId);
    return accountDetails?.balances.some((balance) => balance.value === value && balance.reserved === '0');
  });
  expect(await bookOf('developerFees', organization.id)).toBe(sumOf(paid.map(({ developer }) => developer)));
  expect(await balanceFaults((text) => gatehouse.sql(text))).toEqual([]);
  expect(must(await gatehouse.operator.get('/ledger/proof'), 200)).toEqual(expect.objectContaining({ balanced: true }));
}

/** Each status that was told last is the one that is shown. */
function lastOf(events: readonly PayoutEvent[], payoutId: string): unknown {
  return events.findLast((event) => event.payoutId === payoutId)?.statusChangeDetails.currentStatus;
}

const pesos = (whole: number): object => ({ amount: { fiatAmount: whole, fiatCurrencyCode: 'ARS' } });
const reais = (whole: number): object => ({
  amount: { fiatAmount: whole, fiatCurrencyCode: 'BRL' },
  payoutDetails: { type: 'fiat', payoutMethod: brlMethod },
});
const developed = { developerFee: { developerFeePercentage: 2.5 } };

describe.each<[string, (hundredths: number) => object]>([
  ['tokens', (hundredths) => toBank(30 + hundredths / 100)],
  ['tokens with a developer fee', (hundredths) => toBank(30 + hundredths / 100, developed)],
  ['pesos with a developer fee', (hundredths) => toBank(0, { ...pesos(40_000 + hundredths / 100), ...developed })],
  ['reais', (hundredths) => toBank(0, reais(150 + hundredths / 100))],
])('payouts to banks in %s', (_, rowOf) => {
  test('come to every end there is, and each takes or gives back what it should', async () => {
    const from = await payer(gatehouse, String(start));
    const { id } = await executed(
      from,
      outcomes.map(({ hundredths }) => rowOf(hundredths)),
    );
    const allButLate = await untilRequest(gatehouse, from, id, 'one is refunded', ({ payouts }) =>
      payouts.every((payout, index) => index === 9 || statusOf(payout) === outcomes[index]?.status['type']),
    );
    expect(allButLate.status).toEqual({ type: 'pending' });
    expect(allButLate.payouts[9]?.details.status).toEqual({ type: 'pending', ...taken });
    await gatehouse.advance(3_600);
    const request = await untilStatus(gatehouse, from, id, 'failed');
    expect(request.payouts.map(({ details }) => details.status)).toEqual(outcomes.map(({ status }) => status));

    const events = await eventsOf(from, id);
    const paths = journeys(events);
    expect(request.payouts.map((payout) => paths.get(payout.id))).toEqual(outcomes.map(({ path }) => path));
    expect(paths.get(id)).toBe('awaitingExecution > pending > failed');
    for (const { id: payoutId, details } of request.payouts) expect(lastOf(events, payoutId)).toEqual(details.status);
    await untilBooksAreRight(from);
    await expectRefund(from, request);
  });
});

/** The transaction that a refund names brought what had left for it, but for the developer fee, which never left. */
async function expectRefund({ api, accountId }: Payer, { id, payouts }: PayoutRequestBody): Promise<void> {
  const status = payouts[8]?.details.status as unknown as { refundTransactionId: string };
  const { token, developer } = (await keptOf('payout_request_id', id))[8] as Kept;
  const transaction = must(await api.get(`/transactions/${status.refundTransactionId}`), 200);
  expect(transaction).toMatchObject({
    accountId,
    type: 'credit',
    tokenAmount: { tokenAmount: Number(token - developer) / 1e6, tokenSymbol: 'USDC' },
    related: { type: 'payoutRequest', id },
  });
}

test('follow one another, also when the clock moves past all of them at once', async () => {
  const from = await payer(gatehouse, String(start));
  const several = outcomes.slice(6, 9).flatMap((outcome) => Array.from({ length: 6 }, () => outcome));
  const { id } = await executed(
    from,
    several.map(({ hundredths }) => toBank(10 + hundredths / 100)),
  );
  const isTaken = ({ payouts }: PayoutRequestBody): boolean => payouts.every((one) => statusOf(one) !== 'created');
  await untilRequest(gatehouse, from, id, 'all are taken', isTaken);
  await gatehouse.advance(86_400);
  await untilRequest(gatehouse, from, id, 'all came to their end', ({ payouts }) =>
    payouts.every((payout, index) => statusOf(payout) === several[index]?.status['type']),
  );
  const paths = journeys(await eventsOf(from, id));
  paths.delete(id);
  expect([...paths.values()].sort()).toEqual(several.map(({ path }) => path).sort());
  await untilBooksAreRight(from);
});

test('the platform has earned its fees for what banks were paid, and for nothing else', async () => {
  const rows = await gatehouse.sql<{ fees: string; principal: string }>(
    `SELECT sum(fee_units - developer_fee_units)::text AS fees, sum(token_units - fee_units)::text AS principal
     FROM payout WHERE channel = 'fiat' AND status = 'completed'`,
  );
  expect(rows[0]?.fees).not.toBe('0');
  expect(String(await bookOf('fees'))).toBe(rows[0]?.fees);
  const settled = (await bookOf('settlement:ars')) + (await bookOf('settlement:brl'));
  expect(String(settled)).toBe(rows[0]?.principal);
});

describe('a transaction that the chain refuses', () => {
  test.each<[string, object]>([
    ['tokens for a bank', toBank(10.81, developed)],
    ['pesos', toBank(0, { ...pesos(20_000.81), ...developed })],
    ['tokens for a wallet', { ...toWallet(10.81), ...developed }],
    [
      'dollars for a wallet elsewhere',
      toWallet({ fiatAmount: 10.81, fiatCurrencyCode: 'USD' }, { blockchain: 'BASE' }),
    ],
  ])('pays nobody and costs nothing: %s', async (_, row) => {
    const from = await payer(gatehouse, String(start));
    const others = [toBank(20, developed), { ...toWallet(30), ...developed }];
    const { id } = await executed(from, [row, ...others]);
    const { payouts } = await untilStatus(gatehouse, from, id, 'failed');
    for (const { details } of payouts)
      expect(details).toMatchObject(
        details.type === 'fiat'
          ? { status: { type: 'failed', errorCode: 'UNKNOWN', reason: aText } }
          : { status: 'FAILED', failureReason: aText },
      );
    const paths = journeys(await eventsOf(from, id));
    expect(paths.get(id)).toBe('awaitingExecution > pending > failed');
    expect(payouts.map((payout) => paths.get(payout.id))).toEqual(
      payouts.map(({ details }) =>
        details.type === 'fiat' ? 'created > failed' : 'awaitingExecution > pending > failed',
      ),
    );
    await untilBalance(from.api, from.accountId, { value: String(start) });
    await untilBooksAreRight(from);
  });
});

test('wallets are paid what was promised, and developer fees are earned', async () => {
  const from = await payer(gatehouse, String(start));
  const rows = [
    { ...toWallet(10.61), ...developed },
    toWallet(5.73),
    { ...toWallet({ fiatAmount: 20.63, fiatCurrencyCode: 'USD' }, { blockchain: 'CELO' }), ...developed },
  ];
  const { id } = await executed(from, rows);
  const { payouts, transactionHash } = await untilStatus(gatehouse, from, id, 'executed');
  expect(payouts.map(({ details }) => (details['destinationAmount'] as { tokenAmount: number }).tokenAmount)).toEqual([
    ...[10.34475, 5.73, 20.11425],
  ]);
  expect(transactionHash).toMatch(/^0x/);
  expect(payouts[2]?.details.transactionHash).not.toBe(transactionHash);
  await untilBooksAreRight(from);
  expect(await bookOf('developerFees', from.organization.id)).toBe(265_250n + 515_750n);
});
