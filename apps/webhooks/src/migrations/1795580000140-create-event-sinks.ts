import type { MigrationInterface, QueryRunner } from 'typeorm';
import { isolateOrganizations } from '#database';

export class CreateEventSinks1795580000140 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE event_sink_lease (
        sink text NOT NULL CONSTRAINT event_sink_lease_pkey PRIMARY KEY,
        holder uuid NOT NULL,
        held_until timestamptz NOT NULL,
        trouble text
      )`);
    await runner.query(`
      CREATE TABLE event_sink_position (
        organization_id uuid NOT NULL,
        sink text NOT NULL,
        position bigint NOT NULL,
        CONSTRAINT event_sink_position_pkey PRIMARY KEY (organization_id, sink)
      ) WITH (fillfactor = 70)`);
    // One organization may have nearly all there is, but a row for each sink: decision 21.
    await runner.query('ALTER TABLE event_sink_position ALTER COLUMN organization_id SET (n_distinct = 100)');
    await isolateOrganizations(runner, ['event_sink_position']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE event_sink_position');
    await runner.query('DROP TABLE event_sink_lease');
  }
}
