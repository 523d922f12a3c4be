import { Injectable, type OnModuleInit } from '@nestjs/common';
import { UnitOfWork } from '#database';
import { Jobs, job } from '#jobs';
import { Clock } from '#runtime';
import { removeOlder } from '../old-rows.js';
import { originMilliseconds } from './widget-origins.js';

const forgetSessions = job<Record<string, never>>('forgetWidgetSessions');

/** Sessions are over long before their origins count no more. */
@Injectable()
export class ForgetSessions implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.handleHourly(forgetSessions, () => this.forget());
  }

  private async forget(): Promise<void> {
    const oldest = new Date(this.clock.now().getTime() - originMilliseconds);
    await removeOlder(this.unitOfWork, 'widget_origin', oldest);
    await removeOlder(this.unitOfWork, 'widget_session', oldest);
  }
}
