import { Global, Module } from '@nestjs/common';
import { DatabaseModule, persistence } from '#database';
import { EventRow } from './event.entity.js';
import { Events } from './events.js';
import { CreateEvents1763722800004 } from './migrations/create-events.js';
import { ExpectUnevenEvents1763722808001 } from './migrations/expect-uneven-events.js';

@Global()
@Module({
  imports: [
    DatabaseModule,
    persistence({ entities: [EventRow], migrations: [CreateEvents1763722800004, ExpectUnevenEvents1763722808001] }),
  ],
  providers: [Events],
  exports: [Events],
})
export class EventsModule {}
