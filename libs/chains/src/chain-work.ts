import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Config } from '#runtime';
import { WatchLoops } from './deposits/watch-loops.js';
import { SendLoops } from './transfers/send-loops.js';

/** Sends what was decided and watches what comes in, in every process of the service that does not serve the API alone. */
@Injectable()
export class ChainWork implements OnApplicationBootstrap, BeforeApplicationShutdown {
  constructor(
    private readonly config: Config,
    private readonly sending: SendLoops,
    private readonly watching: WatchLoops,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.role === 'api') return;
    this.sending.start();
    this.watching.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all([this.sending.stop(), this.watching.stop()]);
  }
}
