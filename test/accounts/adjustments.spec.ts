import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { platformOrganizationId } from '#contracts';
import { heldBy, listedFor, toldTo } from '../support/chains/account-sums.js';
import { bookOf, transactionsOf } from '../support/chains/deposits.js';
import { accountFreezes, frozen } from '../support/payments/freezing.js';
import { type Payer, payer } from '../support/payments/payouts.js';
import { type Answer, must } from '../support/service/api.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';
import type { StaffApi } from '../support/service/staff-api.js';
import { newPerson } from '../support/staff/people.js';
import { type AdjustedLine, wrongLines } from '../support/chains/wrong-adjustments.js';
import { act, forbidden } from '../support/staff/proposal-scene.js';

const usdc = { tokenSymbol: 'USDC', blockchain: 'POLYGON', reason: 'Ticket 4711' };
const held = 50_000_000;

let gatehouse: OwnGatehouse;
let finance: StaffApi;
let treasurer: StaffApi;
let from: Payer;
beforeAll(async () => {
  gatehouse = await Gatehouse.start();
  finance = await gatehouse.signedIn('finance');
  treasurer = await gatehouse.signedIn('treasurer');
});
beforeEach(async () => {
  from = await payer(gatehouse, String(held));
});
afterAll(() => gatehouse.stop());

function asked(lines: readonly AdjustedLine[], more: object = {}): object {
  return { ...usdc, organizationId: from.organization.id, lines, ...more };
}

function ask(lines: readonly AdjustedLine[], more: object = {}): Promise<Answer> {
  return finance.post('/adjustments', asked(lines, more));
}

/** Asked for by one person, and agreed to by another. */
async function adjusted(lines: readonly AdjustedLine[], more: object = {}): Promise<Record<string, unknown>> {
  const { id, status } = must(await ask(lines, more), 202);
  expect(status).toBe('open');
  return must(await act(treasurer, id, 'approve'), 200);
}

async function isProved(): Promise<void> {
  const proof = must(await gatehouse.operator.get('/ledger/proof'), 200);
  expect(proof).toMatchObject({ balanced: true });
}

function writeOff(units = '1000000'): AdjustedLine[] {
  return [
    { accountId: from.accountId, book: 'available', units: `-${units}` },
    { book: 'fees', units },
  ];
}

test('takes a second person, and is a transaction and an event of the account that it changes', async () => {
  const { id } = must(await ask(writeOff()), 202);
  expect(await act(finance, id, 'approve')).toMatchObject(forbidden());
  expect(await heldBy(from)).toEqual({ 'USDC on POLYGON': held });
  const { status, outcome } = must(await act(treasurer, id, 'approve'), 200);
  expect(status).toBe('approved');
  const { adjustmentId } = (outcome as { result: { adjustmentId: string } }).result;

  const sums = { 'USDC on POLYGON': held - 1_000_000 };
  expect(await heldBy(from)).toEqual(sums);
  expect(await toldTo(from.api)).toEqual(sums);
  expect(await listedFor(from.api)).toEqual(sums);
  const [transaction] = await transactionsOf(from.api);
  expect(transaction).toMatchObject({
    type: 'debit',
    transactionHash: `adjustment:${adjustmentId}`,
    related: { type: 'adjustment', id: adjustmentId },
  });
  expect(await bookOf(gatehouse, from.organization.id, 'fees')).toBe(1_000_000n);
  await isProved();

  const kept = must(await finance.get(`/adjustments/${adjustmentId}`), 200);
  expect(kept).toMatchObject(asked(writeOff()));
  expect(String(kept['postedBy'])).toContain('staff');
  const { results } = must(await finance.get(`/adjustments?organizationId=${from.organization.id}`), 200);
  expect(results).toEqual([kept]);
  expect(await gatehouse.sql(`SELECT step FROM ledger_line WHERE subject_id = $1`, [adjustmentId])).toEqual([
    { step: 'adjustment' },
  ]);
  expect(
    await gatehouse.sql(`SELECT action FROM audit_entry WHERE subject = $1`, [`adjustment:${adjustmentId}`]),
  ).toEqual([{ action: 'adjustmentPosted' }]);
});

