import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateWidgetSessions1763722800011 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
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

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE widget_origin');
    await runner.query('DROP TABLE widget_session');
  }
}
