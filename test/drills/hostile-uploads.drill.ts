import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { PdfThread } from '../../apps/compliance/src/documents/formats/pdf-thread.js';
import { Examination } from '../../apps/compliance/src/documents/upload/examination.js';
import { ChecksThread } from '../../apps/compliance/src/validation/checks-thread.js';
import { generatedFile } from '../support/documents/generated-files.js';
import { type Client, told } from './harness/client.js';
import { type Drill, Faults, percentile } from './harness/drill.js';
import { Inspector } from '#inspection';
import { readConfig } from '#runtime';
import { hostileTexts, matchingPicture } from './harness/hostile-evidence.js';
import { ThreadWatch, costOfOpening } from './hostile-uploads-watch.js';
import { inLanes, range } from './harness/lanes.js';
import { type Stage, newKey, newOrganization } from './harness/stage.js';
import { UploadSender } from './harness/upload-sender.js';

const files = 2_000;
/** Of each kind: those that keep the thread longest without a pause, and those that take longest in all. */
const worstOfEach = 20;
const longestStretchMilliseconds = 20;
const mostSlower = 2;
const rounds = 10;
const roundMilliseconds = 4_000;
const chunkBytes = 64 * 1024;
/**
 * A little more than a service took before that examined PDFs beside its requests. As fast as it goes would compare
 * machines: the better files are refused, the more of them are sent, and a processor that is busy with receiving answers
 * nobody soon. What receiving costs is told by honest files of the same sizes at the same pace.
 */
const uploadsPerSecond = 4;
const uploadLanes = 2;
const otherLanes = 2;
const betweenRequestsMilliseconds = 15;

interface Cost {
  readonly seed: number;
  /** The longest that nothing else can run on the thread: its own work, and by the clock. */
  readonly stretch: number;
  readonly clock: number;
  readonly whole: number;
}

/** As it is examined when it arrives: on the thread that answers everybody. */
const pdfs = new PdfThread();

async function costOf(seed: number): Promise<Cost> {
  const { bytes } = generatedFile(seed);
  const chunks = range(Math.ceil(bytes.length / chunkBytes)).map((at) =>
    bytes.subarray(at * chunkBytes, (at + 1) * chunkBytes),
  );
  const watch = new ThreadWatch();
  const begun = performance.now();
  await pipeline(Readable.from(chunks), new Examination(pdfs), async (examined: AsyncIterable<Buffer>) => {
    for await (const _ of examined);
  }).catch(() => undefined);
  return { seed, ...watch.end(), whole: performance.now() - begun };
}

/** The longest that the checks of documents keep the thread, of several times the least. */
async function costOfChecks(times: number): Promise<{ name: string; stretch: number }> {
  const [checks, inspector] = [new ChecksThread(), new Inspector(readConfig({}, { name: 'drill', port: 0 }))];
  const costs = [];
  const all: Record<string, () => Promise<unknown>> = {
    'the same side twice': () => inspector.showSameSide(matchingPicture, matchingPicture),
    ...Object.fromEntries(Object.entries(hostileTexts).map(([name, evidence]) => [name, () => checks.run(evidence)])),
  };
  for (const [name, check] of Object.entries(all)) {
    const stretches = [];
    for (let time = 0; time < times; time++) {
      const watch = new ThreadWatch();
      await check();
      stretches.push(watch.end().stretch);
    }
    costs.push({ name, stretch: Math.min(...stretches) });
  }
  await checks.onApplicationShutdown();
  await inspector.onApplicationShutdown();
  return costs.reduce((one, other) => (one.stretch > other.stretch ? one : other));
}

