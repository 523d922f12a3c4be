import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateAccounts1763722809500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE account (
        organization_id uuid NOT NULL,
        id uuid NOT NULL,
        name text NOT NULL,
        description text,
        status text NOT NULL,
        is_api_enabled boolean NOT NULL,
        destination_symbol text NOT NULL,
        destination_blockchain text NOT NULL,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        CONSTRAINT account_pkey PRIMARY KEY (organization_id, id)
      )`);
    await runner.query('CREATE INDEX account_id ON account (id)');
    await runner.query('ALTER TABLE account ALTER COLUMN organization_id SET (n_distinct = 100)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE account');
  }
}
