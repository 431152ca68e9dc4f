import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { defaultCacheRoot } from '../../../lib/io/files/cache.js';
import type { Detail } from '../../../lib/report/html/detail.js';
import type { ActionRun } from '../../helpers/action-job.js';
import { createWorkspace, type Workspace } from '../../helpers/action-workspace.js';
import { type ArtifactService, startArtifactService } from '../../helpers/artifact-service.js';
import { type GitHubServer, startGitHub } from '../../helpers/github-server.js';
import { pullRequest } from '../../helpers/pull-request.js';
import { runAction } from '../../helpers/run-action.js';
import { runActionHere } from '../../helpers/run-action-here.js';
import { IN_FULL, inFull } from '../../helpers/tested-agents.js';

/** The real CLIs: installed by npm into the machine's own cache, so that a second run installs nothing. */
const AGENTS = IN_FULL ? ['claude', 'codex', 'copilot'] : ['codex', 'codex+plugin', 'codex+skills'];
const [FIRST = '', SECOND = '', LAST = ''] = AGENTS;
const CASES = [{ case_id: 'notes-1', prompt: 'Please help me: release notes.', expected_skill: 'release-notes' }];
const BASELINE = Object.fromEntries(
  CASES.map(({ case_id }) => [
    case_id,
    Object.fromEntries(AGENTS.map((agent) => [agent, { expected_status: 'pass' }])),
  ]),
);

let github: GitHubServer;
let artifacts: ArtifactService;
let workspace: Workspace;
beforeEach(async () => {
  [github, artifacts] = await Promise.all([startGitHub(), startArtifactService()]);
  workspace = createWorkspace({ cases: CASES, main: BASELINE, current: BASELINE });
});
afterEach(() => Promise.all([github.close(), artifacts.close()]));

const job = (inputs: Record<string, string>, parts: Partial<ActionRun> = {}) =>
  pullRequest({ github, artifacts }, workspace, {
    ...parts,
    inputs: { agents: AGENTS.join(','), ...inputs },
    // npm is to know the registry and certificates of this machine.
    env: { ...pickNpm(), HOME: process.env['HOME'], AGENT_ROUTING_CACHE: defaultCacheRoot(), ...parts.env },
  });

const pickNpm = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) =>
      /^(npm_config_|node_extra_ca_certs$|https?_proxy$|no_proxy$)/i.test(name),
    ),
  );

/** The trials are in the artifacts of the legs, and one click away on the page: how the prompt of each begins. */
function conversationsIn(file: string): string[] {
  const text = /<script[^>]* id="part-0">(.*?)<\/script>/s.exec(readFileSync(file, 'utf8'))?.[1] ?? '[]';
  const details = JSON.parse(text) as Detail[];
  return details.flatMap(({ conversations }) =>
    conversations.map(({ prompt, turns }) => (turns.length > 0 ? (prompt ?? '').slice(0, 14) : 'no turn')),
  );
}

describe('the action, with three agents as three legs,', () => {
  inFull.it('merges them into one green summary, and a red one when a leg died', async () => {
    for (const agents of [FIRST, SECOND]) {
      const leg = await runActionHere(job({ leg: 'true', agents }));
      expect([leg.code, leg.errors, leg.outputs['passed'], leg.outputs['total']]).toEqual([0, [], '1', '1']);
    }
    const died = await runActionHere(job({ command: 'summarize' }));
    expect([died.code, died.outputs['gate']]).toEqual([1, 'fail']);
    expect(died.summary).toContain(`No matrix job uploaded results of ${LAST}`);
    expect(
      died.errors.map(({ properties }) => properties['title'] ?? '').filter((title) => title.includes('MISSING')),
    ).toHaveLength(1);

    const leg = await runAction(job({ leg: 'true', agents: LAST }, { attempt: 2 }));
    expect([leg.code, leg.outputs['passed']]).toEqual([0, '1']);
    const whole = await runActionHere(job({ command: 'summarize', report: 'html:page.html' }, { attempt: 2 }));
    expect([whole.code, whole.errors, whole.outputs['gate'], whole.outputs['total']]).toEqual([0, [], 'pass', '3']);
    expect(whole.summary).toContain(LAST);
    expect(conversationsIn(join(workspace.path, 'page.html'))).toEqual(Array(3).fill('Please help me'));
    expect(github.state.comments).toHaveLength(1);
  });

  it('annotates the SKILL.md of a skill that an agent is no longer offered', async () => {
    workspace.write('skills/release-notes/SKILL.md', '---\nname: release-notes\n---\n\n# No description\n');
    const one = await runActionHere(job({ agents: 'codex' }));
    expect([one.code, one.outputs['gate']]).toEqual([1, 'fail']);
    expect(Number(one.outputs['regressions'])).toBeGreaterThan(0);
    expect(one.errors[0]?.properties).toMatchObject({ file: 'skills/release-notes/SKILL.md' });
    expect(github.state.comments[0]?.body).toContain('release-notes');
  });

  it('annotates the call that is no longer blocked, and not the hook that was removed once more', async () => {
    const guard = { case_id: 'guard', kind: 'tool_route', tool: 'Bash', input: { command: 'ls old' }, expect: 'block' };
    const current = { guard: { codex: { expected_status: 'pass' } } };
    workspace = createWorkspace({ cases: [guard], main: current, current });
    workspace.git('checkout', '-q', 'main');
    const hook = { type: 'command', command: `echo 'not this' >&2; exit 2` };
    workspace.write('hooks/hooks.json', { hooks: { PreToolUse: [{ matcher: 'Bash', hooks: [hook] }] } });
    workspace.git('add', '-A');
    workspace.git('commit', '-qm', 'guard');
    workspace = { ...workspace, sha: workspace.git('rev-parse', 'HEAD').trim() };
    const before = await runActionHere(job({ agents: 'codex' }));
    expect([before.code, before.errors]).toEqual([0, []]);
    workspace.git('checkout', '-qB', 'topic');
    workspace.git('rm', '-q', 'hooks/hooks.json');
    const { stdout } = await runActionHere(job({ agents: 'codex' }));
    expect(stdout).toMatch(/::error title=REGRESSION[^\n]*guard/);
    expect(stdout).not.toMatch(/::\w+ title=REMOVED/);
  });
});
