import { Injectable } from '@nestjs/common';
import type { Blockchain } from '#contracts';
import { Loop } from '#jobs';
import { ChainReports } from '../connections/chain-reports.js';
import { Gateways } from '../connections/gateways.js';
import { SimulatedDeposits } from '../simulated/simulated-deposits.js';
import { Tokens } from '../gateway/tokens.js';
import { WatchChain } from './watch-chain.js';

/** How often to look while no deposit is pending. */
const quietMilliseconds = 1_000;
const closestRoundsMilliseconds = 20;

/** One loop for each chain, so that none waits for the node of another. */
@Injectable()
export class WatchLoops {
  private loops: Loop[] = [];

  constructor(
    private readonly tokens: Tokens,
    private readonly gateways: Gateways,
    private readonly watchChain: WatchChain,
    private readonly simulated: SimulatedDeposits,
    private readonly reports: ChainReports,
  ) {}

  start(): void {
    this.loops = this.tokens.blockchains.map((blockchain) => this.loop(blockchain));
    this.simulated.sent.onRaised(() => this.loops.forEach((loop) => loop.wake()));
  }

  async stop(): Promise<void> {
    await Promise.all(this.loops.map((loop) => loop.stop()));
  }

  private loop(blockchain: Blockchain): Loop {
    return new Loop({
      atLeastMilliseconds: closestRoundsMilliseconds,
      step: async () => {
        const gateway = await this.gateways.of(blockchain);
        const expected = await this.watchChain.step(gateway);
        this.reports.watched(blockchain);
        if (expected === 'more') return 0;
        return expected === 'deposit'
          ? gateway.pollMilliseconds
          : Math.max(gateway.pollMilliseconds, quietMilliseconds);
      },
      failed: (cause) => this.reports.failed(blockchain, cause),
    });
  }
}
