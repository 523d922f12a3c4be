import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Log } from '#runtime';
import { LogGrown } from '../event-log/log-grown.js';
import type { EventSink } from './event-sink.js';
import { EventSinkConfig } from './event-sink-settings.js';
import { JetStreamSink } from './jetstream-sink.js';
import { RabbitMqSink } from './rabbitmq-sink.js';
import type { SinkAddress } from './sink-address.js';
import { SinkFigures } from './sink-figures.js';
import { SinkLeases } from './sink-leases.js';
import { SinkPublisher } from './sink-publisher.js';
import { UnpublishedEvents } from './unpublished-events.js';

const engines: Readonly<Record<SinkAddress['engine'], (address: SinkAddress) => Promise<EventSink>>> = {
  jetstream: (address) => JetStreamSink.open(address),
  rabbitmq: (address) => RabbitMqSink.open(address),
};

/** Publishes the event log to other engines, each by itself, in every process that does not serve the API only. */
@Injectable()
export class EventSinks implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private publishers: readonly SinkPublisher[] = [];

  constructor(
    private readonly config: EventSinkConfig,
    private readonly unpublished: UnpublishedEvents,
    private readonly leases: SinkLeases,
    private readonly figures: SinkFigures,
    private readonly logGrown: LogGrown,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.role === 'api') return;
    this.publishers = (this.config.eventSinks ?? []).map((address) => this.publisher(address));
    this.logGrown.onRaised(() => this.publishers.forEach((publisher) => publisher.wake()));
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.publishers.map((publisher) => publisher.stop()));
  }

  private publisher(address: SinkAddress): SinkPublisher {
    return new SinkPublisher(address, {
      open: engines[address.engine],
      log: this.unpublished.of(address.name),
      leases: this.leases,
      published: (count) => this.figures.published(address.name, count),
      report: this.log,
    });
  }
}
