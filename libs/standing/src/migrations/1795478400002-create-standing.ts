import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = [
  `CREATE TABLE standing (
    organization_id uuid NOT NULL CONSTRAINT standing_pkey PRIMARY KEY,
    parent_organization_id uuid,
    terms_version text,
    terms_signed_at timestamptz,
    verification jsonb NOT NULL,
    approved_tiers text[] NOT NULL)`,
  `CREATE TABLE account (
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
    CONSTRAINT account_pkey PRIMARY KEY (organization_id, id))`,
  `CREATE TABLE commitment (
    organization_id uuid NOT NULL,
    subject_id uuid NOT NULL,
    subject text NOT NULL,
    CONSTRAINT commitment_pkey PRIMARY KEY (organization_id, subject_id))`,
];

export class CreateStanding1795478400002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(table);
    await runner.query('CREATE INDEX account_id ON account (id)');
    for (const table of ['account', 'commitment'])
      await runner.query(`ALTER TABLE ${table} ALTER COLUMN organization_id SET (n_distinct = 100)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['commitment', 'account', 'standing']) await runner.query(`DROP TABLE ${table}`);
  }
}
