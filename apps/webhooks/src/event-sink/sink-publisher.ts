import { randomInt } from 'node:crypto';
import { Loop } from '#jobs';
import type { Log } from '#runtime';
import { type EventSink, SinkFailure } from './event-sink.js';
import { batchOf, publishBatch } from './publish-batch.js';
import type { SinkAddress } from './sink-address.js';
import type { SinkLeases } from './sink-leases.js';
import { sinkMessage } from './sink-message.js';
import type { SinkLog } from './unpublished-events.js';

/** What is new is told. This is for what was not heard. */
const lookAgainMilliseconds = 1_000;
/** How often to look whether another process still publishes. */
const heldMilliseconds = 3_000;
const togetherMilliseconds = 20;
const shortestPause = 500;
const longestPause = 30_000;

interface Surroundings {
  readonly open: (address: SinkAddress) => Promise<EventSink>;
  readonly log: SinkLog;
  readonly leases: SinkLeases;
  readonly published: (count: number) => void;
  readonly report: Log;
}

/** Publishes the log to one sink, from where it had come to, whatever happens to either. */
export class SinkPublisher {
  private sink: EventSink | undefined;
  private isHolder = false;
  private failures = 0;
  private readonly loop: Loop;

  constructor(
    private readonly address: SinkAddress,
    private readonly around: Surroundings,
  ) {
    this.loop = new Loop({
      atLeastMilliseconds: togetherMilliseconds,
      step: () => this.step(),
      failed: (cause) =>
        this.around.report.warn(
          { err: cause, sink: this.address.name },
          'could not read what is to be published; trying again',
        ),
    });
  }

  /** There is something new. One that waits because of a failure, or for another process, waits on. */
  wake(): void {
    if (this.isHolder && this.failures === 0) this.loop.wake();
  }

  async stop(): Promise<void> {
    await this.loop.stop();
    await this.sink?.close();
    if (this.isHolder) await this.around.leases.giveUp(this.address.name);
  }

  private async step(): Promise<number> {
    const held = this.isHolder;
    this.isHolder = await this.around.leases.hold(this.address.name);
    if (this.isHolder !== held) this.around.log.forget();
    if (!this.isHolder) {
      this.letGo();
      return heldMilliseconds;
    }
    return this.publishOrGiveUp();
  }

  private async publishOrGiveUp(): Promise<number> {
    try {
      const isNew = this.sink === undefined;
      const pause = await this.publish();
      if (isNew) await this.around.leases.tell(this.address.name, null);
      this.failures = 0;
      return pause;
    } catch (cause) {
      if (cause instanceof SinkFailure) return this.failed(cause);
      // Where it failed to keep how far it is, what it knew of the log is ahead of that.
      this.around.log.forget();
      throw cause;
    }
  }

  private async publish(): Promise<number> {
    // Also while there is nothing to publish: so it is known that the engine is there.
    const sink = (this.sink ??= await this.open());
    if (!sink.isOpen) throw new SinkFailure('unreachable', { message: 'the connection has ended' });
    const found = await this.around.log.next();
    if (found === undefined) return lookAgainMilliseconds;
    const batch = batchOf(found.rows);
    const { positions, count, failure } = await publishBatch(batch, (row) => sink.publish(sinkMessage(row)));
    this.around.published(count);
    const isWhole = batch.length === found.rows.length && failure === undefined;
    await this.around.log.published(isWhole ? found.reaching(positions) : positions);
    if (failure !== undefined) throw failure;
    return 0;
  }

  private async open(): Promise<EventSink> {
    const sink = await this.around.open(this.address);
    this.around.report.info({ sink: this.address.name }, 'this process publishes events');
    return sink;
  }

  private async failed(cause: SinkFailure): Promise<number> {
    const { name } = this.address;
    this.failures += 1;
    this.around.report.warn(
      { sink: name, trouble: cause.trouble, reason: cause.message },
      'a sink does not take events; trying again',
    );
    this.letGo();
    this.around.log.forget();
    await this.around.leases.tell(name, cause.trouble);
    await this.around.leases.giveUp(name);
    this.isHolder = false;
    const pause = Math.min(longestPause, shortestPause * 2 ** Math.min(this.failures - 1, 10));
    return randomInt(pause / 2, pause);
  }

  /** Without waiting for an engine that may not answer. */
  private letGo(): void {
    void this.sink?.close();
    this.sink = undefined;
  }
}
