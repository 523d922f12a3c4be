import { Injectable } from '@nestjs/common';
import type { EventCategory, EventType } from '#contracts';
import { Listening, WorkSignal, type Tx, columnsAs } from '#database';
import type { EventPayload } from '#events';
import { Clock, Ids } from '#runtime';

/** An event that was just assigned its position. */
export interface NumberedEvent {
  readonly organizationId: string;
  readonly id: string;
  readonly position: string;
  readonly category: EventCategory;
  readonly type: EventType;
  readonly resourceId: string;
}

/** The webhook that a delivery goes to. */
export interface DeliveryDestination {
  readonly organizationId: string;
  readonly webhookId: string;
}

/** What is delivered: an event of the log, or a test with a payload of its own. */
export interface Deliverable {
  readonly id: string;
  readonly type: EventType;
  readonly resourceId: string;
  readonly testPayload?: EventPayload;
}

interface Subscriber extends DeliveryDestination {
  readonly categories: readonly EventCategory[];
  readonly afterPosition: string;
}

const rowsPerStatement = 2_000;

/** Creates deliveries. Their webhooks stay locked until the transaction ends. */
@Injectable()
export class FanOutEvents {
  /** Raised when there are new deliveries to attempt. */
  readonly made: WorkSignal;

  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
    listening: Listening,
  ) {
    this.made = new WorkSignal(listening, 'gatehouse_deliveries');
  }

  /** Each event goes to every active webhook of its organization that subscribes to its category. */
  async toSubscribers(tx: Tx, events: readonly NumberedEvent[]): Promise<void> {
    const organizationIds = [...new Set(events.map(({ organizationId }) => organizationId))];
    const subscribers = await tx.query<Subscriber>(
      `SELECT ${columnsAs(['organizationId', 'categories', 'afterPosition'])}, id AS "webhookId" FROM webhook
       WHERE organization_id = ANY($1) AND status = 'ACTIVE' ORDER BY organization_id, id FOR UPDATE`,
      [organizationIds],
    );
    const pairs = subscribers.flatMap((subscriber) =>
      events.filter((event) => isFor(event, subscriber)).map((event) => ({ destination: subscriber, event })),
    );
    await this.make(tx, pairs);
  }

  /** The transaction has locked the webhook. Returns the ids of the deliveries. */
  async toOne(tx: Tx, destination: DeliveryDestination, events: readonly Deliverable[]): Promise<string[]> {
    return this.make(
      tx,
      events.map((event) => ({ destination, event })),
    );
  }

  private async make(
    tx: Tx,
    pairs: readonly { destination: DeliveryDestination; event: Deliverable }[],
  ): Promise<string[]> {
    const ids = pairs.map(() => this.ids.next());
    const now = this.clock.now();
    for (let from = 0; from < pairs.length; from += rowsPerStatement) {
      const some = pairs.slice(from, from + rowsPerStatement);
      await tx.query(insertDeliveries, [
        some.map(({ destination }) => destination.organizationId),
        some.map(({ destination }) => destination.webhookId),
        ids.slice(from, from + rowsPerStatement),
        some.map(({ event }) => event.id),
        some.map(({ event }) => event.type),
        some.map(({ event }) => event.resourceId),
        some.map(({ event }) => (event.testPayload === undefined ? null : JSON.stringify(event.testPayload))),
        now,
      ]);
    }
    if (pairs.length > 0) this.made.raiseAfter(tx);
    return ids;
  }
}

function isFor(event: NumberedEvent, { organizationId, categories, afterPosition }: Subscriber): boolean {
  return (
    event.organizationId === organizationId &&
    categories.includes(event.category) &&
    BigInt(event.position) > BigInt(afterPosition)
  );
}

const columns =
  'organization_id, webhook_id, id, event_id, type, resource_id, test_payload, status, attempts, attempt_count, next_attempt_at, created_at';

/** The first delivery about a resource becomes the head, unless the unique index knows one already; the others wait for it. */
const insertDeliveries = `
  WITH given AS MATERIALIZED (
    SELECT *, row_number() OVER (PARTITION BY webhook_id, resource_id ORDER BY place) = 1 AS is_first
    FROM unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[], $5::text[], $6::uuid[], $7::json[])
      WITH ORDINALITY AS given (organization_id, webhook_id, id, event_id, type, resource_id, test_payload, place)
  ), heads AS (
    INSERT INTO delivery (${columns})
    SELECT organization_id, webhook_id, id, event_id, type, resource_id, test_payload, 'pending', '[]', 0, $8::timestamptz, $8
    FROM given WHERE is_first ORDER BY place
    ON CONFLICT (organization_id, webhook_id, resource_id) WHERE status = 'pending' AND next_attempt_at IS NOT NULL DO NOTHING
    RETURNING id
  ), waiting AS (
    INSERT INTO delivery (${columns})
    SELECT organization_id, webhook_id, id, event_id, type, resource_id, test_payload, 'pending', '[]', 0, NULL, $8
    FROM given WHERE id NOT IN (SELECT id FROM heads) ORDER BY place
  )
  UPDATE webhook SET due_at = least(due_at, $8)
  FROM (SELECT DISTINCT organization_id, webhook_id FROM given) AS destination
  WHERE webhook.organization_id = destination.organization_id AND webhook.id = destination.webhook_id
    AND webhook.status = 'ACTIVE' AND (webhook.due_at IS NULL OR webhook.due_at > $8)`;
