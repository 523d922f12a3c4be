import { BoundedMap } from '#runtime';
import { type Inspection, type Readable, isFinished } from './results/inspection.js';

const most = 100;
const keptMilliseconds = 15 * 60_000;

/** Of which file, by its bytes, and what of it. */
export interface WantedInspection {
  readonly contentType: string;
  readonly sha256: Buffer;
  readonly wanted: readonly Readable[];
}

/**
 * The results for the documents inspected last. Documents are checked again whenever typed data changes, and reading one
 * takes a second or two. The results are personal data, so they stay in memory: stored, they would need a key and end up
 * in backups. They are kept for a quarter of an hour, in which most people have corrected what they typed, and so outlive
 * the erasure of an organization by no more than that. Each owner has its own: a process that a file of one took over answers nothing about the same file of another.
 */
export class RecentInspections {
  private readonly kept = new BoundedMap<string, Kept>(most);
  private last = 0;

  /** A running inspection of the same file is shared. */
  async of(owner: string, wanted: WantedInspection, inspect: () => Promise<Inspection>): Promise<Inspection> {
    const key = `${owner} ${keyOf(wanted)}`;
    const known = this.kept.get(key);
    if (known !== undefined) return known.found;
    const id = ++this.last;
    const found = inspect();
    this.kept.set(key, { id, found });
    const isToKeep = await found.then(isFinished, () => false);
    if (isToKeep) this.forgetLater(key, id);
    else this.forget(key, id);
    return found;
  }

  forgetAll(): void {
    this.kept.clear();
  }

  /** The timer holds only the number, so that an evicted result is freed at once. */
  private forgetLater(key: string, id: number): void {
    setTimeout(() => this.forget(key, id), keptMilliseconds).unref();
  }

  private forget(key: string, id: number): void {
    if (this.kept.get(key)?.id === id) this.kept.delete(key);
  }
}

interface Kept {
  readonly id: number;
  readonly found: Promise<Inspection>;
}

function keyOf({ sha256, contentType, wanted }: WantedInspection): string {
  return [sha256.toString('base64'), contentType, ...[...wanted].sort()].join(' ');
}
