import type { MigrationInterface, QueryRunner } from 'typeorm';
import { isolateOrganizations } from '#database';

/** Beside the deposits, of which there are millions: few are ever frozen. */
export class FreezeDeposits1795580000116 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE frozen_deposit (
        organization_id uuid NOT NULL,
        deposit_id uuid NOT NULL,
        account_id uuid NOT NULL,
        CONSTRAINT frozen_deposit_pkey PRIMARY KEY (organization_id, deposit_id)
      )`);
    await runner.query(
      'CREATE INDEX frozen_deposit_account ON frozen_deposit (organization_id, account_id, deposit_id)',
    );
    await runner.query('ALTER TABLE frozen_deposit ALTER COLUMN organization_id SET (n_distinct = 100)');
    await isolateOrganizations(runner, ['frozen_deposit']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE frozen_deposit');
  }
}
