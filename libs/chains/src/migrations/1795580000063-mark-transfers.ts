import type { MigrationInterface, QueryRunner } from 'typeorm';

/** By what a transfer is found on the chain that was decided, sent and forgotten, and since when something may be forgotten. */
export class MarkTransfers1795580000063 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE transfer ADD mark text, ADD reason_since timestamptz');
    await runner.query(
      'ALTER TABLE chain_cursor ADD timeline text, ADD timeline_since timestamptz, ADD forgotten_from bigint, ADD forgotten_until bigint',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE chain_cursor DROP timeline, DROP timeline_since, DROP forgotten_from, DROP forgotten_until',
    );
    await runner.query('ALTER TABLE transfer DROP mark, DROP reason_since');
  }
}
