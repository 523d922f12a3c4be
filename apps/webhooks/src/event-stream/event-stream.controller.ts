import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiHeader, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CalledBy, type Caller } from '#auth';
import { LimitExceeded, ResourceNotFound } from '#errors';
import { Operation } from '#runtime';
import { EventStreamQuery } from './event-stream.dto.js';
import { EventStreams } from './event-streams.js';

@ApiTags('Events')
@Controller('events')
export class EventStreamController {
  constructor(private readonly streams: EventStreams) {}

  @Get('stream')
  @ApiHeader({
    name: 'Last-Event-ID',
    required: false,
    description: 'The id of the last message, as a browser sends it by itself after a break. It counts before `from`.',
    schema: { type: 'string' },
  })
  @ApiResponse({
    status: 200,
    description:
      'Server-sent events without end: each `data` is an event as `GET /events` answers it, and `id` its position.',
    content: { 'text/event-stream': { schema: { type: 'string' } } },
  })
  @Operation({
    summary: 'Follow the event log',
    description:
      'Server-sent events, within a second of what happened: those after `from`, then what comes. Send the last `id` as `Last-Event-ID` to go on after a break, and you will see every event exactly once, in order. A message without `data` is a heartbeat, at least every 15 seconds. Who takes nothing for half a minute is cut, and can go on. The stream ends with its key or session; that of people after half an hour. People of the staff who name no organization follow all of them: there, `id` is no position, and after a break an event may come again.',
    access: { callers: 'organization', scope: 'webhooks:read', staff: 'webhooks:read' },
    errors: [LimitExceeded, ResourceNotFound],
  })
  follow(
    @CalledBy() caller: Caller,
    @Query() query: EventStreamQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.streams.open(caller, query, request, reply);
  }
}
