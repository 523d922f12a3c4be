import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateAudit1795478400006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE audit_entry (
        organization_id uuid NOT NULL,
        ordinal integer NOT NULL,
        id uuid NOT NULL,
        actor text NOT NULL,
        action text NOT NULL,
        subject text NOT NULL,
        reason text,
        at timestamptz(3) NOT NULL,
        previous_hash bytea NOT NULL,
        hash bytea NOT NULL,
        CONSTRAINT audit_entry_pkey PRIMARY KEY (organization_id, ordinal)
      )`);
    await runner.query('CREATE INDEX audit_entry_newest ON audit_entry (id)');
    await runner.query(`
      CREATE TABLE audit_head (
        organization_id uuid NOT NULL CONSTRAINT audit_head_pkey PRIMARY KEY,
        ordinal integer NOT NULL,
        hash bytea NOT NULL,
        seal bytea NOT NULL
      )`);
    await runner.query('ALTER TABLE audit_entry ALTER COLUMN organization_id SET (n_distinct = 100)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE audit_head');
    await runner.query('DROP TABLE audit_entry');
  }
}
