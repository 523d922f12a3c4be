import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Loop } from '#jobs';
import { Clock, Log } from '#runtime';
import { AttemptDelivery } from './attempt-delivery.js';
import { DeliveryConcurrency } from './delivery-concurrency.js';
import { DeliveryMetrics } from './delivery-metrics.js';
import { type LeasedDelivery, LeaseDeliveries } from './lease-deliveries.js';
import type { DeliveryOutcome } from './judge-delivery-attempt.js';
import { RecordDeliveryOutcomes } from './record-delivery-outcomes.js';

const leasedTogetherMilliseconds = 10;
const writtenTogetherMilliseconds = 10;

/** Leases deliveries that are due, attempts them concurrently, and writes their outcomes in batches. */
@Injectable()
export class RunDeliveries {
  private readonly concurrency = new DeliveryConcurrency();
  private readonly inProgress = new Set<Promise<void>>();
  private readonly outcomes: DeliveryOutcome[] = [];
  private leasing: Loop | undefined;
  private writing: Loop | undefined;

  constructor(
    private readonly leaseDeliveries: LeaseDeliveries,
    private readonly attemptDelivery: AttemptDelivery,
    private readonly recordDeliveryOutcomes: RecordDeliveryOutcomes,
    private readonly figures: DeliveryMetrics,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  start(lookAgainMilliseconds: number): void {
    this.clock.moved.onRaised(this.wake);
    this.writing = new Loop({
      atLeastMilliseconds: writtenTogetherMilliseconds,
      step: () => this.write(),
      failed: (cause) => this.log.warn({ err: cause }, 'could not write down outcomes of deliveries; trying again'),
    });
    this.leasing = new Loop({
      atLeastMilliseconds: leasedTogetherMilliseconds,
      step: () => this.lease(lookAgainMilliseconds),
      failed: (cause) => this.log.warn({ err: cause }, 'could not take deliveries; trying again'),
    });
  }

  readonly wake = (): void => this.leasing?.wake();

  /** Attempts in progress are finished and written if they end in time; another process retries the rest when their leases expire. */
  async stop(withinMilliseconds: number): Promise<void> {
    await this.leasing?.stop();
    const late = new AbortController();
    const timeIsUp = pause(withinMilliseconds, undefined, { signal: late.signal }).catch(() => undefined);
    await Promise.race([Promise.all(this.inProgress), timeIsUp]);
    late.abort();
    await this.writing?.stop();
    await this.write().catch((cause: unknown) =>
      this.log.warn({ err: cause }, 'outcomes of deliveries are lost, they will be made again'),
    );
  }

  private async lease(lookAgainMilliseconds: number): Promise<number> {
    if (this.concurrency.free === 0) return lookAgainMilliseconds;
    const { leased, dueInMilliseconds } = await this.leaseDeliveries.take(this.concurrency);
    await this.attemptDelivery.prepare(leased);
    for (const delivery of leased) this.begin(delivery);
    return Math.min(dueInMilliseconds, lookAgainMilliseconds);
  }

  private begin(leased: LeasedDelivery): void {
    this.concurrency.begin(leased.webhookId);
    const attempt = this.attempt(leased).finally(() => this.inProgress.delete(attempt));
    this.inProgress.add(attempt);
  }

  private async attempt(leased: LeasedDelivery): Promise<void> {
    let milliseconds = 0;
    try {
      const outcome = await this.attemptDelivery.attempt(leased);
      if (outcome === undefined) return;
      milliseconds = outcome.record.latencyMs;
      this.figures.count(outcome);
      this.outcomes.push(outcome);
      this.writing?.wake();
    } catch (cause) {
      this.log.warn({ err: cause, deliveryId: leased.deliveryId }, 'a delivery could not be attempted; trying again');
      // If that fails too, the lease expires.
      await this.leaseDeliveries.giveBack(leased).catch(() => undefined);
    } finally {
      if (this.concurrency.end(leased.webhookId, milliseconds)) this.leasing?.wake();
    }
  }

  private async write(): Promise<number> {
    const outcomes = this.outcomes.splice(0);
    if (outcomes.length === 0) return Infinity;
    try {
      if (await this.recordDeliveryOutcomes.record(outcomes)) this.leasing?.wake();
    } catch (cause) {
      this.outcomes.unshift(...outcomes);
      throw cause;
    }
    return 0;
  }
}
