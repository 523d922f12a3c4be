import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Seeds from before are sealed by the vault. The accounts service wraps them with the seed key when it starts. */
export class AddSeedKey1795478400038 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE wallet_seed ADD COLUMN by_seed_key boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE wallet_seed DROP COLUMN by_seed_key');
  }
}
