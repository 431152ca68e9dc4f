import { describe, expect, it } from '@jest/globals';
import { AGENTS, type AgentName, ALL_AGENTS } from '../../../lib/agents/index.js';
import { lintOrphans } from '../../../lib/lint/files/orphan-rule.js';
import type { LintedAgent } from '../../../lib/lint/skill-location.js';
import { lintSkills } from '../../../lib/lint/skill-rules.js';
import { readSource } from '../../../lib/setup/source/source.js';
import { findOrphans } from '../../../lib/setup/source/unread-skills.js';
import { write } from '../../helpers/plugin.js';
import { linkIn, writeSkills } from '../../helpers/project.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';

const newFolder = temporaryFolder();

async function lint(skills: Record<string, string>, names: readonly string[], more: Partial<LintedAgent> = {}) {
  const root = newFolder();
  writeSkills(root, skills);
  const source = await readSource(root);
  const agents = names.map((name) => {
    const agent = AGENTS[name as AgentName];
    return { key: name, agent, install: agent.defaultInstall(source), vendor_model: null, ...more };
  });
  return lintSkills({ source, agents, prefix: '' });
}

describe('a folder of a project that an agent does not read', () => {
  it('is one warning for all its skills and agents, with the link that would mend it for each', async () => {
    const skills = Object.fromEntries([...'abcdefgh'].map((name) => [`.claude/skills/${name}`, name]));
    const findings = await lint(skills, ['claude', 'codex', 'copilot', 'gemini']);
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({
      rule: 'project-folder',
      severity: 'warning',
      subject: '.claude/skills',
      message: '8 skills in .claude/skills are not read by codex, gemini',
      consequences: {
        codex:
          'Codex reads .agents/skills, .codex/skills, not .claude/skills; link .agents/skills → ../.claude/skills.',
        gemini:
          'Gemini CLI reads .agents/skills, .gemini/skills, not .claude/skills; link .agents/skills → ../.claude/skills.',
      },
    });
  });

  it('says the command that makes the link', async () => {
    const [alone] = await lint({ '.claude/skills/a': 'a' }, ['codex', 'gemini']);
    expect(alone?.fix).toMatch(/`\. If this is intended, pass/);
    const names = ['claude', 'codex', 'gemini', 'copilot'];
    const [bare] = await lint({ '.claude/skills/a': 'a' }, names);
    expect(bare?.fix).toContain('leave these agents out: `--agents claude,copilot` here. If');
    const asked = new Set(['.claude/skills/a/SKILL.md']);
    const [finding] = await lint({ '.claude/skills/a': 'a' }, names, { asked });
    expect(finding?.fix).toMatch(
      /^link what an agent needs, with `mkdir -p \.agents && ln -sfn \.\.\/\.claude\/skills \.agents\/skills`, or leave these agents out: `"agents": \["claude", "copilot"\]` beside `cases` at the top of cases\.json, with a `reason` in each case that was there before, or `--agents claude,copilot` here\./,
    );
  });

  it.each<[folder: string, unread: string[]]>([
    ['.agents/skills', ['claude']],
    ['.github/skills', ['claude', 'codex', 'gemini', 'opencode', 'pi', 'qwen', 'cline', 'kilo']],
    ['.clinerules/skills', ['claude', 'codex', 'copilot', 'gemini', 'opencode', 'pi', 'qwen', 'kilo']],
    ['.opencode/skill', ['claude', 'codex', 'copilot', 'gemini', 'pi', 'qwen', 'cline', 'kilo']],
    ['packages/app/.agents/skills', [...ALL_AGENTS]],
  ])('is %s to those that read another', async (folder, unread) => {
    const findings = await lint({ [`${folder}/a`]: 'a' }, ALL_AGENTS);
    const [finding] = findings.filter(({ rule }) => rule === 'project-folder');
    expect(Object.keys(finding?.consequences ?? {})).toEqual(unread);
  });

  it('is named by the link of a single skill where the agent’s own folder has others', async () => {
    const [finding] = await lint({ '.claude/skills/a': 'a', '.agents/skills/b': 'b' }, ['codex']);
    expect(finding?.consequences['codex']).toMatch(/link \.agents\/skills\/a → \.\.\/\.\.\/\.claude\/skills\/a\.$/);
  });

  it('of a package needs no link where it has one, also of its skills one by one', async () => {
    const root = newFolder();
    writeSkills(root, { 'packages/app/.claude/skills/a': 'a' });
    linkIn(root, 'packages/app/.agents/skills', '../.claude/skills');
    const source = await readSource(root);
    const agent = AGENTS.codex;
    const linted = { key: 'codex', agent, install: agent.defaultInstall(source), vendor_model: null };
    const [finding] = lintSkills({ source, agents: [linted], prefix: '' }).filter(
      ({ rule }) => rule === 'project-folder',
    );
    expect(finding?.consequences['codex']).toMatch(
      /^Codex, started at the root, reads .*; start it in packages\/app\.$/,
    );
  });

  it('of a package is read by who starts the agent there, and no package claims the link of another', async () => {
    const skills = {
      'packages/app/.claude/skills/a': 'a',
      'packages/web/.claude/skills/b': 'b',
    };
    const findings = await lint(skills, ['claude', 'codex']);
    const advice = findings.map(({ subject, consequences, fix }) => [
      subject,
      consequences['claude']?.split('; ')[1],
      consequences['codex']?.split('; ')[1],
      /`agent-routing check (.*?)`/.exec(fix)?.[1],
    ]);
    const inPackage = (home: string) => [
      `${home}/.claude/skills`,
      `start it in ${home}.`,
      `link ${home}/.agents/skills → ../.claude/skills and start it in ${home}.`,
      home,
    ];
    expect(advice.sort()).toEqual([inPackage('packages/app'), inPackage('packages/web')]);
  });

  it('asks for no link where a folder without a SKILL.md is in its place, into which it would be made', async () => {
    const root = newFolder();
    writeSkills(root, { '.claude/skills/a': 'a' });
    write(`${root}/.agents/skills/a/notes.txt`, 'To do.\n');
    const source = await readSource(root);
    const agents = [{ key: 'codex', agent: AGENTS.codex, install: 'project' as const, vendor_model: null }];
    expect(lintSkills({ source, agents, prefix: '' }).map(({ fix }) => fix.split(', or')[0])).toEqual([
      expect.stringMatching(/with `cp -R \.claude\/skills\/a\/\. \.agents\/skills\/a`\./),
    ]);
  });

  it('shares the link with another folder that the agent does not read', async () => {
    const findings = await lint({ '.claude/skills/a': 'a', '.github/skills/b': 'b' }, ['codex']);
    expect(findings.map(({ consequences }) => consequences['codex']?.split('; ')[1])).toEqual([
      'link .agents/skills/a → ../../.claude/skills/a.',
      'link .agents/skills/b → ../../.github/skills/b.',
    ]);
  });

  it('asks for one link where the folder of one agent is a link to another’s, and names a lost one once', async () => {
    const root = newFolder();
    writeSkills(root, { '.claude/skills/a': 'a', '.github/skills/b': 'b' });
    linkIn(root, '.agents/skills', '../.claude/skills');
    linkIn(root, '.claude/skills/c', '../../nowhere/c');
    const source = await readSource(root);
    const agents = [AGENTS.claude, AGENTS.codex].map((agent) => {
      return { key: agent.name, agent, install: agent.defaultInstall(source), vendor_model: null };
    });
    const lost = lintOrphans(await findOrphans(source), { prefix: '', skills: source.skills });
    const all = [...lintSkills({ source, agents, prefix: '' }), ...lost];
    const found = all.map(({ rule, file, fix }) => `${rule} ${file}: ${fix.split(/, or|\. If/)[0]}`);
    expect(lost.map(({ message }) => message)).toEqual([
      "this link is dangling: it leads to ../../nowhere/c, and nothing is there, so nobody gets the skill 'c' from here",
    ]);
    expect(found).toEqual([
      'project-folder .github/skills/b/SKILL.md: link what an agent needs, with `mkdir -p .claude/skills && ln -sfn ../../.github/skills/b .claude/skills/b`',
      'skill-file .claude/skills/c: put the folder itself in the place of the link',
    ]);
  });

  it('says nothing where links or equal copies lead there, or no case is for the agent', async () => {
    expect(await lint({ '.claude/skills/a': 'a', '.agents/skills/a': 'a' }, ['claude', 'codex'])).toEqual([]);
    expect(
      await lint({ '.claude/skills/a': 'a' }, ['codex'], { unaddressed: new Set(['.claude/skills/a/SKILL.md']) }),
    ).toEqual([]);
    const root = newFolder();
    writeSkills(root, { '.claude/skills/a': 'a' });
    linkIn(root, '.agents/skills', '../.claude/skills');
    const source = await readSource(root);
    const agents = ALL_AGENTS.filter((name) => name !== 'cline').map((name) => {
      const agent = AGENTS[name as AgentName];
      return { key: name, agent, install: agent.defaultInstall(source), vendor_model: null };
    });
    expect(lintSkills({ source, agents, prefix: '' })).toEqual([]);
  });

  it('takes a folder for a misspelt one only where it is not another one on purpose', async () => {
    const near = async (folders: Record<string, string>) => {
      const root = newFolder();
      writeSkills(root, folders);
      return (await findOrphans(await readSource(root))).map(({ path, why }) => `${why} ${path}`);
    };
    expect(await near({ 'skills/a': 'a', 'archive-skills/b': 'b', 'skils/c': 'c' })).toEqual(['near skils']);
  });
});
