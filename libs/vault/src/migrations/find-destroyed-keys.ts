import type { MigrationInterface, QueryRunner } from 'typeorm';

export class FindDestroyedKeys1763722807001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX data_key_destroyed ON data_key (organization_id) WHERE destroyed_at IS NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX data_key_destroyed');
  }
}
