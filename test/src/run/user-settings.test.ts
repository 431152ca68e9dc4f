import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { AGENT_NAMES } from '../../../lib/agents/index.js';
import { parseAgentKeys } from '../../../lib/contract/agent-key.js';
import { defaultCacheRoot } from '../../../lib/io/files/cache.js';
import { findOwnSettings, readUserSettings, withProjectSettings } from '../../../src/run/prepare/user-settings.js';
import { writeTree } from '../../helpers/file-tree.js';
import { runCliHere } from '../../helpers/run-cli-here.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';

const folder = temporaryFolder();
const keys = parseAgentKeys(['claude', 'claude@haiku', 'codex', 'pi'], AGENT_NAMES);

describe('the settings of this machine’s user', () => {
  it('are found where each agent keeps them, and the files are named, also one that is not there', () => {
    const home = folder();
    writeTree(home, { '.claude/settings.json': '{}', 'elsewhere/config.toml': '' });
    const lines: string[] = [];
    const found = findOwnSettings(keys, { HOME: home, CODEX_HOME: join(home, 'elsewhere') }, (line) =>
      lines.push(line),
    );
    expect(found).toEqual([`claude=${home}/.claude/settings.json`, `codex=${home}/elsewhere/config.toml`]);
    expect(lines).toEqual([
      `--mine reads ${home}/.claude/settings.json, ${home}/elsewhere/config.toml, and of it only what decides a listing.`,
    ]);
    findOwnSettings(keys, { HOME: join(home, 'none') }, (line) => lines.push(line));
    expect(lines[1]).toMatch(
      /^--mine reads nothing.*; not there: \S+none\/\.claude\/settings\.json, \S+config\.toml\.$/,
    );
  });
});

describe('--settings', () => {
  const cwd = folder();
  writeTree(cwd, { 'x.json': '{"disableBundledSkills": true, "apiKeyHelper": "x"}', '.codex/config.toml': '' });
  const read = (...words: string[]) => readUserSettings(words, keys, cwd);

  it('takes a file by the name of its agent, or by the place where only one agent has it', () => {
    expect(read('claude=x.json', '.codex/config.toml')).toEqual({ claude: { disableBundledSkills: true }, codex: {} });
  });

  it('says what is wrong with a word, and how to write it', () => {
    expect(() => read('x.json')).toThrow(
      /of several agents .*Fix: write name=x\.json, with name one of claude, codex, pi/,
    );
    expect(() => read('gemini=x.json')).toThrow(/'gemini' is none of the agents that are asked\. Fix: name one of/);
    expect(() => read('claude=gone.json')).toThrow(/gone\.json does not exist\. Fix: /);
  });
});

describe('the settings that a project has of its own', () => {
  const asked = parseAgentKeys(['claude', 'codex', 'gemini'], AGENT_NAMES);
  const project = folder();
  writeTree(project, {
    '.claude/settings.json':
      '{"permissions": {"deny": ["Skill(tides)", "Read(./notes/**)", "Read(//etc/x)", "Read(~/y)", "Bash(rm:*)"]}, "env": {"KEY": "x"}}',
    '.gemini/settings.json': '{ "skills": { "disabled": ["tides"] } }',
    '.codex/config.toml': 'skills.include_instructions = false',
    '.claude/skills/tides/SKILL.md':
      '---\nname: tides\ndescription: Reads tide tables. Use for tides.\n---\n\n# Tides\n\nRead it.\n',
    '.agents/skills/tides/SKILL.md':
      '---\nname: tides\ndescription: Reads tide tables. Use for tides.\n---\n\n# Tides\n\nRead it.\n',
  });
  const of = (as: 'project' | undefined, own = {}) =>
    withProjectSettings({ root: project, ...(as ? { as } : {}) }, asked, own);

  it('are what its users have: of agents that read that file, and of a source that is had in place', () => {
    expect(of('project')).toEqual({
      claude: { permissions: { deny: ['Skill(tides)', 'Read(./notes/**)'] } },
      gemini: { skills: { disabled: ['tides'] } },
    });
    expect(of(undefined)).toEqual({});
    expect(of('project', { claude: { disableBundledSkills: true } })['claude']).toEqual({
      permissions: { deny: ['Skill(tides)', 'Read(./notes/**)'] },
      disableBundledSkills: true,
    });
    writeTree(project, {
      '.claude/settings.local.json': '{"permissions": {"deny": ["Skill(waves)"]}, "skillListingMaxDescChars": 20}',
    });
    expect(of('project', { claude: { skillListingMaxDescChars: 90 } })['claude']).toEqual({
      permissions: { deny: ['Skill(tides)', 'Read(./notes/**)', 'Skill(waves)'] },
      skillListingMaxDescChars: 90,
    });
    writeTree(project, { '.claude/settings.local.json': '{}' });
    writeTree(project, { '.gemini/settings.json': '{ "skills": ' });
    expect(Object.keys(of('project'))).toEqual(['claude']);
    writeTree(project, { '.gemini/settings.json': '{ "skills": { "disabled": ["tides"] } }' });
  });

  it('are of several files where an agent reads several', () => {
    const root = folder();
    const denied = (name: string) => JSON.stringify({ permission: { skill: { [name]: 'deny' }, bash: 'deny' } });
    writeTree(root, { 'opencode.json': denied('a'), '.kilo/kilo.jsonc': `// ours\n${denied('b')}` });
    const keys = parseAgentKeys(['opencode', 'kilo'], AGENT_NAMES);
    expect(withProjectSettings({ root, as: 'project' }, keys, {})).toEqual({
      opencode: { permission: { skill: { a: 'deny' } } },
      kilo: { permission: { skill: { a: 'deny', b: 'deny' } } },
    });
  });

  it('are in what `check` predicts', async () => {
    const { stdout } = await runCliHere(['check', '--offline', '--agents', 'claude,gemini'], {
      cwd: project,
      cache: folder(),
    });
    expect(stdout).toContain('permissions.deny refuses its calls (Skill(tides))');
    expect(stdout).toContain("skills.disabled of the settings names 'tides'");
  });

  it('are what the agent has in `run`', async () => {
    const cases = [{ case_id: 'tides', prompt: 'When is high water?', expected_skill: 'tides' }];
    writeTree(project, { 'cases.json': JSON.stringify(cases) });
    const argv = ['run', '--agents', 'claude', '--json', '--no-progress'];
    const { stdout } = await runCliHere(argv, { cwd: project, cache: defaultCacheRoot() });
    expect(JSON.parse(stdout).results).toMatchObject([
      { status: 'fail', error: expect.stringMatching(/blocked by permission rules/) },
    ]);
  });
});
