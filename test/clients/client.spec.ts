import { beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { newestVersion } from '#contracts';
import {
  ConnectionBroken,
  Forbidden,
  Gatehouse as Client,
  type GatehouseSettings,
  IdempotencyKeyReused,
  type LoggedEvent,
  ResourceNotFound,
  Unauthenticated,
  ValidationFailed,
} from '../../clients/typescript/src/index.js';
import { Gatehouse, type Organization } from '../support/service/gatehouse.js';

let gatehouse: Gatehouse;
let acme: Organization;
let client: Client;

beforeAll(async () => {
  gatehouse = await Gatehouse.shared();
  acme = await gatehouse.organization();
  client = clientOf(acme);
});

function clientOf({ api }: Organization, more: Partial<GatehouseSettings> = {}): Client {
  return new Client({ url: gatehouse.url, key: api.key as string, ...more });
}

const wantedWebhook = { url: 'https://partner.example/hook', categories: ['payin' as const] };

describe('a call', () => {
  test('answers what the API answers, and nothing in between', async () => {
    const organization = await client.get('/organizations/{organizationId}', { path: { organizationId: acme.id } });
    expect(organization).toMatchObject({ id: acme.id, country: 'AR' });
    const { id } = await client.post('/webhooks', { body: wantedWebhook });
    const changed = await client.patch('/webhooks/{webhookId}', {
      path: { webhookId: id },
      body: { categories: ['payin', 'payout_request'] },
    });
    expect(changed).toMatchObject({ id, categories: ['payin', 'payout_request'] });
    await expect(client.delete('/webhooks/{webhookId}', { path: { webhookId: id } })).resolves.toBeUndefined();
  });

  test('asks for the key before each call, where it is to be found out', async () => {
    const asked: number[] = [];
    const late = client.with({
      key: async () => {
        asked.push(1);
        return acme.api.key as string;
      },
    });
    await late.get('/organizations/current');
    await late.get('/organizations/current');
    expect(asked).toHaveLength(2);
  });

  test('is made for a child, where that is said of the client or of the call', async () => {
    const child = await gatehouse.organization({ parent: acme });
    const { id } = await client.onBehalfOf(child.id).post('/webhooks', { body: wantedWebhook });
    const path = { webhookId: id };
    const sibling = await gatehouse.organization({ parent: acme });
    for (const either of [client, client.onBehalfOf(sibling.id)])
      expect(await either.get('/webhooks/{webhookId}', { path, onBehalfOf: child.id })).toMatchObject({ id });
    await expect(client.get('/webhooks/{webhookId}', { path })).rejects.toThrow(ResourceNotFound);
  });

  test('is refused by a class of its own, with what there is to know', async () => {
    const absent = client.get('/payins/{payinId}', { path: { payinId: randomUUID() } });
    const missing = await thrownBy(absent, ResourceNotFound);
    expect(missing).toMatchObject({ name: 'ResourceNotFound', status: 404, route: 'GET /payins/{payinId}' });
    expect(missing.params.resource).toBe('payin');
    expect(missing.errorInstanceId).toMatch(/^[0-9a-f-]{36}$/);

    const wrong = client.post('/webhooks', { body: { ...wantedWebhook, url: 'nowhere' } });
    const { params, message } = await thrownBy(wrong, ValidationFailed);
    expect(params.failures.map(({ field }) => field)).toEqual(['url']);
    expect(message).toContain('url');

    const stranger = client.with({ key: 'gk_wrong' }).get('/payins');
    expect((await thrownBy(stranger, Unauthenticated)).status).toBe(401);
    const readOnly = await gatehouse.keyFor(acme.id, ['webhooks:read']);
    const forbidden = client.with({ key: readOnly.key as string }).post('/webhooks', { body: wantedWebhook });
    expect((await thrownBy(forbidden, Forbidden)).params.requiredScope).toBe('webhooks:write');
  });
});

test('each call asks for the version of the API that it was made for, and an upload does', async () => {
  const versions: (string | null)[] = [];
  const noting: NonNullable<GatehouseSettings['fetch']> = (url, init) => {
    versions.push(new Headers(init.headers).get('gatehouse-version'));
    return fetch(url, init);
  };
  const noted = clientOf(acme, { fetch: noting });
  await noted.get('/webhooks');
  await noted.download('/webhooks', { headers: { Accept: 'text/csv' } });
  await noted
    .upload('/compliance/documents', { file: new Blob(['no picture']), fileName: 'x.txt' })
    .catch(() => undefined);
  expect(versions).toEqual([newestVersion, newestVersion, newestVersion]);
});

describe('a request whose answer is lost', () => {
  /** Carries out what it is given, and loses the answers to the first ones. */
  function losing(count: number): { fetch: NonNullable<GatehouseSettings['fetch']>; keys: (string | null)[] } {
    const keys: (string | null)[] = [];
    return {
      keys,
      fetch: async (url, init) => {
        const answer = await fetch(url, init);
        keys.push(new Headers(init.headers).get('idempotency-key'));
        if (keys.length <= count) throw new TypeError('fetch failed');
        return answer;
      },
    };
  }

  test('is sent again with the same key, and done once', async () => {
    const owner = await gatehouse.organization();
    const line = losing(2);
    const { id } = await clientOf(owner, line).post('/webhooks', { body: wantedWebhook });
    expect(line.keys).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), line.keys[0], line.keys[0]]);
    const all: string[] = [];
    for await (const webhook of clientOf(owner).list('/webhooks')) all.push(webhook.id);
    expect(all).toEqual([id]);
  });

  test('is not sent again where it might be done twice, and says so', async () => {
    const { id } = await client.post('/webhooks', { body: wantedWebhook });
    const line = losing(1);
    const patched = clientOf(acme, line).patch('/webhooks/{webhookId}', {
      path: { webhookId: id },
      body: { categories: ['payout_request'] },
    });
    const broken = await thrownBy(patched, ConnectionBroken);
    expect(broken.message).toMatch(/^PATCH \/webhooks\/\{webhookId\}: .*Whether it was carried out is not known\.$/);
    expect(line.keys).toEqual([null]);
  });

  test('can be sent again later, under a key of one’s own', async () => {
    const idempotencyKey = randomUUID();
    const lost = clientOf(acme, { ...losing(9), retries: 0 }).post('/webhooks', {
      body: wantedWebhook,
      idempotencyKey,
    });
    expect(await thrownBy(lost, ConnectionBroken)).toMatchObject({ mayBeDone: true, idempotencyKey });
    const again = await client.post('/webhooks', { body: wantedWebhook, idempotencyKey });
    expect(again).toMatchObject({ url: wantedWebhook.url, status: 'DISABLED' });
    const other = client.post('/webhooks', {
      body: { ...wantedWebhook, categories: ['payout_request'] },
      idempotencyKey,
    });
    await expect(other).rejects.toThrow(IdempotencyKeyReused);
  });
});

