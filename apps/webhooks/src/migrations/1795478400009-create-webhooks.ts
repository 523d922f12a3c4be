import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateWebhooks1795478400009 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE event_head (
        organization_id uuid NOT NULL CONSTRAINT event_head_pkey PRIMARY KEY,
        position bigint NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE webhook (
        organization_id uuid NOT NULL,
        id uuid NOT NULL,
        url text NOT NULL,
        categories text[] NOT NULL,
        status text NOT NULL,
        disabled_reason text,
        public_key text NOT NULL,
        keys bytea NOT NULL,
        version integer NOT NULL,
        after_position bigint NOT NULL,
        failing_since timestamptz,
        due_at timestamptz,
        created_at timestamptz NOT NULL,
        CONSTRAINT webhook_pkey PRIMARY KEY (organization_id, id)
      ) WITH (fillfactor = 50)`);
    await runner.query('CREATE INDEX webhook_due ON webhook (due_at) WHERE due_at IS NOT NULL');
    await this.createDeliveries(runner);
    await runner.query(`
      CREATE TABLE replay (
        organization_id uuid NOT NULL,
        id uuid NOT NULL,
        webhook_id uuid NOT NULL,
        types text[] NOT NULL,
        from_time timestamptz NOT NULL,
        to_time timestamptz NOT NULL,
        next_position bigint NOT NULL,
        last_position bigint NOT NULL,
        CONSTRAINT replay_pkey PRIMARY KEY (organization_id, id)
      )`);
    for (const table of ['webhook', 'delivery', 'replay'])
      await runner.query(`ALTER TABLE ${table} ALTER COLUMN organization_id SET (n_distinct = 100)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['replay', 'delivery', 'webhook', 'event_head']) await runner.query(`DROP TABLE ${table}`);
  }

  private async createDeliveries(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE delivery (
        organization_id uuid NOT NULL,
        webhook_id uuid NOT NULL,
        id uuid NOT NULL,
        ordinal bigserial NOT NULL,
        event_id uuid NOT NULL,
        type text NOT NULL,
        resource_id uuid NOT NULL,
        test_payload json,
        status text NOT NULL,
        attempts jsonb NOT NULL,
        attempt_count integer NOT NULL,
        next_attempt_at timestamptz,
        not_before timestamptz,
        leased_by uuid,
        leased_until timestamptz,
        created_at timestamptz NOT NULL,
        CONSTRAINT delivery_pkey PRIMARY KEY (organization_id, webhook_id, id)
      ) WITH (fillfactor = 70)`);
    await runner.query(
      `CREATE UNIQUE INDEX delivery_head ON delivery (organization_id, webhook_id, resource_id) WHERE status = 'pending' AND next_attempt_at IS NOT NULL`,
    );
    await runner.query(
      `CREATE INDEX delivery_due ON delivery (organization_id, webhook_id, next_attempt_at) WHERE status = 'pending' AND next_attempt_at IS NOT NULL`,
    );
    await runner.query(
      `CREATE INDEX delivery_waiting ON delivery (organization_id, webhook_id, resource_id, ordinal) WHERE status = 'pending' AND next_attempt_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX delivery_undelivered ON delivery (organization_id, webhook_id, id) WHERE status <> 'delivered'`,
    );
    await runner.query('CREATE INDEX delivery_age ON delivery USING brin (created_at)');
  }
}
