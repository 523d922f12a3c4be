import { Global, Module } from '@nestjs/common';
import { DatabaseModule, persistence } from '#database';
import { EventHead } from './event-head.entity.js';
import { EventLog } from './event-log.js';
import { EventRow } from './event.entity.js';
import { Events } from './events.js';
import { CreateEvents1763722800004 } from './migrations/create-events.js';

@Global()
@Module({
  imports: [DatabaseModule, persistence({ entities: [EventRow, EventHead], migrations: [CreateEvents1763722800004] })],
  providers: [Events, EventLog],
  exports: [Events, EventLog],
})
export class EventsModule {}
