import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Broadcast, type Tx, UnitOfWork } from '#database';
import { Log } from '#runtime';
import { JobSignal } from './job-signal.js';
import { Jobs } from './jobs.js';

const topic = 'housekeeping';
const hourSeconds = 60 * 60;

/** Hourly jobs follow real time. When the sandbox clock is moved by hours, they are due at once, in every process that has some. */
@Injectable()
export class Housekeeping implements OnModuleInit {
  constructor(
    private readonly broadcast: Broadcast,
    private readonly unitOfWork: UnitOfWork,
    private readonly jobs: Jobs,
    private readonly signal: JobSignal,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.broadcast.listen(topic, { hear: () => this.begin(), resync: () => undefined });
  }

  /** Jobs that were to come later may be due by now. */
  timeMoved(tx: Tx, seconds: number): void {
    tx.afterCommit(this.signal.added);
    if (seconds >= hourSeconds) this.broadcast.send(tx, topic, '');
  }

  /** A process that misses the message runs its jobs at the next full hour. */
  private begin(): void {
    this.unitOfWork
      .run((tx) => this.jobs.addHourly(tx))
      .catch((cause: unknown) => this.log.warn({ err: cause }, 'hourly jobs could not be enqueued'));
  }
}
