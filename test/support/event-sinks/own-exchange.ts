import { randomBytes } from 'node:crypto';
import { type Channel, connect } from 'amqplib';
import { until } from '../run/until.js';
import type { EventEngine, Published, SinkBody } from './event-engine.js';
import { connectsTo } from './connects-to.js';

export const amqpUrl = process.env['TEST_AMQP_URL'] || 'amqp://guest:guest@127.0.0.1:5672';
export const hasRabbitMq = await connectsTo(amqpUrl);

export interface OwnExchange extends EventEngine {
  readonly name: string;
  /** So that there is somebody for whom it is kept; with a pattern, for some of it. */
  readonly bind: (pattern?: string) => Promise<void>;
}

/** An exchange that nobody else has, with a queue of the same name. */
export async function ownExchange({ isBound = true } = {}, server = amqpUrl): Promise<OwnExchange> {
  const name = `test-${randomBytes(6).toString('hex')}`;
  const taken: Published[] = [];
  const target = new URL(server);
  const bind = (pattern = `${name}.#`): Promise<void> =>
    connected(server, async (channel) => {
      await channel.assertExchange(name, 'topic', { durable: true });
      await channel.assertQueue(name, { durable: true });
      await channel.bindQueue(name, name, pattern);
    });
  if (isBound) await bind();
  return {
    name,
    bind,
    url: (through) => {
      const url = new URL(`amqp://${through ?? target.host}?exchange=${name}&prefix=${name}`);
      return Object.assign(url, { username: target.username, password: target.password }).href;
    },
    published: async () => {
      await connected(server, (channel) => take(channel, name, taken));
      return taken;
    },
    remove: () =>
      connected(server, async (channel) => {
        await channel.deleteQueue(name);
        await channel.deleteExchange(name);
      }),
  };
}

async function connected<T>(server: string, work: (channel: Channel) => Promise<T>): Promise<T> {
  const connection = await connect(server);
  connection.on('error', () => undefined);
  try {
    return await work(await connection.createChannel());
  } finally {
    await connection.close().catch(() => undefined);
  }
}

async function take(channel: Channel, name: string, taken: Published[]): Promise<void> {
  const { messageCount } = await channel.checkQueue(name);
  const all = taken.length + messageCount;
  if (messageCount === 0) return;
  const { consumerTag } = await channel.consume(
    name,
    (message) => {
      if (message === null) return;
      const { properties, fields, content } = message;
      taken.push({
        id: String(properties.messageId),
        topic: fields.routingKey.slice(name.length + 1),
        headers: properties.headers as Record<string, string>,
        body: JSON.parse(content.toString()) as SinkBody,
      });
    },
    { noAck: true },
  );
  await until('what is in the queue has been taken', () => taken.length >= all);
  // What is sent meanwhile is taken, too, and none of it is lost.
  await channel.cancel(consumerTag);
}
