import { describe, expect, it } from '@jest/globals';
import { ALL_AGENTS } from '../../../lib/agents/index.js';
import { parseAgentKeys } from '../../../lib/contract/agent-key.js';
import { readSource } from '../../../lib/setup/source/source.js';
import { lintSource } from '../../../src/check/lint-source.js';
import { skill, writeTree } from '../../helpers/file-tree.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';

const newFolder = temporaryFolder();

async function lint(files: Record<string, string>) {
  const root = newFolder();
  writeTree(root, { '.claude-plugin/plugin.json': '{"name": "kit"}', 'skills/one/SKILL.md': skill('one'), ...files });
  const keys = parseAgentKeys(['claude', 'codex', 'copilot'], ALL_AGENTS);
  const found = await lintSource({ cwd: root, source: await readSource(root), corpus: null, keys, baseline: null });
  return found
    .filter(({ rule }) => ['plugin-part', 'skill-field-ignored', 'skill-settings'].includes(rule))
    .map(({ rule, file, line, message, consequences, fix }) => ({
      is: `${rule} ${file}:${line} ${Object.keys(consequences).join(' ')}`,
      ...{ message, fix },
    }));
}

const front = (...lines: string[]) => `---\n${lines.join('\n')}\n---\n\nDo it now.\n`;
const agent = (...lines: string[]) => ({
  'agents/a.md': front('name: a', 'description: Reviews code. Use after a change.', ...lines),
});

describe('a custom agent', () => {
  it('is told of a name that is like no tool beside one that is misspelt', async () => {
    expect(await lint(agent('tools: ReadFile, Searcher'))).toMatchObject([
      {
        is: 'plugin-part agents/a.md:4 claude',
        message: '`tools` in its front matter has names for which an agent has no tool: ReadFile, Searcher',
        fix: 'write `Read` for `ReadFile`; correct `Searcher`, or take it out.',
      },
    ]);
    // It may be one of a later version, or of another agent.
    expect(await lint(agent('tools: Read, TeamCreate'))).toEqual([]);
    expect(await lint(agent('tools: Raed, run_shell_command'))).toMatchObject([{ fix: 'write `Read` for `Raed`.' }]);
  });

  it.each(['sonet', 'opuss', 'hiaku'])('has a model that is almost one: %s', async (model) => {
    const found = await lint(agent(`model: ${model}`));
    expect(found).toMatchObject([
      { is: 'plugin-part agents/a.md:4 claude', message: `\`model: ${model}\` names no model` },
    ]);
    expect(found[0]?.fix).toMatch(/^write `model: (?:sonnet|opus|haiku)`\.$/);
  });

  it.each(['sonnet', 'Sonnet', 'inherit', 'opusplan', 'claude-sonet-4', 'sonnet[1m]', 'gpt', 'auto'])(
    'has a model: %s',
    async (model) => {
      expect(await lint(agent(`model: ${model}`))).toEqual([]);
    },
  );

  it('needs a description, and a name in a project', async () => {
    expect(await lint({ 'agents/a.md': front('name: a') })).toMatchObject([
      { fix: 'write `description: …` in its front matter.' },
    ]);
    expect(await lint({ 'agents/a.md': front('name: a', 'description: [x') })).not.toMatchObject([
      { fix: expect.stringContaining('add a') },
    ]);
  });
});

describe('tools that need no question', () => {
  const SKILL = ['name: one', 'description: Writes notes. Use when a release is cut.'];

  it('are named where they are almost those of an agent', async () => {
    const words = 'allowed-tools: Read, Bassh(git log:*)';
    const message = '`allowed-tools` in its front matter has names for which an agent has no tool: Bassh';
    expect(await lint({ 'skills/one/SKILL.md': front(...SKILL, words) })).toMatchObject([
      { is: 'skill-field-ignored skills/one/SKILL.md:4 claude copilot', message, fix: 'write `Bash` for `Bassh`.' },
    ]);
    expect(await lint({ 'commands/ship.md': front('description: Ships.', words) })).toMatchObject([
      { is: 'plugin-part commands/ship.md:3 claude copilot', message },
    ]);
  });

  it.each(['Read, Bash(git log:*)', 'bash read', 'TeamCreate', 'mcp__x__raed', 'Bash(bassh:*)', '[Read, Grep]'])(
    'are otherwise left alone: %s',
    async (words) => {
      expect(await lint({ 'skills/one/SKILL.md': front(...SKILL, `allowed-tools: ${words}`) })).toEqual([]);
    },
  );
});

describe('what Codex reads beside a skill', () => {
  const yaml = (text: string, path = 'agents/openai.yaml') => lint({ [`skills/one/${path}`]: text });

  it('has fields that are almost its own, or stand elsewhere', async () => {
    const text = 'interface:\n  displayName: One\npolicies:\n  x: 1\nallow_implicit_invocation: false\n';
    expect(await yaml(text)).toEqual([
      {
        is: 'skill-settings skills/one/agents/openai.yaml:1 codex',
        message: 'no fields of this file: `interface.displayName`, `allow_implicit_invocation`',
        fix: 'write `display_name` for `displayName`, and write `policy: {allow_implicit_invocation: …}` for `allow_implicit_invocation`.',
      },
    ]);
    expect(await yaml('policy:\n  allow_implicit_invokation: false\n')).toMatchObject([
      { message: 'no field of this file: `policy.allow_implicit_invokation`' },
    ]);
  });

  it.each([
    'interface:\n  display_name: One\n  accent: blue\npolicy:\n  allow_implicit_invocation: true\n',
    'dependencies:\n  tools:\n    - type: mcp\n      value: x\n',
    'later: 1\n',
    '- x\n',
    ': : :\n',
  ])('has fields of its own, or some that are not known here: %j', async (text) => {
    expect(await yaml(text)).toEqual([]);
  });

  it.each(['openai.yaml', 'openai.yml', 'agent/openai.yaml', 'agents/openai.yml'])(
    'lies elsewhere: %s',
    async (path) => {
      expect(await yaml('policy: {}\n', path)).toMatchObject([
        { is: `skill-settings skills/one/${path}:1 codex`, fix: 'move it to skills/one/agents/openai.yaml.' },
      ]);
    },
  );

  it('is another file elsewhere', async () => {
    expect(await yaml('openapi: 3\n', 'references/openai.yaml')).toEqual([]);
  });
});
