import { Injectable } from '@nestjs/common';
import type { Caller, OrganizationCaller } from '#auth';
import { type EventType, type Page, viewsOf } from '#contracts';
import { Reads, UnitOfWork } from '#database';
import { samplePayload } from '#events';
import { Clock, Ids } from '#runtime';
import { WebhookRows } from '../endpoints/webhook.rows.js';
import type { DeliveryQuery } from './delivery.dto.js';
import { Delivery } from './delivery.entity.js';
import { type DeliveryView, type TestSentView, deliveryView } from './delivery.view.js';
import { FanOutEvents } from '../event-log/fan-out-events.js';

const deliveries = { entity: Delivery, name: 'delivery', createdAt: 'created_at' };

/** Lists the deliveries of a webhook, and sends tests. */
@Injectable()
export class DeliveryService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly reads: Reads,
    private readonly webhooks: WebhookRows,
    private readonly fanOutEvents: FanOutEvents,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async list(caller: Caller, webhookId: string, { status, ...query }: DeliveryQuery): Promise<Page<DeliveryView>> {
    const { organizationId } = await this.webhooks.readFor(caller, webhookId);
    if (query.organizationId !== undefined && query.organizationId !== organizationId) return { results: [] };
    const equals = { organization_id: organizationId, webhook_id: webhookId, status };
    // The partial index contains only what is not delivered; nearly everything is delivered.
    const isRare = status !== undefined && status !== 'delivered';
    const page = await this.reads.list(deliveries, equals, query, isRare ? "status <> 'delivered'" : undefined);
    return viewsOf(page, deliveryView);
  }

  /** Not in the event log, and about a resource of its own, so that it waits for no other delivery. */
  async sendTest({ organizationId }: OrganizationCaller, webhookId: string, type: EventType): Promise<TestSentView> {
    const [eventId, resourceId] = [this.ids.next(), this.ids.next()];
    const payload = samplePayload(type, { organizationId, resourceId, now: this.clock.now() });
    return this.unitOfWork.run(async (tx) => {
      await this.webhooks.lockActive(tx, organizationId, webhookId, 'send');
      const [deliveryId = ''] = await this.fanOutEvents.toOne(tx, { organizationId, webhookId }, [
        { id: eventId, type, resourceId, testPayload: payload },
      ]);
      return { deliveryId, eventId };
    });
  }
}
