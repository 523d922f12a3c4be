import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { Examination } from '../../apps/compliance/src/documents/upload/examination.js';
import { upload } from '../support/documents/documents.js';
import { generatedFile } from '../support/documents/generated-files.js';
import { Api } from '../support/service/api.js';
import { type Client, told } from './harness/client.js';
import { type Drill, Faults, percentile } from './harness/drill.js';
import { inLanes, range } from './harness/lanes.js';
import { newKey, newOrganization } from './harness/stage.js';

const files = 2_000;
/** Of each kind: those that keep the thread longest without a pause, and those that take longest in all. */
const worstOfEach = 20;
const longestStretchMilliseconds = 20;
const mostSlower = 2;
const rounds = 10;
const roundMilliseconds = 4_000;
const chunkBytes = 64 * 1024;
const uploadLanes = 2;
const otherLanes = 2;
const betweenRequestsMilliseconds = 15;

interface Cost {
  readonly seed: number;
  /** The longest that nothing else can run on the thread. */
  readonly stretch: number;
  readonly whole: number;
}

/** As it is examined when it arrives: on the thread that answers everybody. */
async function costOf(seed: number): Promise<Cost> {
  const { bytes } = generatedFile(seed);
  const chunks = range(Math.ceil(bytes.length / chunkBytes)).map((at) =>
    bytes.subarray(at * chunkBytes, (at + 1) * chunkBytes),
  );
  const watch = new ThreadWatch();
  const begun = performance.now();
  await pipeline(Readable.from(chunks), new Examination(), async (examined: AsyncIterable<Buffer>) => {
    for await (const _ of examined);
  }).catch(() => undefined);
  return { seed, stretch: watch.end(), whole: performance.now() - begun };
}

/** How long the thread of this process did one thing. */
class ThreadWatch {
  private last = performance.now();
  private longest = 0;
  private next: NodeJS.Immediate;

  constructor() {
    this.next = setImmediate(this.look);
  }

  end(): number {
    clearImmediate(this.next);
    this.note();
    return this.longest;
  }

  private readonly look = (): void => {
    this.note();
    this.next = setImmediate(this.look);
  };

  private note(): void {
    const now = performance.now();
    this.longest = Math.max(this.longest, now - this.last);
    this.last = now;
  }
}

/** The least of several times: what else the machine did meanwhile is not the file's. */
async function leastOf(times: number, { seed }: Cost): Promise<Cost> {
  const costs = [];
  for (let time = 0; time < times; time++) costs.push(await costOf(seed));
  return {
    seed,
    stretch: Math.min(...costs.map(({ stretch }) => stretch)),
    whole: Math.min(...costs.map(({ whole }) => whole)),
  };
}

function worst(costs: readonly Cost[], by: 'stretch' | 'whole'): Cost[] {
  return costs.toSorted((one, other) => other[by] - one[by]).slice(0, worstOfEach);
}

/** What callers ask for who have nothing to do with it; how long each waited. */
async function asked(client: Client, organizationId: string, milliseconds: number, faults: Faults): Promise<number[]> {
  const took: number[] = [];
  const end = performance.now() + milliseconds;
  const paths = [`/organizations/${organizationId}`, '/events', '/compliance/documents'];
  await inLanes(range(otherLanes), otherLanes, async (lane) => {
    for (let at = lane; performance.now() < end; at++) {
      const outcome = await client.get(paths[at % paths.length] ?? '');
      faults.check(outcome.status === 200, `a request of somebody else: ${told(outcome)}`);
      took.push(outcome.milliseconds);
      await pause(betweenRequestsMilliseconds);
    }
  });
  return took;
}

/** One file after the other, again and again, while `isOn`; how many. */
async function sending(api: Api, sent: readonly Buffer[], state: { isOn: boolean }, faults: Faults): Promise<number> {
  let count = 0;
  await inLanes(range(uploadLanes), uploadLanes, async (lane) => {
    for (let at = lane; state.isOn; at += uploadLanes) {
      const { status } = await upload(api, sent[at % sent.length] ?? Buffer.alloc(1));
      faults.check(status < 500, `an upload was answered ${status}`);
      count++;
    }
  });
  return count;
}

export const drill: Drill = {
  name: 'hostile-uploads',
  async run(stage) {
    const faults = new Faults();
    const costs: Cost[] = [];
    for (const seed of range(stage.times(files, 30))) costs.push(await costOf(seed));
    const suspects = new Map([...worst(costs, 'stretch'), ...worst(costs, 'whole')].map((cost) => [cost.seed, cost]));
    const measured = [];
    for (const suspect of suspects.values()) measured.push(await leastOf(stage.sized(5, 1), suspect));
    const [longest] = worst(measured, 'stretch');
    const [slowest] = worst(measured, 'whole');
    if (longest === undefined || slowest === undefined) throw new Error('no file was made');

    const [service] = await stage.replicas(1, await stage.postgres());
    if (service === undefined) throw new Error('no process');
    const operator = service.operator();
    const [stranger, other] = [await newOrganization(operator), await newOrganization(operator)];
    const { secret } = await newKey(operator, stranger, ['compliance:write']);
    const key = await newKey(operator, other, ['organizations:read', 'compliance:read', 'webhooks:read']);
    const client = operator.withKey(key.secret);
    const api = new Api(service.url, secret);
    const sent = measured.map(({ seed }) => generatedFile(seed).bytes);
    const [quiet, meanwhile]: [number[], number[]] = [[], []];
    let uploads = 0;
    const milliseconds = stage.sized(roundMilliseconds, 500);
    await asked(client, other, milliseconds, faults);
    // In turn, so that whatever else the machine does falls on both.
    for (const _ of range(stage.sized(rounds, 1))) {
      quiet.push(...(await asked(client, other, milliseconds, faults)));
      const state = { isOn: true };
      const strangers = sending(api, sent, state, faults);
      meanwhile.push(...(await asked(client, other, milliseconds, faults)));
      state.isOn = false;
      uploads += await strangers;
    }
    client.close();
    const [before, during] = [percentile(quiet, 99), percentile(meanwhile, 99)];
    const text = (value: number): string => value.toFixed(1);
    const name = ({ seed }: Cost): string => `${generatedFile(seed).family} ${seed}`;
    faults.bar(
      longest.stretch <= longestStretchMilliseconds,
      `${name(longest)} keeps the thread for ${text(longest.stretch)} ms`,
    );
    faults.bar(
      during <= mostSlower * before,
      `p99 of others ${text(during)} ms, and ${text(before)} ms without uploads`,
    );
    return faults.verdict(
      `of ${costs.length} files the longest without a pause ${text(longest.stretch)} ms (${name(longest)}), the longest in all ${text(slowest.whole)} ms (${name(slowest)}); p99 of ${meanwhile.length} requests of others ${text(during)} ms during ${uploads} uploads of the worst ${sent.length}, ${text(before)} ms without; p50 ${text(percentile(meanwhile, 50))} and ${text(percentile(quiet, 50))} ms`,
      `${longestStretchMilliseconds} ms, p99 ${mostSlower} ×`,
    );
  },
};
