import type { MigrationInterface, QueryRunner } from 'typeorm';

const columns = 'organization_id, id, version, signed_at, source';

export class MoveAcceptedTerms1795580000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`INSERT INTO accepted_terms (${columns}) SELECT ${columns} FROM terms_acceptance`);
    await runner.query('DROP TABLE terms_acceptance');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE terms_acceptance (
        organization_id uuid NOT NULL,
        id uuid NOT NULL,
        version text NOT NULL,
        signed_at timestamptz NOT NULL,
        source text NOT NULL,
        CONSTRAINT terms_acceptance_pkey PRIMARY KEY (organization_id, id)
      )`);
    await runner.query(`INSERT INTO terms_acceptance (${columns}) SELECT ${columns} FROM accepted_terms`);
    await runner.query('DELETE FROM accepted_terms');
  }
}
