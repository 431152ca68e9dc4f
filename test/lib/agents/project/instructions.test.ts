import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { AGENTS } from '../../../../lib/agents/index.js';
import { explainUngiven, instructionsOf, nameGiven } from '../../../../lib/agents/project/instructions.js';
import type { ModelRequest } from '../../../../lib/model/wire.js';
import { discoverOffers } from '../../../../lib/offer/discover.js';
import { readPluginParts } from '../../../../lib/setup/source/plugin-parts.js';
import type { Source } from '../../../../lib/skill/skill.js';
import type { Ports } from '../../../../lib/transcript/ports.js';
import { write } from '../../../helpers/plugin.js';
import { writeSkills } from '../../../helpers/project.js';
import { openQuickPorts } from '../../../helpers/quick-ports.js';
import { keepRequests } from '../../../helpers/raw-requests.js';
import { readyAgent, shareFolder } from '../../../helpers/ready-agent.js';
import { temporaryFolder } from '../../../helpers/temporary-folder.js';
import { TESTED_NAMES } from '../../../helpers/tested-agents.js';

const newFolder = temporaryFolder();
const SKILL_FOLDERS = ['.agents', '.claude', '.cline', '.gemini', '.qwen', '.pi', '.opencode', '.kilo'];
/** What is beside AGENTS.md. */
const BESIDE = {
  nothing: [],
  'the files of others': ['CLAUDE.md', 'GEMINI.md', 'QWEN.md', '.github/copilot-instructions.md'],
  "Claude Code's own": ['.claude/CLAUDE.md'],
  'the local ones': ['CLAUDE.local.md', 'AGENTS.override.md'],
};
/** Of no agent, where letter case counts. */
const MISNAMED = process.platform === 'linux' ? ['Agents.md', 'claude.md', 'gemini.md', 'Qwen.md'] : [];
const markOf = (path: string) => `MARK${[...path].map((sign) => sign.charCodeAt(0).toString(36)).join('')}Z`;

let ports: Ports;
beforeAll(async () => {
  ports = await openQuickPorts();
});
afterAll(() => ports.modelServer.close());

it.each(TESTED_NAMES.flatMap((name) => Object.keys(BESIDE).map((beside) => [name, beside] as const)))(
  '%s is given the instructions that are predicted, with %s beside AGENTS.md',
  async (name, beside) => {
    const root = newFolder();
    writeSkills(root, Object.fromEntries(SKILL_FOLDERS.map((folder) => [`${folder}/skills/dates`, 'dates'])));
    for (const path of ['AGENTS.md', ...BESIDE[beside as keyof typeof BESIDE]]) {
      const folder = path.startsWith('.') ? '../' : '';
      const of = path.replace(/\W/g, '-');
      const imports = `@${folder}docs/${of}.md and @./${folder}docs/${of}-dot.md not \`@${folder}docs/code.md\``;
      write(join(root, path), `${markOf(path)}\n\nSee ${imports} or me@docs/mid.md.\n`);
      write(join(root, `docs/${of}.md`), `${markOf(`docs/${of}.md`)}\n\n@nested-${of}.md\n`);
      for (const more of [`docs/${of}-dot.md`, `docs/nested-${of}.md`]) write(join(root, more), `${markOf(more)}\n`);
    }
    for (const more of ['docs/code.md', 'docs/mid.md', ...MISNAMED]) write(join(root, more), `${markOf(more)}\n`);
    const ready = await readyAgent(`${name}+project`);
    const shared = await shareFolder(root, join(newFolder(), 's'));
    const kept: string[] = [];
    const probe = { mode: 'oracle' as const, folder: newFolder(), signal: new AbortController().signal };
    await discoverOffers(ready, shared, probe, keepRequests(ports, kept));
    const all = shared.source.instructions ?? [];
    const given = all.map(({ path }) => path).filter((path) => kept[0]?.includes(markOf(path)));
    const predicted = instructionsOf(ready.agent, all).map(({ path }) => path);
    expect(given.sort()).toEqual(predicted.sort());
    for (const other of ['docs/code.md', 'docs/mid.md', ...MISNAMED]) expect(kept[0]).not.toContain(markOf(other));
  },
);

