import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = [
  `CREATE TABLE payin (
    organization_id uuid NOT NULL,
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    type text NOT NULL,
    status text NOT NULL,
    code text,
    fiat_units bigint,
    details bytea NOT NULL,
    sender bytea,
    instructions jsonb,
    rail text,
    arrival_id text,
    token text NOT NULL,
    blockchain text NOT NULL,
    developer_fee_e6 bigint,
    quote jsonb,
    is_awaiting_approval boolean NOT NULL,
    held_at timestamptz,
    transfer_id uuid,
    transaction_id uuid,
    transaction_hash text,
    failure_reason text,
    expires_at timestamptz,
    funds_received_at timestamptz,
    completed_at timestamptz,
    failed_at timestamptz,
    canceled_at timestamptz,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    CONSTRAINT payin_pkey PRIMARY KEY (organization_id, id))`,
  `CREATE TABLE payin_route (
    organization_id uuid NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    route text NOT NULL,
    rail text NOT NULL,
    account_id uuid NOT NULL,
    payin_id uuid,
    standing jsonb,
    CONSTRAINT payin_route_pkey PRIMARY KEY (organization_id, id))`,
  `CREATE TABLE payin_arrival (
    organization_id uuid NOT NULL,
    id uuid NOT NULL,
    rail text NOT NULL,
    arrival_id text NOT NULL,
    code text NOT NULL,
    route text NOT NULL,
    fiat_units bigint NOT NULL,
    payin_id uuid,
    refusal text,
    told integer NOT NULL,
    arrived_at timestamptz NOT NULL,
    CONSTRAINT payin_arrival_pkey PRIMARY KEY (organization_id, id))`,
  `CREATE TABLE allowed_sender (
    organization_id uuid NOT NULL,
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    blockchain text NOT NULL,
    address text NOT NULL,
    label bytea,
    created_at timestamptz NOT NULL,
    CONSTRAINT allowed_sender_pkey PRIMARY KEY (organization_id, id))`,
];

const indexes = [
  // To find one by, and in no order: no page of a list is looked for along it.
  'CREATE INDEX payin_id ON payin USING hash (id)',
  `CREATE INDEX payin_due ON payin (expires_at) WHERE status = 'created'`,
  'CREATE INDEX payin_awaiting ON payin (organization_id, id) WHERE is_awaiting_approval',
  `CREATE INDEX payin_pending ON payin (funds_received_at) WHERE status = ANY ('{pending,on-hold}'::text[])`,
  'CREATE UNIQUE INDEX payin_route_number ON payin_route (code, route)',
  'CREATE UNIQUE INDEX payin_route_standing ON payin_route (organization_id, account_id, rail, code) WHERE payin_id IS NULL',
  'CREATE UNIQUE INDEX payin_arrival_movement ON payin_arrival (rail, arrival_id)',
  'CREATE INDEX payin_arrival_payin ON payin_arrival (organization_id, payin_id, id)',
  'CREATE UNIQUE INDEX allowed_sender_address ON allowed_sender (organization_id, account_id, blockchain, address)',
];

const names = ['payin', 'payin_route', 'payin_arrival', 'allowed_sender'];

export class CreatePayins1795478400014 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...tables, ...indexes]) await runner.query(statement);
    for (const table of names)
      await runner.query(`ALTER TABLE ${table} ALTER COLUMN organization_id SET (n_distinct = 100)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of names) await runner.query(`DROP TABLE ${table}`);
  }
}
