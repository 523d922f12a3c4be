import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RelateCredits1763722812000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE transfer ADD COLUMN fails_when_simulated boolean NOT NULL DEFAULT false');
    await runner.query('ALTER TABLE transfer ADD COLUMN related_organization_id uuid');
    await runner.query('CREATE INDEX signed_transaction_hash ON signed_transaction (hash)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX signed_transaction_hash');
    await runner.query('ALTER TABLE transfer DROP COLUMN related_organization_id');
    await runner.query('ALTER TABLE transfer DROP COLUMN fails_when_simulated');
  }
}
