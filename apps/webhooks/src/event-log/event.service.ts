import { Injectable } from '@nestjs/common';
import { type Caller, SeenRows, type SeenTable, isOfHouse, ownerShown, seenBy } from '#auth';
import { defaultPageSize, viewsOf } from '#contracts';
import { ResourceNotFound } from '#errors';
import { EventRow } from '#events';
import { EventLog } from './event.reading.js';
import type { EventQuery } from './event.dto.js';
import { type EventList, type EventView, eventView } from './event.view.js';

const events: SeenTable<EventRow> = { entity: EventRow, name: 'event' };
const numbered: SeenTable<EventRow> = { ...events, condition: 'position IS NOT NULL' };

@Injectable()
export class EventService {
  constructor(
    private readonly log: EventLog,
    private readonly seen: SeenRows,
  ) {}

  async list(caller: Caller, query: EventQuery): Promise<EventList> {
    const seen = seenBy(caller, query.organizationId);
    if (seen === undefined) return { results: [] };
    const { organizationId } = seen;
    if (organizationId === undefined) return this.ofAll(caller, query);
    const { after = 0, limit = defaultPageSize, type, resourceId } = query;
    const found = await this.log.read({ organizationId, after, limit, type, resourceId });
    return { results: found.map((row) => shown(caller, row)) };
  }

  async read(caller: Caller, id: string): Promise<EventView> {
    const owner = isOfHouse(caller) ? (await this.seen.one(caller, events, id))?.organizationId : caller.organizationId;
    const event = owner === undefined ? undefined : await this.log.find(owner, id);
    if (event === undefined) throw new ResourceNotFound('event', id);
    return shown(caller, event);
  }

  /** Positions are of one organization, so these are in the order of their ids; those without one follow in a moment. */
  private async ofAll(caller: Caller, { type, resourceId, limit, nextId }: EventQuery): Promise<EventList> {
    const page = await this.seen.list(
      caller,
      numbered,
      { type, resource_id: resourceId },
      {
        ...(limit === undefined ? {} : { limit }),
        ...(nextId === undefined ? {} : { nextId }),
      },
    );
    return viewsOf(page, (row) => shown(caller, row));
  }
}

function shown(caller: Caller, row: EventRow): EventView {
  return { ...eventView(row), ...ownerShown(caller, row) };
}
