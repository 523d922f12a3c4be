import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { type IncomingMessage, type Server, type ServerResponse, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyReply } from 'fastify';
import { StreamConnection } from './stream-connection.js';

let server: Server;
let answer: IncomingMessage;
let connection: StreamConnection;

const replyOf = (raw: ServerResponse): FastifyReply =>
  ({ raw, hijack: () => undefined, getHeaders: () => ({}) }) as unknown as FastifyReply;

beforeEach(async () => {
  server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const asked = get({ port, host: '127.0.0.1', agent: false });
  const [, raw] = (await once(server, 'request')) as [IncomingMessage, ServerResponse];
  connection = new StreamConnection(replyOf(raw));
  [answer] = (await once(asked, 'response')) as [IncomingMessage];
  answer.on('error', () => undefined);
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const beat = (): void => connection.beat(': \n\n');

function fill(): void {
  answer.pause();
  while (!connection.isFull) connection.write('data: 1\n\n'.repeat(100_000));
}

test('one who takes nothing from beat to beat, twice, is cut, one who takes all is not', async () => {
  for (let count = 0; count < 4; count++) beat();
  expect(connection.isOpen).toBe(true);
  let closed = false;
  connection.onClosed(() => (closed = true));
  fill();
  const drained = connection.drained();
  beat();
  beat();
  expect(connection.isOpen).toBe(true);
  beat();
  await drained;
  expect([connection.isOpen, closed]).toEqual([false, true]);
  let toldLater = false;
  connection.onClosed(() => (toldLater = true));
  expect(toldLater).toBe(true);
});

test('one who is full at every beat, and has taken something before each, is not cut', async () => {
  for (let count = 0; count < 5; count++) {
    fill();
    beat();
    expect(connection.isOpen).toBe(true);
    answer.resume();
    await connection.drained();
  }
});

test('what was not taken at the end is not waited for', async () => {
  const closed = new Promise<void>((resolve) => connection.onClosed(resolve));
  fill();
  connection.end();
  await closed;
});
