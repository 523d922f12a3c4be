import { once } from 'node:events';
import { access, type FileHandle, mkdir, open, opendir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Ids } from '#runtime';
import { flushFolder, hasCode, makeFolder } from './durable-files.js';
import { FileSink } from './file-sink.js';
import { keyOf, locationOf } from './object-key.js';
import { ObjectStore } from './object-store.js';
import { asUnavailable, stored } from './store-failures.js';
import { ObjectNotFound } from './vault.errors.js';

const staleAfterMilliseconds = 24 * 60 * 60 * 1000;
const incoming = 'incoming';
const readBytes = 64 * 1024;

/** A folder, on a disk of this machine or one that several machines share. */
export class LocalObjectStore extends ObjectStore {
  /** Created only at start: if it is missing, the disk is not mounted, and nothing is reported as absent or written there. */
  private readonly incoming: string;

  private constructor(
    private readonly root: string,
    private readonly ids: Ids,
  ) {
    super();
    this.incoming = join(root, incoming);
  }

  static async open(root: string, ids: Ids): Promise<LocalObjectStore> {
    const store = new LocalObjectStore(root, ids);
    try {
      await makeFolder(store.incoming);
      await store.sweep();
    } catch (cause) {
      throw new Error(
        `Documents cannot be kept in ${root}: ${(cause as Error).message}. Check OBJECT_STORE and DATA_DIR.`,
        { cause },
      );
    }
    return store;
  }

  override async put(key: string, source: Readable): Promise<void> {
    const { folder, path } = locationOf(key);
    const temporary = this.temporaryPath();
    const sink = new FileSink(temporary);
    try {
      await pipeline(source, sink);
      await stored(() => this.publish(temporary, join(this.root, folder), join(this.root, path)));
    } catch (cause) {
      // A source may fail while the file is still being opened; it can be removed only once it is closed.
      if (!sink.closed) await once(sink, 'close').catch(() => undefined);
      await rm(temporary, { force: true }).catch(() => undefined);
      throw cause;
    }
  }

  override async get(key: string): Promise<Readable> {
    const { path } = locationOf(key);
    try {
      return reading(await open(join(this.root, path), 'r'));
    } catch (cause) {
      if (!hasCode(cause, 'ENOENT')) throw asUnavailable(cause);
      await stored(() => access(this.incoming));
      throw new ObjectNotFound(key);
    }
  }

  override async delete(key: string): Promise<void> {
    const { folder, path } = locationOf(key);
    await stored(async () => {
      await access(this.incoming);
      try {
        await rm(join(this.root, path));
        await flushFolder(join(this.root, folder));
      } catch (cause) {
        if (!hasCode(cause, 'ENOENT')) throw cause;
      }
    });
  }

  override async *names(): AsyncGenerator<string> {
    for await (const folder of await opendir(this.root)) {
      if (!folder.isDirectory() || folder.name === incoming) continue;
      for await (const { name } of await opendir(join(this.root, folder.name))) yield keyOf(name);
    }
  }

  override async check(): Promise<void> {
    await stored(() => this.touch());
  }

  private async publish(temporary: string, folder: string, path: string): Promise<void> {
    try {
      await rename(temporary, path);
    } catch (cause) {
      if (!hasCode(cause, 'ENOENT')) throw cause;
      await mkdir(folder, { mode: 0o700 }).catch((failed: unknown) => {
        if (!hasCode(failed, 'EEXIST')) throw failed;
      });
      await flushFolder(this.root);
      await rename(temporary, path);
    }
    await flushFolder(folder);
  }

  /** Removes what killed writers left. Age is measured by the clock of the disk, since ours can be moved in the sandbox. */
  private async sweep(): Promise<void> {
    const now = await this.touch();
    for (const name of await readdir(this.incoming)) {
      const path = join(this.incoming, name);
      const writtenAt = await stat(path).then(
        ({ mtimeMs }) => mtimeMs,
        () => now,
      );
      if (now - writtenAt > staleAfterMilliseconds) await rm(path, { force: true });
    }
  }

  /** Writes a byte, and returns when that was by the clock of the disk. */
  private async touch(): Promise<number> {
    const path = this.temporaryPath();
    try {
      await writeFile(path, '.', { flag: 'wx', mode: 0o600 });
      return (await stat(path)).mtimeMs;
    } finally {
      await rm(path, { force: true });
    }
  }

  private temporaryPath(): string {
    return join(this.incoming, this.ids.next());
  }
}

function reading(file: FileHandle): Readable {
  return new Readable({
    highWaterMark: readBytes,
    read() {
      file.read(Buffer.allocUnsafe(readBytes)).then(
        ({ bytesRead, buffer }) => this.push(bytesRead === 0 ? null : buffer.subarray(0, bytesRead)),
        (cause: unknown) => this.destroy(asUnavailable(cause) as Error),
      );
    },
    destroy(failure, done) {
      file.close().then(
        () => done(failure),
        (cause: unknown) => done(failure ?? (cause as Error)),
      );
    },
  });
}
