// Where test files run while the code is mutated: what happens to them is noted, line by line.
import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import Environment from '../runner/environment.mjs';

const { MUTATION_NOTES: notes, MUTATION_RECORD: isRecorded } = process.env;

/** Of an error, or of an error with the place where its test was written. */
function firstLineOf(error) {
  const [own] = Array.isArray(error) ? error : [error];
  return String(own?.message ?? own)
    .split('\n', 1)[0]
    .slice(0, 120);
}

export default class extends Environment {
  #file;
  #begun = performance.now();
  #failed = [];

  constructor(config, context) {
    super(config, context);
    this.#file = relative(config.projectConfig.rootDir, context.testPath);
    globalThis.gatehouseReached = [];
    if (isRecorded === undefined) this.#note({ file: this.#file });
  }

  handleTestEvent(event) {
    const isFailed = event.name === 'hook_failure' || (event.name === 'test_done' && event.test.errors.length > 0);
    if (!isFailed) return;
    this.#failed.push(event.test?.name ?? 'a hook');
    if (isRecorded !== undefined) return;
    const why = firstLineOf(event.error ?? event.test?.errors[0]);
    this.#note({ file: this.#file, test: this.#failed[0], why });
    // One failure is enough; our parent ends what we started.
    process.kill(process.pid, 'SIGKILL');
  }

  async teardown() {
    await super.teardown();
    if (isRecorded === undefined) return;
    const reached = Object.keys(globalThis.gatehouseReached).map(Number);
    const milliseconds = Math.round(performance.now() - this.#begun);
    this.#note({ file: this.#file, milliseconds, failed: this.#failed, reached });
  }

  #note(what) {
    appendFileSync(notes, `${JSON.stringify(what)}\n`);
  }
}
