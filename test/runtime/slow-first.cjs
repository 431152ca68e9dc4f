/** Starts the files that take longest first, so that no worker is left alone with one of them at the end. */
const { existsSync } = require('node:fs');
const { join } = require('node:path');
const { default: Sequencer } = require('@jest/test-sequencer');

/** Slowest first, also those that mostly wait. */
const SLOW = [
  'lib/agents/faults',
  'src/run/tool-route',
  'src/canary',
  'src/packed',
  'src/interrupt',
  'lib/setup/declarations',
  'src/run/model',
  'src/run/suite',
  'src/run/installs',
  'lib/report/html-page',
  'lib/setup/layouts',
  'lib/agents/no-answer',
  'src/run/live',
  'src/commands/mutate',
  'lib/offer/prediction',
  'docs/library',
  'lib/offer/discover',
  'src/action/agents',
  'src/early-stop',
  'src/packed-faults',
  'src/run/text-evidence',
  'src/run/offer-loss',
  'src/action/run',
  'src/safety',
  'src/misbehaviour',
  'src/packed-batch',
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
