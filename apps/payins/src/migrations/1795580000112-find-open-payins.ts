import type { MigrationInterface, QueryRunner } from 'typeorm';

export class FindOpenPayins1795580000112 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX payin_open ON payin (organization_id) WHERE status = ANY ('{created,pending,on-hold}'::text[])`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX payin_open');
  }
}
