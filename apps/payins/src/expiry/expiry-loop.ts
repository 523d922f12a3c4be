import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Loop } from '#jobs';
import { Clock, Config, Log } from '#runtime';
import { ExpirePayins } from './expire-payins.js';

/** What other processes have begun is found within this time: far less than a payer has. */
const lookAgainMilliseconds = 1_000;
const closestRoundsMilliseconds = 5;

/** Lets payins expire at their time, in every process of the service that is not there for the API alone. */
@Injectable()
export class ExpiryLoop implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private loop: Loop | undefined;

  constructor(
    private readonly config: Config,
    private readonly expirePayins: ExpirePayins,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.role === 'api') return;
    this.loop = new Loop({
      atLeastMilliseconds: closestRoundsMilliseconds,
      step: () => this.step(),
      failed: (cause) => this.log.warn({ err: cause }, 'could not let payins expire; trying again'),
    });
    this.clock.moved.onRaised(this.loop.wake);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.loop?.stop();
  }

  private async step(): Promise<number> {
    const next = await this.expirePayins.nextExpiry();
    const left = next === undefined ? Infinity : next.getTime() - this.clock.now().getTime();
    if (left > 0) return Math.min(left, lookAgainMilliseconds);
    // Others may hold what is due: it is not looked for without a pause.
    return (await this.expirePayins.expireDue()) === this.expirePayins.atOnce ? 0 : closestRoundsMilliseconds;
  }
}
