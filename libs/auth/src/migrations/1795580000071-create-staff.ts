import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateStaff1795580000071 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE staff_member (
        id uuid NOT NULL CONSTRAINT staff_member_pkey PRIMARY KEY,
        email text NOT NULL CONSTRAINT staff_member_email UNIQUE,
        name text NOT NULL,
        roles text[] NOT NULL,
        status text NOT NULL,
        invitation_hash bytea,
        invitation_expires_at timestamptz,
        created_at timestamptz NOT NULL,
        last_signed_in_at timestamptz
      )`);
    await runner.query(`
      CREATE TABLE staff_session (
        id uuid NOT NULL CONSTRAINT staff_session_pkey PRIMARY KEY,
        staff_id uuid NOT NULL,
        secret_hash bytea NOT NULL,
        created_at timestamptz NOT NULL,
        last_seen_at timestamptz NOT NULL,
        revoked_at timestamptz,
        address text NOT NULL
      )`);
    await runner.query('CREATE INDEX staff_session_of_member ON staff_session (staff_id, id)');
    await runner.query('CREATE INDEX staff_session_age ON staff_session (created_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE staff_session, staff_member');
  }
}
