import { Injectable } from '@nestjs/common';
import type { Blockchain } from '#contracts';
import { Log, Metrics } from '#runtime';

/** Reports failures of watching to the log and to Prometheus: a node that is down for an hour is not worth a line a second. */
@Injectable()
export class ChainReports {
  private readonly failures = new Map<Blockchain, number>();

  constructor(
    private readonly log: Log,
    metrics: Metrics,
  ) {
    metrics.gauge(
      'chain_failures',
      'Rounds of watching a chain that failed since one succeeded',
      ['blockchain'],
      (gauge) => {
        for (const [blockchain, count] of this.failures) gauge.set({ blockchain }, count);
      },
    );
  }

  watched(blockchain: Blockchain): void {
    if (this.failuresOf(blockchain) > 0) this.log.info({ blockchain }, 'the chain is watched again');
    this.failures.set(blockchain, 0);
  }

  failed(blockchain: Blockchain, cause: unknown): void {
    const count = this.failuresOf(blockchain) + 1;
    this.failures.set(blockchain, count);
    const isWorthALine = Number.isInteger(Math.log2(count));
    if (isWorthALine) this.log.warn({ err: cause, blockchain, count }, 'a chain cannot be watched; trying again');
  }

  /** Another process watches it. */
  left(blockchain: Blockchain): void {
    this.failures.delete(blockchain);
  }

  private failuresOf(blockchain: Blockchain): number {
    return this.failures.get(blockchain) ?? 0;
  }
}
