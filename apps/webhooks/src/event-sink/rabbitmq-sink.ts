import type { ChannelModel, ConfirmChannel } from 'amqplib';
import { TimeLimit } from '../receivers/time-limit.js';
import { type EventSink, SinkFailure, type SinkTrouble, answersWithinMilliseconds } from './event-sink.js';
import type { SinkAddress } from './sink-address.js';
import { type SinkMessage, headersOf } from './sink-message.js';

const heartbeatSeconds = 10;
/** An engine may live, and confirm nothing. */
const limit = new TimeLimit(answersWithinMilliseconds);

/** Publishes to a topic exchange of RabbitMQ, which it makes if it is not there, and waits until what it published is on disk. */
export class RabbitMqSink implements EventSink {
  /** Ids of messages that came back, as there is no queue for them: the confirmation follows. */
  private readonly returned = new Set<string>();
  private readonly waiting = new Set<(cause: Error) => void>();
  isOpen = true;

  private constructor(
    private readonly connection: ChannelModel,
    private readonly channel: ConfirmChannel,
    private readonly address: SinkAddress,
  ) {
    channel.on('error', () => undefined);
    channel.on('close', () => (this.isOpen = false));
    connection.on('close', () => (this.isOpen = false));
    channel.on('return', ({ properties }) => this.returned.add(String(properties.messageId)));
    // It is out of memory or disk, and confirms nothing until that is over.
    connection.on('blocked', (reason) => {
      const cause = new SinkFailure('refused', { message: `RabbitMQ: blocked, ${reason}` });
      for (const reject of this.waiting) reject(cause);
    });
  }

  /** What speaks with it is loaded only now. */
  static async open(address: SinkAddress): Promise<RabbitMqSink> {
    const { connect } = await import('amqplib');
    const { host: hostname, port, isEncrypted, virtualHost: vhost, user, password } = address;
    const at = { protocol: isEncrypted ? 'amqps' : 'amqp', hostname, port, vhost, heartbeat: heartbeatSeconds };
    const as = user === undefined ? {} : { username: user, password: password ?? '' };
    const connection = await connect(
      { ...at, ...as },
      {
        timeout: answersWithinMilliseconds,
        noDelay: true,
        servername: hostname,
        clientProperties: { connection_name: 'gatehouse' },
      },
    ).catch((cause: unknown) => failed(cause));
    // Whatever was under way is told of it by itself.
    connection.on('error', () => undefined);
    try {
      return await answered(RabbitMqSink.on(connection, address));
    } catch (cause) {
      await closed(connection);
      throw cause;
    }
  }

  private static async on(connection: ChannelModel, address: SinkAddress): Promise<RabbitMqSink> {
    try {
      const channel = await connection.createConfirmChannel();
      const sink = new RabbitMqSink(connection, channel, address);
      await channel.assertExchange(address.into, 'topic', { durable: true });
      return sink;
    } catch (cause) {
      return failed(cause, 'refused');
    }
  }

  publish(message: SinkMessage): Promise<void> {
    const { into, prefix } = this.address;
    const { id, type, topic, body } = message;
    const options = {
      persistent: true,
      mandatory: true,
      messageId: id,
      type,
      contentType: 'application/json',
      timestamp: Math.floor(message.occurredAt.getTime() / 1_000),
      headers: headersOf(message),
    };
    const confirmation = new Promise<void>((resolve, reject) => {
      this.waiting.add(reject);
      const confirmed = (cause: unknown): void => {
        this.waiting.delete(reject);
        if (cause !== null && cause !== undefined) reject(failureOf(cause));
        else if (this.returned.delete(id) && this.address.unrouted === 'wait') reject(unrouted(into));
        else resolve();
      };
      try {
        this.channel.publish(into, `${prefix}.${topic}`, body, options, confirmed);
      } catch (cause) {
        // The channel has been closed.
        confirmed(cause);
      }
    });
    return answered(confirmation);
  }

  async close(): Promise<void> {
    await closed(this.connection);
  }
}

function answered<T>(promise: Promise<T>): Promise<T> {
  const message = `RabbitMQ: no answer within ${answersWithinMilliseconds / 1_000} s`;
  return limit.keep(promise, () => new SinkFailure('unreachable', { message }));
}

async function closed(connection: ChannelModel): Promise<void> {
  await answered(connection.close()).catch(() => undefined);
}

function unrouted(exchange: string): SinkFailure {
  return new SinkFailure('unrouted', { message: `RabbitMQ: no queue is bound to ${exchange} for this event` });
}

function failureOf(cause: unknown, trouble?: SinkTrouble): SinkFailure {
  const { message } = cause as Error;
  const isRefused = /ACCESS.REFUSED|NOT.ALLOWED|PRECONDITION|nacked|\b(403|406|530)\b/i.test(message);
  return new SinkFailure(trouble ?? (isRefused ? 'refused' : 'unreachable'), {
    message: `RabbitMQ: ${message}`,
    cause,
  });
}

function failed(cause: unknown, trouble?: SinkTrouble): never {
  throw failureOf(cause, trouble);
}
