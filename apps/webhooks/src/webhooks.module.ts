import { Module } from '@nestjs/common';
import { AuditModule } from '#audit';
import { AuthModule } from '#auth';
import { DatabaseModule, persistence } from '#database';
import { EventsModule } from '#events';
import { FiguresModule } from '#figures';
import { JobsModule } from '#jobs';
import { StandingModule } from '#standing';
import { VaultModule } from '#vault';
import { AttemptDelivery } from './deliveries/attempt-delivery.js';
import { DeliveryController } from './deliveries/delivery.controller.js';
import { Delivery } from './deliveries/delivery.entity.js';
import { DeliveryService } from './deliveries/delivery.service.js';
import { DeliveryMetrics } from './deliveries/delivery-metrics.js';
import { RunDeliveries } from './deliveries/run-deliveries.js';
import { DeliveryWorker } from './deliveries/delivery-worker.js';
import { FanOutEvents } from './event-log/fan-out-events.js';
import { ForgetDeliveries } from './endpoints/forget-deliveries.job.js';
import { LeaseDeliveries } from './deliveries/lease-deliveries.js';
import { RecordDeliveryOutcomes } from './deliveries/record-delivery-outcomes.js';
import { Replay } from './deliveries/replay.entity.js';
import { ReplayEventsJob } from './deliveries/replay-events.job.js';
import { RetryDelivery } from './deliveries/retry-delivery.js';
import { ReplayService } from './deliveries/replay.service.js';
import { WebhookSenders } from './deliveries/webhook-senders.js';
import { WebhookActivationService } from './endpoints/webhook-activation.service.js';
import { WebhookController } from './endpoints/webhook.controller.js';
import { Webhook } from './endpoints/webhook.entity.js';
import { WebhookService } from './endpoints/webhook.service.js';
import { SealedSigningKeys } from './endpoints/signing-keys.sealed.js';
import { WebhookRows } from './endpoints/webhook.rows.js';
import { EventHead } from './event-log/event-head.entity.js';
import { EventLog } from './event-log/event.reading.js';
import { LogGrown } from './event-log/log-grown.js';
import { EventController } from './event-log/event.controller.js';
import { EventService } from './event-log/event.service.js';
import { EventMonth } from './event-log/event-month.entity.js';
import { RetireEvents } from './event-log/retire-events.job.js';
import { EventSinkLease } from './event-sink/event-sink-lease.entity.js';
import { EventSinkPosition } from './event-sink/event-sink-position.entity.js';
import { eventSinkConfig } from './event-sink/event-sink-settings.js';
import { EventSinks } from './event-sink/event-sinks.js';
import { SinkFigures } from './event-sink/sink-figures.js';
import { SinkLeases } from './event-sink/sink-leases.js';
import { UnpublishedEvents } from './event-sink/unpublished-events.js';
import { EventStreamController } from './event-stream/event-stream.controller.js';
import { EventStreams } from './event-stream/event-streams.js';
import { LogGrowth } from './event-stream/log-growth.reading.js';
import { LogTail } from './event-stream/log-tail.js';
import { SequenceEvents } from './event-log/sequence-events.js';
import { CreateWebhooks1795478400009 } from './migrations/1795478400009-create-webhooks.js';
import { ListWebhooks1795580085001 } from './migrations/1795580085001-list-webhooks.js';
import { IsolateWebhooks1795580000011 } from './migrations/1795580000011-isolate-webhooks.js';
import { CreateEventSinks1795580000140 } from './migrations/1795580000140-create-event-sinks.js';
import { CreateEventMonths1795580000068 } from './migrations/1795580000068-create-event-months.js';
import { ReceiverNames } from './receivers/receiver-names.js';
import { ReceiverClient } from './receivers/receiver-client.js';

const eventLog = [LogGrown, EventLog, EventService, SequenceEvents, RetireEvents];
const eventStream = [LogGrowth, LogTail, EventStreams];
const eventSink = [eventSinkConfig, UnpublishedEvents, SinkLeases, SinkFigures, EventSinks];
const endpoints = [WebhookRows, SealedSigningKeys, WebhookService, WebhookActivationService];
const deliveries = [FanOutEvents, DeliveryService, RetryDelivery, ReplayService, ReplayEventsJob, ForgetDeliveries];
const delivering = [
  DeliveryWorker,
  RunDeliveries,
  LeaseDeliveries,
  AttemptDelivery,
  WebhookSenders,
  RecordDeliveryOutcomes,
  DeliveryMetrics,
];

@Module({
  imports: [
    FiguresModule,
    DatabaseModule,
    AuthModule,
    AuditModule,
    StandingModule,
    EventsModule,
    JobsModule,
    VaultModule,
    persistence({
      entities: [EventHead, EventMonth, EventSinkLease, EventSinkPosition, Webhook, Delivery, Replay],
      migrations: [
        CreateWebhooks1795478400009,
        IsolateWebhooks1795580000011,
        CreateEventMonths1795580000068,
        CreateEventSinks1795580000140,
        ListWebhooks1795580085001,
      ],
    }),
  ],
  controllers: [EventStreamController, EventController, WebhookController, DeliveryController],
  providers: [
    ...eventLog,
    ...eventStream,
    ...eventSink,
    ...endpoints,
    ...deliveries,
    ...delivering,
    ReceiverNames,
    ReceiverClient,
  ],
})
export class WebhooksModule {}
