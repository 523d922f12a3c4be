import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateOrganizations1795478400007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE organization (
        id uuid NOT NULL CONSTRAINT organization_pkey PRIMARY KEY,
        parent_organization_id uuid,
        status text NOT NULL,
        name text NOT NULL,
        type text NOT NULL,
        country text NOT NULL,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        erasure_reason text
      )`);
    await runner.query('CREATE INDEX organization_children ON organization (parent_organization_id, id)');
    await runner.query(`
      CREATE TABLE terms_acceptance (
        organization_id uuid NOT NULL,
        id uuid NOT NULL,
        version text NOT NULL,
        signed_at timestamptz NOT NULL,
        source text NOT NULL,
        CONSTRAINT terms_acceptance_pkey PRIMARY KEY (organization_id, id)
      )`);
    await runner.query('ALTER TABLE organization ALTER COLUMN parent_organization_id SET (n_distinct = 100)');
    await runner.query('ALTER TABLE terms_acceptance ALTER COLUMN organization_id SET (n_distinct = 100)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE terms_acceptance');
    await runner.query('DROP TABLE organization');
  }
}
