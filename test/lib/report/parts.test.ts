import { expect, it } from '@jest/globals';
import type { PartRow } from '../../../lib/contract/part.js';
import { renderHtml } from '../../../lib/report/html/html.js';
import { renderMarkdown } from '../../../lib/report/markdown/markdown.js';
import { renderParts } from '../../../lib/report/terminal/parts.js';
import { renderText } from '../../../lib/report/terminal/text.js';
import { tabulateParts } from '../../../lib/report/view/parts.js';
import { everyday } from '../../helpers/report-batches.js';

const part = (kind: PartRow['kind'], name: string, more: Partial<PartRow> = {}): PartRow => ({
  ...{ kind, plugin: 'kit', name, path: `${name}.md`, listed_as: [], deferred: false, reason: null },
  ...more,
});
const PARTS = {
  claude: [
    part('subagent', 'reviewer', { listed_as: ['kit:reviewer'] }),
    part('mcp_server', 'tools', { listed_as: ['mcp__kit__a', 'mcp__kit__b'], deferred: true }),
    part('hook', 'Stop: ./x', { ran: true }),
    part('hook', 'PreCompact: ./y', { untried: true, reason: 'nothing in this batch was seen to run it.' }),
    part('instructions', 'GEMINI.md', { reason: 'Claude Code reads CLAUDE.md, not GEMINI.md.' }),
  ],
  codex: [
    part('subagent', 'reviewer', { reason: 'Codex takes no `agents` | from <b>a plugin</b>.' }),
    part('mcp_server', 'tools', { listed_as: ['mcp__tools'] }),
    part('hook', 'Stop: ./x', { reason: 'it is not trusted' }),
    part('hook', 'PreCompact: ./y'),
    part('instructions', 'GEMINI.md', { reason: 'Codex reads AGENTS.md, not GEMINI.md.' }),
  ],
};

it('parts besides skills are a table, those first that an agent lacks, and not the files that no agent is meant to read', () => {
  const table = tabulateParts({ parts: PARTS });
  expect(table?.title).toBe('Besides skills: 1 agent, 2 hooks, 1 MCP server; 2 parts do not reach every agent');
  expect(table?.rows).toEqual([
    ['agent reviewer', 'kit:reviewer', 'ABSENT'],
    ['hook Stop x', 'runs', 'DOES NOT RUN'],
    ['MCP server tools', 'mcp__kit__… (2 tools) (on request)', 'mcp__tools'],
    ['hook PreCompact y', 'read', '-'],
  ]);
  const said = { reason: 'nothing in this batch was seen to run it.' };
  const everywhere = Object.fromEntries(['claude', 'codex'].map((agent) => [agent, [part('hook', 'Stop: ./x', said)]]));
  expect(tabulateParts({ parts: everywhere })?.reasons).toEqual([`claude, codex: hook Stop x: ${said.reason}`]);
  expect(tabulateParts({})).toBeNull();
  const twice = ['a.json', 'b.json'].map((path) => part('hook', 'Stop: ./x', { path }));
  expect(tabulateParts({ parts: { claude: twice } })?.rows.map(([name]) => name)).toEqual([
    'hook Stop x (a.json)',
    'hook Stop x (b.json)',
  ]);
});

it('a link to an instruction file has no row of its own, and one with another text has', () => {
  const rows = (agent: string) => [
    part('instructions', 'CLAUDE.md', { listed_as: [agent] }),
    part('instructions', 'AGENTS.md', { listed_as: [agent] }),
    part('instructions', 'GEMINI.md', { listed_as: ['GEMINI.md'] }),
    ...['QWEN.md', 'OTHER.md'].map((name) => part('instructions', name)),
  ];
  const parts = { claude: rows('CLAUDE.md'), codex: rows('AGENTS.md') };
  expect(tabulateParts({ parts })).toMatchObject({
    title: 'Besides skills: 2 instructions',
    rows: [
      ['instructions CLAUDE.md', 'CLAUDE.md', 'AGENTS.md'],
      ['instructions GEMINI.md', 'GEMINI.md', 'GEMINI.md'],
    ],
  });
  const listed = Object.entries(parts).map(([agent, own]) => ({ agent, parts: own as never, hooks: [] }));
  const named = renderParts(listed).flatMap((line) => /^instructions (\S+)/.exec(line)?.[1] ?? []);
  expect(named).toEqual(['CLAUDE.md', 'GEMINI.md', 'QWEN.md', 'OTHER.md']);
});

