import type { MigrationInterface, QueryRunner } from 'typeorm';
import { countByStatus, countNoMore } from '#database';

/** Reviews are listed by tier and by change. */
export class ListReviews1795580085002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await countByStatus(runner, ['review']);
    await runner.query('CREATE INDEX review_assignee ON review (assignee_id, id) WHERE assignee_id IS NOT NULL');
    await runner.query('CREATE INDEX review_tier ON review (tier, id)');
    await runner.query('CREATE INDEX review_change ON review (updated_at, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await countNoMore(runner, ['review']);
    await runner.query('DROP INDEX review_change');
    await runner.query('DROP INDEX review_tier');
    await runner.query('DROP INDEX review_assignee');
  }
}
