import { type Safe, openSafe } from './safe.js';

type Known = Map<string, unknown>;

/** Begins the names of what the server has, beside the drafts of steps. */
export const ofServer = 'sent:';

/** Unsent answers, and what this tab has sent, so that a reload loses nothing. */
export class Drafts {
  #known: Known = new Map();
  #reviewId = '';
  #isForgotten = false;
  /** One after the other, so that nothing is written over what is still to be restored. */
  #turn: Promise<void> = Promise.resolve();

  /** Restores what an earlier load of this page saved for the review. What a slow browser brings later is announced. */
  async open(reviewId: string, arrivedLate: () => void): Promise<void> {
    if (this.#reviewId === reviewId) return;
    this.#reviewId = reviewId;
    this.#isForgotten = false;
    const known: Known = new Map();
    this.#known = known;
    let isLate = false;
    const restoring = this.#inTurn(async (safe, place) => {
      const text = await safe.open(place);
      if (text === undefined) return;
      restore(known, JSON.parse(text) as object);
      if (isLate && this.#known === known) arrivedLate();
    });
    await Promise.race([restoring, patience()]);
    isLate = true;
  }

  of(step: string): unknown {
    return this.#known.get(step);
  }

  keep(step: string, values: unknown): void {
    this.#isForgotten = false;
    const known = this.#known;
    known.set(step, values);
    void this.#inTurn((safe, place) => safe.put(place, JSON.stringify(Object.fromEntries(known))));
  }

  /** Keeps it in this browser when the tab is closed, because the person asked for it. Whether nothing typed is lost. */
  async setAside(): Promise<boolean> {
    let isKept = ![...this.#known].some(([step, values]) => values !== undefined && !step.startsWith(ofServer));
    const keeping = this.#inTurn((safe, place) => {
      isKept = safe.setAside(place) || isKept;
    });
    await Promise.race([keeping, patience()]);
    return isKept;
  }

  /** The person goes on at once: what was set aside would soon be old. */
  takeBack(): void {
    void this.#inTurn((safe, place) => safe.takeBack(place));
  }

  /** Deletes everything once the review is submitted. */
  forget(): void {
    if (this.#isForgotten) return;
    this.#isForgotten = true;
    this.#known = new Map();
    void this.#inTurn((safe, place) => safe.remove(place));
  }

  #inTurn(work: (safe: Safe, place: string) => Promise<void> | void): Promise<void> {
    const place = `gatehouse-draft-${this.#reviewId}`;
    this.#turn = this.#turn
      .then(async () => {
        const safe = await openSafe();
        if (safe !== undefined) await work(safe, place);
      })
      .catch(() => undefined);
    return this.#turn;
  }
}

/** What was typed since the page opened is newer. */
function restore(known: Known, saved: object): void {
  for (const [step, values] of Object.entries(saved))
    known.set(step, known.has(step) ? newerOver(values, known.get(step)) : values);
}

function newerOver(older: unknown, newer: unknown): unknown {
  if (!isRecord(older) || !isRecord(newer)) return newer;
  const merged = { ...older };
  for (const [name, value] of Object.entries(newer)) merged[name] = newerOver(older[name], value);
  return merged;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Some browsers never respond, and nobody should wait for drafts. */
function patience(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 2_000));
}
