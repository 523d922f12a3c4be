import { randomBytes } from 'node:crypto';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { type NatsConnection, connect } from '@nats-io/transport-node';
import type { EventEngine, Published, SinkBody } from './event-engine.js';
import { connectsTo } from './connects-to.js';

const headers = ['Nats-Msg-Id', 'Gatehouse-Event', 'Gatehouse-Category', 'Gatehouse-Organization'];

export const natsUrl = process.env['TEST_NATS_URL'] || 'nats://127.0.0.1:4222';
export const hasNats = await connectsTo(natsUrl);

/** A stream that nobody else has; the sink makes it. */
export function ownStream(server = natsUrl): EventEngine {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const target = new URL(server);
  return {
    url: (through) => `nats://${through ?? target.host}?stream=${name}&prefix=${name}.events`,
    published: () => connected(target, (connection) => read(connection, name)),
    remove: () =>
      connected(target, async (connection) => {
        const { streams } = await jetstreamManager(connection);
        await streams.delete(name).catch(() => undefined);
      }),
  };
}

async function connected<T>({ host }: URL, work: (connection: NatsConnection) => Promise<T>): Promise<T> {
  const connection = await connect({ servers: host });
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}

async function read(connection: NatsConnection, name: string): Promise<Published[]> {
  const manager = await jetstreamManager(connection);
  const state = await manager.streams.info(name).catch(() => undefined);
  const count = state?.state.messages ?? 0;
  const found: Published[] = [];
  if (count === 0) return found;
  const consumer = await jetstream(connection).consumers.get(name);
  const messages = await consumer.consume();
  for await (const message of messages) {
    found.push({
      id: message.headers?.get('Nats-Msg-Id') ?? '',
      topic: message.subject.slice(`${name}.events.`.length),
      headers: Object.fromEntries(headers.map((header) => [header, message.headers?.get(header) ?? ''])),
      body: message.json<SinkBody>(),
    });
    if (found.length === count) break;
  }
  return found;
}
