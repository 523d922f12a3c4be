import type { EventCategory, EventType } from '#contracts';
import type { EventRow } from '#events';
import { eventView } from '../event-log/event.view.js';

/** An event as other engines get it. */
export interface SinkMessage {
  readonly id: string;
  /** `<category>.<type>`: what subjects and routing keys end with. */
  readonly topic: string;
  readonly category: EventCategory;
  readonly type: EventType;
  readonly organizationId: string;
  readonly occurredAt: Date;
  readonly body: Buffer;
}

/** The body is the event as people of the staff read it at `/events`: with its organization. */
export function sinkMessage(row: EventRow): SinkMessage {
  const { id, category, type, organizationId, occurredAt } = row;
  const body = Buffer.from(JSON.stringify({ ...eventView(row), organizationId }));
  return { id, topic: `${category}.${type}`, category, type, organizationId, occurredAt, body };
}

export function headersOf({ type, category, organizationId }: SinkMessage): Readonly<Record<string, string>> {
  return { 'Gatehouse-Event': type, 'Gatehouse-Category': category, 'Gatehouse-Organization': organizationId };
}
