import type { Readable } from 'node:stream';

/**
 * Bytes under a name, for what is too large for the database. It knows nothing of what it keeps: what
 * is confidential is sealed before. Names are of `a-z`, `0-9`, `-` and `/`; ids are good names.
 */
export abstract class ObjectStore {
  /**
   * Durable once it returns; on any failure, of the source too, nothing is left and the source is
   * destroyed. Join streams with `pipeline`, not `pipe`, so that a failure of the first arrives here.
   */
  abstract put(key: string, source: Readable): Promise<void>;
  /** Throws `ObjectNotFound`. The stream is to be read to its end or destroyed. */
  abstract get(key: string): Promise<Readable>;
  /** Deleting what is not there is no failure. */
  abstract delete(key: string): Promise<void>;
  /** The names of all that is kept, in no order. */
  abstract names(): AsyncIterable<string>;
  /** Throws `ServiceUnavailable` when nothing can be kept at present. */
  abstract check(): Promise<void>;
}
