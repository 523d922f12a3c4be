// The end of a run: where its time went, and how often it started what is costly.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const shown = 10;

export default class {
  #started = '';

  constructor({ rootDir }) {
    this.rootDir = rootDir;
  }

  onTestResult(_test, { testResults }) {
    // What failed is told in words. The objects that were compared may hold themselves: no report could be written.
    for (const result of testResults) result.failureDetails = [];
    // The folder of the run is gone when the run is complete.
    this.#started = log() || this.#started;
  }

  onRunComplete(_contexts, { testResults }) {
    if (testResults.length < 2) return;
    const files = testResults
      .map(({ testFilePath, perfStats }) => ({ path: relative(this.rootDir, testFilePath), took: perfStats.runtime }))
      .sort((one, other) => other.took - one.took);
    const { counts: started, microseconds } = told(this.#started);
    // By the clock a file is slow on a busy machine, too.
    const line = ({ path, took }) =>
      `${seconds(took)} s, ${seconds((microseconds.get(path) ?? 0) / 1000)} s of a processor  ${path}`;
    process.stderr.write(`\nThe slowest files:\n${files.slice(0, shown).map(line).join('\n')}\n`);
    this.#keep(files.map(line));
    const counts = [...started].map(([what, times]) => `${what} ${times}`);
    if (counts.length > 0) process.stderr.write(`Started: ${counts.join(', ')}\n`);
  }

  /** All of them: where the time of the suite goes is asked of files that are many, not slow. */
  #keep(lines) {
    const reports = join(this.rootDir, 'reports');
    mkdirSync(reports, { recursive: true });
    writeFileSync(join(reports, 'files.txt'), `${lines.join('\n')}\n`);
  }
}

function log() {
  try {
    return readFileSync(process.env.GATEHOUSE_TESTS_STARTED ?? '', 'utf8');
  } catch {
    return '';
  }
}

/** How often what is costly was started, and what each file took of a processor. */
function told(text) {
  const counts = new Map();
  const microseconds = new Map();
  for (const line of text.split('\n').filter(Boolean).sort()) {
    const [what, path, took] = line.split('\t');
    if (path === undefined) counts.set(what, (counts.get(what) ?? 0) + 1);
    else microseconds.set(path, (microseconds.get(path) ?? 0) + Number(took));
  }
  return { counts, microseconds };
}

function seconds(milliseconds) {
  return (milliseconds / 1000).toFixed(1).padStart(6);
}
