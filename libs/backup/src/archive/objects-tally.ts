import { createHash } from 'node:crypto';
import type { ObjectsDigest } from './manifest.js';
import type { Digest } from './sections.js';

const mostNamed = 100;

/** Sums up objects, however many. */
export class ObjectsTally {
  private readonly hash = createHash('sha256');
  private readonly first: string[] = [];
  private count = 0;
  private bytes = 0;
  private missing = 0;

  add(key: string, { bytes, sha256 }: Digest): void {
    this.hash.update(`${key} ${sha256}\n`);
    this.count++;
    this.bytes += bytes;
  }

  miss(key: string): void {
    this.missing++;
    if (this.first.length < mostNamed) this.first.push(key);
  }

  /** Once, at the end. */
  sum(): ObjectsDigest {
    const missing = { count: this.missing, first: this.first };
    return { count: this.count, bytes: this.bytes, sha256: this.hash.digest('hex'), missing };
  }
}
