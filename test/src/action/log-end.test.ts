/** A pipe takes little at a time: what the action prints last must not be lost when it ends. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';
import { prepareJob } from '../../helpers/action-job.js';
import { actionServices } from '../../helpers/action-services.js';
import { baselineOf, createWorkspace } from '../../helpers/action-workspace.js';
import { pullRequest } from '../../helpers/pull-request.js';
import { ACTION_ENTRY } from '../../helpers/run-action.js';

const services = actionServices();

it('prints a log of many rows, and what comes after it, to the end of a pipe that is read late', async () => {
  const cases = Array.from({ length: 850 }, (_, n) => ({
    ...{
      case_id: `case-${n}-${'x'.repeat(100)}`,
      kind: 'route',
      query: `blacken the names in document ${n}`,
      expected: ['xlsx-pivot'],
    },
  }));
  const workspace = createWorkspace({ cases, main: baselineOf(cases), current: baselineOf(cases) });
  const { env } = prepareJob(pullRequest(services, workspace));
  const command = `"$0" "$1" | (while [ ! -s "$GITHUB_STEP_SUMMARY" ]; do sleep 0.2; done; sleep 2; cat)`;
  const asked = ['-c', command, process.execPath, ACTION_ENTRY];
  const { stdout } = await promisify(execFile)('sh', asked, { env, cwd: workspace.path, maxBuffer: 1 << 26 });
  expect(stdout.length).toBeGreaterThan(100_000);
  expect(stdout.trimEnd().split('\n').at(-1)).toMatch(/^::error.*Gate: fail/);
});
