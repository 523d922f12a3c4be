import type { ApiError } from '../errors/api-error.js';
import { ConnectionBroken } from '../errors/connection-broken.js';
import { GatehouseError } from '../errors/gatehouse-error.js';
import { Attempt } from './attempt.js';
import { pause } from './pause.js';
import { refusalOf, valueOf } from './read-answer.js';

/** As much of `fetch` as is called. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export type Body = NonNullable<RequestInit['body']>;

export interface Call {
  readonly route: string;
  /** Whether it may be sent again when nobody knows what became of it. */
  readonly isSafe: boolean;
  /** Whether its answer is left for the caller to read. */
  readonly isDownload: boolean;
  readonly signal: AbortSignal | undefined;
  readonly idempotencyKey: string | undefined;
  /** Makes the body anew for each attempt; `once` where it can be read once only. */
  readonly body?: { readonly of: () => Body; readonly once: boolean };
  /** Instead of `fetch`: where only another way tells how far it is. */
  readonly sendBy?: Fetch;
  /** What was answered. */
  value?: unknown;
}

export interface Policy {
  readonly fetch: Fetch;
  readonly retries: number;
  readonly timeoutMilliseconds: number;
  readonly longestWaitSeconds: number;
}

const firstPauseMilliseconds = 250;
const longestPauseMilliseconds = 8_000;

/** Sends a request, and again while that is safe and may help. */
export async function send(url: string, init: RequestInit, call: Call, policy: Policy): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await attempted(url, init, call, policy);
    } catch (failure) {
      const milliseconds = pauseAfter(failure, attempt, call, policy);
      if (milliseconds === undefined) throw failure;
      await pause(milliseconds, call.signal);
    }
  }
}

async function attempted(url: string, init: RequestInit, call: Call, policy: Policy): Promise<Response> {
  const { route, signal, idempotencyKey } = call;
  signal?.throwIfAborted();
  // A file may take as long as it takes: its sender knows how large it is, and has a signal to stop it.
  const attempt = new Attempt(signal, call.body === undefined ? policy.timeoutMilliseconds : Infinity);
  try {
    const sent = { ...init, signal: attempt.signal, ...bodyOf(call) };
    const response = await (call.sendBy ?? policy.fetch)(url, sent);
    if (!response.ok) throw await refusalOf(route, response);
    if (!call.isDownload) call.value = await valueOf(route, response);
    return response;
  } catch (cause) {
    if (cause instanceof GatehouseError) throw cause;
    signal?.throwIfAborted();
    throw new ConnectionBroken(route, `${attempt.whatEnded}${reasonOf(cause)}`, { idempotencyKey, cause });
  } finally {
    // The reader of a download may still stop it.
    attempt.end(call.isDownload);
  }
}

/** Not every list of types knows `duplex`. */
interface Streamed extends RequestInit {
  readonly duplex: 'half';
}

function bodyOf({ body }: Call): RequestInit {
  if (body === undefined) return {};
  const made = body.of();
  const streamed: Streamed = { body: made, duplex: 'half' };
  return made instanceof ReadableStream ? streamed : { body: made };
}

/** How long to wait before the next attempt; undefined where there is to be none. */
function pauseAfter(failure: unknown, attempt: number, call: Call, policy: Policy): number | undefined {
  if (attempt > policy.retries || call.body?.once === true || !isWorthAnother(failure, call)) return undefined;
  const asked = (failure as Partial<ApiError>).retryAfterSeconds;
  if (asked !== undefined) return asked > policy.longestWaitSeconds ? undefined : asked * 1000;
  const most = Math.min(firstPauseMilliseconds * 2 ** (attempt - 1), longestPauseMilliseconds);
  // Not all at once, where many have failed together.
  return most * (0.5 + Math.random() / 2);
}

function isWorthAnother(failure: unknown, { isSafe }: Call): boolean {
  if (failure instanceof ConnectionBroken) return isSafe;
  if (!(failure instanceof GatehouseError) || !('status' in failure)) return false;
  // Too many requests: this one was not even begun.
  if (failure.status === 429) return true;
  return isSafe && (failure.status === 503 || failure.name === 'IdempotencyKeyInProgress');
}

function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return '';
  const inner = cause.cause instanceof Error ? cause.cause : cause;
  const code = 'code' in inner && typeof inner.code === 'string' ? inner.code : inner.message;
  return code === '' || code === 'timeout' ? '' : ` (${code})`;
}
