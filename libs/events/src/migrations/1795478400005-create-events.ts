import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateEvents1795478400005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE event (
        organization_id uuid NOT NULL,
        id uuid NOT NULL,
        ordinal bigserial NOT NULL,
        category text NOT NULL,
        type text NOT NULL,
        resource_id uuid NOT NULL,
        occurred_at timestamptz NOT NULL,
        payload json NOT NULL,
        position bigint,
        sequence bigint,
        CONSTRAINT event_pkey PRIMARY KEY (organization_id, id)
      )`);
    await runner.query(
      'CREATE UNIQUE INDEX event_position ON event (organization_id, position) WHERE position IS NOT NULL',
    );
    await runner.query(
      'CREATE UNIQUE INDEX event_resource ON event (organization_id, resource_id, sequence) WHERE sequence IS NOT NULL',
    );
    await runner.query(
      'CREATE INDEX event_resource_position ON event (organization_id, resource_id, position) WHERE position IS NOT NULL',
    );
    await runner.query(
      'CREATE INDEX event_resource_type ON event (organization_id, resource_id, type, position) WHERE position IS NOT NULL',
    );
    await runner.query('CREATE INDEX event_type ON event (organization_id, type, position) WHERE position IS NOT NULL');
    await runner.query('CREATE INDEX event_waiting ON event (organization_id, ordinal) WHERE position IS NULL');
    await runner.query('CREATE INDEX event_time ON event (organization_id, occurred_at)');
    await runner.query('ALTER TABLE event ALTER COLUMN organization_id SET (n_distinct = 100)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE event');
  }
}
