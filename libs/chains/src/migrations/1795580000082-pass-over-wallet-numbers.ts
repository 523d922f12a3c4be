import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A database that was restored gives no number of a wallet again that it may have lost. */
export class PassOverWalletNumbers1795580000082 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE wallet_numbering (
        id integer NOT NULL CONSTRAINT wallet_numbering_pkey PRIMARY KEY,
        timeline text NOT NULL,
        passed_over bigint NOT NULL,
        seen_at timestamptz NOT NULL)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE wallet_numbering');
  }
}
