import type { AttemptRecord } from './delivery.entity.js';
import { type DeliveryStatus, deliveryLifecycle } from './delivery.lifecycle.js';
import type { LeasedDelivery } from './lease-deliveries.js';
import { delayAfter } from './retry-schedule.js';

/** What happened in one attempt. */
export interface AttemptResult {
  readonly at: Date;
  readonly latencyMs: number;
  readonly answer?: { readonly status: number; readonly retryAfterMilliseconds: number; readonly excerpt?: string };
  /** Why there was no answer. */
  readonly error?: string;
}

export interface DeliveryOutcome {
  readonly leased: LeasedDelivery;
  readonly record: AttemptRecord;
  readonly status: DeliveryStatus;
  readonly nextAttemptAt: Date | null;
  readonly isGone: boolean;
}

const gone = 410;

/** 2xx is success and 410 is final; everything else is retried until the schedule ends. */
export function judgeDeliveryAttempt(
  leased: LeasedDelivery,
  attempted: AttemptResult,
  now: Date,
  random: number,
): DeliveryOutcome {
  const { answer } = attempted;
  const isGone = answer?.status === gone;
  const common = { leased, record: recordOf(attempted), isGone };
  if (answer !== undefined && answer.status >= 200 && answer.status < 300)
    return { ...common, status: deliveryLifecycle.next('pending', 'received'), nextAttemptAt: null };
  if (isGone) return { ...common, status: deliveryLifecycle.next('pending', 'answeredGone'), nextAttemptAt: null };
  const delay = delayAfter(leased.attemptCount + 1, answer?.retryAfterMilliseconds ?? 0, random);
  return delay === undefined
    ? { ...common, status: deliveryLifecycle.next('pending', 'attemptsExhausted'), nextAttemptAt: null }
    : { ...common, status: 'pending', nextAttemptAt: new Date(now.getTime() + delay) };
}

/** Nothing can be sent of an event that is no longer kept. */
export function outlivedByDelivery(leased: LeasedDelivery, at: Date): DeliveryOutcome {
  const record = recordOf({ at, latencyMs: 0, error: 'the event is older than events are kept' });
  const status = deliveryLifecycle.next('pending', 'attemptsExhausted');
  return { leased, record, status, nextAttemptAt: null, isGone: false };
}

function recordOf({ at, latencyMs, answer, error }: AttemptResult): AttemptRecord {
  const why = error ?? (answer === undefined ? undefined : whyNotCounted(answer.status));
  return {
    at: at.toISOString(),
    ...(answer === undefined ? {} : { status: answer.status }),
    ...(why === undefined ? {} : { error: why }),
    latencyMs,
    ...(answer?.excerpt === undefined ? {} : { responseExcerpt: answer.excerpt }),
  };
}

function whyNotCounted(status: number): string | undefined {
  if (status >= 300 && status < 400) return 'redirects are not followed';
  return status === gone ? 'the receiver is gone for good, so the webhook was disabled' : undefined;
}
