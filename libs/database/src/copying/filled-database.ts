import pg, { type PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type CopiedSequence, type CopiedTable, quoted } from './database-snapshot.js';

/**
 * What was numbered after the copy was made, such as the wallets that addresses were given of, is lost with the database;
 * its numbers must not come again.
 */
const numbersPassedOver = 1_000_000;

/** A database in the transaction that fills it. */
export class FilledDatabase {
  constructor(private readonly client: PoolClient) {}

  /** How many rows there were; undefined where no migration makes such a table. */
  async fill(
    { schema, name, columns, months }: CopiedTable,
    source: AsyncIterable<Buffer>,
  ): Promise<number | undefined> {
    const { rows } = await this.client.query<{ there: boolean }>('SELECT to_regclass($1) IS NOT NULL AS there', [
      quoted(schema, name),
    ]);
    if (rows[0]?.there !== true) return undefined;
    if (months !== undefined && months !== null) {
      const [since, until] = months;
      await this.client.query('SELECT public.partition_back($1::regclass, $2)', [quoted(schema, name), since]);
      await this.client.query('SELECT public.partition_ahead($1::regclass, public.moment_of_id($2))', [
        quoted(schema, name),
        until,
      ]);
    }
    const list = columns.map((column) => pg.escapeIdentifier(column)).join();
    // The rows are as they were: what a trigger would do about new ones was done.
    await this.client.query(`ALTER TABLE ${quoted(schema, name)} DISABLE TRIGGER USER`);
    const sink = this.client.query(copyFrom(`COPY ${quoted(schema, name)} (${list}) FROM STDIN`));
    await pipeline(Readable.from(source), sink);
    await this.client.query(`ALTER TABLE ${quoted(schema, name)} ENABLE TRIGGER USER`);
    return sink.rowCount;
  }

  async resume(sequences: readonly CopiedSequence[]): Promise<void> {
    for (const { schema, name, last, isCalled } of sequences)
      await this.client.query(
        `SELECT setval(format('%I.%I', schemaname, sequencename)::regclass,
           CASE WHEN $4 AND schemaname = 'public' THEN least($3::bigint + least($5, max_value - $3::bigint), max_value) ELSE $3 END, $4)
         FROM pg_sequences WHERE schemaname = $1 AND sequencename = $2`,
        [schema, name, last, isCalled, numbersPassedOver],
      );
  }

  async query<T extends object>(text: string): Promise<T[]> {
    return (await this.client.query<T>(text)).rows;
  }
}
