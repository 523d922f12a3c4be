import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { untilBalance } from '../support/chains/accounts.js';
import { must } from '../support/service/api.js';
import { bookOf, commitmentsOf, transactionsOf } from '../support/chains/deposits.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';
import {
  type Payee,
  type PayinBody,
  arrives,
  arsTransfer,
  askedFor,
  money,
  payee,
  payinOf,
  untilPayin,
  wayOf,
} from '../support/payments/payins.js';
import { allowed } from '../support/payments/payouts.js';
import { until } from '../support/run/until.js';

const platform = '00000000-0000-0000-0000-000000000001';

let gatehouse: OwnGatehouse;
beforeAll(async () => {
  gatehouse = await Gatehouse.start();
});
afterAll(() => gatehouse.stop());

interface Quote {
  readonly feeUnits: string;
  readonly developerFeeUnits: string;
  readonly tokenUnits: string;
}

/** Money has come for it; it is pending, and settled by and by. */
async function paid(to: Payee, value = '1500000', developerFeePercentage?: number): Promise<PayinBody> {
  const fee = developerFeePercentage === undefined ? {} : { developerFee: { type: 'ars', developerFeePercentage } };
  const payin = await askedFor(to, arsTransfer(value), fee);
  expect(await arrives(to.api, { payinId: payin.id }, money.ars(value))).toMatchObject({ accepted: true });
  return payin;
}

async function quoteOf(id: string): Promise<Record<keyof Quote, bigint>> {
  const [row] = await gatehouse.sql<{ quote: Quote }>('SELECT quote FROM payin WHERE id = $1', [id]);
  const { feeUnits = '0', developerFeeUnits = '0', tokenUnits = '0' } = row?.quote ?? {};
  return {
    feeUnits: BigInt(feeUnits),
    developerFeeUnits: BigInt(developerFeeUnits),
    tokenUnits: BigInt(tokenUnits),
  };
}

const platformBookNames = ['settlement:ars', 'fees', 'onramp', 'reserved'] as const;

async function platformBooks(): Promise<Record<(typeof platformBookNames)[number], bigint>> {
  const held = await Promise.all(platformBookNames.map((book) => bookOf(gatehouse, platform, book)));
  return Object.fromEntries(platformBookNames.map((book, index) => [book, held[index]])) as Record<
    (typeof platformBookNames)[number],
    bigint
  >;
}

/** The account may be credited before the platform has heard that its transfer is final, and keeps it reserved. */
async function booksAtRest(): Promise<Awaited<ReturnType<typeof platformBooks>>> {
  return until('the platform has nothing reserved', async () => {
    const books = await platformBooks();
    return books.reserved === 0n && books;
  });
}

async function isBalanced(): Promise<void> {
  expect(must(await gatehouse.operator.get('/ledger/proof'), 200)['balanced']).toBe(true);
}

/** The same job, so many times at once. */
async function asked(job: string, payload: object, times: number): Promise<void> {
  const added = await gatehouse.sql<{ id: string }>(
    'SELECT (graphile_worker.add_job($1, $2::json)).id FROM generate_series(1, $3)',
    [job, JSON.stringify(payload), times],
  );
  await until('they are done', async () => {
    const left = await gatehouse.sql('SELECT 1 FROM graphile_worker.jobs WHERE id = ANY ($1)', [
      added.map(({ id }) => id),
    ]);
    return left.length === 0;
  });
}

function transfersOf(payinId: string): Promise<{ id: string; status: string }[]> {
  return gatehouse.sql('SELECT id, status FROM transfer WHERE related_id = $1', [payinId]);
}

