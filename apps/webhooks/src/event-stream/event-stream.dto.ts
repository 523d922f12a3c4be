import {
  Choice,
  type EventCategory,
  type EventType,
  QueryChoices,
  QueryInteger,
  Uuid,
  eventCategories,
  eventTypes,
} from '#contracts';

export class EventStreamQuery {
  @QueryInteger({
    min: 0,
    optional: true,
    describe:
      'The last position you have handled: what comes after it is told first. 0 begins with the first event; when absent, only what happens from now on. Of all organizations, the id of the last message. The header `Last-Event-ID` counts before it.',
  })
  from?: number;

  @QueryChoices(eventCategories, {
    optional: true,
    describe: 'Only events of these categories: send it once for each. All when absent.',
  })
  categories?: EventCategory[];

  @Choice(eventTypes, { optional: true, describe: 'Only events of this payload type.' })
  type?: EventType;

  @Uuid({ optional: true, describe: 'Only events about this resource.' })
  resourceId?: string;

  @Uuid({ optional: true, describe: 'For people of the staff: only those of this organization.' })
  organizationId?: string;
}
