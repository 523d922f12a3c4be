import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePasskeys1795580000072 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE passkey (
        id uuid NOT NULL CONSTRAINT passkey_pkey PRIMARY KEY,
        staff_id uuid NOT NULL,
        credential_id text NOT NULL CONSTRAINT passkey_credential UNIQUE,
        public_key bytea NOT NULL,
        counter bigint NOT NULL,
        label text NOT NULL,
        created_at timestamptz NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE passkey_ceremony (
        id uuid NOT NULL CONSTRAINT passkey_ceremony_pkey PRIMARY KEY,
        challenge text NOT NULL,
        staff_id uuid,
        expires_at timestamptz NOT NULL
      )`);
    await runner.query('CREATE INDEX passkey_ceremony_age ON passkey_ceremony (expires_at)');
    await runner.query('CREATE INDEX passkey_of_member ON passkey (staff_id, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE passkey_ceremony, passkey');
  }
}
