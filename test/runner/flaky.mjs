// What failed in a run, kept under reports/flaky with what it said, and told at the end if it passed by itself.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'reports/flaky');

/** The counts of a run, and its files that failed, each with its tests. */
export function failuresOf(report) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  if (!existsSync(report)) return { passed: 0, failed: 1, files: [] };
  const run = JSON.parse(readFileSync(report, 'utf8'));
  const files = [];
  // A file that fails on both servers is listed twice, and tried again once, on both.
  for (const { name: path, message, assertionResults, status } of run.testResults) {
    if (status !== 'failed') continue;
    const known = files.find((file) => file.path === path) ?? { path, name: nameOf(path), tests: [], said: [] };
    if (!files.includes(known)) files.push(known);
    known.tests.push(...assertionResults.filter((one) => one.status === 'failed').map(({ fullName }) => fullName));
    known.said.push(message);
    writeFileSync(join(folder, `${known.name}.first.log`), known.said.join('\n'));
  }
  return { passed: run.numPassedTests, failed: run.numFailedTests + run.numRuntimeErrorTestSuites, files };
}

function nameOf(path) {
  return relative(root, path).replaceAll(/[/\\]/g, '-');
}

export function tellFlaky(files) {
  const seed = process.env.FUZZ_SEED ?? '20261121';
  for (const { path, tests } of files)
    for (const test of tests.length > 0 ? tests : ['(the file itself)'])
      process.stdout.write(`flaky: ${relative(root, path)} › ${test}, seed ${seed}\n`);
  if (files.length > 0) process.stdout.write(`What they said is kept in ${relative(root, folder)}.\n`);
}
