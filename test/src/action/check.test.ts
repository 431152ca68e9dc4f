import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { defaultCacheRoot } from '../../../lib/io/files/cache.js';
import type { ActionRun } from '../../helpers/action-job.js';
import { actionServices } from '../../helpers/action-services.js';
import { createWorkspace, type Workspace } from '../../helpers/action-workspace.js';
import { pullRequest } from '../../helpers/pull-request.js';
import { runActionHere } from '../../helpers/run-action-here.js';
import { inFull } from '../../helpers/tested-agents.js';

const services = actionServices();

/** What somebody has who copied five lines: skills, and neither cases nor a baseline. One of main's skills is broken. */
function workspaceOf(): Workspace {
  const workspace = createWorkspace();
  const { git, write } = workspace;
  git('checkout', '-q', 'main');
  git('rm', '-q', 'cases.json', 'provider-baseline.json');
  write('skills/old/SKILL.md', '---\nname: old\ndescription: Does old things.\n');
  git('add', '-A');
  git('commit', '-qm', 'no corpus');
  git('checkout', '-qB', 'topic');
  return { ...workspace, sha: git('rev-parse', 'HEAD').trim() };
}

async function check(workspace: Workspace, inputs: Record<string, string> = {}, parts: Partial<ActionRun> = {}) {
  const job = pullRequest(services, workspace, { ...parts, inputs: { agents: 'offline', ...inputs } });
  services.github.state.files = {};
  const ended = await runActionHere(job);
  return { ...ended, comment: services.github.state.comments.at(-1)?.body ?? null };
}

/** Its front matter is not closed. */
const BROKEN = '---\nname: new\ndescription: Does new things.\n';

