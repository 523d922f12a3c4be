import type { MigrationInterface, QueryRunner } from 'typeorm';

export class FindDocumentsByReview1763722806000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE INDEX document_review ON document (organization_id, uploaded_in_review, id) WHERE uploaded_in_review IS NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX document_review');
  }
}
