import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Gatehouse as Client, type GatehouseSettings, Unauthenticated } from '../../clients/typescript/src/index.js';
import { TcpProxy } from '../support/network/tcp-proxy.js';
import { Gatehouse, type Organization } from '../support/service/gatehouse.js';
import { until } from '../support/run/until.js';

let gatehouse: Gatehouse;
let organization: Organization;
let line: TcpProxy;

beforeAll(async () => {
  gatehouse = await Gatehouse.shared();
  organization = await gatehouse.organization();
  line = await TcpProxy.before(gatehouse.url);
});
afterAll(() => line.close());

/** A client whose requests are kept. */
function watched(settings: Partial<GatehouseSettings>): { client: Client; asked: string[] } {
  const asked: string[] = [];
  const own = settings.fetch ?? ((url, init) => fetch(url, init));
  const keeping: GatehouseSettings['fetch'] = (url, init) => {
    asked.push(new URL(url).pathname);
    return own(url, init);
  };
  const client = new Client({ url: line.url, key: organization.api.key as string, ...settings, fetch: keeping });
  return { client, asked };
}

const record = (count: number): Promise<void> =>
  gatehouse.service.recordEvents(organization.id, Array<string>(count).fill(randomUUID()));

async function collect(client: Client, positions: number[], signal: AbortSignal, from: number): Promise<void> {
  const events = client.events.follow({ from, signal, everyMilliseconds: 5 });
  for await (const { position } of events) positions.push(position);
}

test('what happens is streamed, once and in order, over broken connections', async () => {
  const { client, asked } = watched({});
  const from = await client.events.lastPosition();
  const [stop, positions] = [new AbortController(), [] as number[]];
  const following = collect(client, positions, stop.signal, from);
  for (let round = 1; round <= 8; round++) {
    await until('it streams', () => asked.filter((path) => path === '/events/stream').length >= round);
    await record(3);
    await until('it is told', () => positions.length >= round * 3);
    line.cutAll();
  }
  stop.abort(new Error('enough'));
  await expect(following).rejects.toThrow('enough');
  expect(positions).toEqual(Array.from({ length: 24 }, (_, index) => from + index + 1));
});

test('where something in between answers a page, or nothing that is whole, the log is read instead', async () => {
  const inBetween = [
    () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
    () => new Response('id: 1\n\ndata: {"posi', { headers: { 'content-type': 'text/event-stream' } }),
    () => new Response('data: {\n\n', { headers: { 'content-type': 'text/event-stream' } }),
    () =>
      new Response('{"name":"ResourceNotFound","message":"no"}', {
        status: 404,
        headers: { 'content-type': 'application/json' },
      }),
  ];
  for (const answer of inBetween) {
    const { client, asked } = watched({
      fetch: (url, init) => (url.includes('/stream') ? Promise.resolve(answer()) : fetch(url, init)),
    });
    const from = await client.events.lastPosition();
    const [stop, positions] = [new AbortController(), [] as number[]];
    const following = collect(client, positions, stop.signal, from);
    await until('a stream was tried', () => asked.includes('/events/stream'));
    await record(2);
    await until('it is told', () => positions.length >= 2);
    stop.abort(new Error('enough'));
    await expect(following).rejects.toThrow('enough');
    expect(positions).toEqual([from + 1, from + 2]);
  }
});

test('streams that come to nothing are seldom tried', async () => {
  const { client, asked } = watched({
    fetch: (url, init) => (url.includes('/stream') ? Promise.reject(new TypeError('fetch failed')) : fetch(url, init)),
    retries: 0,
  });
  const stop = new AbortController();
  const following = collect(client, [], stop.signal, await client.events.lastPosition());
  await until('it looked often', () => asked.length > 60);
  stop.abort(new Error('enough'));
  await expect(following).rejects.toThrow('enough');
  expect(asked.filter((path) => path === '/events/stream')).toHaveLength(3);
});

test('a key that ends is said', async () => {
  const { body } = await gatehouse.operator.post(`/organizations/${organization.id}/api-keys`, {
    name: 'short',
    scopes: ['webhooks:read'],
  });
  const { client, asked } = watched({ key: String(body['secret']) });
  const following = collect(client, [], new AbortController().signal, 0);
  await until('it streams', () => asked.includes('/events/stream'));
  await gatehouse.operator.delete(`/organizations/${organization.id}/api-keys/${String(body['id'])}`);
  await expect(following).rejects.toThrow(Unauthenticated);
});
