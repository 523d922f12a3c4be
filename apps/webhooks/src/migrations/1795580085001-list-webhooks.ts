import type { MigrationInterface, QueryRunner } from 'typeorm';
import { countByStatus, countNoMore } from '#database';

/** Webhooks are listed across organizations, by status. */
export class ListWebhooks1795580085001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await countByStatus(runner, ['webhook']);
    await runner.query('CREATE INDEX webhook_id ON webhook (id)');
    await runner.query(`CREATE INDEX delivery_dead ON delivery (created_at) WHERE status = 'dead'`);
    await runner.query('CREATE INDEX webhook_status ON webhook (status, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await countNoMore(runner, ['webhook']);
    await runner.query('DROP INDEX webhook_status');
    await runner.query('DROP INDEX delivery_dead');
    await runner.query('DROP INDEX webhook_id');
  }
}
