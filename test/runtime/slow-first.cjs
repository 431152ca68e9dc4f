/** Starts the files that take longest first, so that no worker is left alone with one of them at the end. */
const { existsSync } = require('node:fs');
const { join } = require('node:path');
const { default: Sequencer } = require('@jest/test-sequencer');

/** Slowest first, also those that mostly wait. */
const SLOW = [
  'lib/agents/faults',
  'lib/agents/no-answer',
  'src/interrupt',
  'src/commands/run',
  'src/canary',
  'lib/report/html-page',
  'src/action/situations',
  'src/run/model',
  'src/run/tool-route',
  'src/action/workflows',
  'src/action/run',
  'src/action/matrix-artifacts',
  'src/action/histories',
  'src/commands/improve',
  'src/run/suite',
  'src/run/live',
  'src/run/delivery',
  'src/safety',
  'lib/setup/install',
  'src/packed',
  'src/check/read-branch',
  'src/action/fork-comment',
  'docs/package',
  'src/commands/lint',
  'src/action/outcomes',
  'src/misbehaviour',
  'src/commands/mutate-shared',
  'lib/transcript/record-hooks',
  'lib/io/git',
  'src/commands/check',
  'src/early-stop',
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
