// npm run bench [names…] [--cases=1000]: builds, measures, prints one line per figure, writes reports/bench.json.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { Report } from './harness/report.mjs';
import { Workshop } from './harness/workshop.mjs';

const root = join(import.meta.dirname, '../..');
const always = [
  'start',
  'write',
  'read',
  'events',
  'webhooks',
  'upload',
  'ledger',
  'payouts',
  'payins',
  'documents',
  'hostile',
  'growth',
];
/** Takes a minute and the network, so only when it is named. */
const onRequest = ['fresh'];

const names = process.argv.slice(2).filter((each) => !each.startsWith('--'));
const unknown = names.filter((name) => ![...always, ...onRequest].includes(name));
if (unknown.length > 0) {
  process.stderr.write(
    `No bench is called ${unknown.join(', ')}. There are ${[...always, ...onRequest].join(', ')}.\n`,
  );
  process.exit(64);
}

execFileSync(process.execPath, [join(root, 'build.mjs')], { stdio: 'inherit' });
const report = new Report(join(root, 'reports/bench.json'));
for (const name of names.length > 0 ? names : always) {
  const workshop = await Workshop.open(root);
  try {
    const { run } = await import(`./${name}.bench.mjs`);
    await run(workshop, report.of(name));
  } catch (cause) {
    report.failed(name, cause);
  } finally {
    await workshop.close();
  }
}
await report.write();
process.exitCode = report.isGood ? 0 : 1;
