import { once } from 'node:events';
import { type Socket, connect } from 'node:net';
import { type Client, told } from './harness/client.js';
import { type Drill, Faults, percentile } from './harness/drill.js';
import type { Service } from './harness/service.js';
import { newOrganization } from './harness/stage.js';
import { inLanes, range } from './harness/lanes.js';
import { until } from '../support/run/until.js';

const sockets = 2_000;
const trickleEveryMilliseconds = 1_000;
const openedAtOnce = 100;
/** The 30 s which a request may take, and as long again and a half for the server to notice who is over it. */
const droppedWithinMilliseconds = 75_000;
const longestWaitMilliseconds = 130_000;
const normalLanes = 4;
const p99Milliseconds = 250;
const mostMemory = 400;

type Kind = 'silent' | 'slow head' | 'slow body' | 'never reads';
const kinds: readonly Kind[] = ['silent', 'slow head', 'slow body'];

interface Slow {
  readonly kind: Kind;
  readonly socket: Socket;
  closed: boolean;
}

function open(service: Service, kind: Kind, key: string): Slow {
  const socket = connect(service.port, '127.0.0.1');
  const slow: Slow = { kind, socket, closed: false };
  socket.on('error', () => undefined);
  socket.on('close', () => (slow.closed = true));
  const head = `Host: x\r\nAuthorization: Bearer ${key}\r\n`;
  if (kind === 'slow head') socket.write(`GET /organizations HTTP/1.1\r\n${head}X: `);
  if (kind === 'slow body')
    socket.write(
      `POST /organizations HTTP/1.1\r\n${head}Content-Type: application/json\r\nContent-Length: 200000\r\n\r\n{"name":"`,
    );
  if (kind === 'never reads') socket.pause().write(`GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(200));
  else socket.resume();
  return slow;
}

/** A byte now and then, to look alive; and as whoever never reads learns of its end only by writing. */
function trickle(slow: readonly Slow[]): () => void {
  const timer = setInterval(() => {
    for (const { kind, socket, closed } of slow) if (!closed && kind !== 'silent') socket.write('x');
  }, trickleEveryMilliseconds);
  return () => clearInterval(timer);
}

/** Requests of well-behaved callers, one after the other, on connections that they open for it. */
async function normal(client: Client, state: { running: boolean }, took: number[], faults: Faults): Promise<void> {
  while (state.running) {
    const organization = await client.post('/organizations', { name: 'normal', type: 'business', country: 'AR' });
    const health = await client.get('/health/ready', { Connection: 'close' });
    for (const outcome of [organization, health]) {
      faults.check(outcome.status < 300 && outcome.status > 0, `a normal request: ${told(outcome)}`);
      took.push(outcome.milliseconds);
    }
  }
}

/** A few at a time, so that each is accepted when it comes. */
async function openAll(service: Service, count: number, key: string, wanted: readonly Kind[]): Promise<Slow[]> {
  const slow: Slow[] = [];
  await inLanes(range(count), openedAtOnce, async (index) => {
    const one = open(service, wanted[index % wanted.length] ?? 'silent', key);
    slow.push(one);
    await once(one.socket, 'connect').catch(() => undefined);
  });
  return slow;
}

/** Until all are dropped, or we know that some never are. When the last one was. */
async function dropped(slow: readonly Slow[], within: number, faults: Faults): Promise<number> {
  const begun = performance.now();
  const left = (): Slow[] => slow.filter(({ closed }) => !closed);
  await until('all are dropped', () => left().length === 0, {
    milliseconds: within,
    everyMilliseconds: 100,
  }).catch(() => undefined);
  for (const { kind } of left())
    faults.bar(false, `never dropped, that is not in ${within / 1_000} s: a socket that is "${kind}"`);
  return performance.now() - begun;
}

export const drill: Drill = {
  name: 'slow-sockets',
  async run(stage) {
    const faults = new Faults();
    const postgres = await stage.postgres();
    const [service] = await stage.replicas(1, postgres);
    if (service === undefined) throw new Error('no process');
    const client = service.operator();
    await newOrganization(client);
    const state = { running: true };
    const took: number[] = [];
    const lanes = range(normalLanes).map(() => normal(client, state, took, faults));
    const count = stage.times(sockets);
    const slow = await openAll(service, count, client.key, kinds);
    const readers = await openAll(service, Math.ceil(count / 20), client.key, ['never reads']);
    const stopTrickle = trickle([...slow, ...readers]);
    const within = stage.sized(longestWaitMilliseconds, 1_500);
    const [slowFor = 0, unreadFor = 0] = await Promise.all(
      [slow, readers].map((each) => dropped(each, within, faults)),
    );
    const memory = await service.memory();
    state.running = false;
    await Promise.all(lanes);
    stopTrickle();
    for (const { socket } of [...slow, ...readers]) socket.destroy();
    const p99 = Math.round(percentile(took, 99));
    const seconds = Math.round(slowFor / 1_000);
    faults.bar(slowFor <= droppedWithinMilliseconds, `the last slow socket was dropped after ${seconds} s`);
    faults.bar(memory <= mostMemory, `the process has ${memory} MiB`);
    faults.bar(p99 <= p99Milliseconds, `p99 of normal requests ${p99} ms`);
    const figure = `${count} slow sockets gone after ${seconds} s, ${readers.length} that never read after ${Math.round(unreadFor / 1_000)} s; ${took.length} normal requests meanwhile, p50 ${Math.round(percentile(took, 50))} ms, p99 ${p99} ms, slowest ${Math.round(took.reduce((slowest, one) => Math.max(slowest, one), 0))} ms; ${memory} MiB`;
    return faults.verdict(
      figure,
      `p99 ${p99Milliseconds} ms, dropped within ${droppedWithinMilliseconds / 1_000} s, ${mostMemory} MiB`,
    );
  },
};
