// What a test file imports from `@jest/globals`. Modules are loaded once for all files of a worker, and Jest makes these
// new functions for each file: so they are looked up when they are called.
const ofThisFile = () => globalThis[Symbol.for('gatehouse.jest')];

const late = (name) =>
  new Proxy(function () {}, {
    apply: (_target, _this, given) => ofThisFile()[name](...given),
    get: (_target, key) => ofThisFile()[name][key],
  });

export const { expect } = ofThisFile();
export const [afterAll, afterEach, beforeAll, beforeEach, describe, test] = [
  ...['afterAll', 'afterEach', 'beforeAll', 'beforeEach', 'describe', 'test'],
].map(late);

export const jest = {
  /** For the rest of this file. */
  setTimeout(milliseconds) {
    globalThis[Symbol.for('TEST_TIMEOUT_SYMBOL')] = milliseconds;
  },
};
