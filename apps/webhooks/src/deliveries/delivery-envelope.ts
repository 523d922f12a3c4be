import type { EventCategory } from '#contracts';

export interface DeliveryEnvelope {
  readonly eventId: string;
  readonly deliveryId: string;
  readonly attemptNumber: number;
  readonly eventCategory: EventCategory;
  readonly occurredAt: Date;
  readonly sequence: number;
  readonly resourceId: string;
  /** JSON, passed on unchanged. */
  readonly payload: string;
}

/** The body of a delivery: the payload with what tells events and attempts apart. No value needs escaping. */
export function writeEnvelope(envelope: DeliveryEnvelope): string {
  const { eventId, deliveryId, attemptNumber, eventCategory, occurredAt, sequence, resourceId, payload } = envelope;
  return (
    `{"eventId":"${eventId}","deliveryId":"${deliveryId}","attemptNumber":${attemptNumber},` +
    `"eventCategory":"${eventCategory}","occurredAt":"${occurredAt.toISOString()}","sequence":${sequence},` +
    `"resourceId":"${resourceId}","payload":${payload}}`
  );
}
