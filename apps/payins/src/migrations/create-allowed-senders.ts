import type { MigrationInterface, QueryRunner } from 'typeorm';

const statements = [
  `CREATE TABLE allowed_sender (
    organization_id uuid NOT NULL,
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    blockchain text NOT NULL,
    address text NOT NULL,
    label bytea,
    created_at timestamptz NOT NULL,
    CONSTRAINT allowed_sender_pkey PRIMARY KEY (organization_id, id))`,
  'CREATE UNIQUE INDEX allowed_sender_address ON allowed_sender (organization_id, account_id, blockchain, address)',
  'ALTER TABLE allowed_sender ALTER COLUMN organization_id SET (n_distinct = 100)',
];

export class CreateAllowedSenders1763722813100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE allowed_sender');
  }
}
