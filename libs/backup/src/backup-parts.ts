import type { CopiedTable, DatabaseSnapshot } from '#database';
import { ObjectNotFound, type ObjectStore, namedObjects } from '#vault';
import type { Manifest, ObjectsDigest, TableDigest } from './archive/manifest.js';
import { ObjectsTally } from './archive/objects-tally.js';
import { sectionOf } from './archive/sections.js';

/** The parts of a backup in their order: tables, then the objects that their rows name, then the manifest. */
export class BackupParts {
  readonly tables: TableDigest[] = [];
  private readonly tally = new ObjectsTally();

  constructor(
    private readonly snapshot: DatabaseSnapshot,
    private readonly store: ObjectStore,
  ) {}

  async *all(): AsyncGenerator<Buffer> {
    const tables = await this.snapshot.tables();
    for (const table of tables) yield* this.table(table);
    for await (const key of this.keys(tables)) yield* this.object(key);
  }

  /** Once, after all. */
  objects(): ObjectsDigest {
    return this.tally.sum();
  }

  async *last(manifest: Manifest): AsyncGenerator<Buffer> {
    yield* sectionOf({ kind: 'manifest' }, [Buffer.from(JSON.stringify(manifest))]);
  }

  private async *table(table: CopiedTable): AsyncGenerator<Buffer> {
    const { stream, count } = this.snapshot.rows(table);
    const digest = yield* sectionOf({ kind: 'table', ...table }, stream as AsyncIterable<Buffer>);
    this.tables.push({ schema: table.schema, name: table.name, rows: count(), ...digest });
  }

  private async *keys(tables: readonly CopiedTable[]): AsyncGenerator<string> {
    for (const { table, key } of namedObjects()) {
      // A database that was not migrated yet may not have it.
      if (!tables.some(({ schema, name }) => schema === 'public' && name === table)) continue;
      const rows = this.snapshot.each<{ key: string | null }>(`SELECT ${key} AS key FROM public.${table} ORDER BY 1`);
      for await (const row of rows) if (row.key !== null) yield row.key;
    }
  }

  private async *object(key: string): AsyncGenerator<Buffer> {
    const bytes = await this.store.get(key).catch((cause: unknown) => {
      if (cause instanceof ObjectNotFound) return undefined;
      throw cause;
    });
    if (bytes === undefined) this.tally.miss(key);
    else this.tally.add(key, yield* sectionOf({ kind: 'object', key }, bytes as AsyncIterable<Buffer>));
  }
}
