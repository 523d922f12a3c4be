import { Injectable } from '@nestjs/common';
import { AuditTrail } from '#audit';
import { type Caller, authorOf, isOfHouse } from '#auth';
import { type Tx, UnitOfWork, columnsAs } from '#database';
import { ResourceNotFound } from '#errors';
import { Clock } from '#runtime';
import { Webhook } from '../endpoints/webhook.entity.js';
import { WebhookRows } from '../endpoints/webhook.rows.js';
import { FanOutEvents } from '../event-log/fan-out-events.js';
import { Delivery } from './delivery.entity.js';
import { deliveryLifecycle } from './delivery.lifecycle.js';
import { type DeliveryView, deliveryView } from './delivery.view.js';

/** Delivers once more, by hand of the organization or of the staff, whose hand is recorded. */
@Injectable()
export class RetryDelivery {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly webhooks: WebhookRows,
    private readonly fanOutEvents: FanOutEvents,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async retry(caller: Caller, webhookId: string, id: string): Promise<DeliveryView> {
    const { organizationId } = isOfHouse(caller) ? await this.webhooks.readFor(caller, webhookId) : caller;
    return this.unitOfWork.run(async (tx) => {
      await this.webhooks.lockActive(tx, organizationId, webhookId, 'retry');
      const delivery = await tx.one(Delivery, { organizationId, webhookId, id }, { lock: true });
      if (delivery === undefined) throw new ResourceNotFound('delivery', id);
      const status = deliveryLifecycle.next(delivery.status, 'retry', id);
      const nextAttemptAt = (await this.becomeHead(tx, delivery)) ? this.clock.now() : null;
      await tx.update(Delivery, { organizationId, webhookId, id }, { status, nextAttemptAt });
      await tx.update(Webhook, { organizationId, id: webhookId }, { dueAt: this.clock.now() });
      this.fanOutEvents.made.raiseAfter(tx);
      if (isOfHouse(caller)) await this.record(tx, caller, delivery);
      return deliveryView({ ...delivery, status, nextAttemptAt });
    });
  }

  private record(tx: Tx, caller: Caller, { organizationId, id }: Delivery): Promise<void> {
    const subject = `delivery:${id}` as const;
    const done = { action: 'deliveryRetried', reason: null } as const;
    return this.audit.record(tx, { organizationId, ...authorOf(caller), ...done, subject });
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
