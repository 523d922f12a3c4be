import type { MigrationInterface, QueryRunner } from 'typeorm';

/** In place of `terms_acceptance` of the accounts service, as others write here too: services may be migrated one by one. */
export class CreateAcceptedTerms1795580000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE accepted_terms (
        organization_id uuid NOT NULL,
        id uuid NOT NULL,
        version text NOT NULL,
        signed_at timestamptz NOT NULL,
        source text NOT NULL,
        signed_by bytea,
        CONSTRAINT accepted_terms_pkey PRIMARY KEY (organization_id, id)
      )`);
    await runner.query('ALTER TABLE accepted_terms ALTER COLUMN organization_id SET (n_distinct = 100)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE accepted_terms');
  }
}
