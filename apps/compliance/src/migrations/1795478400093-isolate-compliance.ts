import type { MigrationInterface, QueryRunner } from 'typeorm';
import { isolateOrganizations, mixOrganizations } from '#database';

const tables = ['review', 'associated_person', 'review_person', 'attestation', 'document', 'document_use'];

export class IsolateCompliance1795478400093 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await isolateOrganizations(runner, tables);
  }

  async down(runner: QueryRunner): Promise<void> {
    await mixOrganizations(runner, tables);
  }
}
