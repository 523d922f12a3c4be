import type { EventType, LoggedEvent } from '../calls/call-types.js';
import { ConnectionBroken } from '../errors/connection-broken.js';
import { UnexpectedAnswer } from '../errors/unexpected-answer.js';
import { ApiError } from '../errors/api-error.js';
import { pause } from '../sending/pause.js';
import { streamedEvents } from './streamed-events.js';

export interface Following {
  /** The last position that you have handled: what comes after it is told. 0 begins with the first event. */
  readonly from?: number;
  readonly type?: EventType;
  readonly resourceId?: string;
  readonly signal?: AbortSignal;
}

export interface FollowingOn extends Following {
  /** How long to wait for more where nothing can be streamed, and before a stream is opened again; 1,000 where it is left out. */
  readonly everyMilliseconds?: number;
  /** Is told when the log cannot be read for the moment, and tried again. */
  readonly onTrouble?: (failure: Error) => void;
}

/** One page of the log. */
type ReadEvents = (
  query: { after: number; limit: number; type?: EventType; resourceId?: string },
  signal: AbortSignal | undefined,
) => Promise<{ readonly results: readonly LoggedEvent[] }>;

/** What is told as it happens. */
type OpenStream = (
  query: { from: number; type?: EventType; resourceId?: string },
  signal: AbortSignal,
) => Promise<Response>;

interface Narrowed {
  readonly type?: EventType | undefined;
  readonly resourceId?: string | undefined;
}

const perPage = 100;
/** Where streams do not come through, it is seldom tried again. */
const vainStreams = 3;
const looksBetweenStreams = 300;
const usualPauseMilliseconds = 1_000;
const longestPauseMilliseconds = 30_000;

class WorthOfStreams {
  #vain = 0;

  isWorthTrying(): boolean {
    const isWorth = this.#vain < vainStreams || this.#vain % looksBetweenStreams === 0;
    this.#vain += 1;
    return isWorth;
  }

  readonly begun = (): void => {
    this.#vain = 0;
  };
}

/** The event log of the organization, by position: each event exactly once. */
export class EventLog {
  readonly #read: ReadEvents;
  readonly #stream: OpenStream;

  constructor(read: ReadEvents, stream: OpenStream) {
    this.#read = read;
    this.#stream = stream;
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

  /**
   * What is in the log and what will be, without end: an outage is waited for, a refusal is thrown. What is there is read from the
   * log, what comes is streamed; where no stream comes through, the log is read again and again.
   */
  async *follow({ from = 0, everyMilliseconds, onTrouble, ...narrowed }: FollowingOn = {}): AsyncGenerator<
    LoggedEvent,
    never
  > {
    const usual = everyMilliseconds ?? usualPauseMilliseconds;
    const { signal } = narrowed;
    const place = { after: from };
    const streams = new WorthOfStreams();
    const open = (stop: AbortSignal): Promise<Response> =>
      this.#stream({ ...queryOf(narrowed), from: place.after }, stop);
    for (let failures = 0; ;) {
      const events = await this.#page({ ...narrowed, from: place.after }, perPage).catch((failure: unknown) => {
        if (!passes(failure)) throw failure;
        onTrouble?.(failure);
        return undefined;
      });
      failures = events === undefined ? failures + 1 : 0;
      yield* passing(events ?? [], place);
      if (events?.length === perPage) continue;
      if (events !== undefined && streams.isWorthTrying())
        yield* passing(streamedEvents({ open, signal, begun: streams.begun }), place);
      await pause(Math.min(usual * 2 ** failures, Math.max(usual, longestPauseMilliseconds)), signal);
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
    const query = { ...queryOf({ type, resourceId }), after: from ?? 0, limit };
    return (await this.#read(query, signal)).results;
  }
}

/** Goes on with each event, which is not told again. */
async function* passing(
  events: AsyncIterable<LoggedEvent> | Iterable<LoggedEvent>,
  place: { after: number },
): AsyncGenerator<LoggedEvent, undefined> {
  for await (const event of events) {
    if (event.position <= place.after) continue;
    yield event;
    place.after = event.position;
  }
  return undefined;
}

function queryOf({ type, resourceId }: Narrowed): { type?: EventType; resourceId?: string } {
  return { ...(type === undefined ? {} : { type }), ...(resourceId === undefined ? {} : { resourceId }) };
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
