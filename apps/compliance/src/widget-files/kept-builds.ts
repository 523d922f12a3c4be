import { access, mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Clock, Config, Ids } from '#runtime';
import { type PinnedBuild, type PinnedFiles, isChunk, isPinnedEntry, pinnedBelow } from './pinned-build.js';

export interface KeptBuild extends PinnedBuild {
  readonly since: string;
}

/**
 * Keeps each build beside the data, for good: pages that pin one, and pages that were opened before an update, go on with its
 * files. A release adds some hundred kilobytes at most, as what has not changed is there already.
 */
@Injectable()
export class KeptBuilds {
  private readonly folder: string;

  constructor(
    { dataDir }: Config,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {
    this.folder = join(dataDir, 'widget');
  }

  async keep({ pinned, files }: PinnedFiles): Promise<void> {
    for (const [name, bytes] of files) await this.put(storedAs(name), bytes);
    if ((await this.all()).some(({ name }) => name === pinned.name)) return;
    // Last, so that whatever is in the list is there as a whole.
    await this.put(`builds/${basename(pinned.name)}on`, JSON.stringify({ ...pinned, since: this.clock.now() }));
  }

  async find(name: string): Promise<Buffer | undefined> {
    const stored = storedAs(name);
    if (!isChunk(stored) && !isPinnedEntry(stored)) return undefined;
    return readFile(join(this.folder, stored)).catch(() => undefined);
  }

  /** The newest first. */
  async all(): Promise<KeptBuild[]> {
    const folder = join(this.folder, 'builds');
    const names = await readdir(folder).catch(() => []);
    const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    const builds = texts.map((text) => JSON.parse(text) as KeptBuild);
    return builds.sort((one, other) => other.since.localeCompare(one.since));
  }

  /** Renamed once complete: another process may do the same, or this one may end here. */
  private async put(name: string, content: string | Buffer): Promise<void> {
    const path = join(this.folder, name);
    // Pages name what they have pinned by its hash.
    if (await isThere(path)) return;
    await mkdir(dirname(path), { recursive: true });
    const temporary = join(this.folder, this.ids.next());
    await writeFile(temporary, content);
    await rename(temporary, path);
  }
}

async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** Chunks are named by their content, so those of pinned pages are the same as those of others. */
function storedAs(name: string): string {
  const unpinned = name.startsWith(pinnedBelow) ? name.slice(pinnedBelow.length) : name;
  return isChunk(unpinned) ? unpinned : name;
}
