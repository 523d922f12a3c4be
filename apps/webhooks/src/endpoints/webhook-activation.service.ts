import { Injectable } from '@nestjs/common';
import type { OrganizationCaller } from '#auth';
import { type Tx, UnitOfWork } from '#database';
import { Jobs } from '#jobs';
import { Clock } from '#runtime';
import { forgetDeliveries } from './forget-deliveries.job.js';
import { FanOutEvents } from '../event-log/fan-out-events.js';
import { Webhook } from './webhook.entity.js';
import { type WebhookStatus, webhookLifecycle } from './webhook.lifecycle.js';
import { type WebhookView, webhookView } from './webhook.view.js';
import { WebhookRows } from './webhook.rows.js';

/** Activates, disables and removes webhooks. */
@Injectable()
export class WebhookActivationService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly webhooks: WebhookRows,
    private readonly fanOutEvents: FanOutEvents,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  async setStatus({ organizationId }: OrganizationCaller, id: string, status: WebhookStatus): Promise<WebhookView> {
    return this.unitOfWork.run(async (tx) => {
      const { webhook, position } = await this.webhooks.lockAfterLog(tx, organizationId, id);
      if (webhook.status === status) return webhookView(webhook);
      const changes = status === 'ACTIVE' ? await this.activate(tx, webhook, position) : disabled(webhook);
      await tx.update(Webhook, { organizationId, id }, changes);
      return webhookView({ ...webhook, ...changes });
    });
  }

  async remove({ organizationId }: OrganizationCaller, id: string): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      await this.webhooks.lock(tx, organizationId, id);
      await tx.delete(Webhook, { organizationId, id });
      this.jobs.add(tx, forgetDeliveries, { organizationId, webhookId: id });
    });
  }

  /** Events committed from now on are delivered, and deliveries that were pending when it was disabled are due at once. */
  private async activate(tx: Tx, { organizationId, id, status }: Webhook, position: string): Promise<Partial<Webhook>> {
    const now = this.clock.now();
    await tx.query(
      `UPDATE delivery SET next_attempt_at = $3 WHERE organization_id = $1 AND webhook_id = $2 AND status = 'pending' AND next_attempt_at > $3`,
      [organizationId, id, now],
    );
    this.fanOutEvents.made.raiseAfter(tx);
    return {
      status: webhookLifecycle.next(status, 'activate', id),
      disabledReason: null,
      failingSince: null,
      afterPosition: position,
      dueAt: now,
    };
  }
}

function disabled({ id, status }: Webhook): Partial<Webhook> {
  return { status: webhookLifecycle.next(status, 'disable', id), dueAt: null };
}
