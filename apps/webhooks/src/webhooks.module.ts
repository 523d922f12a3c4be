import { Module } from '@nestjs/common';
import { AuthModule } from '#auth';
import { EventsModule } from '#events';
import { EventController } from './event-log/event.controller.js';
import { EventService } from './event-log/event.service.js';

@Module({
  imports: [AuthModule, EventsModule],
  controllers: [EventController],
  providers: [EventService],
})
export class WebhooksModule {}
