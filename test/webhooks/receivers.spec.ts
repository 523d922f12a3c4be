import { afterEach, describe, expect, test } from '@jest/globals';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { readConfig } from '#runtime';
import { ReceiverNames } from '../../apps/webhooks/src/receivers/receiver-names.js';
import { ReceiverUnreachable } from '../../apps/webhooks/src/receivers/receiver.errors.js';
import { ReceiverClient } from '../../apps/webhooks/src/receivers/receiver-client.js';
import { ReceiverServer, http } from '../support/webhooks/receiver-server.js';

const body = Buffer.from('{"amount":"1"}');
const closing: (() => Promise<void>)[] = [];

afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

function receiversWithin(milliseconds: number): ReceiverClient {
  const environment = { WEBHOOK_TIMEOUT_MILLISECONDS: String(milliseconds) };
  const config = readConfig(environment, { name: 'test', port: 0 });
  const receivers = new ReceiverClient(config, new ReceiverNames(config));
  closing.push(() => receivers.close());
  return receivers;
}

async function serverThat(answers: (socket: Socket, nth: number) => void): Promise<ReceiverServer> {
  const server = await ReceiverServer.start(answers);
  closing.push(() => server.stop());
  return server;
}

async function reasonFor(post: Promise<unknown>): Promise<string> {
  const cause: unknown = await post.then(
    () => new Error('It was answered'),
    (error: unknown) => error,
  );
  expect(cause).toBeInstanceOf(ReceiverUnreachable);
  return (cause as ReceiverUnreachable).reason;
}

describe('an answer', () => {
  test('comes with its status, its Retry-After and how it begins; what was sent is what was given', async () => {
    const server = await serverThat((socket) => socket.write(http('503 Busy', 'come\nback', ['Retry-After: 120'])));
    const headers = { 'content-type': 'application/json', 'webhook-id': '7' };
    expect(await receiversWithin(5_000).post(`${server.url}?a=b`, headers, body)).toEqual({
      status: 503,
      retryAfter: '120',
      excerpt: 'come back',
    });
    const [request = ''] = server.requests;
    expect(request).toMatch(/^POST \/hook\?a=b HTTP\/1\.1\r\nhost: 127\.0\.0\.1:\d+\r\n/);
    expect(request).toContain('content-type: application/json\r\nwebhook-id: 7\r\n');
    expect(request).toContain(`\r\n\r\n${body.toString()}`);
  });

  test.each([
    ['200 OK', http('200 OK'), { status: 200, retryAfter: undefined, excerpt: undefined }],
    ['204', Buffer.from('HTTP/1.1 204 No Content\r\n\r\n'), { status: 204 }],
    ['410', http('410 Gone', 'bye'), { status: 410, excerpt: 'bye' }],
    [
      '103 before 200',
      Buffer.concat([Buffer.from('HTTP/1.1 103 Early Hints\r\n\r\n'), http('200 OK')]),
      { status: 200 },
    ],
    ['two Retry-After', http('429 Slow', '', ['Retry-After: 1', 'Retry-After: 2']), { status: 429, retryAfter: '1' }],
    [
      'bytes that are no text',
      http('500 X', Buffer.from([0, 0xff, 0xed, 0xa0, 0x80, 0x41])),
      { status: 500, excerpt: '\ufffd\ufffd\ufffd\ufffdA' },
    ],
  ])('of %s is understood', async (_, bytes, answer) => {
    const server = await serverThat((socket) => socket.write(bytes));
    expect(await receiversWithin(5_000).post(server.url, {}, body)).toMatchObject(answer);
  });

  test('is read to 16 KiB, and the connection closed', async () => {
    const server = await serverThat((socket) => {
      socket.write('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n');
      const chunk = `1000\r\n${'x'.repeat(4_096)}\r\n`;
      const flood = (): void => {
        if (!socket.destroyed && socket.write(chunk)) setImmediate(flood);
      };
      socket.on('drain', flood);
      flood();
    });
    let read = 0;
    const count = (message: unknown): void => void (read += (message as { chunk: Buffer }).chunk.length);
    subscribe('undici:request:bodyChunkReceived', count);
    const answer = await receiversWithin(5_000).post(server.url, {}, body);
    unsubscribe('undici:request:bodyChunkReceived', count);
    expect(answer).toEqual({ status: 200, retryAfter: undefined, excerpt: 'x'.repeat(500) });
    expect(read).toBeGreaterThan(16 * 1_024);
    // What one read of the socket brings may go beyond the 16 KiB.
    expect(read).toBeLessThanOrEqual((16 + 64) * 1_024);
    await server.closed(0);
  });

  test('is not unpacked', async () => {
    const bomb = gzipSync(Buffer.alloc(10_000_000, 'x'));
    expect(bomb.length).toBeLessThan(16 * 1_024);
    const server = await serverThat((socket) => socket.write(http('200 OK', bomb, ['content-encoding: gzip'])));
    const { excerpt = '' } = await receiversWithin(5_000).post(server.url, {}, body);
    expect(excerpt).not.toContain('xxxxxxxx');
    expect(excerpt.isWellFormed()).toBe(true);
    expect(excerpt).not.toMatch(/\p{Cc}/u);
  });
});

