import type { Flow } from './flow.js';

const shortest = 1_000;

/** Looks again for what others do about the review: often while it is about to change, seldom while an officer reads. */
export class ReviewPoller {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waited = shortest;
  #watched: string | undefined;
  readonly #seen = (): void => {
    if (document.visibilityState === 'visible' && this.#watched !== undefined) void this.#now();
  };

  constructor(private readonly poll: () => Promise<void>) {
    document.addEventListener('visibilitychange', this.#seen);
  }

  /** Called after every change: one that says something new starts again with short waits. */
  for(flow: Flow | undefined): void {
    const watched = flow === undefined ? undefined : watchedIn(flow);
    if (watched !== this.#watched) this.#waited = shortest;
    this.#watched = watched;
    clearTimeout(this.#timer);
    if (watched === undefined || document.visibilityState === 'hidden') return;
    const longest = watched === 'inReview' || watched === 'error' ? 15_000 : 4_000;
    this.#timer = setTimeout(() => void this.#now(), Math.min(this.#waited, longest));
    this.#waited = Math.min(this.#waited * 1.4, longest);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#watched = undefined;
    document.removeEventListener('visibilitychange', this.#seen);
  }

  async #now(): Promise<void> {
    clearTimeout(this.#timer);
    await this.poll();
  }
}

/** What may change without the person's doing; undefined when nothing does. */
function watchedIn({ review, steps }: Flow): string | undefined {
  const status = review.status.type;
  if (['submitted', 'validatingSubmission', 'inReview', 'error'].includes(status)) return status;
  const checking = steps.filter(({ state }) => state === 'checking').map(({ id }) => id);
  return checking.length === 0 ? undefined : checking.join();
}
