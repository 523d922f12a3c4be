import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A transaction that comes again in another block may move something else. */
export class TellMovementsApart1795580000083 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX deposit_transfer');
    await runner.query(
      'CREATE UNIQUE INDEX deposit_transfer ON deposit (blockchain, transaction_hash, ordinal, destination_address, token, units)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX deposit_transfer');
    await runner.query('CREATE UNIQUE INDEX deposit_transfer ON deposit (blockchain, transaction_hash, ordinal)');
  }
}
