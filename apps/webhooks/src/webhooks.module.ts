import { Module } from '@nestjs/common';
import { AuthModule } from '#auth';
import { DatabaseModule, persistence } from '#database';
import { EventsModule } from '#events';
import { JobsModule } from '#jobs';
import { StandingModule } from '#standing';
import { VaultModule } from '#vault';
import { Attempts } from './deliveries/attempts.js';
import { DeliveryController } from './deliveries/delivery.controller.js';
import { Delivery } from './deliveries/delivery.entity.js';
import { DeliveryService } from './deliveries/delivery.service.js';
import { DeliveryFigures } from './deliveries/delivery-figures.js';
import { DeliveryRun } from './deliveries/delivery-run.js';
import { DeliveryWorker } from './deliveries/delivery-worker.js';
import { FanOut } from './event-log/fan-out.js';
import { ForgetDeliveries } from './endpoints/forget-deliveries.job.js';
import { Leases } from './deliveries/leases.js';
import { Outcomes } from './deliveries/outcomes.js';
import { Replay } from './deliveries/replay.entity.js';
import { ReplayEventsJob } from './deliveries/replay.job.js';
import { ReplayService } from './deliveries/replay.service.js';
import { Senders } from './deliveries/senders.js';
import { ActivationService } from './endpoints/activation.service.js';
import { WebhookController } from './endpoints/webhook.controller.js';
import { Webhook } from './endpoints/webhook.entity.js';
import { WebhookService } from './endpoints/webhook.service.js';
import { WebhookKeys } from './endpoints/webhook-keys.js';
import { Webhooks } from './endpoints/webhooks.js';
import { EventHead } from './event-log/event-head.entity.js';
import { EventLog } from './event-log/event-log.js';
import { EventController } from './event-log/event.controller.js';
import { EventService } from './event-log/event.service.js';
import { Sequencer } from './event-log/sequencer.js';
import { CreateWebhooks1795478400009 } from './migrations/1795478400009-create-webhooks.js';
import { ReceiverNames } from './receivers/receiver-names.js';
import { Receivers } from './receivers/receivers.js';

const eventLog = [EventLog, EventService, Sequencer];
const endpoints = [Webhooks, WebhookKeys, WebhookService, ActivationService];
const deliveries = [FanOut, DeliveryService, ReplayService, ReplayEventsJob, ForgetDeliveries];
const delivering = [DeliveryWorker, DeliveryRun, Leases, Attempts, Senders, Outcomes, DeliveryFigures];

@Module({
  imports: [
    DatabaseModule,
    AuthModule,
    StandingModule,
    EventsModule,
    JobsModule,
    VaultModule,
    persistence({
      entities: [EventHead, Webhook, Delivery, Replay],
      migrations: [CreateWebhooks1795478400009],
    }),
  ],
  controllers: [EventController, WebhookController, DeliveryController],
  providers: [...eventLog, ...endpoints, ...deliveries, ...delivering, ReceiverNames, Receivers],
})
export class WebhooksModule {}
