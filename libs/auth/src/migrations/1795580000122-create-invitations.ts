import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateInvitations1795580000122 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE invitation (
        id uuid NOT NULL CONSTRAINT invitation_pkey PRIMARY KEY,
        organization_id uuid NOT NULL,
        compliance_review_id uuid NOT NULL,
        associated_person_id uuid NOT NULL,
        email bytea,
        secret_hash bytea NOT NULL,
        device_hash bytea,
        created_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        opened_at timestamptz,
        finished_at timestamptz,
        revoked_at timestamptz
      )`);
    await runner.query('CREATE INDEX invitation_person ON invitation (organization_id, associated_person_id, id)');
    await runner.query('CREATE INDEX invitation_age ON invitation USING brin (created_at)');
    await runner.query('ALTER TABLE invitation ALTER COLUMN organization_id SET (n_distinct = 100)');
    await runner.query(
      'ALTER TABLE widget_session ADD COLUMN invitation_id uuid, ADD COLUMN associated_person_id uuid',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE widget_session DROP COLUMN invitation_id, DROP COLUMN associated_person_id');
    await runner.query('DROP TABLE invitation');
  }
}
