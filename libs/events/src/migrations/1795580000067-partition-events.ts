import type { MigrationInterface, QueryRunner } from 'typeorm';
import { type ByMonth, isolateReads, joinMonths, partitionByMonth } from '#database';

const positioned = 'WHERE position IS NOT NULL';

const byMonth: ByMonth = {
  table: 'event',
  key: 'organization_id, id',
  indexes: [
    `event_position ON (organization_id, position) ${positioned}`,
    'event_resource ON (organization_id, resource_id, sequence) WHERE sequence IS NOT NULL',
    `event_resource_position ON (organization_id, resource_id, position) ${positioned}`,
    `event_resource_type ON (organization_id, resource_id, type, position) ${positioned}`,
    `event_type ON (organization_id, type, position) ${positioned}`,
    'event_waiting ON (organization_id, ordinal) WHERE position IS NULL',
    'event_time ON (organization_id, occurred_at)',
  ],
};

/** Across months, the lock that numbering holds keeps positions and sequences unique: an index does so within one month only. */
const formerlyUnique = {
  event_position: `(organization_id, position) ${positioned}`,
  event_resource: '(organization_id, resource_id, sequence) WHERE sequence IS NOT NULL',
};

export class PartitionEvents1795580000067 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await this.index(runner, 'INDEX');
    await partitionByMonth(runner, byMonth);
    await isolateReads(runner, ['event']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await joinMonths(runner, byMonth);
    await this.index(runner, 'UNIQUE INDEX');
    await isolateReads(runner, ['event']);
  }

  private async index(runner: QueryRunner, kind: string): Promise<void> {
    for (const [name, rest] of Object.entries(formerlyUnique)) {
      await runner.query(`DROP INDEX ${name}`);
      await runner.query(`CREATE ${kind} ${name} ON event ${rest}`);
    }
  }
}
