import type { MigrationInterface, QueryRunner } from 'typeorm';
import { isolateOrganizations } from '#database';

const ofOrganizations = ['adjustment', 'developer_fee_withdrawal', 'treasury_transfer'];

const adjustment = `
  CREATE TABLE adjustment (
    organization_id uuid NOT NULL,
    id uuid NOT NULL,
    token text NOT NULL,
    blockchain text NOT NULL,
    lines jsonb NOT NULL,
    reason text NOT NULL,
    posted_by text NOT NULL,
    created_at timestamptz NOT NULL,
    CONSTRAINT adjustment_pkey PRIMARY KEY (organization_id, id)
  )`;

const withdrawal = `
  CREATE TABLE developer_fee_withdrawal (
    organization_id uuid NOT NULL,
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    token text NOT NULL,
    blockchain text NOT NULL,
    units bigint NOT NULL CONSTRAINT developer_fee_withdrawal_units CHECK (units > 0),
    own_units bigint NOT NULL,
    status text NOT NULL,
    transfer_id uuid,
    transaction_id uuid,
    transaction_hash text,
    failure_reason text,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    CONSTRAINT developer_fee_withdrawal_pkey PRIMARY KEY (organization_id, id)
  )`;

const transfer = `
  CREATE TABLE treasury_transfer (
    organization_id uuid NOT NULL,
    id uuid NOT NULL,
    status text NOT NULL,
    from_purse text NOT NULL,
    to_purse text,
    to_address text NOT NULL,
    token text NOT NULL,
    blockchain text NOT NULL,
    units bigint NOT NULL,
    book text,
    reason text NOT NULL,
    made_by text NOT NULL,
    transfer_id uuid NOT NULL,
    transaction_hash text,
    failure_reason text,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    CONSTRAINT treasury_transfer_pkey PRIMARY KEY (organization_id, id)
  )`;

const destination = `
  CREATE TABLE treasury_destination (
    blockchain text NOT NULL,
    address text NOT NULL,
    label text NOT NULL,
    added_at timestamptz NOT NULL,
    CONSTRAINT treasury_destination_pkey PRIMARY KEY (blockchain, address)
  )`;

const level = `
  CREATE TABLE treasury_level (
    purse text NOT NULL,
    blockchain text NOT NULL,
    token text NOT NULL,
    least bigint NOT NULL,
    most bigint,
    CONSTRAINT treasury_level_pkey PRIMARY KEY (purse, blockchain, token)
  )`;

export class CreateTreasury1795580000119 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(adjustment);
    await runner.query('CREATE UNIQUE INDEX adjustment_id ON adjustment (id)');
    await runner.query(`COMMENT ON TABLE adjustment IS 'append-only'`);
    await runner.query(withdrawal);
    await runner.query('CREATE UNIQUE INDEX developer_fee_withdrawal_id ON developer_fee_withdrawal (id)');
    await runner.query(transfer);
    await runner.query('CREATE UNIQUE INDEX treasury_transfer_id ON treasury_transfer (id)');
    await runner.query(destination);
    await runner.query(level);
    for (const table of ofOrganizations)
      await runner.query(`ALTER TABLE ${table} ALTER COLUMN organization_id SET (n_distinct = 100)`);
    await isolateOrganizations(runner, ofOrganizations);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [...ofOrganizations, 'treasury_destination', 'treasury_level'])
      await runner.query(`DROP TABLE ${table}`);
  }
}
