import { Injectable } from '@nestjs/common';
import type { OrganizationCaller } from '#auth';
import { defaultPageSize } from '#contracts';
import { ResourceNotFound } from '#errors';
import { EventLog } from './event.reading.js';
import type { EventQuery } from './event.dto.js';
import { type EventList, type EventView, eventView } from './event.view.js';

@Injectable()
export class EventService {
  constructor(private readonly log: EventLog) {}

  async list(
    { organizationId }: OrganizationCaller,
    { after = 0, limit = defaultPageSize, type, resourceId }: EventQuery,
  ): Promise<EventList> {
    const events = await this.log.read({ organizationId, after, limit, type, resourceId });
    return { results: events.map(eventView) };
  }

  async read({ organizationId }: OrganizationCaller, id: string): Promise<EventView> {
    const event = await this.log.find(organizationId, id);
    if (event === undefined) throw new ResourceNotFound('event', id);
    return eventView(event);
  }
}
