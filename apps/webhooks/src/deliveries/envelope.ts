import type { EventCategory } from '#contracts';

export interface Envelope {
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

/** What is sent: the payload with what a receiver needs to tell events and attempts apart. */
export function writeEnvelope({ payload, ...envelope }: Envelope): string {
  return `${JSON.stringify(envelope).slice(0, -1)},"payload":${payload}}`;
}
