import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AuditAddresses1795573461000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE audit_entry ADD COLUMN address text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE audit_entry DROP COLUMN address');
  }
}
