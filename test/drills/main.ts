import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Drill, Missing, type Verdict } from './harness/drill.js';
import { inLanes } from './harness/lanes.js';
import { Stage } from './harness/stage.js';

const reports = join(import.meta.dirname, '../../reports');

/** In this order: first what is quick to tell that something is wrong. */
const names = [
  'idempotency-race',
  'first-acceptance-race',
  'submit-race',
  'revocation',
  'event-log',
  'sandbox-clock',
  'pool-exhausted',
  'postgres-restart',
  'switchover',
  'kill',
  'chain-kill',
  'chain-kill-batch',
  'chain-kill-deposit',
  'chain-restore',
  'chain-restore-solana',
  'chain-watcher',
  'payout-kill',
  'payin-kill',
  'backup',
  'webhook-two-workers',
  'webhook-kill',
  'webhook-restart',
  'webhook-signatures',
  'webhook-slow-receiver',
  'event-sink-nats',
  'event-sink-rabbitmq',
  'shutdown',
  'slow-sockets',
  'hostile-uploads',
  'fuzz',
] as const;

/** `--all`: every point, as without a scale. */
const options = ['--all', '--smoke', '--once-more'];

interface Report extends Verdict {
  readonly name: string;
  readonly seconds: number;
  readonly isSkipped?: boolean;
}

interface Way {
  readonly scale: number;
  readonly isSmoke: boolean;
}

const smokeScale = 0.005;
const smokeWithinMilliseconds = 300_000;
/** Some of them mostly wait. */
const smokesAtOnce = 3;

/** Runs the named drills, or all; resolves to the exit code. */
export async function runDrills(given: readonly string[]): Promise<number> {
  const isSmoke = given.includes('--smoke');
  const said = given.find((one) => one.startsWith('--scale='))?.slice('--scale='.length) ?? process.env['DRILL_SCALE'];
  const way = { isSmoke, scale: isSmoke ? smokeScale : Number(said ?? 1) };
  const wanted = given.filter((one) => !one.startsWith('--'));
  const known = [...names, ...options];
  const unknown = given.filter((one) => !known.includes(one) && !one.startsWith('--scale='));
  if (unknown.length > 0 || !(way.scale > 0 && way.scale <= 1)) {
    process.stderr.write(
      `Usage: npm run drills -- [--all | --scale=0.1 | --smoke] [--once-more] [names…]. The drills: ${names.join(', ')}\n`,
    );
    return 64;
  }
  // The reader of a pipe (`| head`) may leave before the end.
  process.stdout.on('error', () => undefined);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => void Stage.closeAll().then(() => process.exit(130)));
  const done: Report[] = [];
  const chosen = names.filter((one) => wanted.length === 0 || wanted.includes(one));
  await inLanes(chosen, isSmoke ? Math.min(smokesAtOnce, availableParallelism() + 1) : 1, async (name) => {
    const report = await perform(name, way);
    if (Stage.isOver) return;
    done.push(report);
    tell(report, way);
  });
  if (!isSmoke) await write(done, way);
  const failed = done.filter(({ ok }) => !ok);
  const left = given.includes('--once-more') ? await onceMore(failed, way) : failed;
  return Math.sign(left.length);
}

/** Alone; what passes then is told as flaky. Returns what fails again. */
async function onceMore(failed: readonly Report[], way: Way): Promise<string[]> {
  const again: string[] = [];
  for (const { name } of failed) {
    const report = await perform(name, way);
    tell(report, way);
    if (report.ok) process.stdout.write(`flaky: the drill ${name}\n`);
    else again.push(name);
  }
  return again;
}

async function write(drills: readonly Report[], { scale }: Way): Promise<void> {
  await mkdir(reports, { recursive: true });
  await writeFile(
    join(reports, 'drills.json'),
    `${JSON.stringify({ at: new Date().toISOString(), node: process.version, scale, drills }, undefined, 2)}\n`,
  );
}

async function perform(name: string, { scale, isSmoke }: Way): Promise<Report> {
  const begun = performance.now();
  const stage = new Stage(scale, isSmoke);
  const seconds = (): number => Math.round((performance.now() - begun) / 100) / 10;
  try {
    const { drill } = (await import(`./${name}.drill.ts`)) as { drill: Drill };
    const run = drill.run(stage);
    const { missedBars, ...verdict } = await (isSmoke ? within(smokeWithinMilliseconds, run) : run);
    const short = isSmoke ? [] : missedBars;
    const [ok, faults] = [verdict.ok && short.length === 0, [...verdict.faults, ...short]];
    return { name, ...verdict, missedBars, ok, faults, seconds: seconds() };
  } catch (cause) {
    const isSkipped = isSmoke && cause instanceof Missing;
    const fault = cause instanceof Error && !isSkipped ? (cause.stack ?? cause.message) : String(cause);
    return {
      name,
      figure: 'it broke off',
      bar: 'comes to its end',
      ok: isSkipped,
      isSkipped,
      faults: [fault.slice(0, 2_000)],
      missedBars: [],
      seconds: seconds(),
    };
  } finally {
    await stage.close();
  }
}

async function within<T>(milliseconds: number, run: Promise<T>): Promise<T> {
  const timer = new AbortController();
  const late = pause(milliseconds, undefined, { signal: timer.signal }).then(() => {
    throw new Error(`It did not come to its end within ${milliseconds / 1_000} s`);
  });
  late.catch(() => undefined);
  return Promise.race([run, late]).finally(() => timer.abort());
}

/** In a smoke its figure says nothing. */
function tell({ name, figure, bar, ok, isSkipped, faults, seconds }: Report, { isSmoke }: Way): void {
  const verdict = isSkipped === true ? 'skip ' : ok ? 'ok   ' : isSmoke ? 'FAILED' : 'SHORT';
  const what = isSmoke ? '' : `${figure}  (bar: ${bar})  `;
  process.stdout.write(
    `${verdict} ${name.padEnd(22)} ${what}${seconds} s${isSkipped === true ? `  ${faults.join()}` : ''}\n`,
  );
  if (isSkipped !== true) for (const fault of faults) process.stdout.write(`        ${fault}\n`);
}
