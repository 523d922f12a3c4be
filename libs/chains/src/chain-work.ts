import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Blockchain } from '#contracts';
import { Loop } from '#jobs';
import { Config } from '#runtime';
import { ChainReports } from './chain-reports.js';
import { Watcher } from './deposits/watcher.js';
import { Gateways } from './gateways.js';
import { Tokens } from './tokens.js';
import { Sender } from './transfers/sender.js';

/** What was decided meanwhile is found within this time. */
const lookAgainMilliseconds = 200;
const closestRoundsMilliseconds = 20;

/** Sends what was decided and watches what comes in, in every process of the service that is not there for the API alone. */
@Injectable()
export class ChainWork implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private loops: Loop[] = [];

  constructor(
    private readonly config: Config,
    private readonly tokens: Tokens,
    private readonly gateways: Gateways,
    private readonly sender: Sender,
    private readonly watcher: Watcher,
    private readonly reports: ChainReports,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.role === 'api') return;
    this.loops = [this.sending(), ...this.tokens.blockchains.map((blockchain) => this.watching(blockchain))];
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.loops.map((loop) => loop.stop()));
  }

  private sending(): Loop {
    return new Loop({
      atLeastMilliseconds: closestRoundsMilliseconds,
      step: async () => ((await this.sender.stepAll()) > 0 ? 0 : lookAgainMilliseconds),
      failed: (cause) => this.reports.sendingFailed(cause),
    });
  }

  private watching(blockchain: Blockchain): Loop {
    return new Loop({
      atLeastMilliseconds: closestRoundsMilliseconds,
      step: async () => {
        const gateway = await this.gateways.of(blockchain);
        const hasMore = await this.watcher.step(gateway);
        this.reports.watched(blockchain);
        return hasMore ? 0 : gateway.pollMilliseconds;
      },
      failed: (cause) => this.reports.failed(blockchain, cause),
    });
  }
}
