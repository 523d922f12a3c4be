import { Injectable, type OnModuleInit } from '@nestjs/common';
import { UnitOfWork, deleteInBatches } from '#database';
import { Jobs } from '#jobs';
import { Clock } from '#runtime';
import { originMilliseconds } from './widget-origins.js';

/** Deletes sessions together with their origins, which count longer than the sessions last. */
@Injectable()
export class ForgetSessions implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.handleHourly('forgetWidgetSessions', () => this.forget());
  }

  private async forget(): Promise<void> {
    const oldest = new Date(this.clock.now().getTime() - originMilliseconds);
    await deleteInBatches(this.unitOfWork, 'widget_origin', 'named_at <= $1', [oldest]);
    await deleteInBatches(this.unitOfWork, 'phone_upload', 'created_at <= $1', [oldest]);
    await deleteInBatches(this.unitOfWork, 'widget_session', 'created_at <= $1', [oldest]);
  }
}
