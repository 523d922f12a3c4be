import type { MigrationInterface, QueryRunner } from 'typeorm';

const currency = 'upper(code)';
const rail = `'rail:' || rail || ':' || ${currency}`;

/** Rails say what they took in, sent back and charged, which is booked; what they hold by now is opened from what is known. */
export class BookArrivals1795580000051 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payin_arrival ADD COLUMN fee_units bigint, ADD COLUMN reference text');
    await runner.query('ALTER TABLE payin_arrival RENAME COLUMN told TO reported');
    await runner.query('CREATE INDEX payin_arrival_rail ON payin_arrival (rail, arrived_at)');
    await runner.query(`ALTER TABLE payin ADD COLUMN rail_held_units bigint NOT NULL DEFAULT 0,
      ADD COLUMN rail_fee_units bigint NOT NULL DEFAULT 0, ADD COLUMN return_status text, ADD COLUMN return_reference text`);
    const held = `code IS NOT NULL AND rail IS NOT NULL AND funds_received_at IS NOT NULL AND status <> 'failed'`;
    await runner.query(`UPDATE payin SET rail_held_units = fiat_units WHERE ${held}`);
    // What could not be settled was asked back, and who asked no more has it.
    await runner.query(
      `UPDATE payin SET return_status = 'confirmed' WHERE status = 'failed' AND code IS NOT NULL AND funds_received_at IS NOT NULL`,
    );
    await runner.query(
      `SELECT ledger_open(organization_id, id, 'accepted', ${rail}, 'payable', ${currency}, fiat_units)
       FROM payin WHERE ${held} AND status <> 'completed'`,
    );
    await runner.query(
      `SELECT ledger_open(organization_id, organization_id, 'openedPayins:' || rail || ':' || ${currency}, ${rail}, 'exchange', ${currency}, sum(fiat_units)::bigint)
       FROM payin WHERE ${held} AND status = 'completed' GROUP BY organization_id, rail, code`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX payin_arrival_rail');
    await runner.query('ALTER TABLE payin_arrival RENAME COLUMN reported TO told');
    await runner.query('ALTER TABLE payin_arrival DROP COLUMN fee_units, DROP COLUMN reference');
    await runner.query(`ALTER TABLE payin DROP COLUMN rail_held_units, DROP COLUMN rail_fee_units,
      DROP COLUMN return_status, DROP COLUMN return_reference`);
  }
}
