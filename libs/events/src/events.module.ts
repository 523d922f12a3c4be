import { Global, Module } from '@nestjs/common';
import { DatabaseModule, persistence } from '#database';
import { EventRow } from './event.entity.js';
import { Events } from './events.js';
import { CreateEvents1763722800004 } from './migrations/create-events.js';

@Global()
@Module({
  imports: [DatabaseModule, persistence({ entities: [EventRow], migrations: [CreateEvents1763722800004] })],
  providers: [Events],
  exports: [Events],
})
export class EventsModule {}
