// What Jest loads test files with: Node's own loader, where Jest makes a world of its own for each file. A worker so
// loads Gatehouse and everything else once, not two hundred times; decision 0034 has the figures.
const asyncHooks = require('node:async_hooks');
const { register } = require('node:module');
const { fileURLToPath, pathToFileURL } = require('node:url');
const { sourceMapOf } = require('./compiled.cjs');
const { endWithWorker } = require('./endings.cjs');

register('./typescript-hooks.mjs', pathToFileURL(__filename));
endWithWorker();

const jestOfThisFile = Symbol.for('gatehouse.jest');
const sourceMaps = Object.assign(new Map(), {
  get: (url) => (/^file:.*\.ts(\?|$)/.test(url) ? sourceMapOf(fileURLToPath(url.replace(/\?.*/, ''))) : undefined),
});
let run = 0;

/** Those of Jest's framework: for every promise Node goes through every one there is, so they end with their file. */
const storages = [];
asyncHooks.AsyncLocalStorage = class extends asyncHooks.AsyncLocalStorage {
  constructor(...options) {
    super(...options);
    if (isLoadingFramework) storages.push(this);
  }
};
let isLoadingFramework = false;

/** As much of the runtime of Jest as its runner and its framework call. */
module.exports = class NativeRuntime {
  constructor() {
    run += 1;
  }

  /** Jest's framework keeps what it knows of a file in itself: each file gets another. */
  requireInternalModule(path) {
    delete globalThis[Symbol.for('EVENT_HANDLERS')];
    delete require.cache[require.resolve(path)];
    isLoadingFramework = true;
    try {
      return require(path);
    } finally {
      isLoadingFramework = false;
    }
  }

  requireModule(path) {
    return require(path);
  }

  setGlobalsForRuntime(globals) {
    globalThis[jestOfThisFile] = globals;
  }

  unstable_shouldLoadAsEsm() {
    return true;
  }

  /** A test file is loaded for each of its runs; what it imports stays. */
  unstable_importModule(path) {
    return import(`${pathToFileURL(path).href}?run=${run}`);
  }

  getSourceMaps() {
    return sourceMaps;
  }

  getAllCoverageInfoCopy() {
    return undefined;
  }

  enterTestCode() {}

  leaveTestCode() {}

  teardown() {
    for (const storage of storages.splice(0)) storage.disable();
  }
};
