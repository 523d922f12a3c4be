import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Loop } from '#jobs';
import { Clock, Config, Log } from '#runtime';
import { ExpirePayins } from './expire-payins.js';

/** Payins that other processes opened are noticed within this time, far less than a payer has. */
const lookAgainMilliseconds = 1_000;
const closestRoundsMilliseconds = 5;

/** Expires payins on time, in every process that does not serve the API alone. */
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
      failed: (cause) => this.log.warn({ err: cause }, 'could not expire payins; trying again'),
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
    // Other processes may hold what is due, so there is always a pause.
    return (await this.expirePayins.expireDue()) === this.expirePayins.atOnce ? 0 : closestRoundsMilliseconds;
  }
}
