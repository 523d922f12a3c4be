import { Injectable, type OnModuleInit } from '@nestjs/common';
import { UnitOfWork } from '#database';
import { Jobs } from '#jobs';
import { Archives, RetentionConfig } from '#retention';
import { Clock, firstIdAt } from '#runtime';

const dayMilliseconds = 24 * 60 * 60 * 1_000;

/** Takes months out of the log once all of them is older than `RETENTION` says, and not before each of their events has its position. */
@Injectable()
export class RetireEvents implements OnModuleInit {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly archives: Archives,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly config: RetentionConfig,
  ) {}

  onModuleInit(): void {
    this.jobs.handleHourly('retireEvents', () => this.retire());
  }

  private async retire(): Promise<void> {
    const before = firstIdAt(new Date(this.clock.now().getTime() - this.config.retention.events * dayMilliseconds));
    await this.unitOfWork.run(async (tx) => {
      const detached = await this.archives.detach(tx, 'event', before);
      for (const { relation } of detached) {
        const waiting = await tx.query(`SELECT FROM "${relation}" WHERE position IS NULL LIMIT 1`);
        if (waiting.length > 0) throw new Error(`Events in ${relation} still wait for their position`);
      }
      const last = detached.at(-1);
      if (last !== undefined) await tx.query('DELETE FROM event_month WHERE month_id < $1', [last.untilId]);
    });
    await this.archives.keep();
  }
}
