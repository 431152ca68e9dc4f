import { expect, it } from '@jest/globals';
import { ALL_AGENTS } from '../../../lib/agents/index.js';
import { parseAgentKeys } from '../../../lib/contract/agent-key.js';
import { readSource } from '../../../lib/setup/source/source.js';
import { lintSource } from '../../../src/check/lint-source.js';
import { skill, writeTree } from '../../helpers/file-tree.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';

const newFolder = temporaryFolder();

async function lint(files: Record<string, string>, names = ['claude', 'codex', 'copilot', 'gemini']) {
  const root = newFolder();
  writeTree(root, { '.claude/skills/one/SKILL.md': skill('one'), 'docs/there.md': 'Text.\n', ...files });
  const keys = parseAgentKeys(names, ALL_AGENTS);
  const found = await lintSource({ cwd: root, source: await readSource(root), corpus: null, keys, baseline: null });
  return found
    .filter(({ rule }) => rule === 'instruction-file')
    .map(({ severity, file, line, consequences, ...said }) => ({
      is: `${severity} ${file}:${line} ${Object.keys(consequences).join(' ')}`,
      ...said,
    }));
}

it('names an import that leads to no file, for the agents that follow it', async () => {
  expect(await lint({ 'CLAUDE.md': 'Read this.\n\n@docs/there.md\n@docs/rules.md\n' })).toEqual([
    {
      is: 'warning CLAUDE.md:4 claude copilot',
      rule: 'instruction-file',
      subject: 'CLAUDE.md',
      message: 'it imports `@docs/rules.md`, and no such file is there',
      fix: 'add docs/rules.md, or correct the path; in backticks it is no import.',
    },
  ]);
});

it('writes the name that the file has where an import has it in other letters', async () => {
  const found = await lint({ 'CLAUDE.md': '@agents.md\n', 'AGENTS.md': 'Use tabs.\n' });
  expect(found.map(({ fix }) => fix)).toEqual(['write `@AGENTS.md`.']);
});

it('follows imports, and reads a path from the folder of the file', async () => {
  const found = await lint({
    'CLAUDE.md': '@docs/a.md\n',
    'docs/a.md': 'First.\n@./b.md and @gone/x.ts @src/x.ts\n',
    'docs/src/y.ts': '',
  });
  expect(found).toMatchObject([
    { is: 'warning docs/a.md:2 claude copilot', message: expect.stringContaining('@b.md') },
    { message: expect.stringContaining('@src/x.ts') },
  ]);
});

it.each([
  'Write to anna@example.com or @anna.smith, and mention @acme/shop-team.',
  'Install @scope/package and @types/node.d.ts; @nestjs/core.js is there.',
  'Routes begin with @app.route or @pytest.fixture.',
  'Not `@docs/rules.md`.\n\n```\n@docs/rules.md\n```',
  'Mine are in @docs/mine.local.md',
  'See @docs and @README',
  'See (@docs/rules.md).',
])('takes nothing else for an import: %s', async (text) => {
  expect(await lint({ 'CLAUDE.md': `${text}\n` })).toEqual([]);
});

it('says nothing of a file in which no agent follows imports, or that none reads', async () => {
  const text = '@docs/rules.md\n';
  expect(await lint({ 'AGENTS.md': text }, ['codex'])).toEqual([]);
  expect(await lint({ 'CLAUDE.md': text }, ['codex', 'gemini'])).toEqual([]);
  expect(await lint({ 'QWEN.md': text })).toEqual([]);
});

it('names a file whose name has other letters than agents look for', async () => {
  const found = await lint({ 'agents.md': 'Be brief.\n', 'Claude.md': '@agents.md\n', 'gemini.md': 'Be kind.\n' });
  expect(found).toMatchObject([
    { is: 'warning Claude.md:1 claude copilot', fix: 'run `git mv Claude.md CLAUDE.md`.' },
    { is: expect.stringMatching(/^warning agents\.md:1 claude codex/), fix: 'run `git mv agents.md AGENTS.md`.' },
    { is: expect.stringMatching(/^warning gemini\.md:1 .*gemini/) },
  ]);
});

it.each([
  ['AGENT.md', 'AGENTS.md', 'claude codex copilot'],
  ['CLAUDES.md', 'CLAUDE.md', 'claude copilot'],
  ['CALUDE.md', 'CLAUDE.md', 'claude copilot'],
  ['GEMINIE.md', 'GEMINI.md', 'copilot gemini'],
  ['.github/copilot-instruction.md', '.github/copilot-instructions.md', 'copilot'],
  ['.github/copilot_instructions.md', '.github/copilot-instructions.md', 'copilot'],
])('names %s, which is almost %s', async (name, right, readers) => {
  expect(await lint({ [name]: 'Be brief.\n' })).toMatchObject([
    { is: `warning ${name}:1 ${readers}`, fix: `run \`git mv ${name} ${right}\`.` },
  ]);
  expect(await lint({ [name]: 'Be brief.\n', [right]: 'Be brief.\n' })).toEqual([]);
});

it.each(['OPEN.md', 'CONTENT.md', 'AGENDA.md', 'docs/AGENT.md', '.github/AGENT.md', 'AGENT.txt'])(
  'takes %s for a name of its own',
  async (name) => {
    expect(await lint({ [name]: 'Be brief.\n' }, [...ALL_AGENTS])).toEqual([]);
  },
);

it('says nothing of one that is imported, or lies beside the right one', async () => {
  expect(await lint({ 'agents.md': 'Be brief.\n', 'CLAUDE.md': '@agents.md\n' }, ['claude'])).toEqual([]);
  expect(await lint({ 'agents.md': 'Be brief.\n' }, ['claude', 'codex'])).toHaveLength(1);
  expect(await lint({ 'gemini.md': 'Be brief.\n' }, ['claude', 'codex'])).toEqual([]);
});
