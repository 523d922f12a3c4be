import { Injectable } from '@nestjs/common';
import type { EventCategory } from '#contracts';
import { UnitOfWork, columnsAs } from '#database';
import { Clock, Config, Ids } from '#runtime';
import type { DeliveryConcurrency } from './delivery-concurrency.js';
import type { DeliveryDestination } from '../event-log/fan-out-events.js';

/** A delivery that only this process attempts for now. */
export interface LeasedDelivery extends DeliveryDestination {
  readonly deliveryId: string;
  readonly webhookVersion: number;
  readonly attemptCount: number;
  readonly eventId: string;
  readonly eventCategory: EventCategory | null;
  readonly type: string;
  readonly occurredAt: Date;
  readonly sequence: string | null;
  readonly resourceId: string;
  /** The recorded JSON; null where the event is so old that it is no longer kept. */
  readonly payload: string | null;
}

type Row = { readonly nextDueAt: Date | null } & (
  { readonly webhookId: null } | (DeliveryDestination & ({ readonly deliveryId: null } | LeasedDelivery))
);

interface Taken {
  readonly leased: LeasedDelivery[];
  /** When there is something to take again, as far as is known here. */
  readonly dueInMilliseconds: number;
}

const mostAtOnce = 256;
const webhooksAtOnce = 100;
const givenBackMilliseconds = 1_000;
/** While there is something due somewhere, when a webhook is due next is not quite known. */
const settledMilliseconds = 200;
/** On top of the longest attempt: the time to write its outcome. */
const toWriteMilliseconds = 15_000;

/**
 * Decides which process attempts which delivery. A lease expires, so that another process takes over from one that
 * was killed; it is longer than any attempt, so that no two processes attempt the same delivery while both live.
 */
@Injectable()
export class LeaseDeliveries {
  readonly holder: string;
  private readonly leaseMilliseconds: number;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    ids: Ids,
    config: Config,
  ) {
    this.holder = ids.next();
    this.leaseMilliseconds = config.webhookTimeoutMilliseconds + toWriteMilliseconds;
  }

  /** As many as are due and have a free slot. Webhooks that turn out to have none due are corrected on the way. */
  async take(concurrency: DeliveryConcurrency): Promise<Taken> {
    const now = this.clock.now();
    const { webhookIds, free } = concurrency.exceptions();
    const most = Math.min(concurrency.free, mostAtOnce);
    const rows = await this.unitOfWork.statement<Row>(leaseDue, [
      now,
      webhookIds,
      free,
      concurrency.usual,
      most,
      this.holder,
      `${this.leaseMilliseconds} milliseconds`,
    ]);
    const due = rows.filter((row) => row.webhookId !== null);
    const leased = due.filter((row): row is LeasedDelivery & Row => row.deliveryId !== null);
    const stale = due.filter(({ deliveryId }) => deliveryId === null);
    if (leased.length < most) await this.correctDue(stale);
    const webhooks = new Set(due.map(({ webhookId }) => webhookId)).size;
    if (leased.length === most || webhooks === webhooksAtOnce) return { leased, dueInMilliseconds: 0 };
    const nextDueAt = rows[0]?.nextDueAt?.getTime() ?? Infinity;
    return { leased, dueInMilliseconds: due.length > 0 ? settledMilliseconds : nextDueAt - now.getTime() };
  }

  /** A delivery that could not be attempted for a reason of ours is due again soon, not only when its lease expires. */
  async giveBack({ organizationId, webhookId, deliveryId }: LeasedDelivery): Promise<void> {
    const dueAt = new Date(this.clock.now().getTime() + givenBackMilliseconds);
    await this.unitOfWork.statement(giveBack, [
      organizationId,
      webhookId,
      deliveryId,
      this.holder,
      `${givenBackMilliseconds} milliseconds`,
      dueAt,
    ]);
  }

  /**
   * Nothing could be leased, so a webhook is due when its next delivery is or when the first lease expires, but no
   * later than a lease that began now would expire.
   */
  private async correctDue(webhooks: readonly DeliveryDestination[]): Promise<void> {
    if (webhooks.length === 0) return;
    const now = this.clock.now();
    await this.unitOfWork.run(async (tx) => {
      const locked = await tx.query<{ id: string }>(
        'SELECT id FROM webhook WHERE organization_id = ANY($1) AND id = ANY($2) AND due_at <= $3 ORDER BY organization_id, id FOR UPDATE SKIP LOCKED',
        [webhooks.map(({ organizationId }) => organizationId), webhooks.map(({ webhookId }) => webhookId), now],
      );
      if (locked.length > 0)
        await tx.query(correctDueAt, [
          webhooks.map(({ organizationId }) => organizationId),
          locked.map(({ id }) => id),
          new Date(now.getTime() + this.leaseMilliseconds),
          now,
        ]);
    });
  }
}

