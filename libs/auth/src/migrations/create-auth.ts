import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateAuth1763722800003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE api_key (
        id uuid NOT NULL CONSTRAINT api_key_pkey PRIMARY KEY,
        organization_id uuid NOT NULL,
        name text NOT NULL,
        scopes text[] NOT NULL,
        secret_hash bytea NOT NULL,
        created_at timestamptz NOT NULL,
        expires_at timestamptz,
        revoked_at timestamptz,
        last_used_at timestamptz
      )`);
    await runner.query('CREATE INDEX api_key_organization ON api_key (organization_id, id)');
    await runner.query(`
      CREATE TABLE idempotency_record (
        organization_id uuid NOT NULL,
        key uuid NOT NULL,
        fingerprint bytea NOT NULL,
        status integer NOT NULL,
        answer text NOT NULL,
        created_at timestamptz NOT NULL,
        CONSTRAINT idempotency_record_pkey PRIMARY KEY (organization_id, key)
      )`);
    await runner.query('CREATE INDEX idempotency_record_age ON idempotency_record USING brin (created_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE idempotency_record');
    await runner.query('DROP TABLE api_key');
  }
}
