import { Config, type SettingsOf, declareSettings, isExposed } from '#runtime';
import { type SinkAddress, sinkAddresses } from './sink-address.js';

/** To which other engines the event log is published. */
export abstract class EventSinkConfig extends Config {
  readonly eventSinks: readonly SinkAddress[] | undefined;
}

const settings: SettingsOf<Omit<EventSinkConfig, keyof Config>> = {
  eventSinks: {
    variable: 'EVENT_SINK',
    default: undefined,
    defaultInWords: 'none: events are read, followed and sent to webhooks',
    about:
      'Where the event log is published to: `nats://user:password@host:4222` (JetStream; `?stream=`, `?prefix=`) or `amqp://user:password@host:5672/vhost` (RabbitMQ; `?exchange=`, `?prefix=`, `?unrouted=drop`), with TLS `tls://` and `amqps://`; several with commas between them. [What is published](guides/events.md#to-jetstream-or-rabbitmq)',
    parse: sinkAddresses,
  },
};

export const eventSinkConfig = declareSettings(EventSinkConfig, settings, problemsIn);

function problemsIn(config: Partial<EventSinkConfig>): string[] {
  return (config.eventSinks ?? [])
    .filter(({ isEncrypted, host }) => !isEncrypted && isExposed(config, host))
    .map(
      ({ engine, host }) =>
        `EVENT_SINK must begin with ${engine === 'jetstream' ? 'tls' : 'amqps'}:// when MODE=live, or ${host} must be named in ALLOW_PLAINTEXT`,
    );
}
