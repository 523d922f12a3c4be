import { expect, test } from '@jest/globals';
import { sinkAddresses } from './sink-address.js';

test.each([
  [
    'nats://127.0.0.1',
    { engine: 'jetstream', host: '127.0.0.1', port: 4222, into: 'GATEHOUSE', prefix: 'gatehouse' },
    'nats://127.0.0.1:4222/GATEHOUSE',
  ],
  [
    'tls://me:s%2Ccret@nats.example:4333?stream=EVENTS&prefix=a.b',
    { user: 'me', password: 's,cret', isEncrypted: true, port: 4333, into: 'EVENTS', prefix: 'a.b' },
    'tls://nats.example:4333/EVENTS',
  ],
  ['nats://[::1]:4222', { host: '::1' }, 'nats://[::1]:4222/GATEHOUSE'],
  [
    'amqp://guest:guest@127.0.0.1',
    { engine: 'rabbitmq', port: 5672, virtualHost: '/', into: 'gatehouse', unrouted: 'wait', user: 'guest' },
    'amqp://127.0.0.1:5672/%2F/gatehouse',
  ],
  [
    'amqps://rabbit.example/pay%2Fments?exchange=events&unrouted=drop',
    { port: 5671, virtualHost: 'pay/ments', into: 'events', unrouted: 'drop', user: undefined, isEncrypted: true },
    'amqps://rabbit.example:5671/pay%2Fments/events',
  ],
])('%s is read', (text, expected, name) => {
  expect(sinkAddresses(text)).toMatchObject([{ ...expected, name }]);
});

test('several are kept apart by a comma', () => {
  expect(sinkAddresses('nats://a, amqp://b').map(({ engine }) => engine)).toEqual(['jetstream', 'rabbitmq']);
});

test.each([
  ['kafka://me:secret@host', 'must look like'],
  ['me:secret', 'must look like'],
  ['nats://', 'must look like'],
  ['nats://me:secret@host/EVENTS', 'without a path'],
  ['amqp://me:secret@host/a/b', 'without a path'],
  ['nats://me:secret@host#secret', 'must look like'],
  ['nats://me:secret@host?exchange=a', 'may have ?stream= and ?prefix= alone'],
  ['nats://me:secret@host?stream=a.b', 'must name the stream'],
  ['amqp://me:secret@host?exchange=amq.topic', 'must name the exchange'],
  ['amqp://me:secret@host?prefix=a..secret', 'must have a prefix'],
  ['amqp://me:secret@host?unrouted=secret', 'must have unrouted=wait or unrouted=drop'],
  ['amqp://me:%secret@host', 'percent-encoded'],
  ['nats://me:secret@host,nats://you:secret@host', 'must not name nats://host:4222/GATEHOUSE twice'],
  ['nats://host,', 'must look like'],
])('%s is refused, and not repeated', (text, why) => {
  const refused = (): unknown => sinkAddresses(text);
  expect(refused).toThrow(why);
  expect(refused).not.toThrow(/secret/);
});
