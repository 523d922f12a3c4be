import { afterEach, describe, expect, test } from '@jest/globals';
import type { Socket } from 'node:net';
import { readConfig } from '#runtime';
import { ReceiverNames } from '../../apps/webhooks/src/receivers/receiver-names.js';
import { ReceiverClient } from '../../apps/webhooks/src/receivers/receiver-client.js';
import { ReceiverServer, http } from '../support/webhooks/receiver-server.js';

const body = Buffer.from('{"amount":"1"}');
const ok = { status: 200 };
const closing: (() => Promise<void>)[] = [];

afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

function newReceivers(): ReceiverClient {
  const config = readConfig({}, { name: 'test', port: 0 });
  const receivers = new ReceiverClient(config, new ReceiverNames(config));
  closing.push(() => receivers.close());
  return receivers;
}

async function serverThat(answers: (socket: Socket, nth: number) => void): Promise<ReceiverServer> {
  const server = await ReceiverServer.start(answers);
  closing.push(() => server.stop());
  return server;
}

/** undici uses a connection again no earlier than in the next turn: until then, its other end may close it. */
async function posted(receivers: ReceiverClient, { url }: ReceiverServer): Promise<void> {
  expect(await receivers.post(url, {}, body)).toMatchObject(ok);
  await new Promise((resolve) => setImmediate(resolve));
}

describe('a connection', () => {
  test('carries one request after the other', async () => {
    const server = await serverThat((socket) => socket.write(http('200 OK')));
    const receivers = newReceivers();
    for (let nth = 0; nth < 20; nth += 1) await posted(receivers, server);
    expect(server.connections).toHaveLength(1);
    expect(server.requests).toHaveLength(20);
  });

  test('is one of many where many requests are under way', async () => {
    const waiting: Socket[] = [];
    const server = await serverThat((socket, nth) => {
      waiting.push(socket);
      if (nth === 30) for (const each of waiting) each.write(http('200 OK'));
    });
    const receivers = newReceivers();
    const posts = Array.from({ length: 30 }, () => receivers.post(server.url, {}, body));
    for (const answer of await Promise.all(posts)) expect(answer).toMatchObject(ok);
    expect(server.connections).toHaveLength(30);
  });

  test('that was closed while idle is no failure', async () => {
    const server = await serverThat((socket) => socket.write(http('200 OK')));
    const receivers = newReceivers();
    for (let nth = 0; nth < 5; nth += 1) {
      expect(await receivers.post(server.url, {}, body)).toMatchObject(ok);
      for (const { socket } of server.connections) socket.destroy();
    }
    expect(server.requests).toHaveLength(5);
  });

  test.each([
    ['closed', (socket: Socket) => socket.end()],
    ['cut off', (socket: Socket) => socket.destroy()],
    ['reset', (socket: Socket) => socket.resetAndDestroy()],
  ])('that is %s just as it is used again is no failure: the request is sent once more', async (_, breaks) => {
    const server = await serverThat((socket, nth) => (nth === 2 ? breaks(socket) : socket.write(http('200 OK'))));
    const receivers = newReceivers();
    await posted(receivers, server);
    expect(await receivers.post(server.url, { 'webhook-id': '2' }, body)).toMatchObject(ok);
    expect(server.connections.map(({ requests }) => requests.length)).toEqual([2, 1]);
    expect(server.requests[2]).toContain('webhook-id: 2');
  });

  test('that breaks again is a failure: it is tried twice at most', async () => {
    const server = await serverThat((socket, nth) => (nth === 1 ? socket.write(http('200 OK')) : socket.destroy()));
    const receivers = newReceivers();
    await posted(receivers, server);
    await expect(receivers.post(server.url, {}, body)).rejects.toThrow('the connection was closed before an answer');
    expect(server.requests).toHaveLength(3);
  });

  test('that breaks in the middle of an answer is a failure', async () => {
    const half = http('200 OK', 'xx').subarray(0, -1);
    const server = await serverThat((socket, nth) => (nth === 1 ? socket.write(http('200 OK')) : socket.end(half)));
    const receivers = newReceivers();
    await posted(receivers, server);
    await expect(receivers.post(server.url, {}, body)).rejects.toThrow('the answer was cut off');
    expect(server.requests).toHaveLength(2);
  });

  test('is closed at shutdown, and what is under way ends', async () => {
    const server = await serverThat(() => undefined);
    const receivers = newReceivers();
    const post = receivers.post(server.url, {}, body);
    const outcome = expect(post).rejects.toThrow('this process is stopping');
    while (server.requests.length === 0) await new Promise((resolve) => setImmediate(resolve));
    await receivers.close();
    await outcome;
    await server.closed(0);
    await expect(receivers.post(server.url, {}, body)).rejects.toThrow('this process is stopping');
  });
});
