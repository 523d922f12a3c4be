import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RequestInvitations1795580000131 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE associated_person ADD COLUMN invitation_request jsonb, ADD COLUMN invitation_email bytea',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE associated_person DROP COLUMN invitation_request, DROP COLUMN invitation_email');
  }
}
