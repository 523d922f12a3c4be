import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePhoneUploads1795573460000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE phone_upload (
        id uuid NOT NULL CONSTRAINT phone_upload_pkey PRIMARY KEY,
        organization_id uuid NOT NULL,
        compliance_review_id uuid NOT NULL,
        session_id uuid NOT NULL,
        matching_code text NOT NULL,
        secret_hash bytea NOT NULL,
        created_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        ended_at timestamptz,
        document_id uuid
      )`);
    await runner.query('CREATE INDEX phone_upload_age ON phone_upload USING brin (created_at)');
    await runner.query('ALTER TABLE phone_upload ALTER COLUMN organization_id SET (n_distinct = 100)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE phone_upload');
  }
}
