import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CalledBy, type Caller } from '#auth';
import { IdParam, Operation } from '#runtime';
import { EventQuery } from './event.dto.js';
import { EventService } from './event.service.js';
import { EventList, EventView } from './event.view.js';

@ApiTags('Events')
@Controller('events')
export class EventController {
  constructor(private readonly events: EventService) {}

  @Get()
  @Operation({
    summary: 'Read the event log',
    description:
      'Oldest first. Continue with `after` set to the last position you have seen, and you will see every event exactly once. People of the staff who name no organization read those of all, newest first, by `nextId`.',
    access: { callers: 'organization', scope: 'webhooks:read', staff: 'webhooks:read' },
    answer: EventList,
  })
  list(@CalledBy() caller: Caller, @Query() query: EventQuery): Promise<EventList> {
    return this.events.list(caller, query);
  }

  @Get(':eventId')
  @Operation({
    summary: 'Read an event',
    access: { callers: 'organization', scope: 'webhooks:read', staff: 'webhooks:read' },
    answer: EventView,
  })
  read(@CalledBy() caller: Caller, @IdParam('event') eventId: string): Promise<EventView> {
    return this.events.read(caller, eventId);
  }
}
