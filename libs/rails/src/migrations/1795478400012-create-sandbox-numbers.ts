import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateSandboxNumbers1795478400012 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE SEQUENCE sandbox_cvu MINVALUE 0 MAXVALUE 999999999999');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP SEQUENCE sandbox_cvu');
  }
}
