import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateAuth1795478400004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await this.createKeys(runner);
    await this.createWidgetSessions(runner);
    for (const table of ['api_key', 'idempotency_record', 'widget_session'])
      await runner.query(`ALTER TABLE ${table} ALTER COLUMN organization_id SET (n_distinct = 100)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['widget_origin', 'widget_session', 'idempotency_record', 'api_key'])
      await runner.query(`DROP TABLE ${table}`);
  }

  private async createKeys(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE api_key (
        id uuid NOT NULL CONSTRAINT api_key_pkey PRIMARY KEY,
        organization_id uuid NOT NULL,
        name text NOT NULL,
        scopes text[] NOT NULL,
        secret_hash bytea NOT NULL,
        created_at timestamptz NOT NULL,
        expires_at timestamptz,
        revoked_at timestamptz,
        last_used_at timestamptz
      )`);
    await runner.query('CREATE INDEX api_key_organization ON api_key (organization_id, id)');
    await runner.query(`
      CREATE TABLE idempotency_record (
        organization_id uuid NOT NULL,
        key uuid NOT NULL,
        fingerprint bytea NOT NULL,
        status integer NOT NULL,
        answer text NOT NULL,
        created_at timestamptz NOT NULL,
        CONSTRAINT idempotency_record_pkey PRIMARY KEY (organization_id, key)
      )`);
    await runner.query('CREATE INDEX idempotency_record_age ON idempotency_record USING brin (created_at)');
  }

  private async createWidgetSessions(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE widget_session (
        id uuid NOT NULL CONSTRAINT widget_session_pkey PRIMARY KEY,
        organization_id uuid NOT NULL,
        compliance_review_id uuid NOT NULL,
        allowed_origins text[] NOT NULL,
        secret_hash bytea NOT NULL,
        created_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        revoked_at timestamptz
      )`);
    await runner.query('CREATE INDEX widget_session_organization ON widget_session (organization_id, id)');
    await runner.query('CREATE INDEX widget_session_age ON widget_session USING brin (created_at)');
    await runner.query(`
      CREATE TABLE widget_origin (
        origin text NOT NULL,
        named_at timestamptz NOT NULL,
        session_id uuid NOT NULL,
        CONSTRAINT widget_origin_pkey PRIMARY KEY (origin, named_at, session_id)
      )`);
    await runner.query('CREATE INDEX widget_origin_age ON widget_origin USING brin (named_at)');
  }
}
