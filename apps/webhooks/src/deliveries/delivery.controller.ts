import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CalledBy, type Caller, type OrganizationCaller } from '#auth';
import { type Page, PageOf } from '#contracts';
import { IllegalTransition, LimitExceeded } from '#errors';
import { IdParam, Operation } from '#runtime';
import { DeliveryQuery, ReplayEvents, SendTest } from './delivery.dto.js';
import { DeliveryService } from './delivery.service.js';
import { DeliveryView, ReplayStartedView, TestSentView } from './delivery.view.js';
import { ReplayService } from './replay.service.js';
import { RetryDelivery } from './retry-delivery.js';

const DeliveryPage = PageOf(DeliveryView);
const writing = { callers: 'organization', scope: 'webhooks:write' } as const;

@ApiTags('Webhooks')
@Controller('webhooks/:webhookId')
export class DeliveryController {
  constructor(
    private readonly deliveries: DeliveryService,
    private readonly retryDelivery: RetryDelivery,
    private readonly replays: ReplayService,
  ) {}

  @Post('send')
  @Operation({
    summary: 'Send a test',
    description:
      'A delivery with a sample payload of this type to an active webhook. It is signed and retried like any other, but is not in the event log.',
    access: writing,
    status: 202,
    answer: TestSentView,
    errors: [IllegalTransition],
  })
  sendTest(
    @CalledBy() caller: OrganizationCaller,
    @IdParam('webhook') webhookId: string,
    @Body() body: SendTest,
  ): Promise<TestSentView> {
    return this.deliveries.sendTest(caller, webhookId, body.type);
  }

  @Get('deliveries')
  @Operation({
    summary: 'List deliveries',
    description:
      'Each delivery with all attempts: when it was made, what your receiver answered, or why it could not be reached. Kept for 30 days.',
    access: { callers: 'organization', scope: 'webhooks:read', staff: 'webhooks:read' },
    answer: DeliveryPage,
  })
  list(
    @CalledBy() caller: Caller,
    @IdParam('webhook') webhookId: string,
    @Query() query: DeliveryQuery,
  ): Promise<Page<DeliveryView>> {
    return this.deliveries.list(caller, webhookId, query);
  }

  @Post('deliveries/:deliveryId/retry')
  @Operation({
    summary: 'Deliver once more',
    description:
      'Immediately, whether it is dead or was delivered. The id stays the same, and `attemptNumber` continues.',
    access: { ...writing, staff: 'webhooks:retry' },
    answer: DeliveryView,
    errors: [IllegalTransition],
  })
  retry(
    @CalledBy() caller: Caller,
    @IdParam('webhook') webhookId: string,
    @IdParam('delivery') deliveryId: string,
  ): Promise<DeliveryView> {
    return this.retryDelivery.retry(caller, webhookId, deliveryId);
  }

  @Post('replay')
  @Operation({
    summary: 'Replay a range of events',
    description:
      'New deliveries of events that are in the log already, such as those recorded while the webhook was disabled. `eventId` stays the same, so that a receiver can skip events it has handled. At most three at a time per webhook.',
    access: writing,
    status: 202,
    answer: ReplayStartedView,
    errors: [IllegalTransition, LimitExceeded],
  })
  replay(
    @CalledBy() caller: OrganizationCaller,
    @IdParam('webhook') webhookId: string,
    @Body() body: ReplayEvents,
  ): Promise<ReplayStartedView> {
    return this.replays.replay(caller, webhookId, body);
  }
}
