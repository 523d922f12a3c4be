import { Choice, type EventType, Instant, Integer, ListOf, Text, Uuid, eventTypes } from '#contracts';
import { type Delivery, attemptsKept } from './delivery.entity.js';
import { deliveryLifecycle, type DeliveryStatus } from './delivery.lifecycle.js';

export class AttemptView {
  @Instant()
  at: string;

  @Integer({
    min: 100,
    max: 999,
    optional: true,
    example: 500,
    describe: 'The status that your receiver answered with.',
  })
  status?: number;

  @Text({
    max: 500,
    optional: true,
    example: 'no answer within 15 seconds',
    describe: 'Why the attempt failed, if the status alone does not say so.',
  })
  error?: string;

  @Integer({ min: 0, describe: 'From the start of the attempt to its end.' })
  latencyMs: number;

  @Text({ max: 1_000, optional: true, describe: 'The beginning of the body of the answer.' })
  responseExcerpt?: string;
}

export class DeliveryView {
  @Uuid()
  id: string;

  @Uuid({ describe: 'The same in every delivery of this event, and the `webhook-id` header.' })
  eventId: string;

  @Choice(eventTypes)
  type: EventType;

  @Choice(deliveryLifecycle.statuses)
  status: DeliveryStatus;

  @ListOf(() => AttemptView, { max: attemptsKept, describe: `Oldest first; the latest ${attemptsKept} are kept.` })
  attempts: AttemptView[];

  @Instant({
    optional: true,
    describe:
      'Absent if there will be none, and while an earlier event about the same resource is still being delivered.',
  })
  nextAttemptAt?: string;
}

export class TestSentView {
  @Uuid()
  deliveryId: string;

  @Uuid()
  eventId: string;
}

export class ReplayStartedView {
  @Integer({ min: 0, describe: 'How many events are delivered again.' })
  deliveries: number;
}

export function deliveryView({ id, eventId, type, status, attempts, nextAttemptAt }: Delivery): DeliveryView {
  return {
    id,
    eventId,
    type,
    status,
    attempts,
    ...(nextAttemptAt === null ? {} : { nextAttemptAt: nextAttemptAt.toISOString() }),
  };
}
