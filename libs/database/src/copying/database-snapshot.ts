import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Readable } from 'node:stream';
import { untimed } from './untimed.js';

export interface CopiedTable {
  readonly schema: string;
  readonly name: string;
  readonly columns: readonly string[];
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

/** The database as it was at one moment, however long it takes to read it: others go on writing meanwhile. */
export class DatabaseSnapshot {
  private constructor(
    private readonly client: pg.Client,
    readonly migrations: readonly string[],
    readonly jobTables: number,
  ) {}

  static async take(url: string): Promise<DatabaseSnapshot> {
    const client = await untimed(url);
    try {
      // Rows that a policy hides from this role would be missing without a word: PostgreSQL then says so and stops.
      await client.query('SET row_security = off; BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
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
        migrations.rows.map(({ name }) => name),
        last?.id ?? 0,
      );
    } catch (cause) {
      await client.end().catch(() => undefined);
      throw cause;
    }
  }

  async tables(): Promise<CopiedTable[]> {
    return await this.query<CopiedTable>(
      `SELECT nspname::text AS schema, relname::text AS name, array_agg(attname::text ORDER BY attnum) AS columns
       FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace JOIN pg_attribute ON attrelid = pg_class.oid
       WHERE relkind = 'r' AND nspname IN ${schemas} AND nspname || '.' || relname NOT IN ${notCopied}
         AND attnum > 0 AND NOT attisdropped AND attgenerated = '' GROUP BY 1, 2 ORDER BY 1, 2`,
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
    const stream = this.client.query(copyTo(`COPY ${quoted(schema, name)} (${list}) TO STDOUT`));
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
