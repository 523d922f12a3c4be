import type { MigrationInterface, QueryRunner } from 'typeorm';

const up = [
  'ALTER TABLE chain_cursor ADD final_number bigint, ADD replaced_from bigint',
  // The oldest block that was kept was the last one that was final.
  `UPDATE chain_cursor SET final_number = coalesce(
     (SELECT min(number) FROM seen_block WHERE seen_block.blockchain = chain_cursor.blockchain), number)`,
  'ALTER TABLE chain_cursor ALTER final_number SET NOT NULL',
  'ALTER TABLE deposit ADD block_hash text, ADD reversals integer NOT NULL DEFAULT 0',
  `UPDATE deposit SET block_hash = hash FROM seen_block
   WHERE deposit.status = 'pending' AND seen_block.blockchain = deposit.blockchain AND seen_block.number = deposit.block_number`,
  'CREATE INDEX deposit_block ON deposit (blockchain, block_number)',
  `CREATE INDEX deposit_doubted ON deposit (blockchain, block_number) WHERE status = ANY ('{doubted,reappeared}'::text[])`,
  'ALTER TABLE transfer ADD block_number bigint, ADD ended_as text',
  'CREATE INDEX transfer_block ON transfer (blockchain, block_number) WHERE block_number IS NOT NULL',
  `CREATE TABLE chain_watcher (
    blockchain text NOT NULL CONSTRAINT chain_watcher_pkey PRIMARY KEY,
    holder uuid NOT NULL,
    held_until timestamptz NOT NULL,
    troubles text[] NOT NULL)`,
  `CREATE TABLE chain_rewind (
    id uuid NOT NULL CONSTRAINT chain_rewind_pkey PRIMARY KEY,
    blockchain text NOT NULL,
    status text NOT NULL,
    from_block bigint NOT NULL,
    through_block bigint,
    reason text NOT NULL,
    refusal text,
    deposits_kept integer NOT NULL,
    deposits_reversed integer NOT NULL,
    transfers_sent_again integer NOT NULL,
    requested_at timestamptz NOT NULL,
    ended_at timestamptz)`,
  `CREATE INDEX chain_rewind_open ON chain_rewind (blockchain, id) WHERE status = ANY ('{requested,underWay}'::text[])`,
];

const down = [
  'DROP TABLE chain_rewind',
  'DROP TABLE chain_watcher',
  'ALTER TABLE transfer DROP block_number, DROP ended_as',
  'ALTER TABLE deposit DROP block_hash, DROP reversals',
  'DROP INDEX deposit_block',
  'DROP INDEX deposit_doubted',
  'ALTER TABLE chain_cursor DROP final_number, DROP replaced_from',
];

export class RewindChains1795580000020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of up) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of down) await runner.query(statement);
  }
}