describe('a list', () => {
  test('is read to its end, each item once, and no page before it is wanted', async () => {
    const owner = await gatehouse.organization();
    const asked: string[] = [];
    const own = clientOf(owner, { fetch: (url, init) => (asked.push(url), fetch(url, init)) });
    const made: string[] = [];
    for (let round = 0; round < 5; round++) made.push((await own.post('/webhooks', { body: wantedWebhook })).id);
    asked.length = 0;
    const read: string[] = [];
    for await (const { id } of own.list('/webhooks', { query: { limit: 2 } })) read.push(id);
    expect(read.sort()).toEqual(made.sort());
    expect(asked).toHaveLength(3);
    await own.list('/webhooks', { query: { limit: 2 } }).next();
    expect(asked).toHaveLength(4);
  });

  test('comes as a table, too', async () => {
    const table = await client.download('/webhooks', { headers: { Accept: 'text/csv' } });
    expect(table.headers.get('content-type')).toContain('text/csv');
    expect(await table.text()).toContain('partner.example');
  });
});

describe('the event log', () => {
  test('is followed through an outage, from a position, until it is stopped', async () => {
    const owner = await gatehouse.organization();
    const own = clientOf(owner);
    expect(await own.events.lastPosition()).toBe(0);
    let isDown = true;
    const flaky = clientOf(owner, {
      retries: 0,
      fetch: (url, init) => (isDown ? Promise.reject(new TypeError('fetch failed')) : fetch(url, init)),
    });
    const stopping = new AbortController();
    const troubles: string[] = [];
    const onTrouble = ({ name }: Error): void => {
      troubles.push(name);
      isDown = troubles.length < 2;
    };
    const followed = flaky.events.follow({ signal: stopping.signal, everyMilliseconds: 10, onTrouble });
    const first = followed.next();
    await accept(owner);
    const { value } = await first;
    expect(value).toMatchObject({ position: 1, payload: { type: 'tos_accepted', organizationId: owner.id } });
    expect(troubles).toEqual(['ConnectionBroken', 'ConnectionBroken']);
    expect(await own.events.lastPosition()).toBe(1);
    expect(await collected(own.events.list())).toEqual([value]);
    expect(await collected(own.events.list({ from: 1 }))).toEqual([]);
    const last = followed.next();
    stopping.abort(new Error('enough'));
    await expect(last).rejects.toThrow('enough');
  });

  test('is not followed with a key that may not read it', async () => {
    const { key } = await gatehouse.keyFor(acme.id, ['payins:read']);
    const followed = client.with({ key: key as string }).events.follow();
    await expect(followed.next()).rejects.toThrow(Forbidden);
  });
});

async function accept({ id, api }: Organization): Promise<void> {
  await clientOf({ id, api }).post('/organizations/{organizationId}/terms-of-service/acceptances', {
    path: { organizationId: id },
    body: {},
  });
}

async function collected(events: AsyncIterable<LoggedEvent>): Promise<LoggedEvent[]> {
  const all: LoggedEvent[] = [];
  for await (const event of events) all.push(event);
  return all;
}

async function thrownBy<T>(call: Promise<unknown>, Wanted: abstract new (...given: never[]) => T): Promise<T> {
  const thrown: unknown = await call.then(
    () => undefined,
    (failure: unknown) => failure,
  );
  if (!(thrown instanceof Wanted)) throw new Error(`Not ${Wanted.name}, but ${String(thrown)}`, { cause: thrown });
  return thrown;
}
