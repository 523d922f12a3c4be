import { randomBytes } from 'node:crypto';
import { jetstreamManager } from '@nats-io/jetstream';
import { connect as connectNats } from '@nats-io/transport-node';
import { connect as connectAmqp } from 'amqplib';

const natsUrl = process.env.TEST_NATS_URL || 'nats://127.0.0.1:4222';
const amqpUrl = process.env.TEST_AMQP_URL || 'amqp://guest:guest@127.0.0.1:5672';
const timeout = 5_000;

/**
 * Streams and queues of the bench's own, on the servers of this machine; `isThere` tells whether it answers.
 * @typedef {{ name: string, isThere: () => Promise<boolean>, open: () => Promise<{ url: string, remove: () => Promise<void> }> }} Engine
 */

/** @type {readonly Engine[]} */
export const engines = [
  {
    name: 'JetStream',
    isThere: () => onNats(async () => true).catch(() => false),
    async open() {
      const stream = `bench_${randomBytes(6).toString('hex')}`;
      const remove = () => onNats(async (streams) => void (await streams.delete(stream)));
      return { url: `${natsUrl}?stream=${stream}&prefix=${stream}`, remove };
    },
  },
  {
    name: 'RabbitMQ',
    isThere: () => onRabbitMq(async () => true).catch(() => false),
    async open() {
      const exchange = `bench-${randomBytes(6).toString('hex')}`;
      await onRabbitMq(async (channel) => {
        await channel.assertExchange(exchange, 'topic', { durable: true });
        await channel.assertQueue(exchange, { durable: true });
        await channel.bindQueue(exchange, exchange, `${exchange}.#`);
      });
      const remove = () =>
        onRabbitMq(async (channel) => {
          await channel.deleteQueue(exchange);
          await channel.deleteExchange(exchange);
        });
      return { url: `${amqpUrl}?exchange=${exchange}&prefix=${exchange}`, remove };
    },
  },
];

/** @template T @param {(streams: import('@nats-io/jetstream').StreamAPI) => Promise<T>} work */
async function onNats(work) {
  const connection = await connectNats({ servers: new URL(natsUrl).host, reconnect: false, timeout });
  try {
    return await work((await jetstreamManager(connection)).streams);
  } finally {
    await connection.close();
  }
}

/** @template T @param {(channel: import('amqplib').Channel) => Promise<T>} work */
async function onRabbitMq(work) {
  const connection = await connectAmqp(amqpUrl, { timeout });
  try {
    return await work(await connection.createChannel());
  } finally {
    await connection.close();
  }
}
