import type { MigrationInterface, QueryRunner } from 'typeorm';
import { countByStatus, countNoMore } from '#database';

export class CountProposals1795580000093 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return countByStatus(runner, ['proposal']);
  }

  down(runner: QueryRunner): Promise<void> {
    return countNoMore(runner, ['proposal']);
  }
}
