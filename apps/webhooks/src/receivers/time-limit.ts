export interface Limited {
  expire(): void;
}

const slotsPerLimit = 32;

/**
 * Expires work that takes too long. Thousands of attempts start and end within a second, so none has a
 * timer of its own: each sits in the slot of the tick in which it started, and one timer ticks while any
 * is in progress. Late work expires within a 32nd of the limit, and never early.
 */
export class TimeLimit {
  private readonly slots = Array.from({ length: slotsPerLimit + 1 }, () => new Set<Limited>());
  private current = 0;
  private ticking = false;

  constructor(readonly milliseconds: number) {}

  /** Returns the slot from which the work is removed when it is done. */
  start(work: Limited): Set<Limited> {
    const slot = this.slots[this.current] as Set<Limited>;
    slot.add(work);
    if (!this.ticking) this.tick();
    return slot;
  }

  /** The result of the promise, or the error once it takes too long. */
  async keep<T>(promise: Promise<T>, late: () => Error): Promise<T> {
    const { promise: cut, reject } = withReject();
    const work = { expire: () => reject(late()) };
    const slot = this.start(work);
    try {
      return await Promise.race([promise, cut]);
    } finally {
      slot.delete(work);
    }
  }

  private tick(): void {
    this.ticking = true;
    const signal = AbortSignal.timeout(Math.ceil(this.milliseconds / slotsPerLimit));
    signal.addEventListener('abort', () => this.turn(), { once: true });
  }

  private turn(): void {
    this.ticking = false;
    this.current = (this.current + 1) % this.slots.length;
    const due = this.slots[this.current] as Set<Limited>;
    for (const work of due) {
      due.delete(work);
      work.expire();
    }
    if (this.slots.some(({ size }) => size > 0)) this.tick();
  }
}

function withReject(): { promise: Promise<never>; reject: (error: Error) => void } {
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<never>((_, fail) => {
    reject = fail;
  });
  return { promise, reject };
}
