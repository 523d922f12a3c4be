import type { MigrationInterface, QueryRunner } from 'typeorm';
import { isolateOrganizations, mixOrganizations } from '#database';

const tables = ['payin', 'allowed_sender'];

export class IsolatePayins1795478400095 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await isolateOrganizations(runner, tables);
  }

  async down(runner: QueryRunner): Promise<void> {
    await mixOrganizations(runner, tables);
  }
}
