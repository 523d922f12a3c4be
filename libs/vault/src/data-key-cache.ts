import { type Clock, BoundedMap } from '#runtime';
import type { DataKey } from './data-key.js';

const largestCount = 1_000;
const longestMilliseconds = 60_000;

interface Kept {
  readonly key: DataKey;
  readonly since: number;
}

/**
 * Caches unwrapped keys for a short while. A key that may have been read before its destruction was announced is not
 * cached: the reader takes the `generation` before it reads, and passes it to `keep`.
 */
export class DataKeyCache {
  private readonly kept = new BoundedMap<string, Kept>(largestCount);
  private current = 0;

  constructor(private readonly clock: Clock) {}

  get generation(): number {
    return this.current;
  }

  get(organizationId: string): DataKey | undefined {
    const kept = this.kept.get(organizationId);
    if (kept === undefined) return undefined;
    // The sandbox clock can be moved.
    if (Math.abs(this.now() - kept.since) < longestMilliseconds) return kept.key;
    this.kept.delete(organizationId);
    return undefined;
  }

  keep(organizationId: string, key: DataKey, generation: number): void {
    if (generation !== this.current) return;
    this.kept.set(organizationId, { key, since: this.now() });
  }

  forget(organizationId: string): void {
    this.current += 1;
    this.kept.delete(organizationId);
  }

  clear(): void {
    this.current += 1;
    this.kept.clear();
  }

  private now(): number {
    return this.clock.now().getTime();
  }
}
