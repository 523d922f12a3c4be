import { Injectable, Optional } from '@nestjs/common';
import {
  type FilledDatabase,
  fillEmptyDatabase,
  reachDatabase,
  refuseUsedDatabase,
  unknownMigrations,
} from '#database';
import { makeJobTables } from '#jobs';
import { Ids, StartupProgress } from '#runtime';
import { type ObjectStore, SealedValueRefused, SeedWrapper, openObjectStore, refuseOtherMasterKey } from '#vault';
import type { Manifest } from './archive/manifest.js';
import { BackupConfig, requiredBackupKey } from './backup-config.js';
import { KnownRows } from './known-rows.js';
import { readBackup } from './read-backup.js';
import { keepObject, refuseOtherObjects, removeObjects } from './restored-objects.js';

export interface Restored {
  readonly manifest: Manifest;
  /** Tables in the backup that no migration makes. */
  readonly leftOut: readonly string[];
  /** Whether the seed of the wallets opens with the seed key that is here; undefined without one of them. */
  readonly seedOpens: true | undefined;
  /** In which it has to be started; undefined if the backup does not know. */
  readonly mode: string | undefined;
}

/**
 * Puts a backup into an empty database and an empty object store: all of it or nothing. The file is read twice, so that
 * nothing is written before it has turned out to be whole.
 */
@Injectable()
export class Restore {
  constructor(
    private readonly config: BackupConfig,
    private readonly ids: Ids,
    private readonly progress: StartupProgress,
    @Optional() private readonly seedKey?: SeedWrapper,
  ) {}

  async from(path: string): Promise<Restored> {
    const key = requiredBackupKey(this.config);
    this.progress.report(`Checking ${path}`);
    const known = new KnownRows();
    const manifest = await readBackup(path, key, { table: (head, blocks) => known.read(head, blocks) });
    const { seed, mode } = known;
    this.refuseSandboxInLive(mode);
    await this.refuseWhatDoesNotFit(manifest);
    const seedOpens = seed === undefined ? undefined : await this.refuseOtherSeedKey(seed);
    const { owner, release } = await reachDatabase(this.config, this.progress);
    const { url } = owner;
    try {
      await refuseUsedDatabase(url);
      const store = await openObjectStore(this.config, this.ids);
      const wasEmpty = await refuseOtherObjects(store, (object) => readBackup(path, key, { object }));
      this.progress.report('Restoring');
      try {
        const leftOut = await fillEmptyDatabase({
          url,
          migrations: manifest.migrations,
          prepare: () => makeJobTables(url),
          fill: (database) => fillFrom({ path, key, manifest }, database, store),
        });
        return { manifest, leftOut, seedOpens, mode };
      } catch (cause) {
        // The answer to a commit may be lost: then the rows are there, and name these objects.
        const isUndone = await refuseUsedDatabase(url).then(
          () => true,
          () => false,
        );
        if (wasEmpty && isUndone) await removeObjects(store);
        throw cause;
      }
    } finally {
      await release();
    }
  }

  /** The other way round it is told: to restore what is live takes none of what `MODE=live` asks for. */
  private refuseSandboxInLive(mode: string | undefined): void {
    if (mode === 'sandbox' && this.config.mode === 'live')
      throw new Error(
        'The backup is of a sandbox, whose money is made up, and MODE is live: nothing would start on it. Restore one of a live installation, or set MODE=sandbox. Nothing was changed.',
      );
  }

  /** It need not be here: whoever restores need not be who has the wallets. */
  private async refuseOtherSeedKey(seed: Buffer): Promise<true | undefined> {
    if (this.seedKey === undefined) return undefined;
    try {
      await this.seedKey.unwrap(seed);
      return true;
    } catch (cause) {
      if (!(cause instanceof SealedValueRefused)) throw cause;
      throw new Error(
        'The seed of the wallets in the backup was wrapped with another seed key than the one here (SEED_KEY, or seed.key in the data folder). Nothing was changed.',
        { cause },
      );
    }
  }

  private async refuseWhatDoesNotFit({ gatehouse, migrations, wrappedSamples }: Manifest): Promise<void> {
    const unknown = unknownMigrations(migrations);
    if (unknown.length > 0)
      throw new Error(
        `The backup was made by a newer Gatehouse (${gatehouse}; this one does not know ${unknown[0] ?? ''}), which has to restore it. Nothing was changed.`,
      );
    const samples = wrappedSamples.map((sample) => Buffer.from(sample, 'base64'));
    if (samples.length === 0) return;
    await refuseOtherMasterKey(this.config, samples).catch((cause: unknown) => {
      throw new Error(`What is in the backup could not be read. ${(cause as Error).message} Nothing was changed.`, {
        cause,
      });
    });
  }
}

interface Source {
  readonly path: string;
  readonly key: Buffer;
  readonly manifest: Manifest;
}

async function fillFrom(
  { path, key, manifest }: Source,
  database: FilledDatabase,
  store: ObjectStore,
): Promise<string[]> {
  await refuseOtherJobTables(database, manifest);
  const leftOut: string[] = [];
  await readBackup(path, key, {
    table: async ({ schema, name, columns, months }, blocks) => {
      const copied = { schema, name, columns, ...(months === undefined ? {} : { months }) };
      const rows = await database.fill(copied, blocks);
      const archived = manifest.tables.find((table) => table.schema === schema && table.name === name);
      if (rows === undefined) leftOut.push(`${schema}.${name}`);
      else if (rows !== archived?.rows)
        throw new Error(`Of the ${archived?.rows ?? 0} rows of ${name} only ${rows} were restored`);
    },
    object: ({ key: object }, blocks) => keepObject(store, object, blocks),
  });
  await database.resume(manifest.sequences);
  return leftOut;
}

async function refuseOtherJobTables(database: FilledDatabase, { jobTables, gatehouse }: Manifest): Promise<void> {
  const [made] = await database.query<{ last: number }>('SELECT max(id)::int AS last FROM graphile_worker.migrations');
  if (jobTables === 0 || made?.last === jobTables) return;
  throw new Error(
    `The tables of background jobs are not those of the Gatehouse that made the backup (${gatehouse}). Restore with that one, then update it.`,
  );
}
