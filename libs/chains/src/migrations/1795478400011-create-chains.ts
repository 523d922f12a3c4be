import type { MigrationInterface, QueryRunner } from 'typeorm';

const underWay = `status = ANY ('{requested,signed}'::text[])`;
const uneven = ['wallet', 'transfer', 'signed_transaction', 'deposit', 'transaction'];

const tables = [
  'CREATE TABLE wallet_seed (id integer NOT NULL CONSTRAINT wallet_seed_pkey PRIMARY KEY, sealed bytea NOT NULL)',
  `CREATE TABLE wallet (
    organization_id uuid NOT NULL,
    account_id uuid NOT NULL,
    number serial NOT NULL,
    evm_address text NOT NULL,
    solana_address text NOT NULL,
    tron_address text NOT NULL,
    CONSTRAINT wallet_pkey PRIMARY KEY (organization_id, account_id))`,
  `CREATE TABLE transfer (
    organization_id uuid NOT NULL,
    id uuid NOT NULL,
    status text NOT NULL,
    blockchain text NOT NULL,
    account_id uuid,
    wallet_number integer NOT NULL,
    wallet_address text NOT NULL,
    token text,
    payments jsonb NOT NULL,
    preparation_key text,
    preparation jsonb,
    related_type text,
    related_id uuid,
    nonce bigint,
    due_at timestamptz NOT NULL,
    failures integer NOT NULL,
    refusals integer NOT NULL,
    failure_reason text,
    created_at timestamptz NOT NULL,
    related_organization_id uuid,
    CONSTRAINT transfer_pkey PRIMARY KEY (organization_id, id))`,
  `CREATE TABLE signed_transaction (
    organization_id uuid NOT NULL,
    transfer_id uuid NOT NULL,
    attempt integer NOT NULL,
    hash text NOT NULL,
    raw text NOT NULL,
    terms jsonb NOT NULL,
    signed_at timestamptz NOT NULL,
    CONSTRAINT signed_transaction_pkey PRIMARY KEY (organization_id, transfer_id, attempt))`,
  `CREATE TABLE wallet_nonce (
    blockchain text NOT NULL,
    address text NOT NULL,
    next bigint NOT NULL,
    CONSTRAINT wallet_nonce_pkey PRIMARY KEY (blockchain, address))`,
  `CREATE TABLE deposit (
    organization_id uuid NOT NULL,
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    status text NOT NULL,
    blockchain text NOT NULL,
    transaction_hash text NOT NULL,
    ordinal integer NOT NULL,
    block_number bigint NOT NULL,
    mined_at timestamptz NOT NULL,
    token text NOT NULL,
    units bigint NOT NULL,
    source_address text NOT NULL,
    destination_address text NOT NULL,
    CONSTRAINT deposit_pkey PRIMARY KEY (organization_id, id))`,
  `CREATE TABLE chain_cursor (
    blockchain text NOT NULL CONSTRAINT chain_cursor_pkey PRIMARY KEY,
    network text NOT NULL,
    number bigint NOT NULL,
    hash text NOT NULL)`,
  `CREATE TABLE seen_block (
    blockchain text NOT NULL,
    number bigint NOT NULL,
    hash text NOT NULL,
    CONSTRAINT seen_block_pkey PRIMARY KEY (blockchain, number))`,
  `CREATE TABLE transaction (
    organization_id uuid NOT NULL,
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    type text NOT NULL,
    token text NOT NULL,
    blockchain text NOT NULL,
    units bigint NOT NULL,
    transaction_hash text NOT NULL,
    source_address text NOT NULL,
    destination_address text NOT NULL,
    mined_at timestamptz NOT NULL,
    related_type text,
    related_id uuid,
    CONSTRAINT transaction_pkey PRIMARY KEY (organization_id, id))`,
  'CREATE TABLE simulated_chain (blockchain text NOT NULL CONSTRAINT simulated_chain_pkey PRIMARY KEY, height bigint NOT NULL)',
  `CREATE TABLE simulated_block (
    blockchain text NOT NULL,
    number bigint NOT NULL,
    transaction_hash text NOT NULL,
    source_address text NOT NULL,
    token text NOT NULL,
    payments jsonb NOT NULL,
    succeeded boolean NOT NULL,
    mined_at timestamptz NOT NULL,
    final_at timestamptz NOT NULL,
    CONSTRAINT simulated_block_pkey PRIMARY KEY (blockchain, number))`,
];

const indexes = [
  'UNIQUE INDEX wallet_number ON wallet (number)',
  'UNIQUE INDEX wallet_evm_address ON wallet (evm_address)',
  'UNIQUE INDEX wallet_solana_address ON wallet (solana_address)',
  'UNIQUE INDEX wallet_tron_address ON wallet (tron_address)',
  `INDEX transfer_due ON transfer (blockchain, due_at) WHERE ${underWay}`,
  `UNIQUE INDEX transfer_preparation ON transfer (preparation_key) WHERE ${underWay} AND preparation_key IS NOT NULL`,
  'UNIQUE INDEX deposit_transfer ON deposit (blockchain, transaction_hash, ordinal)',
  'INDEX signed_transaction_hash ON signed_transaction (hash)',
  `INDEX deposit_pending ON deposit (blockchain, block_number) WHERE status = 'pending'`,
  `INDEX deposit_account ON deposit (organization_id, account_id, id) WHERE status = 'pending'`,
  'INDEX transaction_account ON transaction (organization_id, account_id, id)',
  'UNIQUE INDEX simulated_block_transaction ON simulated_block (blockchain, transaction_hash)',
];

export class CreateChains1795478400011 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(table);
    for (const index of indexes) await runner.query(`CREATE ${index}`);
    for (const table of uneven)
      await runner.query(`ALTER TABLE ${table} ALTER COLUMN organization_id SET (n_distinct = 100)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`DROP TABLE ${/TABLE (\w+)/.exec(table)?.[1] ?? ''}`);
  }
}
