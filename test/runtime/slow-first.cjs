/** Starts the files that take longest first, so that no worker is left alone with one of them at the end. */
const { existsSync } = require('node:fs');
const { join } = require('node:path');
const { default: Sequencer } = require('@jest/test-sequencer');

/** Slowest first, also those that mostly wait. */
const SLOW = [
  'lib/agents/faults',
  'lib/report/html-page',
  'src/interrupt',
  'src/action/situations',
  'src/run/delivery',
  'src/action/histories',
  'src/canary',
  'src/run/suite',
  'docs/library',
  'src/commands/check',
  'src/packed-batch',
  'src/action/run',
  'src/commands/run',
  'src/run/model',
  'src/packed',
  'src/run/tool-route',
  'src/run/live',
  'src/action/fork-comment',
  'src/run/own-listing',
  'src/commands/mutate',
  'src/packed-faults',
  'src/safety',
  'lib/setup/layouts',
  'src/run/installs',
  'lib/setup/declarations',
  'src/action/agents',
  'lib/agents/no-answer',
  'src/early-stop',
  'src/run/offer-loss',
  'lib/offer/discover',
  'src/misbehaviour',
].map((name) => join(__dirname, '..', `${name}.test.ts`));

module.exports = class extends Sequencer {
  sort(tests) {
    const gone = SLOW.filter((path) => !existsSync(path));
    if (gone.length > 0) throw new Error(`test/runtime/slow-first.cjs names what is gone: ${gone.join(', ')}`);

    const slow = tests
      .filter(({ path }) => SLOW.includes(path))
      .sort((a, b) => SLOW.indexOf(a.path) - SLOW.indexOf(b.path));
    return [...slow, ...super.sort(tests.filter(({ path }) => !SLOW.includes(path)))];
  }
};
