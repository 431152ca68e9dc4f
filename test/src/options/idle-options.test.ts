import { expect, it } from '@jest/globals';
import { describeIdle } from '../../../src/options/idle-options.js';
import { RunOptionsSchema } from '../../../src/options/run-options.js';

it.each([
  [{}, []],
  [{ mode: 'model', model: 'm', record: 'true', reuse: 'true', max_requests: '3' }, []],
  [{ mode: 'live', record: 'true' }, []],
  [{ model: 'm' }, ['--model does nothing in mode oracle: it is for mode model and replay.']],
  [{ record: 'true', reuse: 'true' }, [expect.stringMatching(/^--record /), expect.stringMatching(/^--reuse /)]],
  [{ mode: 'live', max_requests: '3' }, [expect.stringMatching(/^--max-requests .* mode live/)]],
  [{ fail_on: 'none' }, []],
  [
    { fail_on: 'none,regression' },
    ['--fail-on none does nothing beside other words: regression still fails the gate.'],
  ],
  [
    { enable_log_scan: 'true', disable_log_scan: 'true' },
    ['--enable-log-scan does nothing beside --disable-log-scan.'],
  ],
  [{ resume: 'x', dry_run: 'true' }, ['--resume does nothing beside --dry-run.']],
])('of %j names what does nothing', (given, lines) => {
  expect(describeIdle(RunOptionsSchema.parse(given))).toEqual(lines);
});
