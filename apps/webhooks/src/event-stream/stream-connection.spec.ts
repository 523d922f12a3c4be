import { expect, test } from '@jest/globals';
import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyReply } from 'fastify';
import { StreamConnection } from './stream-connection.js';

const replyOf = (raw: ServerResponse): FastifyReply =>
  ({ raw, hijack: () => undefined, getHeaders: () => ({}) }) as unknown as FastifyReply;

test('one who takes nothing for two beats is cut, one who takes all is not', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const asked = get({ port, host: '127.0.0.1', agent: false });
  const [, raw] = (await once(server, 'request')) as [IncomingMessage, ServerResponse];
  const connection = new StreamConnection(replyOf(raw));
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  answer.on('error', () => undefined);
  connection.beat(': \n\n');
  connection.beat(': \n\n');
  expect(connection.isOpen).toBe(true);
  let closed = false;
  connection.onClosed(() => (closed = true));
  answer.pause();
  while (!connection.isFull) connection.write('data: 1\n\n'.repeat(100_000));
  const drained = connection.drained();
  connection.beat(': \n\n');
  expect(connection.isOpen).toBe(true);
  connection.beat(': \n\n');
  await drained;
  expect([connection.isOpen, closed]).toEqual([false, true]);
  let toldLater = false;
  connection.onClosed(() => (toldLater = true));
  expect(toldLater).toBe(true);
  server.close();
});
