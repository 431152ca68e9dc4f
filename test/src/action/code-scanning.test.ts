import { describe, expect, it } from '@jest/globals';
import type { ActionRun } from '../../helpers/action-job.js';
import { actionServices } from '../../helpers/action-services.js';
import { createWorkspace } from '../../helpers/action-workspace.js';
import { HEAD_SHA, pullRequest, pullRequestPayload } from '../../helpers/pull-request.js';
import { runActionHere } from '../../helpers/run-action-here.js';
import { readSarif } from '../../helpers/sarif-log.js';

const services = actionServices();
const inputs = { annotations: 'code-scanning' };

/** Asks in words that only the description has. */
const CASES = [{ case_id: 'redact-1', kind: 'route', query: 'black out numbers', expected: ['pdf-redact'] }];

/** A skill whose new description says nothing of what its case asks for. */
function brokenSkill() {
  const workspace = createWorkspace({ cases: CASES });
  workspace.write('skills/pdf-redact/SKILL.md', '---\nname: pdf-redact\ndescription: Feeds the office cat.\n---\n');
  return workspace;
}

const run = (workspace: ReturnType<typeof createWorkspace>, parts: Partial<ActionRun> = {}) =>
  runActionHere(pullRequest(services, workspace, { inputs, env: { GITHUB_REF: 'refs/pull/5/merge' }, ...parts }));

describe('annotations: code-scanning', () => {
  it('is an alert at the SKILL.md that broke, its case second, for the merge that was checked out', async () => {
    const workspace = brokenSkill();
    const ended = await run(workspace);
    expect([ended.code, ended.outputs['gate'], services.github.state.uploads.length]).toEqual([1, 'fail', 1]);
    const [upload] = services.github.state.uploads;
    expect([upload?.commit_sha, upload?.ref]).toEqual([workspace.sha, 'refs/pull/5/merge']);
    const [log] = readSarif(upload?.sarif ?? '').runs;
    expect(log?.automationDetails?.id).toBe('agent-routing/default/');
    expect(log?.results).toMatchObject([
      {
        ruleId: 'regression',
        level: 'error',
        message: {
          text: expect.stringMatching(
            /^case 'redact-1' on 'offline': .*\. Fix: undo or correct lines 3 to 4 of 'skills\/pdf-redact\/SKILL\.md'/,
          ),
        },
        locations: [{ physicalLocation: { artifactLocation: { uri: 'skills/pdf-redact/SKILL.md' } } }],
        relatedLocations: [
          {
            message: { text: 'the case redact-1' },
            physicalLocation: { artifactLocation: { uri: 'cases.json' }, region: { startLine: expect.any(Number) } },
          },
        ],
      },
      {
        ruleId: 'broken',
        message: { text: expect.stringMatching(/^skill 'pdf-redact' for every agent: its text says nothing/) },
      },
    ]);
    // The gate's own error alone: what is an alert is no annotation too.
    expect(ended.errors.map(({ properties }) => properties['file'])).toEqual([undefined]);
  });

  it('uploads an empty run when all is well, which closes the alerts, for the head where no merge was checked out', async () => {
    services.github.state.uploads = [];
    const ended = await run(createWorkspace(), { env: { GITHUB_REF: 'refs/heads/main' } });
    const [upload] = services.github.state.uploads;
    expect([ended.code, upload?.commit_sha, upload?.ref]).toEqual([0, HEAD_SHA, 'refs/pull/5/head']);
    expect(readSarif(upload?.sarif ?? '').runs[0]?.results).toEqual([]);
  });

  it.each([
    [404, 'Not Found', 'o/r', /security-events: write.*private repository/],
    [403, 'Code scanning is not enabled for this repository.', 'o/r', /Turn on code scanning/],
    [403, 'Resource not accessible by integration', 'stranger/r', /from a fork.*command: comment/],
  ])('says what to do when GitHub answers %d %s to %s, and annotates instead', async (status, message, from, words) => {
    services.github.state.no_alerts = { status, message };
    const workspace = brokenSkill();
    const ended = await run(workspace, { payload: pullRequestPayload(workspace.sha, from) });
    services.github.state.no_alerts = null;
    expect(ended.code).toBe(1);
    const said = [...ended.warnings, ...ended.notices].map((one) => one.message);
    expect(said.filter((one) => one.startsWith('No upload to code scanning'))).toEqual([expect.stringMatching(words)]);
    expect(ended.errors[0]?.properties['file']).toBe('skills/pdf-redact/SKILL.md');
  });
});

it('writes no annotation with annotations: none', async () => {
  const ended = await run(brokenSkill(), { inputs: { annotations: 'none' } });
  expect([ended.code, ended.errors.length, ended.errors[0]?.properties['file']]).toEqual([1, 1, undefined]);
});
