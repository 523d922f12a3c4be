import { Global, Module } from '@nestjs/common';
import { DatabaseModule, persistence } from '#database';
import { declareWebhooks } from '#runtime';
import { EventRow } from './event.entity.js';
import { Events } from './events.js';
import { webhookDocumentation } from './webhook-documentation.js';
import { CreateEvents1795478400005 } from './migrations/1795478400005-create-events.js';
import { ListEvents1795580085005 } from './migrations/1795580085005-list-events.js';
import { IsolateEvents1795580000010 } from './migrations/1795580000010-isolate-events.js';
import { PartitionEvents1795580000067 } from './migrations/1795580000067-partition-events.js';

declareWebhooks(webhookDocumentation());

@Global()
@Module({
  imports: [
    DatabaseModule,
    persistence({
      entities: [EventRow],
      migrations: [
        CreateEvents1795478400005,
        IsolateEvents1795580000010,
        PartitionEvents1795580000067,
        ListEvents1795580085005,
      ],
    }),
  ],
  providers: [Events],
  exports: [Events],
})
export class EventsModule {}
