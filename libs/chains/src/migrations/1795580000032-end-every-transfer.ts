import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What it takes for every transfer to come to an end, and for what was forgotten to be found. */
export class EndEveryTransfer1795580000032 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE transfer
      ADD decided_at_block bigint, ADD cancel_reason text, ADD reverts integer NOT NULL DEFAULT 0, ADD refused_payments jsonb`);
    await runner.query(`UPDATE transfer SET decided_at_block = chain_cursor.number FROM chain_cursor
      WHERE transfer.status = 'requested' AND transfer.blockchain = chain_cursor.blockchain AND transfer.blockchain IN ('SOLANA', 'TRON')`);
    await runner.query('ALTER TABLE signed_transaction ADD over_at timestamptz');
    await runner.query(
      'ALTER TABLE wallet_nonce ADD moved_at timestamptz, ADD held_because text, ADD unexplained text[]',
    );
    await runner.query(
      'CREATE INDEX wallet_nonce_held ON wallet_nonce (blockchain, held_since) WHERE held_since IS NOT NULL',
    );
    await runner.query(`CREATE TABLE wallet_gas (
      blockchain text NOT NULL,
      address text NOT NULL,
      used_at timestamptz NOT NULL,
      CONSTRAINT wallet_gas_pkey PRIMARY KEY (blockchain, address))`);
    await runner.query('CREATE INDEX wallet_gas_used ON wallet_gas (blockchain, used_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE wallet_gas');
    await runner.query('DROP INDEX wallet_nonce_held');
    await runner.query('ALTER TABLE wallet_nonce DROP moved_at, DROP held_because, DROP unexplained');
    await runner.query('ALTER TABLE signed_transaction DROP over_at');
    await runner.query(
      'ALTER TABLE transfer DROP decided_at_block, DROP cancel_reason, DROP reverts, DROP refused_payments',
    );
  }
}
