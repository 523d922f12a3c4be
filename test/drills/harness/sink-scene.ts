import { randomInt } from 'node:crypto';
import type { EventEngine, Published } from '../../support/event-sinks/event-engine.js';
import { TcpProxy } from '../../support/network/tcp-proxy.js';
import { until } from '../../support/run/until.js';
import { newMember } from './audience.js';
import { isSound } from './delivery-scene.js';
import type { Faults } from './drill.js';
import { EventServer, type EngineName } from './event-server.js';
import { EventSource, type Recorded, type Subject } from './event-source.js';
import { range } from './lanes.js';
import type { Postgres } from './postgres.js';
import type { Service } from './service.js';
import type { Stage } from './stage.js';

const organizations = 3;
const resourcesEach = 20;
const waitsMilliseconds = 180_000;
/** What every event that is recorded says. */
const said = 'tos_accepted';
/** Of the messages of some events, and of one confirmation. */
const cutsWithinBytes = { there: 20_000, back: 20 } as const;

interface Surroundings {
  readonly stage: Stage;
  readonly postgres: Postgres;
  readonly server: EventServer;
  readonly engine: EventEngine;
  readonly proxy: TcpProxy;
  readonly source: EventSource;
  readonly subjects: readonly Subject[];
  readonly environment: Readonly<Record<string, string>>;
}

/** Two replicas that publish what one process records, through a proxy, to a server that can be killed. */
export class SinkScene {
  private workers: Service[] = [];

  private constructor(private readonly around: Surroundings) {}

  static async open(stage: Stage, name: EngineName): Promise<SinkScene> {
    const server = await EventServer.start(stage, name);
    const proxy = await TcpProxy.before(server.url.replace(/^[a-z]+:/, 'http:'));
    stage.onClose(() => proxy.close());
    const engine = await server.engine();
    const postgres = await stage.postgres();
    const environment = { DATABASE_URL: postgres.url, DATA_DIR: await stage.dataDir() };
    const api = await stage.service({ ...environment, ROLE: 'api' });
    const members = [];
    for (const _ of range(organizations)) members.push(await newMember(api, resourcesEach));
    const source = await EventSource.start(stage, postgres);
    const scene = new SinkScene({
      stage,
      postgres,
      server,
      engine,
      proxy,
      source,
      subjects: members.flatMap(({ subjects }) => subjects),
      environment: { ...environment, ROLE: 'worker', EVENT_SINK: engine.url(new URL(proxy.url).host) },
    });
    scene.workers = await scene.newWorkers();
    return scene;
  }

  /** Events are recorded from the moment on that `fault` says. */
  async during(count: number, perSecond: number, fault: (begin: () => void) => Promise<void>): Promise<Recorded> {
    let recording: Promise<Recorded> | undefined;
    await fault(() => {
      recording = this.around.source.record({ subjects: this.around.subjects, count, lanes: 8, perSecond });
      recording.catch(() => undefined);
    });
    if (recording === undefined) throw new Error('nothing was recorded');
    return recording;
  }

  /** Between the messages of some events and their confirmations, wherever it is. */
  async cut(begin: () => void): Promise<void> {
    const { proxy } = this.around;
    const [before, cuts] = [await this.confirmed(), proxy.cuts];
    const direction = randomInt(2) === 0 ? 'there' : 'back';
    proxy.fault = { direction, after: randomInt(cutsWithinBytes[direction]), then: 'cut', onceSaid: said };
    begin();
    await until('the connection is cut', () => proxy.cuts > cuts, { milliseconds: waitsMilliseconds });
    proxy.fault = undefined;
    await this.confirmsMoreThan(before);
  }

  /** The server is gone as when its machine is, and comes back on its disk. */
  async killServer(begin: () => void): Promise<void> {
    const before = await this.confirmed();
    begin();
    await this.around.server.kill();
    await this.around.server.begin();
    await this.confirmsMoreThan(before);
  }

  /** The publishing process is killed while what it published has arrived, and what confirms it has not. */
  async killBeforeConfirmation(begin: () => void, faults: Faults): Promise<void> {
    await until('all is confirmed', async () => (await this.confirmed()) === (await this.recorded()), {
      milliseconds: waitsMilliseconds,
    });
    const before = await this.confirmed();
    // A connection that is made meanwhile is silent, too, once an event is published over it.
    this.around.proxy.fault = { direction: 'back', after: 0, then: 'silence', onceSaid: said };
    const arrived = (await this.around.engine.published()).length;
    begin();
    await until('something is published', async () => (await this.around.engine.published()).length > arrived, {
      milliseconds: waitsMilliseconds,
    });
    for (const worker of this.workers) isSound(worker, faults);
    faults.check((await this.confirmed()) === before, 'an event counts as confirmed before it is');
    // Which of them publishes is not told: the lease of one that lives is handed over by itself.
    for (const worker of this.workers.splice(0)) await worker.kill();
    this.around.proxy.fault = undefined;
    this.around.proxy.cutAll();
    this.workers = await this.newWorkers();
    await this.confirmsMoreThan(before);
  }

  /** Everything that was recorded is there, each event about a resource after the one before it. */
  async examine({ totals }: Recorded, faults: Faults): Promise<{ events: number; duplicates: number }> {
    const events = Object.values(totals).reduce((sum, count) => sum + count, 0);
    await until('all is confirmed', async () => (await this.confirmed()) >= events, {
      milliseconds: waitsMilliseconds,
    });
    for (const worker of this.workers) isSound(worker, faults);
    const published = await this.around.engine.published();
    const first = new Map<string, Published>();
    for (const message of published) {
      const { id, body } = message;
      faults.check(id === body.eventId, 'a message has another id than its event');
      const earlier = first.get(id);
      if (earlier === undefined) first.set(id, message);
      else faults.check(JSON.stringify(earlier.body) === JSON.stringify(body), 'what came twice is not the same');
    }
    const sequences = new Map<string, number>();
    for (const { body } of first.values()) {
      const next = (sequences.get(body.resourceId) ?? 0) + 1;
      faults.check(body.sequence === next, 'events of a resource are out of order, or lost');
      sequences.set(body.resourceId, body.sequence);
    }
    for (const [resourceId, total] of Object.entries(totals))
      if (sequences.get(resourceId) !== total) faults.add('lost', `${sequences.get(resourceId) ?? 0} of ${total}`);
    return { events, duplicates: published.length - first.size };
  }

  private newWorkers(): Promise<Service[]> {
    const { stage, environment } = this.around;
    return Promise.all(range(2).map(() => stage.service(environment, 'webhooks')));
  }

  private async recorded(): Promise<number> {
    const [row] = await this.around.postgres.query<{ count: number }>('SELECT count(*)::int AS count FROM event');
    return row?.count ?? 0;
  }

  private async confirmed(): Promise<number> {
    const [row] = await this.around.postgres.query<{ count: number }>(
      'SELECT coalesce(sum(position), 0)::int AS count FROM event_sink_position',
    );
    return row?.count ?? 0;
  }

  private async confirmsMoreThan(count: number): Promise<void> {
    await until('it goes on', async () => (await this.confirmed()) > count, { milliseconds: waitsMilliseconds });
  }
}
