import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Broadcast, type Tx, UnitOfWork } from '#database';
import { Log } from '#runtime';
import { Jobs } from './jobs.js';

const topic = 'housekeeping';

/** Hourly work goes by the real hour. In the sandbox hours pass in a moment: then it is due at once, in every process that has some. */
@Injectable()
export class Housekeeping implements OnModuleInit {
  constructor(
    private readonly broadcast: Broadcast,
    private readonly unitOfWork: UnitOfWork,
    private readonly jobs: Jobs,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.broadcast.listen(topic, { hear: () => this.begin(), resync: () => undefined });
  }

  isDue(tx: Tx): void {
    this.broadcast.send(tx, topic, '');
  }

  /** Whoever misses it does it at the next full hour. */
  private begin(): void {
    this.unitOfWork
      .run((tx) => this.jobs.addHourly(tx))
      .catch((cause: unknown) => this.log.warn({ err: cause }, 'housekeeping could not be asked for'));
  }
}
