import { Injectable } from '@nestjs/common';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** What is measured of the process, once: what watches it is never taken off, and would keep each application alive. */
const ofProcess = new Registry();

/** What Prometheus reads at `/metrics`. One registry per application, so that several can live in one test process. */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();
  readonly requests: Histogram<'method' | 'route' | 'status'>;

  constructor() {
    if (ofProcess.getMetricsAsArray().length === 0) collectDefaultMetrics({ register: ofProcess });
    this.requests = new Histogram({
      name: 'gatehouse_http_request_duration_seconds',
      help: 'Time from the request to the end of its answer',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers: [this.registry],
    });
  }

  text(): Promise<string> {
    return Registry.merge([ofProcess, this.registry]).metrics();
  }

  counter<L extends string>(name: string, help: string, labelNames: readonly L[] = []): Counter<L> {
    return new Counter({ name: `gatehouse_${name}`, help, labelNames: [...labelNames], registers: [this.registry] });
  }

  histogram(name: string, help: string, buckets: readonly number[]): Histogram {
    return new Histogram({ name: `gatehouse_${name}`, help, buckets: [...buckets], registers: [this.registry] });
  }

  /** A value that is computed when metrics are collected. */
  gauge<L extends string>(
    name: string,
    help: string,
    labelNames: readonly L[],
    read: (gauge: Gauge<L>) => void | Promise<void>,
  ): void {
    new Gauge({
      name: `gatehouse_${name}`,
      help,
      labelNames: [...labelNames],
      registers: [this.registry],
      async collect() {
        await read(this);
      },
    });
  }
}
