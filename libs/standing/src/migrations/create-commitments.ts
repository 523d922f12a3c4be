import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateCommitments1763722812100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE commitment (
        organization_id uuid NOT NULL,
        subject_id uuid NOT NULL,
        subject text NOT NULL,
        CONSTRAINT commitment_pkey PRIMARY KEY (organization_id, subject_id)
      )`);
    await runner.query('ALTER TABLE commitment ALTER COLUMN organization_id SET (n_distinct = 100)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE commitment');
  }
}
