import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateOpenId1795580000075 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE open_id_identity (
        issuer text NOT NULL,
        subject text NOT NULL,
        staff_id uuid NOT NULL,
        created_at timestamptz NOT NULL,
        CONSTRAINT open_id_identity_pkey PRIMARY KEY (issuer, subject)
      )`);
    await runner.query('CREATE INDEX open_id_identity_of_member ON open_id_identity (staff_id)');
    await runner.query(`
      CREATE TABLE open_id_ceremony (
        state bytea NOT NULL CONSTRAINT open_id_ceremony_pkey PRIMARY KEY,
        browser bytea NOT NULL,
        nonce text NOT NULL,
        code_verifier text NOT NULL,
        origin text NOT NULL,
        staff_id uuid,
        expires_at timestamptz NOT NULL
      )`);
    await runner.query('CREATE INDEX open_id_ceremony_age ON open_id_ceremony (expires_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE open_id_ceremony, open_id_identity');
  }
}
