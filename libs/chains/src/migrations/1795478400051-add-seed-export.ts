import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddSeedExport1795478400051 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE wallet_seed ADD COLUMN exported_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE wallet_seed DROP COLUMN exported_at');
  }
}
