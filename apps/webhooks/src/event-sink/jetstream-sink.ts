import type { JetStreamClient } from '@nats-io/jetstream';
import type { MsgHdrs, NatsConnection } from '@nats-io/transport-node';
import { type EventSink, SinkFailure, answersWithinMilliseconds } from './event-sink.js';
import type { SinkAddress } from './sink-address.js';
import { type SinkMessage, headersOf } from './sink-message.js';

/** So long JetStream knows the ids that it has: what comes twice within it is kept once. */
const duplicatesForNanoseconds = 120 * 1e9;

/** Publishes to a stream of JetStream, which it makes if it is not there. */
export class JetStreamSink implements EventSink {
  private constructor(
    private readonly connection: NatsConnection,
    private readonly client: JetStreamClient,
    private readonly address: SinkAddress,
    private readonly newHeaders: () => MsgHdrs,
  ) {}

  /** What speaks with it is loaded only now. */
  static async open(address: SinkAddress): Promise<JetStreamSink> {
    const { connect, headers } = await import('@nats-io/transport-node');
    const { jetstream } = await import('@nats-io/jetstream');
    const { host, port, user, password, isEncrypted } = address;
    const connection = await connect({
      servers: `${host.includes(':') ? `[${host}]` : host}:${port}`,
      ...(user === undefined ? {} : password === undefined ? { token: user } : { user, pass: password }),
      ...(isEncrypted ? { tls: {} } : {}),
      name: 'gatehouse',
      // Another is opened by who publishes, from where it knows that events are taken.
      reconnect: false,
      timeout: answersWithinMilliseconds,
    }).catch((cause: unknown) => failed(cause));
    const sink = new JetStreamSink(connection, jetstream(connection), address, headers);
    try {
      await sink.makeStream();
    } catch (cause) {
      await sink.close();
      throw cause;
    }
    return sink;
  }

  get isOpen(): boolean {
    return !this.connection.isClosed();
  }

  async publish(message: SinkMessage): Promise<void> {
    const { into: streamName, prefix } = this.address;
    const headers = this.newHeaders();
    for (const [name, value] of Object.entries(headersOf(message))) headers.set(name, value);
    const options = { msgID: message.id, headers, expect: { streamName }, timeout: answersWithinMilliseconds };
    await this.client
      .publish(`${prefix}.${message.topic}`, message.body, options)
      .catch((cause: unknown) => failed(cause));
  }

  async close(): Promise<void> {
    await this.connection.close().catch(() => undefined);
  }

  /** One that is there is left as it is: who made it decides what it keeps. */
  private async makeStream(): Promise<void> {
    const { jetstreamManager } = await import('@nats-io/jetstream');
    const { into: name, prefix } = this.address;
    try {
      const { streams } = await jetstreamManager(this.connection, {
        checkAPI: false,
        timeout: answersWithinMilliseconds,
      });
      const isThere = await streams.info(name).then(
        () => true,
        (cause: unknown) => {
          if ((cause as Error).name === 'StreamNotFoundError') return false;
          throw cause;
        },
      );
      if (!isThere) await streams.add({ name, subjects: [`${prefix}.>`], duplicate_window: duplicatesForNanoseconds });
    } catch (cause) {
      failed(cause);
    }
  }
}

const refusals = [
  'JetStreamApiError',
  'JetStreamNotEnabled',
  'AuthorizationError',
  'UserAuthenticationExpiredError',
  'PermissionViolationError',
];

function failed(cause: unknown): never {
  const { name, message } = cause as Error;
  throw new SinkFailure(refusals.includes(name) ? 'refused' : 'unreachable', {
    message: `JetStream: ${message}`,
    cause,
  });
}
