import type { MigrationInterface, QueryRunner } from 'typeorm';
import { isolateOrganizations } from '#database';

export class CreateExceptions1795580000112 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE exception (
        organization_id uuid NOT NULL,
        id uuid NOT NULL,
        kind text NOT NULL,
        status text NOT NULL,
        subject_type text NOT NULL,
        subject_id text NOT NULL,
        amount jsonb,
        because text NOT NULL,
        options text[] NOT NULL,
        resolution jsonb,
        opened_at timestamptz NOT NULL,
        resolved_at timestamptz,
        CONSTRAINT exception_pkey PRIMARY KEY (organization_id, id)
      )`);
    await runner.query('CREATE UNIQUE INDEX exception_id ON exception (id)');
    await runner.query('CREATE INDEX exception_status ON exception (status, id)');
    await runner.query('CREATE INDEX exception_kind ON exception (kind, id)');
    await runner.query('CREATE INDEX exception_subject ON exception (subject_id, kind)');
    await runner.query(`CREATE UNIQUE INDEX exception_open ON exception (kind, subject_id) WHERE status = 'open'`);
    await runner.query('ALTER TABLE exception ALTER COLUMN organization_id SET (n_distinct = 100)');
    await isolateOrganizations(runner, ['exception']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE exception');
  }
}
