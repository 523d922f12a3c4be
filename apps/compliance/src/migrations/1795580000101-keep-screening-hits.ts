import type { MigrationInterface, QueryRunner } from 'typeorm';
import { isolateOrganizations } from '#database';

export class KeepScreeningHits1795580000101 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE screening_subject (
        organization_id uuid NOT NULL,
        subject_id uuid NOT NULL,
        attestation_id uuid NOT NULL,
        is_cut boolean NOT NULL,
        screened_at timestamptz NOT NULL,
        CONSTRAINT screening_subject_pkey PRIMARY KEY (organization_id, subject_id)
      )`);
    await runner.query(`
      CREATE TABLE screening_hit (
        organization_id uuid NOT NULL,
        id uuid NOT NULL,
        subject_id uuid NOT NULL,
        list_id uuid NOT NULL,
        source_id text NOT NULL,
        score integer NOT NULL,
        fingerprint bytea NOT NULL,
        status text NOT NULL,
        decided_by text,
        decided_at timestamptz,
        note bytea,
        found_at timestamptz NOT NULL,
        ended_at timestamptz,
        CONSTRAINT screening_hit_pkey PRIMARY KEY (organization_id, id)
      )`);
    await runner.query(
      'CREATE UNIQUE INDEX screening_hit_pair ON screening_hit (organization_id, subject_id, list_id, source_id)',
    );
    await runner.query('CREATE INDEX screening_hit_list ON screening_hit (list_id)');
    for (const table of ['screening_subject', 'screening_hit'])
      await runner.query(`ALTER TABLE ${table} ALTER COLUMN organization_id SET (n_distinct = 100)`);
    await isolateOrganizations(runner, ['screening_subject', 'screening_hit']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE screening_hit');
    await runner.query('DROP TABLE screening_subject');
  }
}
