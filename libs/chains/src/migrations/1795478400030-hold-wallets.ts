import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Wallets of which the chain knows more than the database sign nothing. */
export class HoldWallets1795478400030 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE wallet_nonce ADD taken_at_block bigint NOT NULL DEFAULT 0, ADD held_since timestamptz',
    );
    await runner.query('ALTER TABLE wallet_nonce ALTER taken_at_block DROP DEFAULT');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE wallet_nonce DROP taken_at_block, DROP held_since');
  }
}
