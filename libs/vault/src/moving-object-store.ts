import type { Readable } from 'node:stream';
import { ObjectStore } from './object-store.js';
import { ObjectNotFound } from './vault.errors.js';

/** The store of now, while objects of a former one are still moved into it (`moveObjects`). */
export class MovingObjectStore extends ObjectStore {
  constructor(
    private readonly now: ObjectStore,
    private readonly former: ObjectStore,
  ) {
    super();
  }

  override put(key: string, source: Readable): Promise<void> {
    return this.now.put(key, source);
  }

  override async get(key: string): Promise<Readable> {
    // Looked for here once more: it may have been moved between the two.
    for (const store of [this.now, this.former]) {
      const found = await store.get(key).catch(unlessAbsent);
      if (found !== undefined) return found;
    }
    return this.now.get(key);
  }

  /** In this order: after copying, a move checks that the original is still there, and deletes the copy if it is not. */
  override async delete(key: string): Promise<void> {
    await this.former.delete(key);
    await this.now.delete(key);
  }

  override async *names(): AsyncGenerator<string> {
    const seen = new Set<string>();
    for await (const key of this.former.names()) {
      seen.add(key);
      yield key;
    }
    for await (const key of this.now.names()) if (!seen.has(key)) yield key;
  }

  override async check(): Promise<void> {
    await this.now.check();
    await this.former.check();
  }
}

function unlessAbsent(cause: unknown): undefined {
  if (!(cause instanceof ObjectNotFound)) throw cause;
}
