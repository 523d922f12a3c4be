import type { MigrationInterface, QueryRunner } from 'typeorm';
import { isolateOrganizations } from '#database';

export class CreatePayoutApprovals1795580000077 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE payout_approval (
        organization_id uuid NOT NULL,
        payout_request_id uuid NOT NULL,
        key_id uuid NOT NULL,
        at timestamptz NOT NULL,
        CONSTRAINT payout_approval_pkey PRIMARY KEY (organization_id, payout_request_id, key_id)
      )`);
    await runner.query('ALTER TABLE payout_approval ALTER COLUMN organization_id SET (n_distinct = 100)');
    await isolateOrganizations(runner, ['payout_approval']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE payout_approval');
  }
}