describe('the action in a repository without a corpus', () => {
  it('passes where the branch breaks nothing, lists what main has in its summary, and names the next step', async () => {
    const { code, outputs, summary, comment, errors } = await check(workspaceOf());
    expect([code, outputs['gate'], comment, errors]).toEqual([0, 'pass', null, []]);
    expect(summary).toMatch(/### ✅ agent-routing: 0 errors, 0 warnings since main, which has \d other findings?/);
    expect(summary).toMatch(/main has (?:it|them) as well, so [\s\S]*skill-front-matter, <code>old<\/code>/);
    expect(summary).toMatch(
      /Next: run `npx --yes github:org\/agent-routing init` in a clone and commit what it writes/,
    );
    expect(summary).not.toMatch(/--(?:cases|disable|since)\b/);
  });

  it('names the packages that this step does not look into', async () => {
    const workspace = workspaceOf();
    rmSync(join(workspace.path, '.claude-plugin'), { recursive: true, force: true });
    workspace.write('packages/web/.claude/skills/own/SKILL.md', '---\nname: own\n---\n');
    const { summary } = await check(workspace);
    expect(summary).toContain('packages/web stands on its own: start with `cd packages/web && npx');
  });

  it('fails on an error that the branch brings, at its line and in a comment', async () => {
    const workspace = workspaceOf();
    workspace.write('skills/new/SKILL.md', BROKEN);
    const { code, outputs, comment, stdout } = await check(workspace);
    expect([code, outputs['gate']]).toEqual([1, 'fail']);
    expect(stdout).toMatch(/::error title=skill-front-matter%3A new,file=skills\/new\/SKILL\.md,line=\d+::/);
    expect(stdout).not.toMatch(/::error [^\n]*skills\/old/);
    expect(comment).toMatch(/### ❌ agent-routing: 1 error/);
    expect(comment).not.toContain('skills/old');
    expect(outputs['comment_url']).toMatch(/^https:/);
  });

  inFull.it('goes by the inputs: findings that are wanted, no failing job, warnings that fail', async () => {
    const workspace = workspaceOf();
    workspace.write('skills/new/SKILL.md', BROKEN);
    expect(await check(workspace, { disable: 'skill-front-matter:new' })).toMatchObject({
      code: 0,
      outputs: { gate: 'pass' },
    });
    expect(await check(workspace, { warn_only: 'true' })).toMatchObject({ code: 0, outputs: { gate: 'fail' } });
    expect(await check(workspace, { fail_on: 'regression' })).toMatchObject({ code: 0, outputs: { gate: 'pass' } });
    workspace.write('skills/new/SKILL.md', `${BROKEN.replace('Does', 'Does: all the')}---\nDo it.\n`);
    expect(await check(workspace)).toMatchObject({ code: 0, outputs: { gate: 'pass' } });
    expect(await check(workspace, { strict: 'true' })).toMatchObject({ code: 1, outputs: { gate: 'fail' } });
  });

  it('counts everything where there is no other state to compare with', async () => {
    const event = { event: 'schedule', payload: { repository: { default_branch: 'main' } } };
    const { code, outputs, summary } = await check(workspaceOf(), {}, event);
    expect([code, outputs['gate']]).toEqual([1, 'fail']);
    expect(summary).toMatch(/skill-front-matter, <code>old<\/code>/);
  });

  it('asks a real agent, of which there is a row', async () => {
    const env = { HOME: process.env['HOME'], AGENT_ROUTING_CACHE: defaultCacheRoot() };
    const { code, summary } = await check(workspaceOf(), { agents: 'codex', sandbox: 'none' }, { env });
    expect(code).toBe(0);
    expect(summary).toMatch(/\| codex 0\.\d+\.\d+ \| \d+ % \| \d+ \|/);
  });

  it('names a skill that is taken away, and is not plainly passed by a text that is cut down', async () => {
    const workspace = workspaceOf();
    rmSync(join(workspace.path, 'skills/old'), { recursive: true });
    const gone = await check(workspace);
    expect([gone.code, gone.outputs['gate']]).toEqual([0, 'pass']);
    expect(gone.summary).toMatch(/part-gone, <code>old<\/code>/);
    const head = '---\nname: long\ndescription: Does long things.\n---\n\n';
    const lines = Array.from({ length: 40 }, (_, n) => `${n}. Do step ${n} of the long things with care.\n`);
    workspace.git('checkout', '-q', 'main');
    workspace.write('skills/long/SKILL.md', `${head}${lines.join('')}`);
    workspace.git('add', '-A');
    workspace.git('commit', '-qm', 'long');
    const sha = workspace.git('rev-parse', 'HEAD').trim();
    workspace.git('checkout', '-qB', 'topic');
    workspace.write('skills/long/SKILL.md', `${head}${lines[0]}`);
    const cut = await check({ ...workspace, sha });
    expect([cut.code, cut.outputs['gate']]).toEqual([0, 'inconclusive']);
    expect(cut.summary).toMatch(/part-text-lost, <code>long<\/code>/);
  });

  it('is not passed by deleting the corpus', async () => {
    const workspace = createWorkspace();
    for (const file of ['cases.json', 'provider-baseline.json']) rmSync(join(workspace.path, file));
    const { code, errors } = await check(workspace);
    expect(code).toBe(2);
    expect(errors[0]?.message).toMatch(/cases\.json: main has this corpus, and here it is gone/);
    const named = await check(workspace, { command: 'check' });
    expect([named.code, named.outputs['gate']]).toEqual([1, 'fail']);
    expect(named.stdout).toMatch(
      /::error title=case-weakened[^\n]*less is checked than at `main`: the case was deleted/,
    );
    expect(await check(workspace, { command: 'check', disable: 'case-weakened' })).toMatchObject({ code: 0 });
  });

  it('names inputs, where the corpus that `command: run` needs is missing', async () => {
    const { code, errors } = await check(workspaceOf(), { command: 'run' });
    expect(code).toBe(2);
    expect(errors[0]?.message).toMatch(/with `cases:`, or write one with `npx --yes github:org\/agent-routing init`/);
  });
});
