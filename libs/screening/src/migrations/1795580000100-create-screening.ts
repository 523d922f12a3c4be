import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateScreening1795580000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE screening_list (
        id uuid NOT NULL,
        name text NOT NULL,
        format text NOT NULL,
        version_id uuid NOT NULL,
        sha256 text NOT NULL,
        entry_count integer NOT NULL,
        name_count integer NOT NULL,
        address_count integer NOT NULL,
        imported_at timestamptz NOT NULL,
        created_at timestamptz NOT NULL,
        CONSTRAINT screening_list_pkey PRIMARY KEY (id)
      )`);
    await runner.query('CREATE UNIQUE INDEX screening_list_name ON screening_list (name)');
    await runner.query('CREATE UNIQUE INDEX screening_list_version ON screening_list (version_id)');
    await runner.query(`
      CREATE TABLE screening_version (
        id uuid NOT NULL,
        state text NOT NULL,
        started_at timestamptz NOT NULL,
        CONSTRAINT screening_version_pkey PRIMARY KEY (id)
      )`);
    await createRows(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['address', 'sound', 'name', 'entry', 'version', 'list'])
      await runner.query(`DROP TABLE screening_${table}`);
  }
}

/** What a version says. */
async function createRows(runner: QueryRunner): Promise<void> {
  await runner.query(`
      CREATE TABLE screening_entry (
        version_id uuid NOT NULL,
        source_id text NOT NULL,
        kind text NOT NULL,
        names jsonb NOT NULL,
        birth_dates text[] NOT NULL,
        countries text[] NOT NULL,
        reason text NOT NULL,
        CONSTRAINT screening_entry_pkey PRIMARY KEY (version_id, source_id)
      )`);
  await runner.query(`
      CREATE TABLE screening_name (
        version_id uuid NOT NULL,
        ordinal integer NOT NULL,
        source_id text NOT NULL,
        words text NOT NULL,
        keys text[] NOT NULL,
        CONSTRAINT screening_name_pkey PRIMARY KEY (version_id, ordinal)
      )`);
  await runner.query('CREATE INDEX screening_name_keys ON screening_name USING gin (keys)');
  await runner.query(`
      CREATE TABLE screening_sound (
        slip text NOT NULL,
        sound text NOT NULL,
        version_id uuid NOT NULL,
        CONSTRAINT screening_sound_pkey PRIMARY KEY (slip, sound, version_id)
      )`);
  await runner.query(`
      CREATE TABLE screening_address (
        address text NOT NULL,
        version_id uuid NOT NULL,
        blockchain text,
        reason text NOT NULL,
        created_at timestamptz NOT NULL,
        CONSTRAINT screening_address_pkey PRIMARY KEY (address, version_id)
      )`);
  await runner.query('CREATE INDEX screening_address_version ON screening_address (version_id, address)');
}
