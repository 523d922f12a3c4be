import { loadPart } from '../api/load-part.js';
import type { Safe } from './safe.js';

/** Unsent answers, and what this tab has sent, so that a reload loses nothing. */
export class Drafts {
  readonly #known = new Map<string, unknown>();
  #reviewId = '';
  #isForgotten = false;
  #writing: Promise<void> = Promise.resolve();

  /** Restores what an earlier load of this page saved for the review. */
  async open(reviewId: string): Promise<void> {
    if (this.#reviewId === reviewId) return;
    this.#reviewId = reviewId;
    this.#known.clear();
    this.#isForgotten = false;
    const text = await (await openSafe())?.open(this.place).catch(() => undefined);
    if (text === undefined) return;
    for (const [step, values] of Object.entries(JSON.parse(text) as object))
      if (!this.#known.has(step)) this.#known.set(step, values);
  }

  of(step: string): unknown {
    return this.#known.get(step);
  }

  keep(step: string, values: unknown): void {
    this.#isForgotten = false;
    if (values === undefined) this.#known.delete(step);
    else this.#known.set(step, values);
    const text = JSON.stringify(Object.fromEntries(this.#known));
    this.#writing = this.#writing.then(async () => (await openSafe())?.put(this.place, text)).catch(() => undefined);
  }

  /** Deletes everything once the review is submitted. */
  forget(): void {
    if (this.#isForgotten) return;
    this.#isForgotten = true;
    this.#known.clear();
    this.#writing = this.#writing.then(async () => (await openSafe())?.remove(this.place));
  }

  private get place(): string {
    return `gatehouse-draft-${this.#reviewId}`;
  }
}

/** Loaded on demand: when the page opens there is nothing to store yet. */
async function openSafe(): Promise<Safe | undefined> {
  const safe = await loadPart(() => import('./safe.js')).catch(() => undefined);
  return safe?.openSafe();
}
