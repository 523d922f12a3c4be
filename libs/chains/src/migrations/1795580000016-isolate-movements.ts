import type { MigrationInterface, QueryRunner } from 'typeorm';
import { isolateOrganizations, isolateReads, mixOrganizations } from '#database';

const own = ['transaction', 'deposit'];
/** What the treasury pays is begun by requests of organizations. */
const alsoOfTheTreasury = ['transfer', 'signed_transaction'];

export class IsolateMovements1795580000016 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await isolateOrganizations(runner, own);
    await isolateReads(runner, alsoOfTheTreasury);
  }

  async down(runner: QueryRunner): Promise<void> {
    await mixOrganizations(runner, [...own, ...alsoOfTheTreasury]);
  }
}
