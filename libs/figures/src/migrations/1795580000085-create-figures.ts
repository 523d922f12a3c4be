import type { MigrationInterface, QueryRunner } from 'typeorm';

const day = `to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD')`;

export class CreateFigures1795580000085 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE figure (
        name text NOT NULL, status text NOT NULL, day text NOT NULL, count bigint NOT NULL,
        CONSTRAINT figure_pkey PRIMARY KEY (name, status, day)
      )`);
    await runner.query(`
      CREATE TABLE figure_change (
        ordinal bigserial NOT NULL CONSTRAINT figure_change_pkey PRIMARY KEY,
        name text NOT NULL, status text NOT NULL, day text NOT NULL, change bigint NOT NULL
      )`);
    for (const [event, rows] of [
      ['inserted', 'SELECT status, created_at, 1 AS change FROM after_rows'],
      ['deleted', 'SELECT status, created_at, -1 AS change FROM before_rows'],
      [
        'updated',
        'SELECT status, created_at, 1 AS change FROM after_rows UNION ALL SELECT status, created_at, -1 FROM before_rows',
      ],
    ] as const)
      await runner.query(`
        CREATE FUNCTION figure_${event}() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          INSERT INTO figure_change (name, status, day, change)
          SELECT TG_TABLE_NAME, status, ${day}, sum(change) FROM (${rows}) AS changed
          GROUP BY status, ${day} HAVING sum(change) <> 0;
          RETURN NULL;
        END $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const event of ['inserted', 'updated', 'deleted']) await runner.query(`DROP FUNCTION figure_${event}`);
    await runner.query('DROP TABLE figure_change');
    await runner.query('DROP TABLE figure');
  }
}