it('names the link for an agent that has none of its own', () => {
  const file = { kind: 'instructions' as const, plugin: null, name: 'CLAUDE.md', path: 'CLAUDE.md', text: 'Be kind.' };
  const context = { agent: AGENTS.codex, install: 'project' as const, source: { as: undefined } };
  const explain = (...others: string[]) =>
    explainUngiven(file, context, [file, ...others.map((name) => ({ ...file, name, path: name }))]);
  expect(explain()).toMatch(/, not CLAUDE\.md\. `ln -sfn CLAUDE\.md AGENTS\.md` gives it the same\.$/);
  expect(explain('AGENTS.md')).toMatch(/, not CLAUDE\.md\.$/);
  // A link to itself would be no text.
  const instructions = [{ path: 'CLAUDE.md', text: 'Be kind.\n@AGENTS.md\n', imports: [] }];
  expect(explainUngiven(file, { ...context, source: { as: undefined, instructions } }, [file])).toMatch(
    /, not CLAUDE\.md\.$/,
  );
});

it('that only import are given by no agent that takes the import as it is', () => {
  const files = [
    { path: 'AGENTS.md', text: '@CLAUDE.md\n', imports: ['CLAUDE.md'] },
    { path: 'CLAUDE.md', text: 'Be kind.', imports: [] },
  ];
  const all = files.map(({ path, text }) => ({ kind: 'instructions' as const, plugin: null, name: path, path, text }));
  const source = { as: undefined, instructions: files } as unknown as Source;
  const request = { texts: [{ text: '<user>\n@CLAUDE.md\n</user>' }] } as unknown as ModelRequest;
  const [agents] = all;
  expect(agents && nameGiven(agents, { agent: AGENTS.codex, request, source }, all)).toEqual([]);
  expect(agents && explainUngiven(agents, { agent: AGENTS.codex, install: 'project', source }, all)).toBe(
    'Codex gives its model `@CLAUDE.md` as it is, not that file; `ln -sfn CLAUDE.md AGENTS.md` gives it the text.',
  );
});

it('with an import among other text are given where the agent puts the other text into it, or behind its line', () => {
  const files = [
    { path: 'CLAUDE.md', text: '# Team\n\n@AGENTS.md\n\nBe kind.\n', imports: ['AGENTS.md'] },
    { path: 'AGENTS.md', text: 'Use tabs.\n', imports: [] },
  ];
  const all = files.map(({ path, text }) => ({ kind: 'instructions' as const, plugin: null, name: path, path, text }));
  const source = { as: undefined, instructions: files } as unknown as Source;
  const asked = (text: string, agent: keyof typeof AGENTS = 'copilot') => {
    const request = { texts: [{ text }] } as unknown as ModelRequest;
    return all[0] && nameGiven(all[0], { agent: AGENTS[agent], request, source }, all);
  };
  // Copilot CLI 1.0.102, Gemini CLI 0.61.0.
  const copilot =
    '# Team\n\n@AGENTS.md\n\n<imported_custom_instruction>\nUse tabs.\n</imported_custom_instruction>\n\nBe kind.';
  expect(asked(copilot)).toEqual(['CLAUDE.md']);
  expect(asked('# Team\n\nUse tabs.\n\nBe kind.')).toEqual(['CLAUDE.md']);
  expect(asked('# Team\n\nUse tabs.')).toEqual([]);
  expect(asked(copilot, 'codex')).toEqual([]);
});

it.each(TESTED_NAMES)("%s lists a project's own command, or the reason says that it takes none", async (name) => {
  const root = newFolder();
  writeSkills(root, Object.fromEntries(SKILL_FOLDERS.map((folder) => [`${folder}/skills/dates`, 'dates'])));
  write(join(root, '.claude/commands/tidy.md'), '---\ndescription: MARKtidyZ.\n---\nTidy up.\n');
  const ready = await readyAgent(`${name}+project`);
  const shared = await shareFolder(root, join(newFolder(), 's'));
  const probe = { mode: 'oracle' as const, folder: newFolder(), signal: new AbortController().signal };
  const kept: string[] = [];
  const { parts } = await discoverOffers(
    ready,
    shared,
    { ...probe, parts: await readPluginParts(shared.source) },
    keepRequests(ports, kept),
  );
  const { title } = ready.agent;
  expect(kept[0]?.includes('MARKtidyZ')).toBe(ready.agent.parts.command_folders !== undefined);
  expect(parts?.map(({ kind, plugin, name, listed_as, reason }) => [kind, plugin, name, listed_as, reason])).toEqual([
    ready.agent.parts.command_folders
      ? ['command', null, 'tidy.md', ['tidy'], null]
      : ['command', null, 'tidy.md', [], `${title} takes no commands from a project.`],
  ]);
});
