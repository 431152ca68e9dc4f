/**
 * Loads test files with Node's own import, so that what they share is loaded once a process. Jest's runtime gives each file a
 * world of its own and loads all of it anew: 0.4 s and 30 MB a file, which came to a third of the suite.
 */
const hooks = require('node:async_hooks');
const { fileURLToPath, pathToFileURL } = require('node:url');
const { removeTypes } = require('./remove-types.cjs');

/** Jest's own, of which each test file gets a fresh one. */
const EVENT_HANDLERS = Symbol.for('EVENT_HANDLERS');

/** Made only when a stack is printed. */
class SourceMaps extends Map {
  get(url) {
    if (!/^file:.*\.ts$/.test(url)) return undefined;
    if (!this.has(url)) {
      const map = Buffer.from(removeTypes(fileURLToPath(url), true).map).toString('base64');
      this.set(url, `data:application/json;base64,${map}`);
    }
    return super.get(url);
  }
}

/**
 * Loads a module and returns it with the stores that it made. Each one that is in use takes its share of every promise that the
 * process makes: with one of each test file that came before, an `await` took 250 times as long.
 */
function requireWithStores(path) {
  const stores = [];
  const { AsyncLocalStorage } = hooks;
  hooks.AsyncLocalStorage = class extends AsyncLocalStorage {
    constructor(...options) {
      super(...options);
      stores.push(this);
    }
  };
  try {
    return { module: require(path), stores };
  } finally {
    hooks.AsyncLocalStorage = AsyncLocalStorage;
  }
}

module.exports = class {
  #globals;
  #stores = [];

  /** Jest's description of tests lives in this module: a test file would find those of the file before. */
  requireInternalModule(path) {
    delete globalThis[EVENT_HANDLERS];
    delete require.cache[path];
    const { module, stores } = requireWithStores(path);
    this.#stores.push(...stores);
    return module;
  }

  setGlobalsForRuntime(globals) {
    this.#globals = globals;
  }

  async unstable_importModule(path) {
    const { setGlobals } = await import('./globals.mjs');
    setGlobals(this.#globals);
    return import(pathToFileURL(path));
  }

  unstable_shouldLoadAsEsm() {
    return true;
  }

  requireModule(path) {
    return require(path);
  }

  getSourceMaps() {
    return new SourceMaps();
  }

  getAllCoverageInfoCopy() {}
  enterTestCode() {}
  leaveTestCode() {}
  teardown() {
    for (const store of this.#stores) store.disable();
  }
};
