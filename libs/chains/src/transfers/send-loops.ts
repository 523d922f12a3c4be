import { Injectable } from '@nestjs/common';
import type { Blockchain } from '#contracts';
import { Loop } from '#jobs';
import { Log } from '#runtime';
import { Tokens } from '../gateway/tokens.js';
import { DueTransfers } from '../records/due-transfers.js';
import { AdvanceTransfer } from './advance-transfer.js';
import { DrawBackGas } from './draw-back-gas.js';
import { TransferQueue } from './transfer-queue.js';

/** What is due is signaled, by other processes too. This is for what was not heard. */
const lookAgainMilliseconds = 1_000;
/** What is due and was not given is held by another process, for a moment. */
const heldMilliseconds = 100;
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
    private readonly due: DueTransfers,
    private readonly log: Log,
  ) {}

  start(): void {
    const { blockchains } = this.tokens;
    const sending = new Map(blockchains.map((blockchain) => [blockchain, this.sending(blockchain)]));
    const looking = this.looking(sending);
    this.due.onRaised(looking.wake);
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
    return this.loop(async () => {
      if ((await this.advanceTransfer.allDue(blockchain)) > 0) return 0;
      const left = await this.queue.dueInMilliseconds(blockchain);
      return left > 0 ? left : heldMilliseconds;
    });
  }

  private loop(step: () => Promise<number>, failure = 'could not look which transfers are due; trying again'): Loop {
    return new Loop({
      atLeastMilliseconds: closestRoundsMilliseconds,
      step,
      failed: (cause) => this.log.warn({ err: cause }, failure),
    });
  }
}
