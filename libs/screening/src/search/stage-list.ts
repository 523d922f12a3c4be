import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '#database';
import { Clock, Ids } from '#runtime';
import { type ListFormat, readList } from '../formats/read-list.js';
import type { Listed, ListedAddress, ListedAlias, ListedEntry } from '../lists/listed.js';
import { ScreeningVersion } from '../records/screening-version.entity.js';
import { StagedBatch } from './staged-batch.js';
import { Versions } from './versions.js';

export interface StagedList {
  readonly format: ListFormat;
  readonly versionId: string;
  readonly sha256: string;
  readonly entryCount: number;
  readonly nameCount: number;
  readonly addressCount: number;
}

const atOnce = 1_000;

/** Writes what a list says as a version that nobody sees yet, while it arrives. A broken one leaves nothing. */
@Injectable()
export class StageList {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly versions: Versions,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async stage(format: ListFormat, bytes: AsyncIterable<Uint8Array>): Promise<StagedList> {
    const versionId = this.ids.next();
    const startedAt = this.clock.now();
    await this.unitOfWork.runSeparately((tx) =>
      tx.insert(ScreeningVersion, { id: versionId, state: 'staged', startedAt }),
    );
    const hash = createHash('sha256');
    const staging = new Staging(this.unitOfWork, new StagedBatch(versionId, format, startedAt));
    try {
      for await (const listed of readList(format, hashed(bytes, hash))) await staging.take(listed);
      await staging.end();
    } catch (thrown) {
      // Should this fail too, the hourly job removes it.
      await this.versions.forget(versionId).catch(() => undefined);
      throw thrown;
    }
    return { format, versionId, sha256: hash.digest('hex'), ...staging.counts };
  }
}

async function* hashed(
  bytes: AsyncIterable<Uint8Array>,
  hash: { update(chunk: Uint8Array): unknown },
): AsyncGenerator<Uint8Array> {
  for await (const chunk of bytes) {
    hash.update(chunk);
    yield chunk;
  }
}

class Staging {
  readonly counts = { entryCount: 0, nameCount: 0, addressCount: 0 };
  private entries: ListedEntry[] = [];
  private aliases: ListedAlias[] = [];
  private addresses: ListedAddress[] = [];

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly batch: StagedBatch,
  ) {}

  async take(listed: Listed): Promise<void> {
    if (listed.what === 'entry') this.entries.push(listed);
    else if (listed.what === 'alias') this.aliases.push(listed);
    else this.addresses.push(listed);
    if (this.entries.length + this.aliases.length + this.addresses.length >= atOnce) await this.end();
  }

  /** Aliases come after the entries that they belong to. */
  async end(): Promise<void> {
    const [entries, aliases, addresses] = [this.entries, this.aliases, this.addresses];
    [this.entries, this.aliases, this.addresses] = [[], [], []];
    const { counts } = this;
    const first = counts.nameCount;
    const written = await this.unitOfWork.runSeparately(async (tx) => {
      const named = await this.batch.writeEntries(tx, entries, first);
      const renamed = await this.batch.writeAliases(tx, aliases, first + named.nameCount);
      return {
        ...named,
        nameCount: named.nameCount + renamed,
        addressCount: await this.batch.writeAddresses(tx, addresses),
      };
    });
    counts.entryCount += written.entryCount;
    counts.nameCount += written.nameCount;
    counts.addressCount += written.addressCount;
  }
}
