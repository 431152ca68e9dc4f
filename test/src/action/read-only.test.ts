import { beforeAll, expect, it } from '@jest/globals';
import type { ActionOutcome } from '../../helpers/action-job.js';
import { actionServices } from '../../helpers/action-services.js';
import { createRegression, type Workspace } from '../../helpers/action-workspace.js';
import { describeWith } from '../../helpers/needs.js';
import { pullRequest } from '../../helpers/pull-request.js';
import { maySealDisks, runAction } from '../../helpers/run-action.js';
import { inFull } from '../../helpers/tested-agents.js';

const services = actionServices();
let workspace: Workspace;
beforeAll(() => {
  workspace = createRegression();
});

const noStack = ({ stdout, stderr }: ActionOutcome) => expect(`${stdout}${stderr}`).not.toMatch(/^\s+at .*[:(]\d/m);

describeWith(maySealDisks(), 'the right to mount in a user namespace', 'the action on a read-only disk', () => {
  it.each([
    ['its workspace', 'GITHUB_WORKSPACE', /\.agent-routing/],
    ['the runner’s own folder', 'RUNNER_TEMP', /file-(?:state|output)/],
    ['the file of its outputs', 'GITHUB_OUTPUT', /file-output/],
  ] as const)('says in one sentence that it cannot write %s, and ends with exit code 2', async (_, name, file) => {
    const run = await runAction({ ...pullRequest(services, workspace), read_only: [name] });
    expect([run.code, run.errors.length]).toEqual([2, 1]);
    expect(run.errors[0]?.message).toMatch(/cannot be read or written: the disk is read-only \(EROFS\)\. Fix: /);
    expect(`${run.errors[0]?.message} ${run.errors[0]?.properties['file'] ?? ''}`).toMatch(file);
    noStack(run);
  });

  inFull.it('judges and comments all the same where only the summary cannot be written', async () => {
    const before = services.github.state.comments.length;
    const run = await runAction({ ...pullRequest(services, workspace), read_only: ['GITHUB_STEP_SUMMARY'] });
    expect([run.code, run.outputs['gate'], run.summary]).toEqual([1, 'fail', '']);
    expect(run.notices.map(({ message }) => message).join()).toMatch(/No job summary: /);
    expect(services.github.state.comments.length).toBe(before + 1);
    noStack(run);
  });
});
