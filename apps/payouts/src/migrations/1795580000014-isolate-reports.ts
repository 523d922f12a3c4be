import type { MigrationInterface, QueryRunner } from 'typeorm';
import { isolateOrganizations, mixOrganizations } from '#database';

const tables = ['rail_report'];

export class IsolateReports1795580000014 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await isolateOrganizations(runner, tables);
  }

  async down(runner: QueryRunner): Promise<void> {
    await mixOrganizations(runner, tables);
  }
}
