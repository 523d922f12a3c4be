import { Injectable, type OnModuleInit } from '@nestjs/common';
import { UnitOfWork } from '#database';
import { Jobs } from '#jobs';
import { payoutsUnfrozen } from '#ledger';
import { payFromTreasury } from './payout-treasury-orders.js';
import { submitPayout } from './submit-payout.job.js';

interface Waiting {
  readonly id: string;
  readonly channel: 'fiat' | 'treasury';
}

/** Paid for, and not asked for yet. */
const waiting = `
  SELECT payout.id, channel FROM payout_request AS request
  JOIN payout ON payout.organization_id = request.organization_id AND payout_request_id = request.id
  WHERE request.organization_id = $1 AND request.status = 'pending' AND funded_at IS NOT NULL AND payout.transfer_id IS NULL
    AND (channel = 'fiat' AND payout.status = 'created' OR channel = 'treasury' AND payout.status = 'pending')`;

/** Tries at once what waited for a freeze to end, instead of after its pause. */
@Injectable()
export class PayoutsUnfrozenJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(payoutsUnfrozen, ({ organizationId }) => this.tryAll(organizationId));
  }

  private async tryAll(organizationId: string): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      for (const { id: payoutId, channel } of await tx.query<Waiting>(waiting, [organizationId])) {
        const job = channel === 'fiat' ? submitPayout : payFromTreasury;
        this.jobs.add(tx, job, { organizationId, payoutId, attempt: 1 }, { key: `${job.name}:${payoutId}` });
      }
    });
  }
}
