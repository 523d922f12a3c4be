import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Reads, UnitOfWork } from '#database';
import { Jobs, job } from '#jobs';
import { Clock } from '#runtime';
import { RenewApproval } from './renew-approval.js';

interface Due {
  readonly organizationId: string;
  readonly id: string;
}

const renewApproval = job<Due>('renewApproval');

const atOnce = 500;

/** Looks hourly for approvals of which a step is due; each is a job of its own, so that one that fails holds up no other. */
@Injectable()
export class RenewApprovalsJob implements OnModuleInit {
  constructor(
    private readonly reads: Reads,
    private readonly unitOfWork: UnitOfWork,
    private readonly jobs: Jobs,
    private readonly approvals: RenewApproval,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(renewApproval, ({ organizationId, id }) => this.approvals.step(organizationId, id));
    this.jobs.handleHourly('renewApprovals', () => this.addDue());
  }

  private async addDue(): Promise<void> {
    const due = await this.reads.query<Due>(
      `SELECT organization_id AS "organizationId", id FROM review WHERE renewal_due_at <= $1
       ORDER BY renewal_due_at LIMIT ${atOnce}`,
      [this.clock.now()],
    );
    await this.unitOfWork.run((tx) => {
      for (const each of due) this.jobs.add(tx, renewApproval, each, { key: `renew ${each.id}` });
      return Promise.resolve();
    });
  }
}
