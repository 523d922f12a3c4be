import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Events } from '#events';
import { Loop } from '#jobs';
import { Config, Log } from '#runtime';
import { EventSequencer } from '../event-log/sequence-events.js';
import { DeliveryRun } from './run-deliveries.js';
import { EventFanOut } from '../event-log/fan-out-events.js';

/** How soon work of other processes is found; this process signals its own at once. */
const lookAgainMilliseconds = 200;
const sequencedTogetherMilliseconds = 20;

/** Turns events into deliveries and deliveries into HTTP requests, in every process that does not serve the API only. */
@Injectable()
export class DeliveryWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private sequencing: Loop | undefined;

  constructor(
    private readonly config: Config,
    private readonly events: Events,
    private readonly sequencer: EventSequencer,
    private readonly fanOut: EventFanOut,
    private readonly run: DeliveryRun,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.role === 'api') return;
    this.events.recorded.onRaised(() => this.sequencing?.wake());
    this.fanOut.made.onRaised(this.run.wake);
    this.start();
  }

  start(): void {
    this.sequencing = new Loop({
      atLeastMilliseconds: sequencedTogetherMilliseconds,
      step: async () => ((await this.sequencer.numberWaiting()) > 0 ? 0 : lookAgainMilliseconds),
      failed: (cause) => this.log.warn({ err: cause }, 'could not hand out events; trying again'),
    });
    this.run.start(lookAgainMilliseconds);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.stop();
  }

  async stop(): Promise<void> {
    await this.sequencing?.stop();
    await this.run.stop(this.config.shutdownSeconds * 1_000);
  }
}
