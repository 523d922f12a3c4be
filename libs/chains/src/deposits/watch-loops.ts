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

/**
 * One loop for each chain, so that none waits for the node of another. Those of simulated chains sleep until one more loop,
 * which asks about all of them at once, finds something for them.
 */
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
    const watching = new Map(this.tokens.blockchains.map((blockchain) => [blockchain, this.watching(blockchain)]));
    this.loops = [...watching.values()];
    if (!this.tokens.blockchains.some((blockchain) => this.tokens.isSimulated(blockchain))) return;
    const looking = this.looking(watching);
    this.simulated.sent.onRaised(looking.wake);
    this.loops.push(looking);
  }

  async stop(): Promise<void> {
    await Promise.all(this.loops.map((loop) => loop.stop()));
  }

  private looking(watching: ReadonlyMap<Blockchain, Loop>): Loop {
    return new Loop({
      atLeastMilliseconds: closestRoundsMilliseconds,
      step: async () => {
        for (const blockchain of await this.simulated.waiting()) watching.get(blockchain)?.wake();
        return quietMilliseconds;
      },
      // They tell what is wrong, chain by chain, and when it is over.
      failed: () => watching.forEach((loop) => loop.wake()),
    });
  }

  private watching(blockchain: Blockchain): Loop {
    return new Loop({
      atLeastMilliseconds: closestRoundsMilliseconds,
      step: async () => {
        const gateway = await this.gateways.of(blockchain);
        const expected = await this.watchChain.step(gateway);
        this.reports.watched(blockchain);
        if (expected === 'more') return 0;
        if (expected === 'deposit') return gateway.pollMilliseconds;
        return this.tokens.isSimulated(blockchain) ? Infinity : Math.max(gateway.pollMilliseconds, quietMilliseconds);
      },
      failed: (cause) => this.reports.failed(blockchain, cause),
    });
  }
}
