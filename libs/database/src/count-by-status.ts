import type { QueryRunner } from 'typeorm';

const events = [
  ['inserted', 'INSERT', 'NEW TABLE AS after_rows'],
  ['updated', 'UPDATE', 'OLD TABLE AS before_rows NEW TABLE AS after_rows'],
  ['deleted', 'DELETE', 'OLD TABLE AS before_rows'],
] as const;

/** For migrations, into the tables of `libs/figures`: from now on it is known how many rows of these tables are in which status, without looking at them. */
export async function countByStatus(runner: QueryRunner, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    await runner.query(
      `INSERT INTO figure (name, status, day, count)
       SELECT $1, status, to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD'), count(*) FROM ${table} GROUP BY 2, 3`,
      [table],
    );
    for (const [name, event, rows] of events)
      await runner.query(
        `CREATE TRIGGER figure_${name} AFTER ${event} ON ${table} REFERENCING ${rows}
         FOR EACH STATEMENT EXECUTE FUNCTION figure_${name}()`,
      );
  }
}

export async function countNoMore(runner: QueryRunner, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    for (const [name] of events) await runner.query(`DROP TRIGGER figure_${name} ON ${table}`);
    await runner.query('DELETE FROM figure WHERE name = $1', [table]);
    await runner.query('DELETE FROM figure_change WHERE name = $1', [table]);
  }
}
