import type { MigrationInterface, QueryRunner } from 'typeorm';
import { isolateReads, mixOrganizations } from '#database';

const tables = ['event'];

export class IsolateEvents1795580000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await isolateReads(runner, tables);
  }

  async down(runner: QueryRunner): Promise<void> {
    await mixOrganizations(runner, tables);
  }
}
