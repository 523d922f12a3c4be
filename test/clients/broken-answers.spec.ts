import { afterEach, describe, expect, test } from '@jest/globals';
import type { Socket } from 'node:net';
import {
  ConnectionBroken,
  Gatehouse as Client,
  GatehouseError,
  type GatehouseSettings,
  RateLimitExceeded,
  ServiceUnavailable,
  UnexpectedAnswer,
  UnknownApiError,
} from '../../clients/typescript/src/index.js';
import { ReceiverServer, http } from '../support/webhooks/receiver-server.js';

/** A server that answers in the place of Gatehouse, one step for each request, the last one for all others. */
let server: ReceiverServer;
afterEach(() => server.stop());

type Step = (socket: Socket) => void;

async function answeredBy(steps: readonly Step[], settings: Partial<GatehouseSettings> = {}): Promise<Client> {
  server = await ReceiverServer.start((socket, nth) => steps[Math.min(nth, steps.length) - 1]?.(socket));
  return new Client({ url: new URL(server.url).origin, key: 'gk_x', ...settings });
}

const says =
  (status: string, body = '', ...headers: string[]): Step =>
  (socket) =>
    socket.write(http(status, body, headers));
const json = 'content-type: application/json';
const html = 'content-type: text/html';
const refusal = (name: string, params: object = {}): string =>
  JSON.stringify({ errorInstanceId: 'e', name, message: 'No.', params });
const fine = says('200 OK', '{"results":[]}', json);
const hangsUp: Step = (socket) => socket.destroy();
const halfAnAnswer: Step = (socket) =>
  socket.end('HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{"results":[');
const halfWithoutLength: Step = (socket) =>
  socket.end('HTTP/1.1 200 OK\r\ncontent-type: application/json\r\nconnection: close\r\n\r\n{"results":[');
const halfAChunk: Step = (socket) =>
  socket.end(
    'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nc\r\n{"results":[\r\n',
  );
const busy = says(
  '429 Too Many Requests',
  refusal('RateLimitExceeded', { retryAfterSeconds: 0 }),
  json,
  'retry-after: 0',
);
const down = says('503 Service Unavailable', refusal('ServiceUnavailable'), json, 'retry-after: 0');
const proxyDown = says('503 Service Unavailable', '<h1>Later</h1>', html, 'retry-after: 0');
const stillRunning = says('409 Conflict', refusal('IdempotencyKeyInProgress', { idempotencyKey: 'k' }), json);

const get = (client: Client): Promise<unknown> => client.get('/payins');
const post = (client: Client): Promise<unknown> => client.post('/payins/{payinId}/cancel', { path: { payinId: 'p' } });
const patch = (client: Client): Promise<unknown> =>
  client.patch('/webhooks/{webhookId}/status', { path: { webhookId: 'w' }, body: { status: 'ACTIVE' } });
const unkeyed = (client: Client): Promise<unknown> =>
  client.post('/staff/sign-in/sandbox', { body: { role: 'auditor' } as never });

describe('is sent again', () => {
  test.each<[string, (client: Client) => Promise<unknown>, Step]>([
    ['a GET whose connection breaks', get, hangsUp],
    ['a GET of whose answer half is missing', get, halfAnAnswer],
    ['a GET of whose answer half is missing, where its length is not told', get, halfWithoutLength],
    ['a GET of whose answer chunks are missing', get, halfAChunk],
    ['a GET while there are too many requests', get, busy],
    ['a GET while the service is down', get, down],
    ['a GET while a proxy says so', get, proxyDown],
    ['a POST with a key whose connection breaks', post, hangsUp],
    ['a POST with a key of whose answer half is missing', post, halfAnAnswer],
    ['a POST with a key while the service is down', post, down],
    ['a POST with a key while the first is still running', post, stillRunning],
    ['a PATCH that was not begun', patch, busy],
    ['a POST without a key that was not begun', unkeyed, busy],
  ])('%s', async (_, call, fault) => {
    const client = await answeredBy([fault, fine]);
    expect(await call(client)).toEqual({ results: [] });
    expect(server.requests).toHaveLength(2);
    const keys = server.requests.map((text) => /idempotency-key: (\S+)/i.exec(text)?.[1]);
    expect(keys[1]).toBe(keys[0]);
  });
});

describe('is sent once', () => {
  test.each<[string, (client: Client) => Promise<unknown>, Step]>([
    ['a PATCH whose connection breaks', patch, hangsUp],
    ['a PATCH of whose answer half is missing', patch, halfAnAnswer],
    ['a PATCH while the service is down', patch, down],
    ['a POST without a key whose connection breaks', unkeyed, hangsUp],
    ['a GET that is refused', get, says('403 Forbidden', refusal('Forbidden', { requiredScope: 'x' }), json)],
    ['a GET that fails', get, says('500 Internal Server Error', refusal('InternalError'), json)],
    ['a GET that a page answers', get, says('200 OK', '<html>', html)],
    [
      'a GET that should wait for an hour',
      get,
      says('429 Too Many', refusal('RateLimitExceeded'), json, 'retry-after: 3600'),
    ],
    ['an upload of a stream whose connection breaks', uploadOfStream, hangsUp],
  ])('%s', async (_, call, fault) => {
    const client = await answeredBy([fault, fine]);
    await expect(call(client)).rejects.toThrow(GatehouseError);
    expect(server.connections.length).toBe(1);
    expect(server.requests.length).toBeLessThan(2);
  });

  async function uploadOfStream(client: Client): Promise<unknown> {
    return client.upload('/compliance/documents', { file: new Blob(['a']).stream() as ReadableStream<Uint8Array> });
  }
});

