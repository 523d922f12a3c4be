import type { MigrationInterface, QueryRunner } from 'typeorm';
import { isolateOrganizations, mixOrganizations } from '#database';

const system = `'00000000-0000-0000-0000-000000000000'::uuid`;
const currency = 'upper(left(fiat_and_rail, 3))';
const ordered = `(quote->>'fiatUnits')::bigint`;

/** Posts one line for each row that `from` selects. */
const posting = (columns: { subject: string; step: string; from: string; to: string; units: string }): string =>
  `SELECT ledger_post(organization_id, ${columns.subject}, ${columns.step}, 0, gen_random_uuid(), ${system}, ${columns.from},
     ${system}, ${columns.to}, ${currency}, 'fiat', ${columns.units}, now())`;

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
      `${posting({ subject: 'organization_id', step: `'openedPayouts:' || rail || ':' || ${currency}`, from: `'exchange'`, to: `'rail:' || rail || ':' || ${currency}`, units: `sum(${ordered})::bigint` })}
       FROM payout WHERE ${paid} GROUP BY organization_id, rail, ${currency}`,
    );
    await runner.query(
      `${posting({ subject: 'id', step: `'opened'`, from: `'receivable'`, to: `'payable'`, units: ordered })}
       FROM payout WHERE ${paid} AND status = 'refundInProgress'`,
    );
    await runner.query(
      `${posting({ subject: 'id', step: `'railAccepted'`, from: `'exchange'`, to: `'payable'`, units: ordered })}
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
