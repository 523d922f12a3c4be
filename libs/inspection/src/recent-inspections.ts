import { createHash } from 'node:crypto';
import { BoundedMap } from '#runtime';
import type { Task } from './task.js';
import { type Inspection, isFinished } from './inspection.js';

const most = 100;
const keptMilliseconds = 15 * 60_000;

/**
 * What was found in the documents that were looked at last. They are checked again whenever something changes that was
 * typed, and say the same then: reading one takes a second or two, and a process. It is kept in memory alone, because it is
 * personal: written down it would need a key, and backups would have it. So it outlives neither this process nor, by more
 * than a quarter of an hour, the erasure of an organization; in that time most people have mended what they typed. Nobody
 * learns of anything by it: who asks has the bytes of the document, and gets what they say.
 */
export class RecentInspections {
  private readonly kept = new BoundedMap<string, Kept>(most);
  private last = 0;

  /** What is being looked at already is waited for. */
  async of(task: Task, inspect: () => Promise<Inspection>): Promise<Inspection> {
    const key = keyOf(task);
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

  /** The timer knows the number alone: what made way for others is gone at once. */
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

function keyOf({ contentType, bytes, wanted }: Task): string {
  const hash = createHash('sha256').update(bytes).digest('base64');
  return [hash, contentType, ...[...wanted].sort()].join(' ');
}