it('a hook that is declared once for each agent reaches every agent', () => {
  const at = (path: string, ran?: true) => part('hook', 'Stop: ./x', { path, ...(ran ? { ran } : { unread: true }) });
  const parts = {
    claude: [at('.claude/settings.json', true), at('.codex/hooks.json')],
    codex: [at('.claude/settings.json'), at('.codex/hooks.json', true)],
    copilot: [at('.claude/settings.json', true), at('.codex/hooks.json')],
  };
  expect(tabulateParts({ parts })).toMatchObject({
    title: 'Besides skills: 2 hooks; 2 hooks together reach every agent',
    lost: [],
  });
  expect(tabulateParts({ parts: { ...parts, pi: parts.codex.map(({ path }) => at(path)) } })?.title).toBe(
    'Besides skills: 2 hooks; 2 parts do not reach every agent',
  );
});

it('a custom agent that a project has once for each agent is no loss, and what nobody here reads is not shown', () => {
  const at = (path: string, read?: true) =>
    part('subagent', 'judge', {
      path,
      ...(read ? { listed_as: ['judge'], reason: null } : { unread: true, reason: null }),
    });
  const files = ['.claude/agents/judge.md', '.codex/agents/judge.toml', '.gemini/agents/judge.md'];
  const parts = Object.fromEntries(
    ['claude', 'codex'].map((agent, own) => [agent, files.map((path, file) => at(path, file === own || undefined))]),
  );
  const table = tabulateParts({ parts });
  expect(table?.title).toBe('Besides skills: 2 agents; 2 parts together reach every agent');
  expect(table?.rows).toEqual([
    ['agent judge (.claude/agents/judge.md)', 'judge', 'not read'],
    ['agent judge (.codex/agents/judge.toml)', 'not read', 'judge'],
  ]);
  expect(table?.reasons).toEqual([]);
  const listed = Object.entries(parts).map(([agent, rows]) => ({ agent, parts: rows as never, hooks: [] }));
  expect(renderParts(listed, 9).join('\n')).toMatch(/\nnot read: it is for other agents, or no part of the plugin$/);
});

it('of two hooks of one name the files are in the same column as any other name', () => {
  const hook = { event: 'PreToolUse', matcher: 'Write|Edit', command: 'node guard-generated.mjs', state: 'read' };
  const hooks = ['.claude/settings.json', '.github/hooks/guard.json'].map((file) => ({ ...hook, file, reason: null }));
  const lines = renderParts([{ agent: 'claude', parts: [], hooks: hooks as never }]);
  const name = 'hook PreToolUse Write|Edit guard-generated.mjs (.github/hooks/guard.json)';
  expect(lines).toContain(`${name}  read`);
  expect(lines).toContain(
    `${name.replace('.github/hooks/guard.json)', '.claude/settings.json)').padEnd(name.length)}  read`,
  );
});

it('every report has them', () => {
  const input = everyday();
  const without = [renderMarkdown(input), renderHtml(input), renderText(input)];
  for (const report of without) expect(report).not.toContain('Besides skills');
  input.results.parts = PARTS;
  const [markdown = '', html = '', text = ''] = [renderMarkdown(input), renderHtml(input), renderText(input)];
  for (const report of [markdown, html, text]) {
    expect(report).toContain('Besides skills: 1 agent, 2 hooks, 1 MCP server; 2 parts do not reach every agent');
    expect(report).toContain('ABSENT');
  }
  for (const report of [markdown, html]) expect(report).not.toContain('<b>a plugin</b>');
  expect(markdown).toContain('| agent reviewer | kit:reviewer | ABSENT |');
  expect(html).toContain('<th scope="row">agent reviewer</th><td>kit:reviewer</td><td>ABSENT</td>');
  expect(text).toMatch(/agent reviewer {2,}kit:reviewer +ABSENT/);
  expect(text).toMatch(/\n {2}codex: agent reviewer: Codex takes no .*\n {2}codex: hook Stop x: it is not trusted\n\n/);
  expect(text).not.toMatch(/PreCompact|GEMINI/);
  const server = (reason: string, more = {}) => [part('mcp_server', 'tools', { reason, ...more })];
  input.results.parts = { claude: server('it was not tried.', { untried: true }), codex: server('it did not start.') };
  expect(renderText(input)).toContain('\n  codex: MCP server tools: it did not start.\n');
  expect(renderText(input)).not.toContain('it was not tried');
  // Where no agent lacks one, the line is all that the terminal says.
  input.results.parts = { claude: [part('hook', 'Stop: ./x', { ran: true })] };
  expect(renderText(input)).toContain('\nBesides skills: 1 hook (hook Stop x).\n');
});

it('of the parts that are shown first, what an agent lacks goes before what is for other agents', () => {
  const lost = part('subagent', 'lost', { reason: 'it has no description.' });
  const listed = [
    { agent: 'claude', parts: [part('subagent', 'mirrored', { unread: true, reason: null }), lost] },
    { agent: 'codex', parts: [part('subagent', 'mirrored', { listed_as: ['mirrored'], reason: null }), lost] },
  ];
  const shown = renderParts(
    listed.map((one) => ({ ...one, parts: one.parts as never, hooks: [] })),
    1,
  );
  expect(shown.join('\n')).toMatch(/^agent lost /m);
});
