import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of what came before, nothing was. */
export class KnowScannedDocuments1763722820000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE document ADD COLUMN is_scanned boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE document DROP COLUMN is_scanned');
  }
}
