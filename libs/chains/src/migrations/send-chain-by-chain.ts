import type { MigrationInterface, QueryRunner } from 'typeorm';

const underWay = `status = ANY ('{requested,signed}'::text[])`;

export class SendChainByChain1763722810002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX transfer_due');
    await runner.query(`CREATE INDEX transfer_due ON transfer (blockchain, due_at) WHERE ${underWay}`);
    await runner.query('ALTER TABLE transfer ADD COLUMN refusals integer NOT NULL DEFAULT 0');
    await runner.query('ALTER TABLE transfer ALTER COLUMN refusals DROP DEFAULT');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE transfer DROP COLUMN refusals');
    await runner.query('DROP INDEX transfer_due');
    await runner.query(`CREATE INDEX transfer_due ON transfer (due_at) WHERE ${underWay}`);
  }
}
