const { removeFolders } = require('./folders.cjs');

/** The process itself, in which each test file starts with the variables, folder and console that the first one found. */
module.exports = class {
  global = globalThis;
  #console = globalThis.console;
  #exit = process.exit;
  #env = { ...process.env };
  #folder = process.cwd();

  async setup() {}

  async teardown() {
    globalThis.console = this.#console;
    process.exit = this.#exit;
    for (const name of Object.keys(process.env)) if (!(name in this.#env)) delete process.env[name];
    Object.assign(process.env, this.#env);
    if (process.cwd() !== this.#folder) process.chdir(this.#folder);
    removeFolders();
  }

  getVmContext() {
    return null;
  }
};
