// npm run bench [names…]: builds, measures, prints one line per figure, and keeps all of them in reports/bench.json.
// --smoke: at the smallest scale, to see that they run (with --once-more, what failed runs again, alone); --compare FILE: what moved since; --cases=2000, --from, --drawn: for `documents`.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { comparison } from './harness/comparison.mjs';
import { Report, readReport } from './harness/report.mjs';
import { smoke } from './harness/smoke.mjs';
import { Workshop } from './harness/workshop.mjs';

const root = join(import.meta.dirname, '../..');
const path = join(root, 'reports/bench.json');

const always = [
  ...['start', 'write', 'read', 'events', 'webhooks', 'upload'],
  ...[
    'jobs',
    'ledger',
    'books',
    'payouts',
    'payins',
    'documents',
    'hostile',
    'growth',
    'months',
    'isolation',
    'csv',
    'screening',
    'client',
    'sinks',
    'stream',
  ],
];
/** Only when they are named, and never in a smoke. */
const onRequest = { fresh: 'it clones the last commit and installs it from the network' };

const { names, values } = given();
process.exitCode = await main();

function main() {
  if (values.smoke) return smokeAll();
  return values.compare === undefined ? measureAll() : compareWith(values.compare);
}

/** What an interrupted bench has begun is gone when the process is. */
function build() {
  // Whoever reads may leave before the end.
  process.stdout.on('error', () => undefined);
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => void Workshop.closeAll().then(() => process.exit(130)));
  execFileSync(process.execPath, [join(root, 'build.mjs')], { stdio: 'inherit' });
}

async function measureAll() {
  build();
  return (await measure(names.length > 0 ? names : always)) ? 0 : 1;
}

/** With what is there already, unless something is to be measured. @param {string} file */
async function compareWith(file) {
  const before = await readReport(file);
  if (before === undefined) return refused(`There is no report at ${file}.`);
  const isMeasured = names.length === 0 && resolve(file) !== path && existsSync(path);
  const status = isMeasured ? 0 : await measureAll();
  const isNamed = (/** @type {{ bench: string }} */ { bench }) => names.length === 0 || names.includes(bench);
  const [was, is] = [before, (await readReport(path)) ?? before].map(({ machine, figures }) => ({
    machine,
    figures: figures.filter(isNamed),
  }));
  if (was !== undefined && is !== undefined) process.stdout.write(`\n${comparison(was, is)}\n`);
  return status;
}

/** @param {readonly string[]} wanted */
async function measure(wanted) {
  const report = new Report(root, path);
  for (const name of wanted) {
    const workshop = await Workshop.open(root);
    try {
      const { run } = await import(`./${name}.bench.mjs`);
      await run(workshop, report.of(name));
    } catch (cause) {
      if (!Workshop.isOver) report.failed(name, cause);
    } finally {
      await workshop.close();
    }
  }
  await report.write();
  return report.isGood;
}

async function smokeAll() {
  build();
  for (const [name, why] of Object.entries(onRequest))
    if (names.length === 0 || names.includes(name)) process.stdout.write(`left out ${name}: ${why}\n`);
  const wanted = names.length > 0 ? always.filter((name) => names.includes(name)) : always;
  return (await smoke(root, wanted, { onceMore: values['once-more'] === true })) ? 0 : 1;
}

function given() {
  /** @type {any} */
  const options = { smoke: { type: 'boolean' }, 'once-more': { type: 'boolean' } };
  for (const name of ['compare', 'cases', 'from', 'drawn']) options[name] = { type: 'string' };
  try {
    const { values: said, positionals } = parseArgs({ options, allowPositionals: true });
    const known = [...always, ...Object.keys(onRequest)];
    const unknown = positionals.filter((name) => !known.includes(name));
    if (unknown.length === 0)
      return {
        names: positionals,
        values: /** @type {{ smoke?: boolean, 'once-more'?: boolean, compare?: string }} */ (said),
      };
    throw new Error(`No bench is called ${unknown.join(', ')}. There are ${known.join(', ')}.`);
  } catch (cause) {
    process.exit(refused(/** @type {Error} */ (cause).message));
  }
}

/** @param {string} why */
function refused(why) {
  process.stderr.write(`${why}\n`);
  return 64;
}
