import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Simulated chains decide by the amounts of the payments. */
export class DropSimulatedFailures1763722830000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE transfer DROP COLUMN fails_when_simulated');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE transfer ADD COLUMN fails_when_simulated boolean NOT NULL DEFAULT false');
  }
}
