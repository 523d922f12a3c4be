// Where test files run: in the worker itself.
const realExit = process.exit;

export default class {
  global = globalThis;

  constructor({ projectConfig }) {
    Object.assign(globalThis, projectConfig.globals);
  }

  async setup() {}

  async teardown() {
    process.exit = realExit;
    delete globalThis[Symbol.for('TEST_TIMEOUT_SYMBOL')];
  }

  getVmContext() {
    return null;
  }
}