test('what a rail holds is booked to the unit: our fees, the fee of the developer, and what was given for it', async () => {
  const to = await payee(gatehouse);
  const before = await booksAtRest();
  const { id } = await paid(to, '1500000', 2.5);
  await untilPayin(gatehouse, to.api, id, 'completed');
  const { feeUnits, developerFeeUnits, tokenUnits } = await quoteOf(id);
  expect(developerFeeUnits).toBeGreaterThan(0n);
  expect(await booksAtRest()).toEqual({
    'settlement:ars': before['settlement:ars'] - feeUnits - developerFeeUnits - tokenUnits,
    fees: before.fees + feeUnits,
    onramp: before.onramp + developerFeeUnits + tokenUnits,
    reserved: 0n,
  });
  expect(await bookOf(gatehouse, platform, `developerFees:${to.organization.id}`)).toBe(developerFeeUnits);
  await untilBalance(to.api, to.accountId, { value: String(tokenUnits) });
  await isBalanced();
});

test('a payin of which the developer takes everything is completed without a transaction', async () => {
  const to = await payee(gatehouse);
  const { id } = await paid(to, '1500000', 100);
  const payin = await untilPayin(gatehouse, to.api, id, 'completed');
  expect(payin.settlementDetails).toMatchObject({ type: 'blockchain', amount: { value: '0' } });
  expect(payin.settlementDetails).not.toHaveProperty('transactionHash');
  const { developerFeeUnits } = await quoteOf(id);
  expect(await bookOf(gatehouse, platform, `developerFees:${to.organization.id}`)).toBe(developerFeeUnits);
  expect(developerFeeUnits).toBeGreaterThan(0n);
  expect(await transfersOf(id)).toEqual([]);
  expect(await transactionsOf(to.api)).toEqual([]);
  expect(await wayOf(to.api, id)).toBe('null > created > pending > completed');
  await isBalanced();
});

test('a chain that refuses leaves nothing held, and the money goes back', async () => {
  const to = await payee(gatehouse);
  const before = await booksAtRest();
  const { id } = await paid(to, '1500081', 2.5);
  const payin = await untilPayin(gatehouse, to.api, id, 'failed');
  expect(payin.failureReason).toBe('settlementFailed');
  expect(payin).not.toHaveProperty('settlementDetails');
  expect(await platformBooks()).toEqual(before);
  expect(await bookOf(gatehouse, platform, `developerFees:${to.organization.id}`)).toBe(0n);
  await until('the rail was told', () =>
    gatehouse.log.some((line) => line.includes('the sandbox sends money back') && line.includes(id)),
  );
  expect(await commitmentsOf(gatehouse, to)).toBe(0);
  await isBalanced();
});

test('however many settle it at the same moment, the account is paid once', async () => {
  const to = await payee(gatehouse, { isApproved: false });
  const { id } = await paid(to);
  await untilPayin(gatehouse, to.api, id, ({ settlementDetails }) => settlementDetails?.type === 'awaitingKYC');
  await allowed(gatehouse, to.organization);
  const release = await gatehouse.holding('SELECT 1 FROM payin WHERE id = $1 FOR UPDATE', [id]);
  const attempt = { organizationId: to.organization.id, payinId: id, attempt: 1 };
  const settled = asked('settlePayin', attempt, 4);
  await release.awaitedBy(2);
  await release();
  await settled;
  const payin = await untilPayin(gatehouse, to.api, id, 'completed');
  await asked('settlePayin', attempt, 4);
  expect(await transfersOf(id)).toHaveLength(1);
  const { tokenUnits } = await quoteOf(id);
  expect(payin.settlementDetails?.amount?.value).toBe(String(tokenUnits));
  await untilBalance(to.api, to.accountId, { value: String(tokenUnits) });
  expect(await payinOf(to.api, id)).toEqual(payin);
});