/** The least of several times: what else the machine did meanwhile is not the file's. */
async function leastOf(times: number, { seed }: Cost): Promise<Cost> {
  const costs = [];
  for (let time = 0; time < times; time++) costs.push(await costOf(seed));
  return {
    seed,
    stretch: Math.min(...costs.map(({ stretch }) => stretch)),
    clock: Math.min(...costs.map(({ clock }) => clock)),
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

/** Of all files, those that cost most; how many there were. */
async function costliest(stage: Stage): Promise<{ count: number; measured: Cost[] }> {
  const costs: Cost[] = [];
  for (const seed of range(stage.times(files, 30))) costs.push(await costOf(seed));
  const suspects = new Map([...worst(costs, 'stretch'), ...worst(costs, 'whole')].map((cost) => [cost.seed, cost]));
  const measured = [];
  for (const suspect of suspects.values()) measured.push(await leastOf(stage.sized(5, 1), suspect));
  return { count: costs.length, measured };
}

interface Waits {
  readonly quiet: number[];
  readonly honest: number[];
  readonly hostile: number[];
  /** How many uploads there were meanwhile. */
  readonly sent: { honest: number; hostile: number };
}

async function waitsBeside(stage: Stage, seeds: readonly number[], faults: Faults): Promise<Waits> {
  const [service] = await stage.replicas(1, await stage.postgres());
  if (service === undefined) throw new Error('no process');
  const operator = service.operator();
  const [stranger, other] = [await newOrganization(operator), await newOrganization(operator)];
  const { secret } = await newKey(operator, stranger, ['compliance:write']);
  const key = await newKey(operator, other, ['organizations:read', 'compliance:read', 'webhooks:read']);
  const client = operator.withKey(key.secret);
  const sender = await UploadSender.start(stage);
  for (const kind of ['hostile', 'honest'] as const) await sender.prepare({ seeds, kind });
  const milliseconds = stage.sized(roundMilliseconds, 500);
  const sending = { url: service.url, key: secret, seeds, perSecond: uploadsPerSecond, lanes: uploadLanes };
  const waits: Waits = { quiet: [], honest: [], hostile: [], sent: { honest: 0, hostile: 0 } };
  const listen = (): Promise<number[]> => asked(client, other, milliseconds, faults);
  await listen();
  // In turn, so that whatever else the machine does falls on all.
  for (const _ of range(stage.sized(rounds, 1))) {
    waits.quiet.push(...(await listen()));
    for (const kind of ['honest', 'hostile'] as const) {
      const [waited, { statuses }] = await Promise.all([listen(), sender.send({ ...sending, kind, milliseconds })]);
      waits[kind].push(...waited);
      for (const [status, count] of Object.entries(statuses)) {
        faults.check(status === '201' || status === '422', `an upload was answered ${status}`);
        waits.sent[kind] += count;
      }
    }
  }
  client.close();
  return waits;
}

export const drill: Drill = {
  name: 'hostile-uploads',
  async run(stage) {
    const faults = new Faults();
    const { count, measured } = await costliest(stage);
    const checked = await costOfChecks(stage.sized(5, 2));
    const opening = await costOfOpening(stage.sized(5, 1));
    const [longest] = worst(measured, 'stretch');
    const [slowest] = worst(measured, 'whole');
    if (longest === undefined || slowest === undefined) throw new Error('no file was made');
    const seeds = measured.map(({ seed }) => seed);
    const { quiet, honest, hostile, sent } = await waitsBeside(stage, seeds, faults);
    const [before, meanwhile] = [percentile(quiet, 99), percentile(hostile, 99)];
    const text = (value: number): string => value.toFixed(1);
    const name = ({ seed }: Cost): string => `${generatedFile(seed).family} ${seed}`;
    faults.bar(
      longest.stretch <= longestStretchMilliseconds,
      `${name(longest)} keeps the thread for ${text(longest.stretch)} ms`,
    );
    faults.bar(
      checked.stretch <= longestStretchMilliseconds,
      `the checks of ${checked.name} keep the thread for ${text(checked.stretch)} ms`,
    );
    faults.bar(
      Math.max(opening.opened, opening.drawn) <= longestStretchMilliseconds,
      `a large document keeps the thread for ${text(opening.opened)} ms when it is opened, ${text(opening.drawn)} when it is drawn`,
    );
    faults.bar(
      meanwhile <= mostSlower * before,
      `p99 of others ${text(meanwhile)} ms, and ${text(before)} ms without uploads`,
    );
    const quantiles = (of: readonly number[]): string =>
      `${text(percentile(of, 99))} ms (p50 ${text(percentile(of, 50))})`;
    return faults.verdict(
      [
        `of ${count} files the longest without a pause ${text(longest.stretch)} ms of the processor (${name(longest)}; ${text(longest.clock)} by the clock)`,
        `the longest in all ${text(slowest.whole)} ms (${name(slowest)})`,
        `a document of ${text(opening.megabytes)} MiB ${text(opening.opened)} ms when it is opened, ${text(opening.drawn)} when it is drawn`,
        `checks at most ${text(checked.stretch)} ms (${checked.name})`,
        `p99 of ${hostile.length} requests of others ${quantiles(hostile)} during ${sent.hostile} uploads of the worst ${seeds.length} at ${uploadsPerSecond} a second, ${quantiles(honest)} during ${sent.honest} of honest files of the same sizes, ${quantiles(quiet)} without`,
      ].join('; '),
      `${longestStretchMilliseconds} ms, p99 ${mostSlower} × of without`,
    );
  },
};