describe('an attempt fails', () => {
  test.each([
    ['nothing is answered', () => undefined, 'no answer within 1 second'],
    ['half of the headers come', (socket) => socket.write('HTTP/1.1 200 OK\r\nx-'), 'no answer within 1 second'],
    ['the body drips', (socket) => drip(socket), 'the answer did not end within 1 second'],
    ['headers drip before the answer', (socket) => hints(socket), 'no answer within 1 second'],
    ['it is cut off', (socket) => socket.destroy(), 'the connection was closed before an answer'],
    ['it is reset', (socket) => socket.resetAndDestroy(), 'the connection was closed before an answer'],
    ['it ends in the body', (socket) => socket.end(http('200 OK', 'x').subarray(0, -1)), 'the answer was cut off'],
    ['it is not HTTP', (socket) => socket.write('SSH-2.0-OpenSSH\r\n\r\n'), 'the answer is not HTTP'],
    [
      'headers are endless',
      (socket) => socket.write(`HTTP/1.1 200 OK\r\nx: ${'y'.repeat(99_999)}`),
      'the headers of the answer are too long',
    ],
    [
      'the protocol is changed',
      (socket) => socket.write('HTTP/1.1 101 X\r\nupgrade: h2c\r\nconnection: upgrade\r\n\r\n'),
      'the connection was closed before an answer',
    ],
  ] satisfies [string, (socket: Socket) => unknown, string][])(
    'where %s, and the connection is closed',
    async (_, answers, reason) => {
      const server = await serverThat(answers);
      expect(
        await reasonFor(
          receiversWithin(reason.includes('within') ? 1_000 : 10_000).post(
            server.url,
            { 'webhook-signature': 'v1,secret' },
            body,
          ),
        ),
      ).toBe(reason);
      expect(server.requests).toHaveLength(1);
      await server.closed(0);
    },
  );

  test('where nobody listens', async () => {
    const server = await serverThat(() => undefined);
    await server.stop();
    closing.pop();
    expect(await reasonFor(receiversWithin(5_000).post(server.url, {}, body))).toBe('the connection was refused');
  });

  test('where TLS is not answered', async () => {
    const silent = await serverThat(() => undefined);
    const secure = silent.url.replace('http:', 'https:');
    expect(await reasonFor(receiversWithin(1_000).post(secure, {}, body))).toBe('no answer within 1 second');
  });

  test('without telling what was in its headers', async () => {
    const server = await serverThat((socket) => socket.write(http('200 OK')));
    const reason = await reasonFor(receiversWithin(5_000).post(server.url, { 'x-key': 'secret\n' }, body));
    expect(reason).toBe('the request failed (UND_ERR_INVALID_ARG)');
  });
});

function drip(socket: Socket): void {
  socket.write('HTTP/1.1 200 OK\r\ncontent-length: 9999\r\n\r\n');
  const timer = setInterval(() => socket.write('x'), 20);
  socket.on('close', () => clearInterval(timer));
}

function hints(socket: Socket): void {
  const timer = setInterval(() => socket.write('HTTP/1.1 103 Early Hints\r\n\r\n'), 20);
  socket.on('close', () => clearInterval(timer));
}
