/** Starts the files that take longest first, so that no worker is left alone with one of them at the end. */
const { existsSync } = require('node:fs');
const { join } = require('node:path');
const { default: Sequencer } = require('@jest/test-sequencer');

/** First what starts most processes: each start copies the worker's page tables, which grow with every file. Then the longest, also those that mostly wait. */
const SLOW = [
  'src/commands/check',
  'src/check/read-branch',
  'src/check/find-mistakes',
  'src/action/run',
  'src/commands/lint',
  'src/beginner-mistakes',
  'src/action/check',
  'src/action/fork-comment',
  'lib/io/git',
  'lib/lint/plugin-files',
  'lib/bash/read-skills',
  'src/interrupt',
  'src/commands/run',
  'lib/setup/install',
  'src/canary',
  'src/action/log-end',
  'lib/transcript/record-hooks',
  'lib/io/process/process',
  'lib/report/html-page',
  'src/first-start',
  'src/route-hook',
  'src/action/matrix-jobs',
  'src/action/situations',
  'src/action/histories',
  'src/run/delivery',
  'lib/agents/no-answer',
  'src/packed-faults',
  'lib/unit/further-trials',
  'src/misbehaviour',
  'src/action/agents',
  'src/sandbox',
  'src/commands/init',
  'src/action/code-scanning',
  'lib/evidence/hostile',
  'src/run/whole',
  'src/action/hostile',
  'src/run/live',
  'lib/agents/faults',
  'src/packed-batch',
  'src/run/suite',
  'src/commands/improve',
  'src/action/packages',
  'src/packed',
  'lib/pattern/compile-pattern',
  'src/run/tool-route',
  'src/action/workflows',
  'src/main',
  'lib/report/json-schema',
  'src/run/model',
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
