import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What payouts to wallets pay for the chain. */
export class CreateNetworkFees1795580000030 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE network_fee (
      blockchain text NOT NULL CONSTRAINT network_fee_pkey PRIMARY KEY,
      fee_units bigint,
      least_units bigint NOT NULL,
      coin_price_e6 bigint,
      changed_at timestamptz NOT NULL)`);
    await runner.query('ALTER TABLE transfer ADD gas_units bigint');
    await runner.query(
      `CREATE INDEX transfer_gas ON transfer (blockchain, id) WHERE gas_units IS NOT NULL AND status = 'confirmed'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX transfer_gas');
    await runner.query('ALTER TABLE transfer DROP gas_units');
    await runner.query('DROP TABLE network_fee');
  }
}
