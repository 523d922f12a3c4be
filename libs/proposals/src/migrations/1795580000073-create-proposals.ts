import type { MigrationInterface, QueryRunner } from 'typeorm';
import { isolateOrganizations } from '#database';

export class CreateProposals1795580000073 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE proposal (
        organization_id uuid NOT NULL,
        id uuid NOT NULL,
        action text NOT NULL,
        sealed_parameters bytea NOT NULL,
        summary text NOT NULL,
        reason text NOT NULL,
        status text NOT NULL,
        proposed_by uuid NOT NULL,
        required_approvals integer NOT NULL,
        outcome jsonb,
        created_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        CONSTRAINT proposal_pkey PRIMARY KEY (organization_id, id)
      )`);
    await runner.query('CREATE UNIQUE INDEX proposal_id ON proposal (id)');
    await runner.query('CREATE INDEX proposal_status ON proposal (status, id)');
    await runner.query(`
      CREATE TABLE proposal_approval (
        organization_id uuid NOT NULL,
        proposal_id uuid NOT NULL,
        staff_id uuid NOT NULL,
        note text,
        at timestamptz NOT NULL,
        CONSTRAINT proposal_approval_pkey PRIMARY KEY (organization_id, proposal_id, staff_id)
      )`);
    await runner.query(`
      CREATE TABLE approval_setting (
        action text NOT NULL CONSTRAINT approval_setting_pkey PRIMARY KEY,
        approvals integer NOT NULL
      )`);
    await runner.query('ALTER TABLE proposal ALTER COLUMN organization_id SET (n_distinct = 100)');
    await runner.query('ALTER TABLE proposal_approval ALTER COLUMN organization_id SET (n_distinct = 100)');
    await isolateOrganizations(runner, ['proposal', 'proposal_approval']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE approval_setting, proposal_approval, proposal');
  }
}
