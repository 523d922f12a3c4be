import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Drill, Verdict } from './harness/drill.js';
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
  'kill',
  'chain-kill',
  'chain-kill-batch',
  'chain-kill-deposit',
  'payout-kill',
  'payin-kill',
  'webhook-two-workers',
  'webhook-kill',
  'webhook-restart',
  'webhook-signatures',
  'webhook-slow-receiver',
  'shutdown',
  'slow-sockets',
  'fuzz',
] as const;

interface Report extends Verdict {
  readonly name: string;
  readonly seconds: number;
}

/** Runs the named drills, or all; resolves to the exit code. */
export async function runDrills(given: readonly string[]): Promise<number> {
  const scale = Number(
    given.find((one) => one.startsWith('--scale='))?.slice('--scale='.length) ?? process.env['DRILL_SCALE'] ?? 1,
  );
  const wanted = given.filter((one) => !one.startsWith('--'));
  const unknown = wanted.filter((one) => !(names as readonly string[]).includes(one));
  if (unknown.length > 0 || !(scale > 0 && scale <= 1)) {
    process.stderr.write(`Usage: npm run drills -- [--scale=0.1] [names…]. The drills: ${names.join(', ')}\n`);
    return 64;
  }
  const done: Report[] = [];
  for (const name of names.filter((one) => wanted.length === 0 || wanted.includes(one))) {
    const report = await perform(name, scale);
    done.push(report);
    tell(report);
  }
  await mkdir(reports, { recursive: true });
  await writeFile(
    join(reports, 'drills.json'),
    `${JSON.stringify({ at: new Date().toISOString(), node: process.version, scale, drills: done }, undefined, 2)}\n`,
  );
  return done.every(({ ok }) => ok) ? 0 : 1;
}

async function perform(name: string, scale: number): Promise<Report> {
  const begun = performance.now();
  const stage = new Stage(scale);
  const seconds = (): number => Math.round((performance.now() - begun) / 100) / 10;
  try {
    const { drill } = (await import(`./${name}.drill.ts`)) as { drill: Drill };
    const verdict = await drill.run(stage);
    return { name, ...verdict, seconds: seconds() };
  } catch (cause) {
    const fault = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
    return {
      name,
      figure: 'it broke off',
      bar: 'comes to its end',
      ok: false,
      faults: [fault.slice(0, 2_000)],
      seconds: seconds(),
    };
  } finally {
    await stage.close();
  }
}

function tell({ name, figure, bar, ok, faults, seconds }: Report): void {
  process.stdout.write(`${ok ? 'ok   ' : 'SHORT'} ${name.padEnd(22)} ${figure}  (bar: ${bar})  ${seconds} s\n`);
  for (const fault of faults) process.stdout.write(`        ${fault}\n`);
}
