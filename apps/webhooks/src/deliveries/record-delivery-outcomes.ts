import { Injectable } from '@nestjs/common';
import { type Tx, UnitOfWork, columnsAs } from '#database';
import { Clock, Log } from '#runtime';
import { type WebhookStatus, webhookLifecycle } from '../endpoints/webhook.lifecycle.js';
import { attemptsKept } from './delivery.entity.js';
import type { DeliveryDestination } from '../event-log/fan-out-events.js';
import { LeaseDeliveries } from './lease-deliveries.js';
import type { DeliveryOutcome } from './judge-delivery-attempt.js';
import { failingDisablesAfter } from './retry-schedule.js';

interface Receiver extends DeliveryDestination {
  readonly status: WebhookStatus;
  readonly failingSince: Date | null;
  readonly version: number;
}

interface Next {
  readonly webhookId: string;
  readonly nextAttemptAt: Date;
}

/** Writes many outcomes at once, makes the next delivery of each resource due, and disables webhooks that are gone. */
@Injectable()
export class RecordDeliveryOutcomes {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly leaseDeliveries: LeaseDeliveries,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /** Returns whether there is something to attempt at once. */
  async record(outcomes: readonly DeliveryOutcome[]): Promise<boolean> {
    const now = this.clock.now();
    return this.unitOfWork.run(async (tx) => {
      const receivers = await lock(tx, outcomes);
      const next = await tx.query<Next>(writeOutcomes, [
        outcomes.map(({ leased }) => leased.organizationId),
        outcomes.map(({ leased }) => leased.webhookId),
        outcomes.map(({ leased }) => leased.deliveryId),
        outcomes.map(({ status }) => status),
        outcomes.map(({ nextAttemptAt }) => nextAttemptAt),
        outcomes.map(({ record }) => JSON.stringify(record)),
        this.leaseDeliveries.holder,
        now,
      ]);
      for (const receiver of receivers) {
        // Outcomes of an earlier URL or key say nothing about the current one.
        const own = outcomes.filter(
          ({ leased }) => leased.webhookId === receiver.webhookId && leased.webhookVersion === receiver.version,
        );
        this.change(tx, receiver, judgeWebhook(receiver, own, now), earliestOf(next, receiver));
      }
      return next.some(({ nextAttemptAt }) => nextAttemptAt <= now);
    });
  }

  private change(tx: Tx, receiver: Receiver, verdict: WebhookVerdict, dueAt: Date | null): void {
    const { organizationId, webhookId } = receiver;
    const isSame = verdict.status === receiver.status && verdict.failingSince === receiver.failingSince;
    if (isSame && dueAt === null) return;
    if (verdict.reason !== null) this.log.warn({ webhookId }, `a webhook was disabled: ${verdict.reason}`);
    tx.write(changeReceiver, [organizationId, webhookId, verdict.status, verdict.reason, verdict.failingSince, dueAt]);
  }
}

function earliestOf(next: readonly Next[], { webhookId }: Receiver): Date | null {
  const times = next.filter((delivery) => delivery.webhookId === webhookId).map(({ nextAttemptAt }) => nextAttemptAt);
  return times.reduce<Date | null>((earliest, time) => (earliest === null || time < earliest ? time : earliest), null);
}

/** In a fixed order, so that two processes cannot deadlock. */
function lock(tx: Tx, outcomes: readonly DeliveryOutcome[]): Promise<Receiver[]> {
  return tx.query<Receiver>(
    `SELECT ${columnsAs(['organizationId', 'status', 'failingSince', 'version'])}, id AS "webhookId" FROM webhook
     WHERE organization_id = ANY($1) AND id = ANY($2) ORDER BY organization_id, id FOR UPDATE`,
    [
      [...new Set(outcomes.map(({ leased }) => leased.organizationId))],
      [...new Set(outcomes.map(({ leased }) => leased.webhookId))],
    ],
  );
}

interface WebhookVerdict {
  readonly status: WebhookStatus;
  readonly reason: string | null;
  readonly failingSince: Date | null;
}