test('as often as is wanted, and no more', async () => {
  const client = await answeredBy([down], { retries: 2 });
  await expect(get(client)).rejects.toThrow(ServiceUnavailable);
  expect(server.requests).toHaveLength(3);
});

describe('an answer that is not the API’s is told', () => {
  test.each<[string, Step, object]>([
    [
      'a page of a proxy',
      says('502 Bad Gateway', '<html>\n  <h1>Bad gateway</h1>', html),
      { status: 502, contentType: 'text/html', beginning: '<html> <h1>Bad gateway</h1>' },
    ],
    [
      'a page in the place of an answer',
      says('200 OK', '<!doctype html>', html),
      { status: 200, beginning: '<!doctype html>' },
    ],
    ['nothing', says('200 OK'), { status: 200, contentType: '', beginning: '' }],
    [
      'JSON of somebody else',
      says('404 Not Found', '{"error":"no route"}', json),
      { status: 404, beginning: '{"error":"no route"}' },
    ],
    ['a way elsewhere', says('302 Found', '', 'location: https://elsewhere.example/'), { status: 302 }],
    ['half a refusal', says('400 Bad Request', '{"name":"Valida', json), { status: 400, beginning: '{"name":"Valida' }],
  ])('%s', async (_, step, expected) => {
    const client = await answeredBy([step]);
    const thrown: unknown = await get(client).catch((failure: unknown) => failure);
    expect(thrown).toBeInstanceOf(UnexpectedAnswer);
    expect(thrown).toMatchObject({ route: 'GET /payins', ...expected });
    expect((thrown as Error).message).toMatch(/^GET \/payins was answered \d+ with .+, not as the API answers\./);
  });

  test('an error of a name that is not known, as it was said', async () => {
    const client = await answeredBy([says('422 Unprocessable', refusal('MoonInTheWay', { phase: 'full' }), json)]);
    const thrown: unknown = await get(client).catch((failure: unknown) => failure);
    expect(thrown).toBeInstanceOf(UnknownApiError);
    expect(thrown).toMatchObject({ name: 'MoonInTheWay', status: 422, params: { phase: 'full' } });
    expect((thrown as Error).message).toMatch(/^MoonInTheWay: No\. \(this version of @gatehouse\/client/);
  });

  test('and a name of what every object has is no class', async () => {
    const client = await answeredBy([says('422 Unprocessable', refusal('constructor'), json)]);
    await expect(get(client)).rejects.toThrow(UnknownApiError);
  });
});

describe('waiting ends', () => {
  const isSilent: Step = () => undefined;

  test('where nothing is answered in time', async () => {
    const client = await answeredBy([isSilent], { timeoutMilliseconds: 50, retries: 1 });
    await expect(get(client)).rejects.toThrow('GET /payins: no answer within 50 ms.');
    expect(server.requests).toHaveLength(2);
  });

  test('where an answer stops in the middle', async () => {
    const stops: Step = (socket) =>
      socket.write('HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{');
    const client = await answeredBy([stops], { timeoutMilliseconds: 50, retries: 0 });
    await expect(get(client)).rejects.toThrow(ConnectionBroken);
  });

  test.each<[string, Step]>([
    ['for an answer', isSilent],
    ['for another try', says('429 Too Many', refusal('RateLimitExceeded'), json, 'retry-after: 50')],
  ])('where it is stopped %s, with the reason that was given', async (_, step) => {
    const stopping = new AbortController();
    const client = await answeredBy([
      (socket) => {
        step(socket);
        queueMicrotask(() => stopping.abort(new Error('enough')));
      },
    ]);
    await expect(client.get('/payins', { signal: stopping.signal })).rejects.toThrow('enough');
    expect(server.requests).toHaveLength(1);
  });
});

test('a list that leads in circles ends', async () => {
  const client = await answeredBy([says('200 OK', '{"results":[{"id":"a"}],"nextId":"n"}', json)]);
  const read = client.list('/payins');
  await read.next();
  await expect(read.next()).rejects.toThrow('GET /payins answers the same page again and again');
  expect(server.requests).toHaveLength(2);
});

test('a limit of requests says how long it lasts', async () => {
  const limit = says('429 Too Many', refusal('RateLimitExceeded', { retryAfterSeconds: 90 }), json, 'retry-after: 90');
  const thrown: unknown = await get(await answeredBy([limit])).catch((failure: unknown) => failure);
  expect(thrown).toBeInstanceOf(RateLimitExceeded);
  expect(thrown).toMatchObject({ retryAfterSeconds: 90, params: { retryAfterSeconds: 90 } });
});
