// Where test files run: in the worker itself.
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const realExit = process.exit;

export default class {
  global = globalThis;
  #hasFailed = false;
  #begun = process.cpuUsage();
  #root;
  #path;

  constructor({ projectConfig }, { testPath }) {
    Object.assign(globalThis, projectConfig.globals);
    this.#root = projectConfig.rootDir;
    this.#path = relative(projectConfig.rootDir, testPath);
  }

  async setup() {
    globalThis.logsOfFile = [];
  }

  handleTestEvent({ name }) {
    if (name === 'test_fn_failure' || name === 'hook_failure' || name === 'error') this.#hasFailed = true;
  }

  async teardown() {
    process.exit = realExit;
    delete globalThis[Symbol.for('TEST_TIMEOUT_SYMBOL')];
    if (this.#hasFailed) this.#keepLogs(globalThis.logsOfFile.filter((log) => log.length > 0));
    for (const log of globalThis.logsOfFile) log.length = 0;
    const { user, system } = process.cpuUsage(this.#begun);
    const told = process.env.GATEHOUSE_TESTS_STARTED;
    if (told !== undefined) appendFileSync(told, `processor\t${this.#path}\t${user + system}\n`);
  }

  getVmContext() {
    return null;
  }

  /** What the services of the file said: a failure that does not come again is understood by it, or never. */
  #keepLogs(logs) {
    const folder = join(this.#root, 'reports/failed');
    if (logs.length > 0) mkdirSync(folder, { recursive: true });
    for (const [index, log] of logs.entries())
      writeFileSync(join(folder, `${this.#path.replaceAll('/', '.')}.${index}.log`), `${log.join('\n')}\n`);
  }
}
