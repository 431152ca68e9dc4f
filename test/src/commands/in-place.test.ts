import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { type Results, ResultsSchema } from '../../../lib/contract/result.js';
import { check } from '../../../src/commands/check.js';
import { discover } from '../../../src/commands/discover.js';
import { run } from '../../../src/commands/run.js';
import type { Command } from '../../../src/options/command.js';
import { runCommand } from '../../../src/options/command.js';
import { write } from '../../helpers/plugin.js';
import { linkIn, writeSkills } from '../../helpers/project.js';
import { keptShell } from '../../helpers/shell.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';
import { inFull } from '../../helpers/tested-agents.js';

const newFolder = temporaryFolder();
const CASES = ['alpha', 'beta'].map((name) => ({
  case_id: name,
  prompt: `Do the ${name} thing.`,
  expected_skill: name,
}));

/** alpha lies where Claude Code alone looks, beta where a link leads Claude Code too. */
function writeProject(corpus: object): string {
  const root = newFolder();
  writeSkills(root, { '.claude/skills/alpha': 'alpha', '.agents/skills/beta': 'beta' });
  linkIn(root, '.claude/skills/beta', '../../.agents/skills/beta');
  writeFileSync(join(root, 'cases.json'), JSON.stringify(corpus));
  return root;
}

async function ask(name: string, command: Command, root: string, ...argv: string[]) {
  const shell = keptShell(root);
  const code = await runCommand(name, command, argv, shell);
  return { code, out: shell.out.join(''), err: shell.err.join('') };
}

describe('a project that is measured in place', () => {
  it('passes where the agent reads the skill, and fails with the link to make where it does not', async () => {
    const root = writeProject(CASES);
    const { code, out, err } = await ask('run', run, root, '--no-progress', '--json', '--agents', 'claude,codex');
    const results: Results = ResultsSchema.parse(JSON.parse(out));
    const outcome = results.results.map((row) => `${row.case_id} ${row.agent} ${row.failure_kind ?? row.status}`);
    expect(outcome.toSorted()).toEqual([
      'alpha claude pass',
      'alpha codex skill_not_offered',
      'beta claude pass',
      'beta codex pass',
    ]);
    expect(results.results.find(({ failure_kind }) => failure_kind)?.offer?.reason).toMatch(
      /link \.agents\/skills\/alpha → /,
    );
    expect(results.environment.had_as).toBe('project');
    expect(results.environment.agents['codex']?.install).toBe('project');
    expect(code).toBe(1);
    expect(err).not.toMatch(/check` explains/);
  });

  it('says beside a run that the workflow cannot start yet', async () => {
    const root = writeProject(CASES);
    write(join(root, '.github/workflows/routing.yml'), 'jobs:\n  a:\n    steps:\n      - uses: org/agent-routing@v1\n');
    const { err } = await ask('run', run, root, '--no-progress', '--agents', 'claude', '--dry-run');
    expect(err).toMatch(
      /^\.github\/workflows\/routing\.yml:4: it uses org\/agent-routing, .* before it starts: write /m,
    );
  });

  it('runs no case on an agent that the corpus does not address', async () => {
    const { out, code } = await ask(
      'run',
      run,
      writeProject({ agents: ['claude'], cases: [CASES[0], { ...CASES[1], agents: ['codex'] }] }),
      '--agents',
      'claude,codex',
      '--dry-run',
    );
    expect(code).toBe(0);
    expect(out).toMatch(/claude .*: 1 unit.*\n.*codex .*: 1 unit/);
    expect(out).toMatch(/1 not run: the case names only claude\n.*1 not run: the case names only codex/);
  });

  it('names a link by its file, and a copy beside what it is a copy of', async () => {
    const root = writeProject(CASES);
    const file = '.agents/skills/beta/SKILL.md';
    writeFileSync(join(root, file), '---\nname: beta\ndescription: "Do beta.\n---\nDo it.\n');
    const said = async () => (await ask('check', check, root, '--offline', '--agents', 'claude')).out;
    const linked = await said();
    expect(linked).toContain(`front matter of ${file} (line 3`);
    expect(linked).not.toContain('.claude/skills/beta');
    rmSync(join(root, '.claude/skills/beta'));
    cpSync(join(root, '.agents/skills/beta'), join(root, '.claude/skills/beta'), { recursive: true });
    expect(await said()).toContain(`front matter of ${file} and its copy .claude/skills/beta/SKILL.md (line 3`);
  });

  it('is said to be one in the first line, and as a plugin only where it is asked for', async () => {
    const root = writeProject(CASES);
    const first = async (...argv: string[]) =>
      (await ask('check', check, root, '--offline', '--agents', 'codex', ...argv)).out.split('\n')[0];
    expect(await first()).toMatch(/: 2 skills as a project, in place: 0 errors, /);
    expect(await first('--as', 'plugin')).toMatch(/: 2 skills copied into each agent's own skills folder: 0 errors, /);
    expect(await first('--as', 'both')).toMatch(/: 2 skills as copies, and as a project in place: /);
    const refused = ask('check', check, root, '--as', 'copy');
    await expect(refused).rejects.toThrow(/--as copy: must be one of plugin, project, both/);
  });

  inFull.it('takes no skill of the agent’s own for one that it does not read', async () => {
    const root = newFolder();
    writeSkills(root, { '.github/skills/code-review': 'code-review', '.github/skills/skill-creator': 'skill-creator' });
    const { out } = await ask('discover', discover, root, '--json', '--agents', 'claude,codex');
    const { claude, codex } = JSON.parse(out).agents;
    for (const { skills } of [claude, codex])
      expect(skills.map(({ offer }: { offer: string }) => offer)).toEqual(['absent', 'absent']);
    expect([...claude.listing_context.others, ...codex.listing_context.others].toSorted()).toEqual(
      expect.arrayContaining(['dataviz', 'imagegen']),
    );
  });

  inFull.it('is what discover shows, and every other way beside it', async () => {
    const root = writeProject(CASES);
    const { out } = await ask('discover', discover, root, '--json', '--agents', 'codex,codex+skills');
    const { source, agents } = JSON.parse(out);
    expect(source).toMatchObject({ skills: 2, had_as: 'project' });
    const offers = Object.entries(agents as Record<string, { skills: { id: string; offer: string }[] }>).map(
      ([key, { skills }]) => [key, skills.map(({ id, offer }) => `${id} ${offer}`)],
    );
    expect(offers).toEqual([
      ['codex', ['beta full', 'alpha absent']],
      ['codex+skills', ['beta full', 'alpha full']],
    ]);
  });
});
