import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Events } from '#events';
import { Loop } from '#jobs';
import { Config, Log } from '#runtime';
import { SequenceEvents } from '../event-log/sequence-events.js';
import { RunDeliveries } from './run-deliveries.js';
import { FanOutEvents } from '../event-log/fan-out-events.js';

/** Work is signaled, by other processes too. This is for what was not heard. */
const lookAgainMilliseconds = 1_000;
/** Another worker that numbers events of an organization is done by then. */
const heldMilliseconds = 200;
const sequencedTogetherMilliseconds = 20;
const pauseAfter = { more: 0, held: heldMilliseconds, none: lookAgainMilliseconds };

/** Turns events into deliveries and deliveries into HTTP requests, in every process that does not serve the API only. */
@Injectable()
export class DeliveryWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private sequencing: Loop | undefined;

  constructor(
    private readonly config: Config,
    private readonly events: Events,
    private readonly sequenceEvents: SequenceEvents,
    private readonly fanOutEvents: FanOutEvents,
    private readonly runDeliveries: RunDeliveries,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.role === 'api') return;
    this.events.recorded.onRaised(() => this.sequencing?.wake());
    this.fanOutEvents.made.onRaised(this.runDeliveries.wake);
    this.start();
  }

  start(): void {
    this.sequencing = new Loop({
      atLeastMilliseconds: sequencedTogetherMilliseconds,
      step: async () => pauseAfter[await this.sequenceEvents.numberWaiting()],
      failed: (cause) => this.log.warn({ err: cause }, 'could not hand out events; trying again'),
    });
    this.runDeliveries.start(lookAgainMilliseconds);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.stop();
  }

  async stop(): Promise<void> {
    await this.sequencing?.stop();
    await this.runDeliveries.stop(this.config.shutdownSeconds * 1_000);
  }
}
