import type { MigrationInterface, QueryRunner } from 'typeorm';
import { isolateOrganizations, mixOrganizations } from '#database';

const tables = ['counterparty', 'payout_method', 'payout_request', 'payout'];

export class IsolatePayouts1795478400094 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await isolateOrganizations(runner, tables);
  }

  async down(runner: QueryRunner): Promise<void> {
    await mixOrganizations(runner, tables);
  }
}
