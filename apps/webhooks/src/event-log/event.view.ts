import {
  Choice,
  type EventCategory,
  Instant,
  Integer,
  ListOf,
  OneOf,
  OwnerShown,
  Uuid,
  eventCategories,
} from '#contracts';
import { type EventPayload, type EventRow, eventPayloads } from '#events';

export class EventView {
  @Uuid()
  eventId: string;

  @OwnerShown()
  organizationId?: string;

  @Integer({ min: 1, describe: '1, 2, 3 … within your organization, without gaps.' })
  position: number;

  @Choice(eventCategories)
  eventCategory: EventCategory;

  @Instant()
  occurredAt: string;

  @Integer({ min: 1, describe: '1, 2, 3 … within the resource.' })
  sequence: number;

  @Uuid({ describe: 'What the event is about.' })
  resourceId: string;

  @OneOf(eventPayloads)
  payload: EventPayload;
}

export class EventList {
  @ListOf(() => EventView, { describe: 'Oldest first.' })
  results: EventView[];

  @Uuid({ optional: true, describe: 'Of all organizations, when there is more: send it to read the next page.' })
  nextId?: string;
}

export function eventView(row: EventRow): EventView {
  return {
    eventId: row.id,
    position: row.position ?? 0,
    eventCategory: row.category,
    occurredAt: row.occurredAt.toISOString(),
    sequence: row.sequence ?? 0,
    resourceId: row.resourceId,
    payload: row.payload,
  };
}
