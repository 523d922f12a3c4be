import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KeepDeclarations1795580000060 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE review ADD COLUMN declaration text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE review DROP COLUMN declaration');
  }
}
