import { describe, expect, it } from '@jest/globals';
import { actionServices } from '../../helpers/action-services.js';
import { createWorkspace, type Workspace } from '../../helpers/action-workspace.js';
import { pullRequest } from '../../helpers/pull-request.js';
import { runActionHere } from '../../helpers/run-action-here.js';

const services = actionServices();

/** A repository whose main has a subagent and a hook, too; GitHub has all its files. */
function workspaceOf(): Workspace {
  const workspace = createWorkspace();
  workspace.git('checkout', '-q', 'main');
  workspace.write('agents/explorer.md', '---\nname: explorer\ndescription: Looks.\n---\nLook around.\n');
  workspace.write('hooks/hooks.json', { hooks: { PreToolUse: [{ hooks: [{ type: 'command', command: 'true' }] }] } });
  workspace.git('add', '-A');
  workspace.git('commit', '-qm', 'parts');
  workspace.git('checkout', '-qB', 'topic');
  return { ...workspace, sha: workspace.git('rev-parse', 'HEAD').trim() };
}

async function run(workspace: Workspace, inputs: Record<string, string> = {}) {
  const job = pullRequest(services, workspace, { inputs: { comment: 'auto', ...inputs } });
  services.github.state.files = {};
  const ended = await runActionHere(job);
  return { ...ended, comment: services.github.state.comments.at(-1)?.body ?? null };
}

describe('a pull request that changes what no case names', () => {
  it('is not commented on where it changes nothing, and asks GitHub for no file that did not change', async () => {
    const { code, comment } = await run(workspaceOf());
    expect([code, comment]).toEqual([0, null]);
    const asked = services.github.state.requests.map(({ path }) => path).filter((path) => path.includes('/contents/'));
    expect(asked.filter((path) => path.includes('SKILL.md'))).toEqual([]);
  });

  it('fails on an error that it brings, with an annotation at its file, and names what is gone', async () => {
    const workspace = workspaceOf();
    const hook = { type: 'command', command: 'node $' + '{CLAUDE_PLUGIN_ROOT}/hooks/gone.cjs' };
    workspace.write('hooks/hooks.json', { hooks: { PreToolUse: [{ hooks: [hook] }] } });
    workspace.git('rm', '-q', 'agents/explorer.md');
    workspace.write('skills/pdf-redact/SKILL.md', '---\nname: pdf-redact\ndescription: Redacts PDF documents.\n---\n');
    const { code, outputs, comment, stdout } = await run(workspace);
    expect([code, outputs['gate']]).toEqual([1, 'fail']);
    expect(comment).toMatch(/pdf-redact<\/code>.* its text says nothing any more[^\n]*and 2 more findings/);
    expect(comment).toMatch(/2 new errors, 1 removed subagent, 1 rewritten skill, 1 new warning · /);
    expect(comment).toMatch(/BROKEN[\s\S]*hooks\/hooks\.json[\s\S]*names hooks\/gone\.cjs, which does not exist/);
    expect(comment).toMatch(/pdf-redact[\s\S]*its text says nothing any more/);
    expect(comment).toMatch(/agents\/explorer\.md<\/code> is gone/);
    expect(stdout).toMatch(/::error title=BROKEN%3A hooks\/hooks\.json,file=hooks\/hooks\.json,line=8::/);
    expect(stdout).toMatch(/::warning title=REMOVED%3A explorer,file=agents\/explorer\.md::/);
  });

  it('is commented on where all that it changes is in order, and passes', async () => {
    const workspace = workspaceOf();
    workspace.write('skills/menu/SKILL.md', '---\nname: menu\ndescription: Reads menus.\n---\n\nRead the menu.\n');
    const { code, outputs, comment } = await run(workspace);
    expect([code, outputs['gate']]).toEqual([0, 'pass']);
    expect(comment).toMatch(/1 new skill[\s\S]*New on this branch: skill <code>menu/);
  });
});