const leaseDue = `
  WITH due AS (
    SELECT webhook.organization_id, webhook.id, webhook.version, coalesce(busy.free, $4) AS free
    FROM webhook LEFT JOIN unnest($2::uuid[], $3::int[]) AS busy (webhook_id, free) ON busy.webhook_id = webhook.id
    WHERE webhook.due_at <= $1 AND coalesce(busy.free, $4) > 0
    ORDER BY webhook.due_at LIMIT ${webhooksAtOnce}
  ), chosen AS (
    SELECT next.* FROM due CROSS JOIN LATERAL (
      SELECT organization_id, webhook_id, id FROM delivery
      WHERE delivery.organization_id = due.organization_id AND delivery.webhook_id = due.id
        AND status = 'pending' AND next_attempt_at <= $1 AND (leased_until IS NULL OR leased_until < now())
      ORDER BY next_attempt_at LIMIT due.free FOR UPDATE SKIP LOCKED
    ) AS next LIMIT $5
  ), leased AS (
    UPDATE delivery SET leased_by = $6, leased_until = now() + $7::interval
    FROM chosen WHERE delivery.organization_id = chosen.organization_id AND delivery.webhook_id = chosen.webhook_id AND delivery.id = chosen.id
    RETURNING delivery.*
  )
  SELECT later.due_at AS "nextDueAt", due.organization_id AS "organizationId", due.id AS "webhookId", due.version AS "webhookVersion", leased.id AS "deliveryId",
    ${columnsAs(['attemptCount', 'eventId', 'type', 'resourceId'], 'leased')}, event.category AS "eventCategory", event.sequence,
    coalesce(event.occurred_at, leased.created_at) AS "occurredAt", coalesce(leased.test_payload, event.payload)::text AS payload
  FROM (SELECT min(due_at) AS due_at FROM webhook WHERE due_at > $1) AS later
  LEFT JOIN due ON true
  LEFT JOIN leased ON leased.organization_id = due.organization_id AND leased.webhook_id = due.id
  LEFT JOIN event ON event.organization_id = leased.organization_id AND event.id = leased.event_id
  ORDER BY leased.ordinal`;

const giveBack = `
  WITH given AS (
    UPDATE delivery SET leased_until = now() + $5::interval
    WHERE organization_id = $1 AND webhook_id = $2 AND id = $3 AND leased_by = $4 AND status = 'pending'
  )
  UPDATE webhook SET due_at = $6 WHERE organization_id = $1 AND id = $2 AND status = 'ACTIVE' AND (due_at IS NULL OR due_at > $6)`;

/** Leases run by the real clock, `due_at` by the sandbox clock: the rest of a lease is added to the latter. */
const correctDueAt = `
  UPDATE webhook SET due_at = (
    SELECT CASE WHEN EXISTS (
        SELECT FROM delivery WHERE delivery.organization_id = webhook.organization_id AND delivery.webhook_id = webhook.id
          AND delivery.status = 'pending' AND delivery.next_attempt_at IS NOT NULL
      ) THEN least($3::timestamptz, (
        SELECT min(CASE WHEN leased_until >= now() THEN $4::timestamptz + (leased_until - now()) ELSE next_attempt_at END) FROM delivery
        WHERE delivery.organization_id = webhook.organization_id AND delivery.webhook_id = webhook.id
          AND delivery.status = 'pending' AND delivery.next_attempt_at IS NOT NULL
      )) END
  )
  WHERE organization_id = ANY($1) AND id = ANY($2)`;
