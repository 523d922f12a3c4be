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
];

export class CreateCounterparties1763722811000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(table);
    // Its values are fingerprints with the key of an organization: those of two are never equal.
    await runner.query('CREATE INDEX counterparty_search ON counterparty USING gin (search)');
    await runner.query(
      'CREATE INDEX payout_method_counterparty ON payout_method (organization_id, counterparty_id, id) WHERE deleted_at IS NULL',
    );
    for (const table of ['counterparty', 'payout_method'])
      await runner.query(`ALTER TABLE ${table} ALTER COLUMN organization_id SET (n_distinct = 100)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['payout_method', 'counterparty']) await runner.query(`DROP TABLE ${table}`);
  }
}
