import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Reads, UnitOfWork, deleteInBatches } from '#database';
import { Jobs, job } from '#jobs';
import { RetentionConfig } from '#retention';
import { Clock } from '#runtime';
import { erasedOwnersIn } from '#vault';

/** For a webhook that was removed. */
export const forgetDeliveries = job<{ organizationId: string; webhookId: string }>('forgetDeliveries');

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Deletes old deliveries, and those of removed webhooks and erased organizations. */
@Injectable()
export class ForgetDeliveries implements OnModuleInit {
  constructor(
    private readonly reads: Reads,
    private readonly unitOfWork: UnitOfWork,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly config: RetentionConfig,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(forgetDeliveries, ({ organizationId, webhookId }) =>
      this.forget('organization_id = $1 AND webhook_id = $2', [organizationId, webhookId]),
    );
    this.jobs.handleHourly('forgetOldDeliveries', () =>
      this.forget(`created_at < $1 AND status <> 'pending'`, [this.oldest()]),
    );
    this.jobs.handleHourly('forgetWebhooksOfErasedOrganizations', () => this.forgetErased());
  }

  /** Erasing an organization destroyed its keys, so nothing has been sent since. */
  private async forgetErased(): Promise<void> {
    for (const organizationId of await erasedOwnersIn(this.reads, 'webhook'))
      await this.unitOfWork.run(async (tx) => {
        const erased = await tx.query<{ id: string }>('DELETE FROM webhook WHERE organization_id = $1 RETURNING id', [
          organizationId,
        ]);
        for (const { id: webhookId } of erased) this.jobs.add(tx, forgetDeliveries, { organizationId, webhookId });
      });
  }

  private oldest(): Date {
    return new Date(this.clock.now().getTime() - this.config.retention.deliveries * dayMilliseconds);
  }

  private forget(condition: string, values: readonly unknown[]): Promise<void> {
    return deleteInBatches(this.unitOfWork, 'delivery', condition, values);
  }
}
