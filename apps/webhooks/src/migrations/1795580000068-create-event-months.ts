import type { MigrationInterface, QueryRunner } from 'typeorm';
import { isolateOrganizations } from '#database';

/** What was numbered before is in the first partition, whose months begin with the first id there is. */
export class CreateEventMonths1795580000068 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE event_month (
        organization_id uuid NOT NULL,
        month_id uuid NOT NULL,
        until_id uuid NOT NULL,
        first_position bigint NOT NULL,
        last_position bigint NOT NULL,
        CONSTRAINT event_month_pkey PRIMARY KEY (organization_id, month_id)
      ) WITH (fillfactor = 70)`);
    await runner.query('ALTER TABLE event_month ALTER COLUMN organization_id SET (n_distinct = 100)');
    await isolateOrganizations(runner, ['event_month']);
    await runner.query(`
      INSERT INTO event_month SELECT organization_id, '00000000-0000-0000-0000-000000000000', upper_id, 1, position
      FROM event_head CROSS JOIN partitions_of('event') WHERE lower_id IS NULL AND position > 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE event_month');
  }
}
