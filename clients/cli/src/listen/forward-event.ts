import { setTimeout as pause } from 'node:timers/promises';
import type { LoggedEvent } from '../../../typescript/src/index.js';
import { signed } from './sign.js';

export interface Target {
  readonly url: string;
  readonly secret: string;
}

/** What became of an attempt. */
export interface Attempted {
  readonly attempt: number;
  /** What it answered; nothing where it was not there. */
  readonly status: number | undefined;
  readonly why: string;
  readonly milliseconds: number;
  /** Until the next attempt; nothing where there is none. */
  readonly againInSeconds: number | undefined;
}

const answeredWithinMilliseconds = 10_000;
const longestPauseSeconds = 15;
/** One that is not there is waited for without end; one that refuses an event is not asked for ever. */
const mostRefusals = 5;

/** Sends one event until it is taken, or was refused often enough; says what became of each attempt. */
export async function forwardEvent(
  event: LoggedEvent,
  target: Target,
  { signal, tell }: { readonly signal: AbortSignal; readonly tell: (attempted: Attempted) => void },
): Promise<boolean> {
  for (let attempt = 1, refusals = 0; ; attempt++) {
    const begun = performance.now();
    const { status, why } = await sent(event, target, attempt, signal);
    signal.throwIfAborted();
    const isTaken = status !== undefined && status >= 200 && status < 300;
    refusals += status === undefined ? 0 : 1;
    const isLast = isTaken || refusals >= mostRefusals;
    const againInSeconds = isLast ? undefined : Math.min(2 ** (attempt - 2), longestPauseSeconds);
    tell({ attempt, status, why, milliseconds: Math.round(performance.now() - begun), againInSeconds });
    if (againInSeconds === undefined) return isTaken;
    await pause(againInSeconds * 1000, undefined, { signal });
  }
}

async function sent(
  event: LoggedEvent,
  { url, secret }: Target,
  attemptNumber: number,
  signal: AbortSignal,
): Promise<{ status: number | undefined; why: string }> {
  const { eventId, eventCategory, occurredAt, sequence, resourceId, payload } = event;
  const about = { eventCategory, occurredAt, sequence, resourceId, payload };
  const body = JSON.stringify({ eventId, deliveryId: eventId, attemptNumber, ...about });
  const limit = AbortSignal.timeout(answeredWithinMilliseconds);
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: signed(body, { id: eventId, secret, at: new Date() }),
      body,
      redirect: 'manual',
      signal: AbortSignal.any([limit, signal]),
    });
    await answer.body?.cancel();
    return { status: answer.status, why: String(answer.status) };
  } catch (cause) {
    return {
      status: undefined,
      why: limit.aborted ? `no answer within ${answeredWithinMilliseconds / 1000} s` : whyOf(cause),
    };
  }
}

function whyOf(cause: unknown): string {
  const inner = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
  if (inner instanceof Error && 'code' in inner && typeof inner.code === 'string') return inner.code;
  return inner instanceof Error ? inner.message : String(inner);
}
