import { Injectable } from '@nestjs/common';
import { Loop } from '#jobs';
import { Log } from '#runtime';
import { Sender } from './sender.js';
import { Transfers } from './transfers.js';

/** What other processes decide is found within this time; what this one does is known at once. */
const lookAgainMilliseconds = 200;
const closestRoundsMilliseconds = 20;

@Injectable()
export class Sending {
  private loop: Loop | undefined;

  constructor(
    private readonly sender: Sender,
    private readonly transfers: Transfers,
    private readonly log: Log,
  ) {}

  start(): void {
    const loop = new Loop({
      atLeastMilliseconds: closestRoundsMilliseconds,
      step: async () => ((await this.sender.stepAll()) > 0 ? 0 : lookAgainMilliseconds),
      failed: (cause) => this.log.warn({ err: cause }, 'could not look which transfers are due; trying again'),
    });
    this.transfers.requested.onRaised(loop.wake);
    this.loop = loop;
  }

  async stop(): Promise<void> {
    await this.loop?.stop();
  }
}
