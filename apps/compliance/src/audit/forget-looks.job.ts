import { Injectable, type OnModuleInit } from '@nestjs/common';
import { longestStaffSession } from '#auth';
import { UnitOfWork, deleteInBatches } from '#database';
import { Jobs } from '#jobs';
import { Clock } from '#runtime';

/** Deletes what was kept of the looks of sessions that are over by now; the audit trail stays. */
@Injectable()
export class ForgetLooksJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.handleHourly('forgetStaffLooks', () => {
      const oldest = new Date(this.clock.now().getTime() - longestStaffSession);
      return deleteInBatches(this.unitOfWork, 'staff_look', 'at <= $1', [oldest]);
    });
  }
}
