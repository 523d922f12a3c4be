import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddSignatories1795580000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE terms_acceptance ADD COLUMN signed_by bytea');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE terms_acceptance DROP COLUMN signed_by');
  }
}
