import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = [
  `CREATE TABLE counterparty (
    organization_id uuid NOT NULL,
    id uuid NOT NULL,
    recipient bytea NOT NULL,
    search text[] NOT NULL,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    deleted_at timestamptz,
    CONSTRAINT counterparty_pkey PRIMARY KEY (organization_id, id))`,
  `CREATE TABLE payout_method (
    organization_id uuid NOT NULL,
    id uuid NOT NULL,
    counterparty_id uuid NOT NULL,
    method bytea NOT NULL,
    created_at timestamptz NOT NULL,
    deleted_at timestamptz,
    CONSTRAINT payout_method_pkey PRIMARY KEY (organization_id, id))`,
  `CREATE TABLE payout_request (
    organization_id uuid NOT NULL,
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    token text NOT NULL,
    blockchain text NOT NULL,
    status text NOT NULL,
    memo bytea,
    payout_count integer NOT NULL,
    open_count integer NOT NULL CONSTRAINT payout_request_open_count CHECK (open_count >= 0),
    failed_count integer NOT NULL,
    returning_count integer NOT NULL CONSTRAINT payout_request_returning_count CHECK (returning_count >= 0),
    transfer_id uuid,
    transaction_hash text,
    funded_at timestamptz,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    CONSTRAINT payout_request_pkey PRIMARY KEY (organization_id, id))`,
  `CREATE TABLE payout (
    organization_id uuid NOT NULL,
    id uuid NOT NULL,
    payout_request_id uuid NOT NULL,
    ordinal integer NOT NULL,
    way text NOT NULL,
    status text NOT NULL,
    amount jsonb NOT NULL,
    token_units bigint NOT NULL CONSTRAINT payout_token_units CHECK (token_units > 0),
    developer_fee_units bigint NOT NULL,
    developer_fee_e6 bigint,
    fee_units bigint NOT NULL,
    fiat_and_rail text,
    quote jsonb,
    blockchain text,
    token text,
    counterparty_id uuid,
    payout_method_id uuid,
    details bytea NOT NULL,
    rail text,
    rail_reference text,
    transfer_id uuid,
    transaction_hash text,
    return_requested_at timestamptz,
    return_attempts integer NOT NULL DEFAULT 0,
    return_transfer_id uuid,
    return_transaction_id uuid,
    error_code text,
    failure_reason text,
    initiated_at timestamptz,
    completed_at timestamptz,
    refund_initiated_at timestamptz,
    refund_completed_at timestamptz,
    ended_at timestamptz,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    CONSTRAINT payout_pkey PRIMARY KEY (organization_id, id))`,
  `CREATE TABLE rail_report (
    organization_id uuid NOT NULL,
    payout_id uuid NOT NULL,
    report_id text NOT NULL,
    status text NOT NULL,
    is_followed boolean NOT NULL,
    reported_at timestamptz NOT NULL,
    CONSTRAINT rail_report_pkey PRIMARY KEY (organization_id, payout_id, report_id))`,
];

const names = ['counterparty', 'payout_method', 'payout_request', 'payout', 'rail_report'];

export class CreatePayouts1795478400013 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(table);
    await runner.query('CREATE UNIQUE INDEX payout_request_of ON payout (organization_id, payout_request_id, ordinal)');
    await runner.query(`CREATE INDEX payout_request_pending ON payout_request (created_at) WHERE status = 'pending'`);
    // Its values are fingerprints with the key of an organization: those of two are never equal.
    await runner.query('CREATE INDEX counterparty_search ON counterparty USING gin (search)');
    await runner.query(
      'CREATE INDEX payout_method_counterparty ON payout_method (organization_id, counterparty_id, id) WHERE deleted_at IS NULL',
    );
    for (const table of names)
      await runner.query(`ALTER TABLE ${table} ALTER COLUMN organization_id SET (n_distinct = 100)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of names) await runner.query(`DROP TABLE ${table}`);
  }
}
