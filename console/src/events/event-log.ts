import type { Client } from '../api/client.js';
import type { LoggedEvent } from '../api/events.js';
import type { Page } from '../api/wire.js';

export interface EventFilter {
  readonly organizationId?: string | undefined;
  readonly type?: string | undefined;
  readonly resourceId?: string | undefined;
  /** Up to the end of this day, where the person is. */
  readonly until?: string | undefined;
}

const windowSize = 100;
const wanted = 25;

/**
 * The newest events first. Those of all organizations are answered so; the log of one is answered from its first on, so
 * its end is looked for, and it is read backwards from there.
 */
export class EventLog {
  all: readonly LoggedEvent[] | undefined;
  /** Of all: where the next page begins. Of one: the last position that was not read yet. */
  #next: string | number | undefined;
  #filter: EventFilter = {};

  constructor(private readonly client: () => Client) {}

  get hasMore(): boolean {
    return this.#next !== undefined;
  }

  async begin(filter: EventFilter): Promise<void> {
    this.#filter = filter;
    this.all = undefined;
    const until = momentAfter(filter.until);
    const first = filter.organizationId === undefined ? firstIdAt(until) : await this.#lastPosition(until);
    if (filter !== this.#filter) return;
    this.all = [];
    this.#next = first === 0 ? undefined : first;
    if (first !== 0) await this.more();
  }

  async more(): Promise<void> {
    const filter = this.#filter;
    const next = this.#next;
    const read = typeof next === 'number' ? await this.#backwards(next) : await this.#page(next);
    if (filter !== this.#filter) return;
    this.all = [...(this.all ?? []), ...read.results];
    this.#next = read.next;
  }

  async #page(nextId: string | undefined): Promise<Read> {
    const page = await this.#read(nextId === undefined ? {} : { nextId });
    return { results: page.results, next: page.nextId };
  }

  /** Window by window, until there is something to show or nothing is left. */
  async #backwards(last: number): Promise<Read> {
    const results: LoggedEvent[] = [];
    let next = last;
    while (next > 0 && results.length < wanted) {
      const after = Math.max(0, next - windowSize);
      const upTo = next;
      const page = await this.#read({ after: `${after}`, limit: `${windowSize}` });
      results.push(...page.results.filter(({ position }) => position <= upTo).toReversed());
      next = after;
    }
    return { results, next: next === 0 ? undefined : next };
  }

  /** Positions have no gaps, so the last is found by halves; most logs are short. */
  async #lastPosition(until: number | undefined): Promise<number> {
    const { organizationId } = this.#filter;
    const inTime = ({ occurredAt }: LoggedEvent): boolean => until === undefined || Date.parse(occurredAt) < until;
    const after = async (position: number, limit: number): Promise<readonly LoggedEvent[]> => {
      const path = `/events?organizationId=${organizationId ?? ''}&after=${position}&limit=${limit}`;
      return (await this.client().get<Page<LoggedEvent>>(path)).results;
    };
    const first = await after(0, windowSize);
    let last = first.filter(inTime).at(-1)?.position ?? 0;
    if (first.length < windowSize || last !== first.at(-1)?.position) return last;
    let beyond = last * 2;
    const isThere = async (position: number): Promise<boolean> => (await after(position - 1, 1)).some(inTime);
    while (await isThere(beyond)) [last, beyond] = [beyond, beyond * 2];
    while (beyond - last > 1) {
      const middle = Math.floor((last + beyond) / 2);
      if (await isThere(middle)) last = middle;
      else beyond = middle;
    }
    return last;
  }

  #read(more: Readonly<Record<string, string>>): Promise<Page<LoggedEvent>> {
    const { organizationId, type, resourceId } = this.#filter;
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries({ organizationId, type, resourceId, ...more }))
      if (value !== undefined) query.set(name, value);
    return this.client().get<Page<LoggedEvent>>(`/events?${query.toString()}`);
  }
}

interface Read {
  readonly results: readonly LoggedEvent[];
  readonly next: string | number | undefined;
}

/** When the day is over. */
function momentAfter(day: string | undefined): number | undefined {
  const begins = new Date(`${day ?? ''}T00:00:00`);
  return Number.isNaN(begins.getTime()) ? undefined : begins.setDate(begins.getDate() + 1);
}

/** Ids begin with their millisecond, so a page may begin where no event is. */
function firstIdAt(until: number | undefined): string | undefined {
  if (until === undefined) return undefined;
  const time = (until - 1).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7fff-bfff-ffffffffffff`;
}
