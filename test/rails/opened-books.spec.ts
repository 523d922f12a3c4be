import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { QueryRunner } from 'typeorm';
import { BookArrivals1795580000051 } from '../../apps/payins/src/migrations/1795580000051-book-arrivals.js';
import { BookRailReports1795580000050 } from '../../apps/payouts/src/migrations/1795580000050-book-rail-reports.js';
import { AddSpreads1795580000053 } from '../../apps/payouts/src/migrations/1795580000053-add-spreads.js';
import { fiatFaults } from '../support/chains/fiat-audit.js';
import { arrives, money, payee, untilPayin } from '../support/payments/payins.js';
import { executed, payer, statusOf, toBank, untilRequest } from '../support/payments/payouts.js';
import { must } from '../support/service/api.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';

let gatehouse: OwnGatehouse;
beforeAll(async () => {
  gatehouse = await Gatehouse.start();
});
afterAll(() => gatehouse.stop());

const sql = <T extends object>(text: string, values?: readonly unknown[]): Promise<T[]> =>
  gatehouse.sql<T>(text, values);

function books(): Promise<object[]> {
  return sql(
    `SELECT organization_id, token, book, sum(units)::text AS units FROM ledger_balance
     WHERE blockchain = 'fiat' AND book IN ('payable', 'exchange') GROUP BY 1, 2, 3 HAVING sum(units) <> 0 ORDER BY 1, 2, 3`,
  );
}

test('what moved before money was in the books is opened by what is known of it', async () => {
  const from = await payer(gatehouse);
  const { id } = await executed(from, [toBank(100), toBank(50.74), toBank(20.61)]);
  await untilRequest(gatehouse, from, id, 'one is paid, one waits, one failed', ({ payouts }) =>
    ['completed', 'pending', 'failed'].every((status) => payouts.some((payout) => statusOf(payout) === status)),
  );
  const to = await payee(gatehouse);
  const settled = await arrives(to.api, { destinationAccountId: to.accountId }, money.pix());
  await untilPayin(gatehouse, to.api, settled.payinId ?? '', 'completed');
  const waiting = await payee(gatehouse, { isApproved: false });
  expect(await arrives(waiting.api, { destinationAccountId: waiting.accountId }, money.ars())).toMatchObject({
    accepted: true,
  });
  expect(await fiatFaults(sql)).toEqual([]);
  const before = await books();

  const runner = { query: (text: string) => sql(text) } as unknown as QueryRunner;
  // The last of them renames a column that the first one reads.
  const migrations = [
    new BookRailReports1795580000050(),
    new BookArrivals1795580000051(),
    new AddSpreads1795580000053(),
  ];
  for (const migration of migrations.toReversed()) await migration.down(runner);
  await sql('ALTER TABLE ledger_line DISABLE TRIGGER ledger_line_append_only');
  for (const table of ['ledger_line', 'ledger_balance']) await sql(`DELETE FROM ${table} WHERE blockchain = 'fiat'`);
  await sql('ALTER TABLE ledger_line ENABLE TRIGGER ledger_line_append_only');
  for (const migration of migrations) await migration.up(runner);

  expect(await fiatFaults(sql)).toEqual([]);
  expect(await books()).toEqual(before);
  expect(must(await gatehouse.operator.get('/ledger/proof'), 200)['balanced']).toBe(true);
});
