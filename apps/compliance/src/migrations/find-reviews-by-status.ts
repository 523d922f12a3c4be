import type { MigrationInterface, QueryRunner } from 'typeorm';

export class FindReviewsByStatus1763722807000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX review_status ON review (organization_id, status, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX review_status');
  }
}
