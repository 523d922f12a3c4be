import { Injectable, type OnModuleInit } from '@nestjs/common';
import { UnitOfWork, deleteInBatches } from '#database';
import { Jobs } from '#jobs';
import { Clock } from '#runtime';
import { longestStaffSession } from '../staff/staff-sessions.js';
import { originMilliseconds } from './widget-origins.js';

/** For whom reads in the audit trail who came from where. */
const staffSessionsKept = 30 * 24 * 60 * 60_000;

/** Longer than the longest invitation, so that the company reads for a while who has finished. */
const invitationsKept = 90 * 24 * 60 * 60_000;

/** Deletes sessions together with their origins, which count longer than the sessions last; those of people a month after the last moment at which they can have been open. */
@Injectable()
export class ForgetSessions implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.handleHourly('forgetWidgetSessions', () => this.forget());
    this.jobs.handleHourly('forgetStaffSessions', () => {
      const newest = new Date(this.clock.now().getTime() - longestStaffSession - staffSessionsKept);
      return deleteInBatches(this.unitOfWork, 'staff_session', 'created_at <= $1', [newest]);
    });
  }

  private async forget(): Promise<void> {
    const oldest = new Date(this.clock.now().getTime() - originMilliseconds);
    await deleteInBatches(this.unitOfWork, 'widget_origin', 'named_at <= $1', [oldest]);
    const oldestInvitation = new Date(this.clock.now().getTime() - invitationsKept);
    await deleteInBatches(this.unitOfWork, 'invitation', 'created_at <= $1', [oldestInvitation]);
    await deleteInBatches(this.unitOfWork, 'phone_upload', 'created_at <= $1', [oldest]);
    await deleteInBatches(this.unitOfWork, 'widget_session', 'created_at <= $1', [oldest]);
  }
}
