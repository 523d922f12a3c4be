import { Injectable } from '@nestjs/common';
import type { Caller, OrganizationCaller } from '#auth';
import { type EventType, type Page, viewsOf } from '#contracts';
import { Reads, type Tx, UnitOfWork, columnsAs } from '#database';
import { ResourceNotFound } from '#errors';
import { samplePayload } from '#events';
import { Clock, Ids } from '#runtime';
import { Webhook } from '../endpoints/webhook.entity.js';
import { WebhookRows } from '../endpoints/webhook.rows.js';
import type { DeliveryQuery } from './delivery.dto.js';
import { Delivery } from './delivery.entity.js';
import { deliveryLifecycle } from './delivery.lifecycle.js';
import { type DeliveryView, type TestSentView, deliveryView } from './delivery.view.js';
import { FanOutEvents } from '../event-log/fan-out-events.js';

const deliveries = { entity: Delivery, name: 'delivery', createdAt: 'created_at' };

/** Lists the deliveries of a webhook, sends tests and retries by hand. */
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

  async retry({ organizationId }: OrganizationCaller, webhookId: string, id: string): Promise<DeliveryView> {
    return this.unitOfWork.run(async (tx) => {
      await this.webhooks.lockActive(tx, organizationId, webhookId, 'retry');
      const delivery = await tx.one(Delivery, { organizationId, webhookId, id }, { lock: true });
      if (delivery === undefined) throw new ResourceNotFound('delivery', id);
      const status = deliveryLifecycle.next(delivery.status, 'retry', id);
      const nextAttemptAt = (await this.becomeHead(tx, delivery)) ? this.clock.now() : null;
      await tx.update(Delivery, { organizationId, webhookId, id }, { status, nextAttemptAt });
      await tx.update(Webhook, { organizationId, id: webhookId }, { dueAt: this.clock.now() });
      this.fanOutEvents.made.raiseAfter(tx);
      return deliveryView({ ...delivery, status, nextAttemptAt });
    });
  }

  /**
   * The older delivery goes first, so the current head steps back, unless it is being sent right now: then the
   * retry follows it. Returns whether the retry is the head.
   */
  private async becomeHead(tx: Tx, { organizationId, webhookId, resourceId }: Delivery): Promise<boolean> {
    const [head] = await tx.query<{ id: string; leased: boolean; nextAttemptAt: Date }>(
      `SELECT ${columnsAs(['id', 'nextAttemptAt'])}, coalesce(leased_until > now(), false) AS leased FROM delivery
       WHERE organization_id = $1 AND webhook_id = $2 AND resource_id = $3 AND status = 'pending' AND next_attempt_at IS NOT NULL FOR UPDATE`,
      [organizationId, webhookId, resourceId],
    );
    if (head === undefined) return true;
    if (head.leased) return false;
    await tx.update(
      Delivery,
      { organizationId, webhookId, id: head.id },
      { nextAttemptAt: null, notBefore: head.nextAttemptAt, leasedBy: null, leasedUntil: null },
    );
    return true;
  }
}
