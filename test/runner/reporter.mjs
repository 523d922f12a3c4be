// The end of a run: where its time went, and how often it started what is costly.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

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
    const slowest = testResults
      .map(({ testFilePath, perfStats }) => ({ path: relative(this.rootDir, testFilePath), took: perfStats.runtime }))
      .sort((one, other) => other.took - one.took)
      .slice(0, shown);
    const lines = slowest.map(({ path, took }) => `${(took / 1000).toFixed(1).padStart(7)} s  ${path}`);
    process.stderr.write(`\nThe slowest files:\n${lines.join('\n')}\n`);
    const counts = [...counted(this.#started)].map(([what, times]) => `${what} ${times}`);
    if (counts.length > 0) process.stderr.write(`Started: ${counts.join(', ')}\n`);
  }
}

function log() {
  try {
    return readFileSync(process.env.GATEHOUSE_TESTS_STARTED ?? '', 'utf8');
  } catch {
    return '';
  }
}

function counted(text) {
  const counts = new Map();
  for (const what of text.split('\n').filter(Boolean).sort()) counts.set(what, (counts.get(what) ?? 0) + 1);
  return counts;
}
