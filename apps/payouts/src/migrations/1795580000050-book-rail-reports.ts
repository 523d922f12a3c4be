import type { MigrationInterface, QueryRunner } from 'typeorm';
import { isolateOrganizations, mixOrganizations } from '#database';

const currency = 'upper(left(fiat_and_rail, 3))';
const ordered = `(quote->>'fiatUnits')::bigint`;

/** Rails say what they paid and charged, which is booked; what they owe and are owed by now is opened from what is known. */
export class BookRailReports1795580000050 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE payout ADD COLUMN rail_paid_units bigint NOT NULL DEFAULT 0, ADD COLUMN rail_returned_units bigint, ADD COLUMN rail_fee_units bigint NOT NULL DEFAULT 0',
    );
    await runner.query(
      'ALTER TABLE rail_report ADD COLUMN fiat_units bigint, ADD COLUMN fee_units bigint, ADD COLUMN reference text',
    );
    await isolateOrganizations(runner, ['rail_report']);
    await runner.query('CREATE INDEX payout_rail ON payout (rail, initiated_at) WHERE rail IS NOT NULL');
    const paid = `way = 'fiat' AND completed_at IS NOT NULL AND return_requested_at IS NULL AND status <> 'refunded'`;
    await runner.query(`UPDATE payout SET rail_paid_units = ${ordered} WHERE ${paid}`);
    await runner.query(
      `SELECT ledger_open(organization_id, organization_id, 'openedPayouts:' || rail || ':' || ${currency}, 'exchange', 'rail:' || rail || ':' || ${currency}, ${currency}, sum(${ordered})::bigint)
       FROM payout WHERE ${paid} GROUP BY organization_id, rail, ${currency}`,
    );
    await runner.query(
      `SELECT ledger_open(organization_id, id, 'opened', 'receivable', 'payable', ${currency}, ${ordered})
       FROM payout WHERE ${paid} AND status = 'refundInProgress'`,
    );
    await runner.query(
      `SELECT ledger_open(organization_id, id, 'railAccepted', 'exchange', 'payable', ${currency}, ${ordered})
       FROM payout WHERE way = 'fiat' AND completed_at IS NULL AND return_requested_at IS NULL AND status IN ('pending', 'onHold', 'refundInProgress')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX payout_rail');
    await mixOrganizations(runner, ['rail_report']);
    await runner.query('ALTER TABLE rail_report DROP COLUMN fiat_units, DROP COLUMN fee_units, DROP COLUMN reference');
    await runner.query(
      'ALTER TABLE payout DROP COLUMN rail_paid_units, DROP COLUMN rail_returned_units, DROP COLUMN rail_fee_units',
    );
  }
}
