import { Global, Module } from '@nestjs/common';
import { DatabaseModule, persistence } from '#database';
import { EventRow } from './event.entity.js';
import { Events } from './events.js';
import { CreateEvents1795478400005 } from './migrations/1795478400005-create-events.js';

@Global()
@Module({
  imports: [DatabaseModule, persistence({ entities: [EventRow], migrations: [CreateEvents1795478400005] })],
  providers: [Events],
  exports: [Events],
})
export class EventsModule {}
