import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Empty until a service is started: that one says whether the database is a sandbox's or live. */
export class CreateInstallation1795580000062 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE installation (
        id integer NOT NULL CONSTRAINT installation_pkey PRIMARY KEY,
        mode text NOT NULL,
        since timestamptz NOT NULL
      )`);
    await runner.query("COMMENT ON TABLE installation IS 'append-only'");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE installation');
  }
}
