import type { MigrationInterface, QueryRunner } from 'typeorm';
import { isolateOrganizations, mixOrganizations } from '#database';

const tables = ['ledger_line', 'ledger_balance'];

export class IsolateLedger1795478400096 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await isolateOrganizations(runner, tables);
  }

  async down(runner: QueryRunner): Promise<void> {
    await mixOrganizations(runner, tables);
  }
}
