import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { UnitOfWork } from '#database';
import { Jobs, Loop } from '#jobs';
import { Clock, Config, Log } from '#runtime';
import { KnownExceptions, lookingFor } from './known-exceptions.js';

const everyMilliseconds = 60_000;
/** However often the clock of the sandbox is moved. */
const closestRoundsMilliseconds = 2_000;

/** Has exceptions looked for each minute: of several processes that ask for it, one does. */
@Injectable()
export class ExceptionLoop implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private loop: Loop | undefined;

  constructor(
    private readonly config: Config,
    private readonly known: KnownExceptions,
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.role === 'api' || this.known.kinds.length === 0) return;
    this.loop = new Loop({
      atLeastMilliseconds: closestRoundsMilliseconds,
      step: () => this.ask(),
      failed: (cause) => this.log.warn({ err: cause }, 'could not ask to look for exceptions; trying again'),
    });
    this.clock.moved.onRaised(this.loop.wake);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.loop?.stop();
  }

  private async ask(): Promise<number> {
    await this.unitOfWork.run((tx) => {
      for (const kind of this.known.kinds) {
        const name = lookingFor(kind);
        this.jobs.add(tx, { name }, {}, { key: name });
      }
      return Promise.resolve();
    });
    return everyMilliseconds;
  }
}
