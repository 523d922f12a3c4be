import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';
import { type Payer, created, payer, toBank, toWallet } from '../support/payments/payouts.js';
import { SentStatements } from '../support/service/sent-statements.js';
import { must } from '../support/service/api.js';

let gatehouse: OwnGatehouse;
let from: Payer;
let sent: SentStatements;

beforeAll(async () => {
  gatehouse = await Gatehouse.start();
  from = await payer(gatehouse, '1000000000000');
  sent = new SentStatements(gatehouse);
});
afterAll(async () => {
  sent.stop();
  await gatehouse.stop();
});

/** Of statements about payouts: others are sent meanwhile by what watches chains, and looks for what is stuck. */
async function countedIn<T>(work: () => Promise<T>): Promise<{ count: number; result: T }> {
  const { statements, result } = await sent.during(work);
  const asked = statements.filter((text) => /\bpayout(_request)?\b/.test(text) && !/\bFROM exception\b/.test(text));
  return { count: asked.length, result };
}

async function counts(rows: readonly object[]): Promise<{ create: number; execute: number }> {
  const { count: create, result } = await countedIn(() => created(from, rows));
  const executing = (): Promise<unknown> =>
    from.api.post(`/payout-requests/${result.id}/execute`, {}).then((answer) => must(answer, 200));
  return { create, execute: (await countedIn(executing)).count };
}

function many(count: number, row: () => object): object[] {
  return Array.from({ length: count }, row);
}

test('350 payouts are created and executed in as many statements as two', async () => {
  // The first one makes the data key of its organization.
  await created(from, [toBank(10)]);
  const pair = await counts([toBank(10), toWallet(1)]);
  const most = await counts([...many(175, () => toBank(10)), ...many(175, () => toWallet(1))]);
  expect(pair).toEqual({ create: 1, execute: 8 });
  expect(most).toEqual(pair);
});
