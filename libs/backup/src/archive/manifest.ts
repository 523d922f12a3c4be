import type { CopiedSequence } from '#database';
import type { Digest } from './sections.js';

/** What a backup says of itself, sealed with the rest. */
export interface Manifest {
  readonly format: 1;
  /** Everything that was committed before is in it, nothing that began after. */
  readonly takenAt: string;
  readonly gatehouse: string;
  readonly postgres: string;
  readonly installation: { readonly host: string; readonly database: string };
  readonly migrations: readonly string[];
  /** The last migration of the tables of background jobs. */
  readonly jobTables: number;
  readonly tables: readonly TableDigest[];
  readonly sequences: readonly CopiedSequence[];
  readonly objects: ObjectsDigest;
  /** Data keys as the database has them, wrapped: whoever restores has to have what opens them. In base64. */
  readonly wrappedSamples: readonly string[];
}

export interface TableDigest extends Digest {
  readonly schema: string;
  readonly name: string;
  readonly rows: number;
}

export interface ObjectsDigest extends Digest {
  readonly count: number;
  /** Named by rows, and gone: deleted meanwhile, or lost. */
  readonly missing: { readonly count: number; readonly first: readonly string[] };
}
