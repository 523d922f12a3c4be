import { Injectable } from '@nestjs/common';
import type { Blockchain } from '#contracts';
import { Loop } from '#jobs';
import { ChainReports } from '../connections/chain-reports.js';
import { Gateways } from '../connections/gateways.js';
import { SimulatedDeposits } from '../simulated/simulated-deposits.js';
import { Tokens } from '../gateway/tokens.js';
import type { Gateway } from '../gateway/gateway.js';
import { WatchLeases } from '../connections/watch-leases.js';
import { FinalBlockReplaced, WatchChain } from './watch-chain.js';

/** How often to look while no deposit is pending. */
const quietMilliseconds = 1_000;
const closestRoundsMilliseconds = 20;
/** How often to look whether a chain that another process watches is still watched, or has been rewound. */
const lookAgainMilliseconds = 2_000;
/** After so many rounds that failed, another process may try. */
const failedRounds = 3;
/** By how many rounds nodes are compared when nothing is to be credited. */
const roundsBetweenComparisons = 10;

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
    private readonly leases: WatchLeases,
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
    await this.leases.stop();
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

  /** A simulated chain costs nobody anything, so each process watches it, and what is sent here is seen here at once. */
  private watching(blockchain: Blockchain): Loop {
    return new Loop({
      atLeastMilliseconds: closestRoundsMilliseconds,
      step: this.tokens.isSimulated(blockchain)
        ? () => this.round(blockchain, { quiet: () => Infinity })
        : this.leasedRounds(blockchain),
      failed: (cause) => this.reports.failed(blockchain, cause),
    });
  }

  private leasedRounds(blockchain: Blockchain): () => Promise<number> {
    let [rounds, failures] = [0, 0];
    return async () => {
      if (!(await this.leases.hold(blockchain))) {
        this.reports.left(blockchain);
        return lookAgainMilliseconds;
      }
      const gateway = await this.gateways.of(blockchain, 'watching');
      try {
        const pause = await this.round(blockchain, {
          quiet: ({ pollMilliseconds }) => Math.max(pollMilliseconds, quietMilliseconds),
        });
        failures = 0;
        rounds += 1;
        if (rounds % roundsBetweenComparisons === 0) await this.watchChain.compareNodes(gateway);
        await this.leases.tell(blockchain, gateway.troubles);
        return pause;
      } catch (cause) {
        failures += 1;
        const isReplaced = cause instanceof FinalBlockReplaced;
        if (isReplaced || failures >= failedRounds)
          await this.leases.tell(blockchain, [...gateway.troubles, isReplaced ? 'finalBlockReplaced' : 'unwatched']);
        if (!isReplaced && failures % failedRounds > 0) throw cause;
        this.reports.failed(blockchain, cause);
        if (!isReplaced) await this.leases.giveUp(blockchain);
        return lookAgainMilliseconds;
      }
    };
  }

  private async round(blockchain: Blockchain, { quiet }: { quiet: (gateway: Gateway) => number }): Promise<number> {
    const gateway = await this.gateways.of(blockchain, 'watching');
    const expected = await this.watchChain.step(gateway);
    this.reports.watched(blockchain);
    if (expected === 'more') return 0;
    return expected === 'deposit' ? gateway.pollMilliseconds : quiet(gateway);
  }
}
