import type { EventType, LoggedEvent } from '../calls/call-types.js';
import { ConnectionBroken } from '../errors/connection-broken.js';
import { UnexpectedAnswer } from '../errors/unexpected-answer.js';
import { ApiError } from '../errors/api-error.js';
import { pause } from '../sending/pause.js';

export interface Following {
  /** The last position that you have handled: what comes after it is told. 0 begins with the first event. */
  readonly from?: number;
  readonly type?: EventType;
  readonly resourceId?: string;
  readonly signal?: AbortSignal;
}

export interface FollowingOn extends Following {
  /** How long to wait for more after the last event; 1,000 where it is left out. */
  readonly everyMilliseconds?: number;
  /** Is told when the log cannot be read for the moment, and tried again. */
  readonly onTrouble?: (failure: Error) => void;
}

/** One page of the log. */
type ReadEvents = (
  query: { after: number; limit: number; type?: EventType; resourceId?: string },
  signal: AbortSignal | undefined,
) => Promise<{ readonly results: readonly LoggedEvent[] }>;

const perPage = 100;
const usualPauseMilliseconds = 1_000;
const longestPauseMilliseconds = 30_000;

/** The event log of the organization, by position: each event exactly once. */
export class EventLog {
  readonly #read: ReadEvents;

  constructor(read: ReadEvents) {
    this.#read = read;
  }

  /** What is in the log, up to its present end. */
  async *list({ from = 0, ...narrowed }: Following = {}): AsyncGenerator<LoggedEvent, undefined> {
    for (let after = from; ;) {
      const events = await this.#page({ ...narrowed, from: after }, perPage);
      yield* events;
      if (events.length < perPage) return undefined;
      after = positionOf(events.at(-1));
    }
  }

  /** What is in the log and what will be, without end: an outage is waited for, a refusal is thrown. */
  async *follow({ from = 0, everyMilliseconds, onTrouble, ...narrowed }: FollowingOn = {}): AsyncGenerator<
    LoggedEvent,
    never
  > {
    const usual = everyMilliseconds ?? usualPauseMilliseconds;
    for (let after = from, failures = 0; ;) {
      const events = await this.#page({ ...narrowed, from: after }, perPage).catch((failure: unknown) => {
        if (!passes(failure)) throw failure;
        onTrouble?.(failure);
        return undefined;
      });
      failures = events === undefined ? failures + 1 : 0;
      for (const event of events ?? []) {
        yield event;
        after = event.position;
      }
      if ((events?.length ?? 0) < perPage)
        await pause(Math.min(usual * 2 ** failures, Math.max(usual, longestPauseMilliseconds)), narrowed.signal);
    }
  }

  /** The position of the newest event; 0 where there is none. Positions have no gaps, so that a few looks find it. */
  async lastPosition(signal?: AbortSignal): Promise<number> {
    const isAfter = async (position: number): Promise<boolean> =>
      (await this.#page({ from: position, ...(signal === undefined ? {} : { signal }) }, 1)).length > 0;
    let [known, beyond] = [0, 1];
    if (!(await isAfter(0))) return 0;
    while (await isAfter(beyond)) [known, beyond] = [beyond, beyond * 2];
    while (beyond - known > 1) {
      const middle = Math.floor((known + beyond) / 2);
      if (await isAfter(middle)) known = middle;
      else beyond = middle;
    }
    return beyond;
  }

  async #page({ from, type, resourceId, signal }: Following, limit: number): Promise<readonly LoggedEvent[]> {
    const query = {
      after: from ?? 0,
      limit,
      ...(type === undefined ? {} : { type }),
      ...(resourceId === undefined ? {} : { resourceId }),
    };
    return (await this.#read(query, signal)).results;
  }
}

function positionOf(event: LoggedEvent | undefined): number {
  return event?.position ?? 0;
}

/** Whether it is over after a while, by all that is known. */
function passes(failure: unknown): failure is Error {
  if (failure instanceof ConnectionBroken) return true;
  return (
    (failure instanceof ApiError || failure instanceof UnexpectedAnswer) &&
    [429, 500, 502, 503, 504].includes(failure.status)
  );
}
