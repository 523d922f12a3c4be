import type { MigrationInterface, QueryRunner } from 'typeorm';
import { isolateOrganizations, mixOrganizations } from '#database';

/** Wallets on their chains are compared with the ledger. */
export class CreateReconciliations1795580000041 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE reconciliation (
        id uuid NOT NULL CONSTRAINT reconciliation_pkey PRIMARY KEY,
        started_at timestamptz NOT NULL,
        finished_at timestamptz
      )`);
    await runner.query(`
      CREATE TABLE reconciled_chain (
        reconciliation_id uuid NOT NULL,
        blockchain text NOT NULL,
        after_wallet integer NOT NULL,
        wallets integer NOT NULL,
        differences integer NOT NULL,
        unsettled integer NOT NULL,
        block_number bigint,
        finished_at timestamptz,
        failure text,
        CONSTRAINT reconciled_chain_pkey PRIMARY KEY (reconciliation_id, blockchain)
      )`);
    await runner.query(`
      CREATE TABLE wallet_difference (
        organization_id uuid NOT NULL,
        id uuid NOT NULL,
        account_id uuid NOT NULL,
        blockchain text NOT NULL,
        address text NOT NULL,
        token text NOT NULL,
        ledger_units numeric NOT NULL,
        chain_units numeric NOT NULL,
        block_number bigint NOT NULL,
        reconciliation_id uuid NOT NULL,
        opened_at timestamptz NOT NULL,
        resolved_at timestamptz,
        CONSTRAINT wallet_difference_pkey PRIMARY KEY (organization_id, id)
      )`);
    await runner.query('ALTER TABLE wallet_difference ALTER COLUMN organization_id SET (n_distinct = 100)');
    await runner.query(
      'CREATE UNIQUE INDEX wallet_difference_open ON wallet_difference (blockchain, address, token) WHERE resolved_at IS NULL',
    );
    await isolateOrganizations(runner, ['wallet_difference']);
    await runner.query(
      'CREATE INDEX transfer_sweep ON transfer (blockchain, wallet_address) WHERE account_id IS NULL AND token IS NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX transfer_sweep');
    await mixOrganizations(runner, ['wallet_difference']);
    for (const table of ['wallet_difference', 'reconciled_chain', 'reconciliation'])
      await runner.query(`DROP TABLE ${table}`);
  }
}
