import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { Reads, type Tx, UnitOfWork } from '#database';
import { Clock, Ids, Log } from '#runtime';
import { ArchiveFiles } from './archive-files.js';
import { Archive } from './archive.entity.js';

const firstId = '00000000-0000-0000-0000-000000000000';
const rowsAtOnce = 2_000;

interface Row {
  readonly organizationId: string;
  readonly id: string;
  readonly line: string;
}

/** What was taken out of a table. */
export interface Detached {
  readonly relation: string;
  readonly untilId: string;
}

/** Months of tables that are kept by months, taken out of the database and into files of one row a line. */
@Injectable()
export class Archives {
  constructor(
    private readonly reads: Reads,
    private readonly unitOfWork: UnitOfWork,
    private readonly files: ArchiveFiles,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly log: Log,
  ) {}

  /** Takes out of a table the months of which all ids are smaller, oldest first. `keep` then writes their files. */
  async detach(tx: Tx, tableName: string, before: string): Promise<Detached[]> {
    const detached = await tx.query<Detached>(
      'SELECT detached AS relation, until_id AS "untilId" FROM partition_detach($1::regclass, $2)',
      [tableName, before],
    );
    for (const { relation, untilId } of detached) {
      const row = { id: this.ids.next(), tableName, relation, untilId, detachedAt: this.clock.now() };
      tx.insert(Archive, { ...row, archivedAt: null, rows: null });
    }
    return detached;
  }

  /** Writes the file of all that was taken out, and then drops what is in it. May be ended at any moment and begun again. */
  async keep(): Promise<void> {
    const waiting = await this.reads.query<{ id: string; relation: string; isThere: boolean }>(
      `SELECT id, relation, to_regclass(quote_ident(relation)) IS NOT NULL AS "isThere" FROM archive WHERE archived_at IS NULL ORDER BY until_id`,
    );
    for (const { id, relation, isThere } of waiting)
      if (isThere) await this.write(id, relation);
      // A restore put its rows back into the table that they were of.
      else await this.unitOfWork.run((tx) => tx.delete(Archive, { id }));
  }

  /** Of each table in the order of their months. */
  all(): Promise<Archive[]> {
    const text = 'SELECT * FROM archive WHERE archived_at IS NOT NULL ORDER BY table_name, until_id, id';
    return this.reads.many(Archive, text, []);
  }

  /** Rows as JSON, one a line. They are whole only if the stream ends without an error. */
  open({ id }: Pick<Archive, 'id'>): Promise<Readable> {
    return this.files.open(id);
  }

  private async write(id: string, relation: string): Promise<void> {
    let rows = 0;
    const lines = async function* (this: Archives): AsyncGenerator<string> {
      for await (const page of this.pagesOf(relation)) {
        rows += page.length;
        yield page.map(({ line }) => `${line}\n`).join('');
      }
    };
    await this.files.write(id, lines.call(this));
    await this.unitOfWork.run(async (tx) => {
      await tx.update(Archive, { id }, { archivedAt: this.clock.now(), rows: String(rows) });
      await tx.query('SELECT partition_drop(quote_ident($1)::regclass)', [relation]);
    });
    this.log.info({ relation, rows }, 'what is older than RETENTION was archived');
  }

  private async *pagesOf(relation: string): AsyncGenerator<Row[]> {
    let after: Pick<Row, 'organizationId' | 'id'> = { organizationId: firstId, id: firstId };
    for (;;) {
      const page = await this.reads.query<Row>(
        `SELECT organization_id AS "organizationId", id, to_jsonb(row)::text AS line FROM "${relation}" AS row
         WHERE (organization_id, id) > ($1, $2) ORDER BY organization_id, id LIMIT ${rowsAtOnce}`,
        [after.organizationId, after.id],
      );
      const last = page.at(-1);
      if (last === undefined) return;
      yield page;
      after = last;
    }
  }
}
