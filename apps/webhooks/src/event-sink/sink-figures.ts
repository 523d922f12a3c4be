import { Injectable } from '@nestjs/common';
import { Reads, forEveryOrganization } from '#database';
import { Metrics, Readiness } from '#runtime';
import { EventSinkLease } from './event-sink-lease.entity.js';
import { EventSinkConfig } from './event-sink-settings.js';

/** Sinks at `/health/ready` and `/metrics`, told by every process whichever of them publishes. */
@Injectable()
export class SinkFigures {
  private readonly counted;
  private readonly names: readonly string[];

  constructor(
    private readonly reads: Reads,
    config: EventSinkConfig,
    metrics: Metrics,
    readiness: Readiness,
  ) {
    this.names = (config.eventSinks ?? []).map(({ name }) => name);
    this.counted = metrics.counter('event_sink_published_total', 'Events that a sink has confirmed to this process', [
      'sink',
    ]);
    if (this.names.length === 0) readiness.addOptional('event sink', undefined);
    for (const name of this.names) readiness.addOptional(name, () => this.check(name));
    if (this.names.length > 0)
      metrics.gauge(
        'event_sink_behind',
        'Events of the log that a sink has not confirmed yet',
        ['sink'],
        async (gauge) => {
          for (const [sink, count] of await this.behind()) gauge.set({ sink }, count);
        },
      );
  }

  published(sink: string, count: number): void {
    this.counted.inc({ sink }, count);
  }

  private async check(sink: string): Promise<void> {
    const lease = await this.reads.one(EventSinkLease, { sink });
    if (lease !== undefined && lease.trouble !== null) throw new Error(lease.trouble);
  }

  private async behind(): Promise<readonly (readonly [string, number])[]> {
    const rows = await forEveryOrganization(() =>
      this.reads.query<{ sink: string; behind: number }>(countBehind, [this.names]),
    ).catch(() => []);
    return rows.map(({ sink, behind }) => [sink, behind]);
  }
}

const countBehind = `
  SELECT sink, coalesce(sum(greatest(head.position - coalesce(own.position, 0), 0)), 0)::float8 AS behind
  FROM unnest($1::text[]) AS asked (sink) LEFT JOIN event_head AS head ON true
  LEFT JOIN event_sink_position AS own USING (organization_id, sink) GROUP BY sink`;
