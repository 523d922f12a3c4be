import { mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { type Build, type BuiltFile, Clock, Config, Ids, namedByContent, readBuiltFile } from '#runtime';

const keptMilliseconds = 30 * 24 * 60 * 60 * 1_000;
const kept = /^chunks\/[\w.-]+\.js$/;

/**
 * Keeps the chunks of each build beside the data, so that a page that was opened before an update goes on with the
 * files it began with. Their names follow from their content: one under a known name is the same.
 */
@Injectable()
export class EarlierBuilds {
  private readonly folder: string;

  constructor(
    { dataDir }: Config,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {
    this.folder = join(dataDir, 'widget');
  }

  async keep(build: Build): Promise<void> {
    const chunks = join(this.folder, namedByContent);
    await mkdir(chunks, { recursive: true });
    const now = this.clock.now();
    for (const [name, file] of build) {
      if (!kept.test(name)) continue;
      const path = join(this.folder, name);
      // Renamed once complete: another process may do the same, or this one may end here.
      const temporary = join(this.folder, this.ids.next());
      await writeFile(temporary, await file.as('identity'));
      await rename(temporary, path);
      await utimes(path, now, now);
    }
    for (const name of await readdir(chunks)) {
      const { mtimeMs } = await stat(join(chunks, name));
      if (now.getTime() - mtimeMs > keptMilliseconds) await rm(join(chunks, name), { force: true });
    }
  }

  async find(name: string): Promise<BuiltFile | undefined> {
    if (!kept.test(name)) return undefined;
    const bytes = await readFile(join(this.folder, namedByContent, basename(name))).catch(() => undefined);
    return bytes === undefined ? undefined : readBuiltFile(name, bytes);
  }
}
