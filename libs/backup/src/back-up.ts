import { hostname } from 'node:os';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { DatabaseSnapshot, reachDatabase } from '#database';
import { Clock, Ids, StartupProgress, dataFiles, ownFolder } from '#runtime';
import { openObjectStore, wrappedSamplesSql } from '#vault';
import type { Manifest } from './archive/manifest.js';
import { sealArchive } from './archive/sealed-archive.js';
import { BackupConfig, requiredBackupKey } from './backup-config.js';
import { BackupParts } from './backup-parts.js';

export interface MadeBackup {
  readonly manifest: Manifest;
  readonly fileBytes: number;
}

/** Writes everything an installation keeps into one sealed file, as it is at one moment, while it goes on. */
@Injectable()
export class BackUp {
  constructor(
    private readonly config: BackupConfig,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly progress: StartupProgress,
  ) {}

  async to(path: string): Promise<MadeBackup> {
    const key = requiredBackupKey(this.config);
    this.refuseWithoutDatabase();
    const { owner, release } = await reachDatabase(this.config, this.progress);
    const { url } = owner;
    try {
      const store = await openObjectStore(this.config, this.ids);
      const snapshot = await DatabaseSnapshot.take(url);
      const takenAt = this.clock.now().toISOString();
      try {
        const parts = new BackupParts(snapshot, store);
        let manifest: Manifest | undefined;
        const sections = async function* (this: BackUp): AsyncGenerator<Buffer> {
          yield* parts.all();
          manifest = { ...(await this.manifest(url, snapshot, parts)), takenAt };
          yield* parts.last(manifest);
        };
        const fileBytes = await sealArchive(path, key, sections.call(this));
        if (manifest === undefined) throw new Error('The backup ended without its manifest');
        return { manifest, fileBytes };
      } finally {
        await snapshot.close();
      }
    } finally {
      await release();
    }
  }

  /** An embedded one would be made where there is none. */
  private refuseWithoutDatabase(): void {
    const { database, databaseNote } = dataFiles(this.config.dataDir);
    if (
      (this.config.databaseUrl ?? this.config.databaseOwnerUrl) !== undefined ||
      existsSync(database) ||
      existsSync(databaseNote)
    )
      return;
    throw new Error(
      `There is nothing to back up: ${this.config.dataDir} holds no database, and DATABASE_URL names none.`,
    );
  }

  private async manifest(
    url: string,
    snapshot: DatabaseSnapshot,
    parts: BackupParts,
  ): Promise<Omit<Manifest, 'takenAt'>> {
    const [server] = await snapshot.query<{ version: string }>(`SELECT current_setting('server_version') AS version`);
    const samples = await snapshot.query<{ wrapped: Buffer }>(wrappedSamplesSql);
    const { host, pathname } = new URL(url);
    return {
      format: 1,
      gatehouse: versionOfGatehouse(),
      postgres: server?.version ?? '',
      installation: { host: hostname(), database: `${host}${pathname}` },
      migrations: snapshot.migrations,
      jobTables: snapshot.jobTables,
      tables: parts.tables,
      sequences: await snapshot.sequences(),
      objects: parts.objects(),
      wrappedSamples: samples.map(({ wrapped }) => wrapped.toString('base64')),
    };
  }
}

function versionOfGatehouse(): string {
  return (JSON.parse(readFileSync(join(ownFolder(), 'package.json'), 'utf8')) as { version: string }).version;
}
