import type { MigrationInterface, QueryRunner } from 'typeorm';

/** So that money that has not gone back is found among payins that failed long ago. */
export class FindReturnsOfMoney1795580000114 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX payin_returning ON payin (failed_at) WHERE return_status = ANY ('{asked,refused}'::text[])`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX payin_returning');
  }
}
