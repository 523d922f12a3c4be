import type { EventCategory } from '#contracts';

export interface DeliveryEnvelope {
  readonly eventId: string;
  readonly deliveryId: string;
  readonly attemptNumber: number;
  readonly eventCategory: EventCategory;
  readonly occurredAt: Date;
  readonly sequence: number;
  readonly resourceId: string;
  /** JSON, which is passed on as it is. */
  readonly payload: string;
}

/** What is sent: the payload with what a receiver needs to tell events and attempts apart. Nothing in it has to be escaped. */
export function writeEnvelope(envelope: DeliveryEnvelope): string {
  const { eventId, deliveryId, attemptNumber, eventCategory, occurredAt, sequence, resourceId, payload } = envelope;
  return (
    `{"eventId":"${eventId}","deliveryId":"${deliveryId}","attemptNumber":${attemptNumber},` +
    `"eventCategory":"${eventCategory}","occurredAt":"${occurredAt.toISOString()}","sequence":${sequence},` +
    `"resourceId":"${resourceId}","payload":${payload}}`
  );
}
