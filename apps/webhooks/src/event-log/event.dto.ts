import { Choice, type EventType, QueryInteger, Uuid, defaultPageSize, eventTypes, largestPageSize } from '#contracts';

export class EventQuery {
  @QueryInteger({
    min: 0,
    optional: true,
    describe: 'Only events after this position: send the last one you have seen. 0 when absent.',
  })
  after?: number;

  @QueryInteger({
    min: 1,
    max: largestPageSize,
    optional: true,
    describe: `How many to answer at most; ${defaultPageSize} when absent.`,
  })
  limit?: number;

  @Uuid({ optional: true, describe: 'Only those of this organization: its log.' })
  organizationId?: string;

  @Uuid({ optional: true, describe: 'Of all organizations: where the page begins, the `nextId` of the page before.' })
  nextId?: string;

  @Choice(eventTypes, { optional: true, describe: 'Only events of this payload type.' })
  type?: EventType;

  @Uuid({ optional: true, describe: 'Only events about this resource.' })
  resourceId?: string;
}
