import { afterEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { EventEngine, Published } from '../support/event-sinks/event-engine.js';
import { amqpUrl, hasRabbitMq, ownExchange } from '../support/event-sinks/own-exchange.js';
import { hasNats, ownStream } from '../support/event-sinks/own-stream.js';
import { TcpProxy } from '../support/network/tcp-proxy.js';
import { until } from '../support/run/until.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';

const engines = [
  { name: 'NATS', isThere: hasNats, open: async () => ownStream() },
  { name: 'RabbitMQ', isThere: hasRabbitMq, open: () => ownExchange() },
];
/** Of AMQP. */
const heartbeat = Buffer.from([8, 0, 0, 0, 0, 0, 0, 0xce]);
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function started(url: string, beside?: Gatehouse): Promise<OwnGatehouse> {
  const environment = { EVENT_SINK: url };
  const gatehouse = await Gatehouse.start(beside === undefined ? { environment } : { environment, beside });
  closing.push(() => gatehouse.stop());
  return gatehouse;
}

async function metric({ url }: Gatehouse, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^gatehouse_${name}\\{.*\\} (\\d+)$`, 'm').exec(text)?.[1] ?? NaN);
}

const sound = async ({ url }: Gatehouse): Promise<{ checked: string[]; failing: string[]; notSetUp: string[] }> =>
  (await (await fetch(`${url}/health/ready`)).json()) as never;

/** Each at least once, under its own id, and first in the order of its resource. */
function expectInOrder(published: readonly Published[], count: number): void {
  const first = new Map<string, Published>();
  for (const message of published) {
    expect(message.id).toBe(message.body.eventId);
    if (!first.has(message.id)) first.set(message.id, message);
  }
  expect(first.size).toBe(count);
  const last = new Map<string, number>();
  for (const { body } of first.values()) {
    const resource = `${body.organizationId} ${body.resourceId}`;
    expect(body.sequence).toBe((last.get(resource) ?? 0) + 1);
    last.set(resource, body.sequence);
  }
}

const arrived = (engine: EventEngine, count: number): Promise<readonly Published[]> =>
  until(`${count} events are published`, async () => {
    const published = await engine.published();
    return new Set(published.map(({ id }) => id)).size >= count && published;
  });

type Open = () => Promise<EventEngine>;

async function isAsTheLogHasIt(open: Open): Promise<void> {
  const engine = await open();
  closing.push(engine.remove);
  const before = await Gatehouse.start();
  closing.push(() => before.stop());
  const [one, other] = [await before.organization(), await before.organization()];
  const resources = Array.from({ length: 5 }, () => randomUUID());
  for (let round = 0; round < 3; round += 1) await before.service.recordEvents(one.id, resources);
  const gatehouse = await started(engine.url(), before);
  await arrived(engine, 15);
  await gatehouse.service.recordEvents(other.id, resources);
  const published = await arrived(engine, 20);
  expectInOrder(published, 20);
  expect(published).toHaveLength(20);
  for (const { id, api } of [one, other]) {
    const log = (await api.get('/events?limit=100')).body['results'] as object[];
    const own = published.filter(({ body }) => body.organizationId === id);
    const bodies = own.map(({ body }) => body).sort((a, b) => a.position - b.position);
    expect(bodies).toEqual(log.map((event) => ({ ...event, organizationId: id })));
    for (const { topic, headers } of own) {
      expect(topic).toBe('organization_tos.tos_accepted');
      expect(headers).toMatchObject({
        'Gatehouse-Event': 'tos_accepted',
        'Gatehouse-Category': 'organization_tos',
        'Gatehouse-Organization': id,
      });
    }
  }
  await until('nothing is behind', async () => (await metric(gatehouse, 'event_sink_behind')) === 0);
  expect(await metric(gatehouse, 'event_sink_published_total')).toBe(20);
}

async function isByOneProcess(open: Open): Promise<void> {
  const engine = await open();
  closing.push(engine.remove);
  const first = await started(engine.url());
  const organization = await first.organization();
  const record = (): Promise<void> => first.service.recordEvents(organization.id, [randomUUID(), randomUUID()]);
  await record();
  await arrived(engine, 2);
  const second = await started(engine.url(), first);
  await record();
  expectInOrder(await arrived(engine, 4), 4);
  expect(await metric(second, 'event_sink_published_total')).toBeNaN();
  await first.sql(`UPDATE event_sink_lease SET holder = $1, held_until = now() + interval '1 second'`, [randomUUID()]);
  await record();
  expectInOrder(await arrived(engine, 6), 6);
}

interface BehindAProxy {
  readonly engine: EventEngine;
  readonly target: URL;
  readonly proxy: TcpProxy;
  readonly gatehouse: Gatehouse;
  readonly organization: { readonly id: string };
}

async function behindAProxy(open: Open): Promise<BehindAProxy> {
  const engine = await open();
  closing.push(engine.remove);
  const target = new URL(engine.url());
  const proxy = await TcpProxy.before(`http://${target.hostname}:${target.port}`);
  closing.push(() => proxy.close());
  const gatehouse = await started(engine.url(new URL(proxy.url).host));
  return { engine, target, proxy, gatehouse, organization: await gatehouse.organization() };
}

async function survivesABreak(open: Open): Promise<void> {
  const { engine, target, proxy, gatehouse, organization } = await behindAProxy(open);
  const resources = Array.from({ length: 10 }, () => randomUUID());
  await gatehouse.service.recordEvents(organization.id, resources);
  await arrived(engine, 10);
  proxy.fault = { direction: 'there', after: 1_500, then: 'cut' };
  proxy.cutAll();
  for (let round = 0; round < 10; round += 1) await gatehouse.service.recordEvents(organization.id, resources);
  const sink = await until('it is told', async () =>
    (await sound(gatehouse)).failing.find((one) => one.includes('://')),
  );
  expect(sink).toBe(`${target.protocol}//${new URL(proxy.url).host}${sinkPath(target)}`);
  await until('it is behind', async () => (await metric(gatehouse, 'event_sink_behind')) > 0);
  proxy.fault = undefined;
  proxy.cutAll();
  expectInOrder(await arrived(engine, 110), 110);
  await until('all is well', async () => (await sound(gatehouse)).checked.includes(sink));
}

async function survivesASilence(open: Open): Promise<void> {
  const { engine, proxy, gatehouse, organization } = await behindAProxy(open);
  const resources = [randomUUID(), randomUUID()];
  await gatehouse.service.recordEvents(organization.id, resources);
  await until('both are confirmed', async () => (await metric(gatehouse, 'event_sink_published_total')) === 2);
  proxy.fault = { direction: 'back', after: 0, then: 'silence', butFor: heartbeat };
  await gatehouse.service.recordEvents(organization.id, resources);
  await until('it is told', async () => (await sound(gatehouse)).failing.some((one) => one.includes('://')));
  proxy.fault = undefined;
  expectInOrder(await arrived(engine, 4), 4);
  await until('nothing is behind', async () => (await metric(gatehouse, 'event_sink_behind')) === 0);
}

for (const { name, isThere, open } of engines) {
  if (!isThere) console.warn(`No ${name} answers on this machine: what is published to it is not tested.`);
  const onEngine = isThere ? describe : describe.skip;

  onEngine(`events are published to ${name}`, () => {
    test('as the log has them, those of before first, each once and in order', () => isAsTheLogHasIt(open));
    test('by one of several processes, and by another when that one ends', () => isByOneProcess(open));
    test('all of them, in order, when the connection breaks in the middle', () => survivesABreak(open));
    test('all of them, in order, when the engine lives and confirms nothing', () => survivesASilence(open));
  });
}

function sinkPath({ protocol, searchParams }: URL): string {
  return protocol === 'amqp:' ? `/%2F/${searchParams.get('exchange') ?? ''}` : `/${searchParams.get('stream') ?? ''}`;
}

const onRabbitMq = hasRabbitMq ? describe : describe.skip;

onRabbitMq('what RabbitMQ has no queue for', () => {
  test('waits until there is one', async () => {
    const exchange = await ownExchange({ isBound: false });
    closing.push(exchange.remove);
    const gatehouse = await started(exchange.url());
    const organization = await gatehouse.organization();
    await gatehouse.service.recordEvents(organization.id, [randomUUID(), randomUUID()]);
    await until('it is told', async () => {
      const [lease] = await gatehouse.sql<{ trouble: string }>('SELECT trouble FROM event_sink_lease');
      return lease?.trouble === 'unrouted';
    });
    await exchange.bind();
    expectInOrder(await arrived(exchange, 2), 2);
  });

  test('is passed over where that is asked for', async () => {
    const exchange = await ownExchange({ isBound: false });
    closing.push(exchange.remove);
    await exchange.bind('nothing.of.it');
    const gatehouse = await started(`${exchange.url()}&unrouted=drop`);
    const organization = await gatehouse.organization();
    await gatehouse.service.recordEvents(organization.id, [randomUUID()]);
    await until('nothing is behind', async () => (await metric(gatehouse, 'event_sink_published_total')) === 1);
    expect(await exchange.published()).toEqual([]);
  });
});

onRabbitMq('a user whom RabbitMQ does not know', () => {
  test('is told as refused, and the password is not', async () => {
    const { host } = new URL(amqpUrl);
    const gatehouse = await started(`amqp://nobody:wrong-secret@${host}?exchange=refused`);
    await until('it is told', async () => (await sound(gatehouse)).failing.includes(`amqp://${host}/%2F/refused`));
    const [lease] = await gatehouse.sql<{ trouble: string }>('SELECT trouble FROM event_sink_lease');
    expect(lease?.trouble).toBe('refused');
    expect(gatehouse.log.join()).toContain('a sink does not take events');
    expect(gatehouse.log.join()).not.toContain('wrong-secret');
  });
});