/** What the outcomes mean for the webhook. */
function judgeWebhook(
  { status, failingSince }: Receiver,
  outcomes: readonly DeliveryOutcome[],
  now: Date,
): WebhookVerdict {
  const wasReceived = outcomes.some((outcome) => outcome.status === 'delivered');
  const since = wasReceived ? null : (failingSince ?? now);
  if (status === 'DISABLED' || outcomes.length === 0) return { status, reason: null, failingSince };
  if (outcomes.some(({ isGone }) => isGone)) {
    const reason = `The receiver answered 410 Gone at ${now.toISOString()}`;
    return { status: webhookLifecycle.next(status, 'answeredGone'), reason, failingSince: since };
  }
  if (since !== null && now.getTime() - since.getTime() >= failingDisablesAfter) {
    const reason = `Nothing was received for five days, since ${since.toISOString()}; the last attempt: ${lastFailure(outcomes)}`;
    return { status: webhookLifecycle.next(status, 'failedForFiveDays'), reason, failingSince: since };
  }
  return { status, reason: null, failingSince: since };
}

function lastFailure(outcomes: readonly DeliveryOutcome[]): string {
  const { error, status } = outcomes.at(-1)?.record ?? {};
  return [...(status === undefined ? [] : [`status ${status}`]), ...(error === undefined ? [] : [error])].join(', ');
}

/**
 * An outcome whose lease was lost is skipped: another process writes it. A delivery to be retried steps back behind an
 * older one that was retried by hand meanwhile. Only the latest attempts are stored.
 */
const writeOutcomes = `
  WITH outcome AS (
    SELECT * FROM unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::text[], $5::timestamptz[], $6::jsonb[])
      AS outcome (organization_id, webhook_id, id, status, next_attempt_at, attempt)
  ), done AS (
    UPDATE delivery SET status = outcome.status,
      next_attempt_at = CASE WHEN older.waits THEN NULL ELSE outcome.next_attempt_at END,
      not_before = CASE WHEN older.waits THEN outcome.next_attempt_at END,
      attempts = CASE WHEN jsonb_array_length(delivery.attempts) >= ${attemptsKept} THEN delivery.attempts - 0 ELSE delivery.attempts END || outcome.attempt,
      attempt_count = delivery.attempt_count + 1, leased_by = NULL, leased_until = NULL
    FROM outcome JOIN delivery AS attempted USING (organization_id, webhook_id, id) CROSS JOIN LATERAL (
      SELECT EXISTS (
        SELECT FROM delivery AS waiting
        WHERE waiting.organization_id = attempted.organization_id AND waiting.webhook_id = attempted.webhook_id AND waiting.resource_id = attempted.resource_id
          AND waiting.status = 'pending' AND waiting.next_attempt_at IS NULL AND waiting.ordinal < attempted.ordinal
      ) AS waits
    ) AS older
    WHERE delivery.organization_id = outcome.organization_id AND delivery.webhook_id = outcome.webhook_id AND delivery.id = outcome.id
      AND delivery.leased_by = $7 AND delivery.status = 'pending'
    RETURNING delivery.organization_id, delivery.webhook_id, delivery.resource_id, delivery.next_attempt_at
  ), promoted AS (
    UPDATE delivery SET next_attempt_at = greatest($8, delivery.not_before), not_before = NULL
    FROM (
      SELECT following.* FROM done CROSS JOIN LATERAL (
        SELECT organization_id, webhook_id, id FROM delivery AS waiting
        WHERE waiting.organization_id = done.organization_id AND waiting.webhook_id = done.webhook_id AND waiting.resource_id = done.resource_id
          AND waiting.status = 'pending' AND waiting.next_attempt_at IS NULL
        ORDER BY ordinal LIMIT 1
      ) AS following
      WHERE done.next_attempt_at IS NULL
    ) AS following
    WHERE delivery.organization_id = following.organization_id AND delivery.webhook_id = following.webhook_id AND delivery.id = following.id
    RETURNING delivery.webhook_id, delivery.next_attempt_at
  )
  SELECT ${columnsAs(['webhookId', 'nextAttemptAt'])} FROM promoted
  UNION ALL
  SELECT webhook_id, next_attempt_at FROM done WHERE next_attempt_at IS NOT NULL`;

const changeReceiver = `
  UPDATE webhook SET status = $3, failing_since = $5,
    disabled_reason = coalesce($4, disabled_reason),
    due_at = CASE WHEN $3 = 'ACTIVE' THEN least(due_at, $6::timestamptz) END
  WHERE organization_id = $1 AND id = $2`;
