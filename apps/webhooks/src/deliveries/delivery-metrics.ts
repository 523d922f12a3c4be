import { Injectable } from '@nestjs/common';
import { Clock, Metrics } from '#runtime';
import type { DeliveryOutcome } from './judge-delivery-attempt.js';

/** Deliveries in `/metrics`. */
@Injectable()
export class DeliveryMetrics {
  private readonly attempts;
  private readonly delay;

  constructor(
    metrics: Metrics,
    private readonly clock: Clock,
  ) {
    this.attempts = metrics.counter('webhook_attempts_total', 'Attempts to deliver, by what became of the delivery', [
      'outcome',
    ]);
    this.delay = metrics.histogram(
      'webhook_first_delivery_seconds',
      'From the event to its receipt, where the first attempt succeeded',
      [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60],
    );
  }

  count({ leased, status }: DeliveryOutcome): void {
    this.attempts.inc({ outcome: status === 'pending' ? 'toBeRetried' : status });
    if (status === 'delivered' && leased.attemptCount === 0)
      this.delay.observe((this.clock.now().getTime() - leased.occurredAt.getTime()) / 1_000);
  }
}