test('gives to an account as it takes from one, and within an account nothing is told', async () => {
  const { accountId } = from;
  await adjusted([
    { book: 'settlement:ars', units: '-5' },
    { accountId, book: 'available', units: '-20' },
    { accountId, book: 'reserved', units: '25' },
  ]);
  const sums = { 'USDC on POLYGON': held + 5 };
  expect([await heldBy(from), await toldTo(from.api), await listedFor(from.api)]).toEqual([sums, sums, sums]);
  const before = (await transactionsOf(from.api)).length;
  await adjusted([
    { accountId, book: 'reserved', units: '-25' },
    { accountId, book: 'available', units: '25' },
  ]);
  expect(await transactionsOf(from.api)).toHaveLength(before);
  await isProved();
});

test('of the platform moves its own books and those of its purses', async () => {
  const developer = `developerFees:${from.organization.id}`;
  const ofPlatform = { organizationId: platformOrganizationId };
  await adjusted(
    [
      { book: 'onramp', units: '-70' },
      { book: developer, units: '70' },
    ],
    ofPlatform,
  );
  expect(await bookOf(gatehouse, platformOrganizationId, developer)).toBe(70n);
  const tooMuch = await adjusted(
    [
      { book: developer, units: '-71' },
      { book: 'fees', units: '71' },
    ],
    ofPlatform,
  );
  expect(tooMuch).toMatchObject({ status: 'failed', outcome: { error: { name: 'ValidationFailed' } } });
  expect(await bookOf(gatehouse, platformOrganizationId, developer)).toBe(70n);
  await isProved();
});

describe('is refused', () => {
  const refusedAt = (field: string): object => ({
    status: 400,
    body: { name: 'ValidationFailed', params: { failures: [{ field }] } },
  });
  test('where its lines are not right', async () => {
    const other = await payer(gatehouse, '0');
    for (const [field, lines, more] of wrongLines(from.accountId, other.accountId))
      expect([lines, await ask(lines, more)]).toMatchObject([lines, refusedAt(field)]);
    const nobody = { organizationId: '00000000-0000-7000-8000-000000000000' };
    expect(await ask(writeOff(), nobody)).toMatchObject({ status: 404 });
  });

  test('where something would be below nothing', async () => {
    const failed = (name: string): object => ({ status: 'failed', outcome: { error: { name } } });
    expect(await adjusted(writeOff(String(held + 1)))).toMatchObject(failed('InsufficientFunds'));
    const fromDeveloper = [
      { book: 'developerFees', units: '-1' },
      { book: 'fees', units: '1' },
    ];
    expect(await adjusted(fromDeveloper)).toMatchObject(failed('ValidationFailed'));
    const toOwed = [
      { book: 'fees', units: '-1' },
      { book: `owed:${from.accountId}`, units: '1' },
    ];
    expect(await adjusted(toOwed)).toMatchObject(failed('ValidationFailed'));
    expect(await heldBy(from)).toEqual({ 'USDC on POLYGON': held });
    await isProved();
  });

  test('where the account is frozen, whatever book stands on the other side', async () => {
    await frozen(gatehouse, accountFreezes(from));
    const { accountId } = from;
    for (const [units, book, back] of [
      ['-5', 'chain:POLYGON', '5'],
      ['5', 'chain:POLYGON', '-5'],
      ['-5', `owed:${accountId}`, '5'],
    ] as const) {
      const lines = [
        { accountId, book: 'available', units },
        { book, units: back },
      ];
      expect([book, await adjusted(lines)]).toMatchObject([
        book,
        { status: 'failed', outcome: { error: { name: 'AccountNotActive' } } },
      ]);
    }
    expect(await heldBy(from)).toEqual({ 'USDC on POLYGON': held });
    await isProved();
  });

  test('to the operator key, to organizations and to who moves no money', async () => {
    const body = asked(writeOff());
    expect(await gatehouse.operator.post('/adjustments', body)).toMatchObject({ status: 403 });
    expect(await from.api.post('/adjustments', body)).toMatchObject({ status: 403 });
    expect(await (await gatehouse.signedIn('officer')).post('/adjustments', body)).toMatchObject(forbidden());
  });
});

test('of ten that would take the same, as many are posted as there is', async () => {
  const { api: second } = await newPerson(gatehouse.operator, ['treasurer']);
  const ids = await Promise.all(
    Array.from({ length: 10 }, async () => must(await ask(writeOff('15000000')), 202)['id']),
  );
  const ended = await Promise.all(ids.map(async (id) => must(await act(second, id, 'approve'), 200)['status']));
  expect(ended.filter((status) => status === 'approved')).toHaveLength(3);
  expect(ended.filter((status) => status === 'failed')).toHaveLength(7);
  const sums = { 'USDC on POLYGON': held - 45_000_000 };
  expect([await heldBy(from), await toldTo(from.api)]).toEqual([sums, sums]);
  await isProved();
});