test('that the tokens were sent and have arrived may be told again, in any order', async () => {
  const to = await payee(gatehouse);
  const { id } = await paid(to);
  const payin = await untilPayin(gatehouse, to.api, id, 'completed');
  const books = await platformBooks();
  const [{ id: transferId } = { id: '' }] = await transfersOf(id);
  const [{ id: transactionId } = { id: '' }] = await transactionsOf(to.api);
  const about = { organizationId: to.organization.id, relatedId: id, transferId };
  await asked('payinTransferArrived', { ...about, transactionId }, 3);
  await asked('payinTransferEnded', { ...about, succeeded: true }, 3);
  // What is settled fails no more, and nobody else's transfer fails it.
  await asked('payinTransferEnded', { ...about, succeeded: false }, 3);
  const { id: other } = await paid(to);
  await asked('payinTransferEnded', { ...about, relatedId: other, succeeded: false }, 1);
  await untilPayin(gatehouse, to.api, other, 'completed');
  expect(await payinOf(to.api, id)).toEqual(payin);
  expect(await wayOf(to.api, id)).toBe('null > created > pending > completed');
  const { feeUnits } = await quoteOf(other);
  expect((await platformBooks()).fees).toBe(books.fees + feeUnits);
  await isBalanced();
});

test('that the chain refused may be told again and again', async () => {
  const to = await payee(gatehouse);
  const { id } = await paid(to, '1500081', 2.5);
  await untilPayin(gatehouse, to.api, id, 'failed');
  const books = await booksAtRest();
  await until('the bank has sent the money back', async () => {
    const [row] = await gatehouse.sql<{ status: string }>('SELECT return_status AS status FROM payin WHERE id = $1', [
      id,
    ]);
    return row?.status === 'confirmed';
  });
  const payin = await payinOf(to.api, id);
  const [{ id: transferId } = { id: '' }] = await transfersOf(id);
  const about = { organizationId: to.organization.id, relatedId: id, transferId };
  await asked('payinTransferEnded', { ...about, succeeded: false }, 3);
  await asked('settlePayin', { organizationId: to.organization.id, payinId: id, attempt: 1 }, 3);
  expect(await payinOf(to.api, id)).toEqual(payin);
  expect(await platformBooks()).toEqual(books);
  expect(await transfersOf(id)).toHaveLength(1);
});

/** As the decision of an officer does it, in one transaction. */
async function approve({ organization }: Payee): Promise<void> {
  await gatehouse.sql(
    `WITH approved AS (UPDATE standing SET approved_tiers = '{LIGHT}' WHERE organization_id = $1)
     SELECT add_job('organizationApproved', json_build_object('organizationId', $1::uuid), NULL, NULL, NULL), pg_sleep(0.2)`,
    [organization.id],
  );
}

test('an approval waits for who has seen that there is none, and finds what they leave behind', async () => {
  const to = await payee(gatehouse, { isApproved: false });
  const { id } = await paid(to);
  await untilPayin(gatehouse, to.api, id, ({ settlementDetails }) => settlementDetails?.type === 'awaitingKYC');
  await gatehouse.sql('UPDATE payin SET is_awaiting_approval = false WHERE id = $1', [id]);
  const release = await gatehouse.holding('SELECT 1 FROM payin WHERE id = $1 FOR UPDATE', [id]);
  const looked = asked('settlePayin', { organizationId: to.organization.id, payinId: id, attempt: 1 }, 1);
  await release.awaitedBy(1);
  const approved = approve(to);
  await release.awaitedBy(2);
  await release();
  await Promise.all([looked, approved]);
  await untilPayin(gatehouse, to.api, id, 'completed');
});

test('many that wait for an approval are all settled by it, whether their money comes before, after or meanwhile', async () => {
  const to = await payee(gatehouse, { isApproved: false });
  const early = await Promise.all(Array.from({ length: 5 }, () => paid(to, '100000')));
  for (const { id } of early)
    await untilPayin(gatehouse, to.api, id, ({ settlementDetails }) => settlementDetails?.type === 'awaitingKYC');
  const approval = approve(to);
  const meanwhile = await Promise.all(Array.from({ length: 5 }, () => paid(to, '100000')));
  await approval;
  const late = await paid(to, '100000');
  const all = [...early, ...meanwhile, late];
  for (const { id } of all) await untilPayin(gatehouse, to.api, id, 'completed');
  const quotes = await Promise.all(all.map(({ id }) => quoteOf(id)));
  const total = quotes.reduce((sum, { tokenUnits }) => sum + tokenUnits, 0n);
  await untilBalance(to.api, to.accountId, { value: String(total) });
  await isBalanced();
});
