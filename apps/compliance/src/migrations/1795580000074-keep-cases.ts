import type { MigrationInterface, QueryRunner } from 'typeorm';
import { isolateOrganizations } from '#database';

export class KeepCases1795580000074 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE review ADD COLUMN assignee_id uuid');
    await runner.query(`
      CREATE TABLE review_note (
        organization_id uuid NOT NULL,
        id uuid NOT NULL,
        review_id uuid NOT NULL,
        author text NOT NULL,
        text bytea NOT NULL,
        created_at timestamptz NOT NULL,
        CONSTRAINT review_note_pkey PRIMARY KEY (organization_id, id)
      )`);
    await runner.query('CREATE INDEX review_note_of_review ON review_note (organization_id, review_id, id)');
    await runner.query('ALTER TABLE review_note ALTER COLUMN organization_id SET (n_distinct = 100)');
    await isolateOrganizations(runner, ['review_note']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE review_note');
    await runner.query('ALTER TABLE review DROP COLUMN assignee_id');
  }
}
