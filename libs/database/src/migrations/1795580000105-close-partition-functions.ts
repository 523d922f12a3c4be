import type { MigrationInterface, QueryRunner } from 'typeorm';

const asOwner = [
  'partition_ahead(regclass, timestamptz)',
  'partition_detach(regclass, uuid)',
  'partition_drop(regclass)',
];

/** They run as the owner, and PostgreSQL lets everybody call a new function: who only reports on the database may not. */
export class ClosePartitionFunctions1795580000105 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const name of asOwner) await runner.query(`REVOKE EXECUTE ON FUNCTION ${name} FROM PUBLIC`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of asOwner) await runner.query(`GRANT EXECUTE ON FUNCTION ${name} TO PUBLIC`);
  }
}
