import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Readable } from 'node:stream';
import { untimed } from './untimed.js';

export interface CopiedTable {
  readonly schema: string;
  readonly name: string;
  readonly columns: readonly string[];
  /** Of a table that is kept by months: the first id of the first one, and that after the last one. */
  readonly months?: readonly [string, string] | null;
}

export interface CopiedSequence {
  readonly schema: string;
  readonly name: string;
  readonly last: string;
  readonly isCalled: boolean;
}

export interface RowsOfTable {
  readonly stream: Readable;
  /** Known once the stream has ended. */
  readonly count: () => number;
}

const schemas = `('public', 'graphile_worker')`;
/** What has been migrated is told by name, and made again by the migrations themselves. */
const notCopied = `('public.migration', 'graphile_worker.migrations')`;

/** Rows that are on their way into an archive are copied with the table that they were taken out of. */
const isDetached = `coalesce(obj_description(pg_class.oid, 'pg_class') LIKE 'detached from %', false)`;

/** A month that is detached or dropped after the snapshot was taken would be missing in it, as PostgreSQL looks for months in what is there now. */
async function holdMonths(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ table: string }>(
    `SELECT format('%I.%I', nspname, relname) AS table FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
     WHERE relkind = 'p' AND nspname IN ${schemas} ORDER BY 1`,
  );
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  // To lock takes no snapshot: that is of the first query after it.
  for (const { table } of rows) await client.query(`LOCK TABLE ${table} IN ACCESS SHARE MODE`);
}

/**
 * By the table that they were taken out of. They are held: one that is dropped in between has its rows in an archive, which
 * a later moment shows.
 */
async function begunWith(client: pg.Client): Promise<ReadonlyMap<string, readonly string[]>> {
  for (;;) {
    await holdMonths(client);
    const { rows } = await client.query<{ table: string; relations: string[] }>(
      `SELECT substring(obj_description(pg_class.oid, 'pg_class') FROM '^detached from (.+)$') AS table,
         array_agg(format('%I.%I', nspname, relname) ORDER BY relname) AS relations
       FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace WHERE relkind = 'r' AND ${isDetached} GROUP BY 1`,
    );
    try {
      for (const relation of rows.flatMap(({ relations }) => relations))
        await client.query(`LOCK TABLE ${relation} IN ACCESS SHARE MODE`);
      return new Map(rows.map(({ table, relations }) => [table, relations]));
    } catch (cause) {
      if (!isGone(cause)) throw cause;
      await client.query('ROLLBACK');
    }
  }
}

function isGone(cause: unknown): boolean {
  return cause instanceof pg.DatabaseError && cause.code === '42P01';
}

/** The database as it was at one moment, however long it takes to read it: others go on writing meanwhile. */
export class DatabaseSnapshot {
  private constructor(
    private readonly client: pg.Client,
    private readonly detached: ReadonlyMap<string, readonly string[]>,
    readonly migrations: readonly string[],
    readonly jobTables: number,
  ) {}

  static async take(url: string): Promise<DatabaseSnapshot> {
    const client = await untimed(url);
    try {
      // Rows that a policy hides from this role would be missing without a word: PostgreSQL then says so and stops.
      await client.query('SET row_security = off');
      const detached = await begunWith(client);
      const there = await client.query<{ ours: boolean; jobs: boolean }>(
        `SELECT to_regclass('public.migration') IS NOT NULL AS ours, to_regclass('graphile_worker.migrations') IS NOT NULL AS jobs`,
      );
      const [{ ours, jobs } = { ours: false, jobs: false }] = there.rows;
      if (!ours) throw new Error('There is nothing to back up: this database holds no Gatehouse.');
      const migrations = await client.query<{ name: string }>('SELECT name FROM public.migration ORDER BY timestamp');
      const [last] = jobs
        ? (await client.query<{ id: number }>('SELECT max(id)::int AS id FROM graphile_worker.migrations')).rows
        : [];
      return new DatabaseSnapshot(
        client,
        detached,
        migrations.rows.map(({ name }) => name),
        last?.id ?? 0,
      );
    } catch (cause) {
      await client.end().catch(() => undefined);
      throw cause;
    }
  }

  tables(): Promise<CopiedTable[]> {
    return this.query<CopiedTable>(
      `SELECT nspname::text AS schema, relname::text AS name, array_agg(attname::text ORDER BY attnum) AS columns,
         CASE WHEN relkind = 'p' THEN ARRAY(SELECT coalesce(upper_id, lower_id)::text FROM public.partitions_of(pg_class.oid)
           WHERE lower_id IS NULL OR upper_id IS NULL ORDER BY lower_id NULLS FIRST) END AS months
       FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace JOIN pg_attribute ON attrelid = pg_class.oid
       WHERE relkind IN ('r', 'p') AND NOT relispartition AND NOT ${isDetached} AND nspname IN ${schemas} AND nspname || '.' || relname NOT IN ${notCopied}
         AND attnum > 0 AND NOT attisdropped AND attgenerated = '' GROUP BY 1, 2, pg_class.oid ORDER BY 1, 2`,
    );
  }

  /** Read after the snapshot was taken, so none is behind the rows. */
  async sequences(): Promise<CopiedSequence[]> {
    const found = await this.query<{ schema: string; name: string }>(
      `SELECT nspname::text AS schema, relname::text AS name FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
       WHERE relkind = 'S' AND nspname IN ${schemas} AND relname <> 'migration_id_seq' ORDER BY 1, 2`,
    );
    const sequences: CopiedSequence[] = [];
    for (const { schema, name } of found) {
      const [state] = await this.query<{ last: string; isCalled: boolean }>(
        `SELECT last_value::text AS last, is_called AS "isCalled" FROM ${quoted(schema, name)}`,
      );
      if (state !== undefined) sequences.push({ schema, name, ...state });
    }
    return sequences;
  }

  /** As PostgreSQL's text of COPY, which every version reads. */
  rows({ schema, name, columns }: CopiedTable): RowsOfTable {
    const list = columns.map((column) => pg.escapeIdentifier(column)).join();
    const parts = [quoted(schema, name), ...(this.detached.get(name) ?? [])];
    const rows = parts.map((part) => `SELECT ${list} FROM ${part}`).join(' UNION ALL ');
    const stream = this.client.query(copyTo(`COPY (${rows}) TO STDOUT`));
    return { stream, count: () => stream.rowCount };
  }

  async query<T extends object>(text: string): Promise<T[]> {
    return (await this.client.query<T>(text)).rows;
  }

  /** However many there are, a few at a time. */
  async *each<T extends object>(text: string): AsyncGenerator<T> {
    await this.client.query(`DECLARE one_by_one NO SCROLL CURSOR FOR ${text}`);
    for (;;) {
      const { rows } = await this.client.query<T>('FETCH 500 FROM one_by_one');
      if (rows.length === 0) break;
      yield* rows;
    }
    await this.client.query('CLOSE one_by_one');
  }

  async close(): Promise<void> {
    await this.client.end();
  }
}

export function quoted(schema: string, name: string): string {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
}
