import { Injectable } from '@nestjs/common';
import type { Blockchain } from '#contracts';
import { Loop } from '#jobs';
import { Log } from '#runtime';
import { Tokens } from '../gateway/tokens.js';
import { AdvanceTransfer } from './advance-transfer.js';
import { DrawBackGas } from './draw-back-gas.js';
import { TransferQueue } from './transfer-queue.js';
import { Transfers } from './transfers.js';

/** How soon transfers of other processes are found; those of this process are known at once. */
const lookAgainMilliseconds = 200;
const closestRoundsMilliseconds = 20;
const drawBackMilliseconds = 60_000;

/** One loop finds what is due and wakes the loop of its chain, so that a node that does not answer delays no other chain. */
@Injectable()
export class SendLoops {
  private loops: Loop[] = [];

  constructor(
    private readonly tokens: Tokens,
    private readonly advanceTransfer: AdvanceTransfer,
    private readonly queue: TransferQueue,
    private readonly drawBackGas: DrawBackGas,
    private readonly transfers: Transfers,
    private readonly log: Log,
  ) {}

  start(): void {
    const { blockchains } = this.tokens;
    const sending = new Map(blockchains.map((blockchain) => [blockchain, this.sending(blockchain)]));
    const looking = this.looking(sending);
    this.transfers.requested.onRaised(looking.wake);
    this.loops = [looking, this.drawingBack(), ...sending.values()];
  }

  async stop(): Promise<void> {
    await Promise.all(this.loops.map((loop) => loop.stop()));
  }

  private looking(sending: ReadonlyMap<Blockchain, Loop>): Loop {
    return this.loop(async () => {
      for (const blockchain of await this.queue.due([...sending.keys()])) sending.get(blockchain)?.wake();
      return lookAgainMilliseconds;
    });
  }

  private drawingBack(): Loop {
    return this.loop(async () => {
      await this.drawBackGas.allIdle();
      return drawBackMilliseconds;
    }, 'gas could not be drawn back; trying again');
  }

  private sending(blockchain: Blockchain): Loop {
    return this.loop(async () => ((await this.advanceTransfer.allDue(blockchain)) > 0 ? 0 : Infinity));
  }

  private loop(step: () => Promise<number>, failure = 'could not look which transfers are due; trying again'): Loop {
    return new Loop({
      atLeastMilliseconds: closestRoundsMilliseconds,
      step,
      failed: (cause) => this.log.warn({ err: cause }, failure),
    });
  }
}
