import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AGENTS } from '../../../lib/agents/index.js';
import type { Agent } from '../../../lib/agents/interface/agent.js';
import { rewriteServer, type ServerPlaces } from '../../../lib/agents/interface/servers.js';
import type { ModelRequest } from '../../../lib/model/wire.js';
import { discoverOffers } from '../../../lib/offer/discover.js';
import { quoteRefusals } from '../../../lib/offer/own-words.js';
import { compareParts } from '../../../lib/offer/parts.js';
import { renderParts } from '../../../lib/report/terminal/parts.js';
import { describePart } from '../../../lib/report/view/parts.js';
import { readDeclaredHooks } from '../../../lib/setup/source/declared-hooks.js';
import { readPluginParts } from '../../../lib/setup/source/plugin-parts.js';
import { readSource } from '../../../lib/setup/source/source.js';
import { serversIn } from '../../../lib/skill/plugin-part.js';
import type { Source } from '../../../lib/skill/skill.js';
import type { Ports } from '../../../lib/transcript/ports.js';
import { write } from '../../helpers/plugin.js';
import { openQuickPorts } from '../../helpers/quick-ports.js';
import { keepRequests } from '../../helpers/raw-requests.js';
import { readyAgent, shareFolder } from '../../helpers/ready-agent.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';
import { IN_FULL, inFull } from '../../helpers/tested-agents.js';

const newFolder = temporaryFolder();

/** A server with two tools; `scripts` is copied with a plugin whatever its manifest names. */
const SERVER = `
const send = (message) => process.stdout.write(JSON.stringify({ jsonrpc: '2.0', ...message }) + '\\n');
const tools = ['count_folds', 'list_figures'].map((name) => ({ name, description: name, inputSchema: { type: 'object' } }));
require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  if (method === 'initialize')
    send({ id, result: { protocolVersion: params.protocolVersion, capabilities: { tools: {} }, serverInfo: { name: 's', version: '1' } } });
  else if (method === 'tools/list') send({ id, result: { tools } });
  else if (id !== undefined) send({ id, result: {} });
});`;

/** As Claude Code and Copilot read it; Codex replaces nothing. */
const IN_PLUGIN = { command: 'node', args: [`$\{CLAUDE_PLUGIN_ROOT}/scripts/server.js`] };
/** As `check` says to write it. */
const FOR_ALL = JSON.parse(
  `{${rewriteServer({ server: IN_PLUGIN, program: 'scripts/server.js' }, [AGENTS.codex.parts.places as ServerPlaces])}}`,
);

const FILES: Record<string, string> = {
  '.claude-plugin/plugin.json': '{"name":"kit","version":"1.0.0","description":"Kit."}',
  '.claude-plugin/marketplace.json':
    '{"name":"kit-market","owner":{"name":"o"},"plugins":[{"name":"kit","source":"./","description":"Kit."}]}',
  'skills/alpha/SKILL.md': '---\nname: alpha\ndescription: Folds cranes.\n---\n# Alpha\nFold twice.\n',
  'agents/reviewer.md':
    '---\nname: reviewer\ndescription: "Reviews folds.\\n\\n- quoted: a line like an entry"\n---\nYou review.\n',
  'agents/silent.md': 'An agent without front matter.\n',
  'commands/fold.md': '---\ndescription: Folds a figure.\n---\nFold it.\n',
  'commands/sub/press.md': '---\ndescription: Presses a figure.\n---\nPress it.\n',
  'scripts/server.js': SERVER,
  'hooks/hooks.json': JSON.stringify({
    hooks: {
      SessionStart: [{ hooks: [{ type: 'command', command: 'true' }] }],
      PreToolUse: [
        { matcher: 'Bash', hooks: [{ type: 'command', command: 'cat > /dev/null' }] },
        { matcher: 'WebFetch', hooks: [{ type: 'command', command: 'cat > /dev/null' }] },
      ],
      PreCompact: [{ hooks: [{ type: 'command', command: 'true' }] }],
    },
  }),
  // Where no agent looks.
  'config/hooks/hooks.json': '{"hooks":{"Stop":[{"hooks":[{"type":"command","command":"true"}]}]}}',
};

function writePlugin(server: object): string {
  const root = newFolder();
  const files = { ...FILES, '.mcp.json': JSON.stringify({ mcpServers: { 'fold.tools': server } }) };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

describe('discover, on what a plugin ships besides skills,', () => {
  let ports: Ports;
  beforeAll(async () => {
    ports = await openQuickPorts();
  });
  afterAll(() => ports.modelServer.close());

  async function discover(key: string, server: object, allow_processes: boolean) {
    const root = writePlugin(server);
    const shared = await shareFolder(root, join(newFolder(), 's'), allow_processes);
    shared.path = process.env['PATH'] ?? null;
    const parts = await readPluginParts(shared.source);
    const hooks = await readDeclaredHooks(shared.source);
    const kept: string[] = [];
    const probe = { mode: 'oracle' as const, folder: newFolder(), signal: new AbortController().signal, parts, hooks };
    const found = await discoverOffers(await readyAgent(key), shared, probe, keepRequests(ports, kept));
    expect(found.error).toBeNull();
    const cells = found.parts?.map(({ kind, name, listed_as, deferred, reason }) => {
      expect(listed_as.length === 0).toBe(reason !== null);
      for (const one of listed_as) expect(kept[0]).toContain(one);
      return [`${kind} ${name}`, `${listed_as.join(' ')}${deferred ? ' later' : ''}`];
    });
    const ran = found.hooks?.map(({ event, matcher, ran: did }) => [`${event} ${matcher ?? ''}`.trim(), did]);
    return { ran: Object.fromEntries(ran ?? []), cells: Object.fromEntries(cells ?? []), request: kept[0] ?? '' };
  }

  const NAMES: [string, object, Record<string, string>][] = [
    [
      'claude+plugin',
      FOR_ALL,
      {
        'subagent reviewer': 'kit:reviewer',
        'subagent silent': 'kit:silent',
        'command fold.md': 'kit:fold',
        'command sub/press.md': 'kit:sub:press',
        'mcp_server fold.tools':
          'mcp__plugin_kit_fold_tools__count_folds mcp__plugin_kit_fold_tools__list_figures later',
      },
    ],
    [
      'codex+marketplace',
      FOR_ALL,
      {
        'subagent reviewer': '',
        'subagent silent': '',
        'command fold.md': 'kit:source-command-fold',
        'command sub/press.md': 'kit:source-command-sub-press',
        'mcp_server fold.tools': 'mcp__fold_tools later',
      },
    ],
    [
      'copilot+plugin',
      FOR_ALL,
      {
        'subagent reviewer': 'kit:reviewer',
        'subagent silent': '',
        'command fold.md': 'fold',
        'command sub/press.md': '',
        'mcp_server fold.tools': 'fold-tools-count_folds fold-tools-list_figures',
      },
    ],
  ];
  it.each(NAMES.filter(([key]) => IN_FULL || key.startsWith('codex')))(
    'gives the names that %s puts before the model',
    async (key, server, expected) => {
      const { cells, ran } = await discover(key, server, true);
      expect(cells).toEqual(expected);
      expect(ran).toEqual({
        SessionStart: true,
        'PreToolUse Bash': true,
        'PreToolUse WebFetch': null,
        PreCompact: null,
      });
    },
  );

  inFull.it(
    'says of a server that leaves unknown methods unanswered that its tools come later, and of one that ends why not',
    async () => {
      const root = writePlugin(FOR_ALL);
      const end = 'else if (id !== undefined) send({ id, result: {} });';
      write(join(root, 'scripts/server.js'), SERVER.replace(end, ''));
      const discover = async (key: string) => {
        const shared = await shareFolder(root, join(newFolder(), 's'), true);
        shared.path = process.env['PATH'] ?? null;
        const parts = serversIn(await readPluginParts(shared.source));
        const probe = { mode: 'oracle' as const, folder: newFolder(), signal: new AbortController().signal, parts };
        return (await discoverOffers(await readyAgent(key), shared, probe, ports)).parts?.[0];
      };
      const asked = (title: string, seconds: number) =>
        `${title} asks it \`server/discover\` first, and waits ${seconds} s for an answer: a server has to answer each method that it does not know at once, with the JSON-RPC error -32601 (method not found).`;
      expect(await discover('claude+plugin')).toMatchObject({
        listed_as: ['count_folds', 'list_figures'].map((name) => `mcp__plugin_kit_fold_tools__${name}`),
        late: true,
        reason: `its tools are not in the first request, but in a later one: Claude Code was still waiting for the server (.mcp.json). ${asked('Claude Code', 3)} If it does so, let it start faster.`,
      });
      // It waits for the answer.
      expect(await discover('copilot+plugin')).toMatchObject({ reason: null });
      write(
        join(root, 'scripts/server.js'),
        SERVER.replace(end, "else if (method === 'server/discover') throw method;"),
      );
      expect(await discover('claude+plugin')).toMatchObject({ reason: null });
      expect(await discover('copilot+plugin')).toMatchObject({
        listed_as: [],
        reason: `its tools are not in the first request, nor in one 5 s later, so it did not start, or not in time: start it as it is declared, and read what it says (.mcp.json). ${asked('GitHub Copilot CLI', 10)}`,
      });
      // Codex asks no such question, and goes on without one that is slow.
      write(join(root, 'scripts/server.js'), `setTimeout(() => {${SERVER}}, 3000);`);
      expect(await discover('codex+marketplace')).toMatchObject({ listed_as: ['mcp__fold_tools'], late: true });
    },
  );

  inFull.it('starts no server of the source without leave, and says so', async () => {
    const { cells, ran, request } = await discover('copilot+plugin', IN_PLUGIN, false);
    expect(cells['mcp_server fold.tools']).toBe('');
    expect(cells['subagent reviewer']).toBe('kit:reviewer');
    expect(request).not.toContain('count_folds');
    expect(Object.values(ran)).toEqual([null, null, null, null]);
  });

  it('reads the agents and tools of Claude Code 2.1.197, which lists both in the tools', () => {
    const description =
      'Launch a new agent.\n\nAvailable agent types and the tools they have access to:\n- kit:reviewer: Reviews folds.\nTwice. (Tools: Read, Grep)\n- Plan: Plans. (Tools: *)\n\nWhen using the Task tool, name one.';
    const tool = (name: string, text: string) => ({ name, description: text, freeform: false, input_schema: {} });
    const request: ModelRequest = {
      model: 'm',
      stream: true,
      headers: {},
      texts: [{ role: 'user', text: 'Available agent types:\n- invented: by a user\n\nWhen' }],
      tools: [tool('Task', description), tool('mcp__plugin_kit_tools__count', 'Counts.')],
      calls: [],
      results: [],
      parts: [],
      step: 0,
    };
    const { parts } = AGENTS.claude;
    expect(parts.subagents?.(request)).toEqual([
      { name: 'kit:reviewer', description: 'Reviews folds.\nTwice.' },
      { name: 'Plan', description: 'Plans.' },
    ]);
    expect(parts.tools(request).at(-1)).toEqual({
      name: 'mcp__plugin_kit_tools__count',
      description: 'Counts.',
      deferred: false,
    });
  });
});

it.each([
  ['1.0.0', '{"$schema":"https://agent-plugins.org/schemas/1.0.0/plugin.schema.json","name":"kit"}', ['one']],
  ['none', '{"name":"kit"}', []],
])('a server of mcp.json is a part of a package of the standard %s', async (_, manifest, wanted) => {
  const root = newFolder();
  write(join(root, 'plugin.json'), manifest);
  write(join(root, 'mcp.json'), '{"mcpServers":{"one":{"type":"stdio","command":"./bin/server"}}}');
  write(join(root, 'skills/alpha/SKILL.md'), FILES['skills/alpha/SKILL.md'] ?? '');
  const parts = await readPluginParts(await readSource(root));
  expect(parts.map(({ name }) => name)).toEqual(wanted);
});

it('the parts of an extension are rows without another manifest', async () => {
  const root = newFolder();
  write(join(root, 'gemini-extension.json'), '{"name":"kit","version":"1","mcpServers":{"one":{"command":"node"}}}');
  for (const path of ['skills/alpha/SKILL.md', 'agents/reviewer.md', 'commands/fold.md'])
    write(join(root, path), FILES[path] ?? '');
  const parts = await readPluginParts(await readSource(root));
  expect(parts.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'subagent reviewer',
    'command fold.md',
    'mcp_server one',
  ]);
});

it('a custom agent of a project is in the folders that an agent reads, and nowhere else', async () => {
  const root = newFolder();
  const text = FILES['agents/reviewer.md'] ?? '';
  for (const folder of [
    '.claude/agents',
    '.github/agents',
    '.opencode/agents',
    '.qwen/agents',
    '.kilo/agent',
    '.gemini/agents',
  ])
    write(join(root, folder, 'reviewer.md'), text);
  const parts = await readPluginParts(await readSource(root));
  expect(parts.map(({ path }) => path.replace('/reviewer.md', ''))).toEqual([
    '.claude/agents',
    '.github/agents',
    '.gemini/agents',
    '.opencode/agents',
    '.qwen/agents',
    '.kilo/agent',
  ]);
  const description =
    'Starts one.\n\nAvailable agent types and the tools they have access to:\n- reviewer: Reviews. (Tools: *)\n\nWhen using the Task tool, name one.';
  const request = {
    tools: [{ name: 'Task', description, freeform: false, input_schema: {} }],
    texts: [],
  } as unknown as ModelRequest;
  const context = { source: NONE, install: 'project' as const, allow_processes: false, offered: [], request };
  const rows = compareParts(parts, { ...context, agent: AGENTS.claude });
  expect(rows.map(({ listed_as }) => listed_as.join())).toEqual(['reviewer', '', '', '', '', '']);
  // The others are for agents that read them.
  expect(rows[2]).toMatchObject({ unread: true, reason: null });
  const others = parts.slice(1).map((part) => ({ ...part, name: 'other' }));
  const [own] = compareParts(parts, { ...context, install: 'plugin', agent: AGENTS.claude });
  expect(own).toMatchObject({ listed_as: [], unread: true, reason: null });
  const reasonOn = (agent: 'claude' | 'codex' | 'cline') =>
    compareParts(others, { ...context, agent: AGENTS[agent] })[1]?.reason;
  expect(reasonOn('claude')).toBe("Claude Code reads a project's custom agents in .claude/agents.");
  expect(reasonOn('codex')).toBe("Codex reads a project's custom agents in .codex/agents, as .toml files.");
  expect(reasonOn('cline')).toBe('Cline takes no custom agents from a project.');
});

/** Asked only for what a plugin has, of an agent that is given bare skills. */
const NONE = {} as Source;

it('of instructions with one text, such as a link, the file that the agent reads is named', () => {
  const text = 'Use the dates skill.\n';
  const parts = ['AGENTS.md', 'GEMINI.md'].map((name) => ({
    ...{ kind: 'instructions' as const, plugin: null, name, path: name, text },
  }));
  const request = { tools: [], texts: [{ role: 'user', text }] } as unknown as ModelRequest;
  const context = { source: NONE, install: 'project' as const, allow_processes: false, offered: [], request };
  const namesOn = (agent: Agent) => compareParts(parts, { ...context, agent }).map(({ listed_as }) => listed_as.join());
  expect(namesOn(AGENTS.codex)).toEqual(['AGENTS.md', 'AGENTS.md']);
  expect(namesOn(AGENTS.gemini)).toEqual(['GEMINI.md', 'GEMINI.md']);
});

it('a file that only imports others is given where these are, and one that is cut says at how many bytes', async () => {
  const root = newFolder();
  write(join(root, '.claude/skills/alpha/SKILL.md'), FILES['skills/alpha/SKILL.md'] ?? '');
  write(join(root, 'CLAUDE.md'), '@AGENTS.md\n<!-- one text for all -->\n');
  write(join(root, 'AGENTS.md'), 'Use the dates skill.\n');
  const rowsFor = async (given: string, install: 'project' | 'skills' = 'project') => {
    const source = await readSource(root);
    const request = { tools: [], texts: [{ role: 'user', text: given }] } as unknown as ModelRequest;
    const context = { source, install, allow_processes: false, offered: [], request };
    const rows = compareParts(await readPluginParts(source), { ...context, agent: AGENTS.codex });
    return new Map(rows.map(({ name, listed_as, reason }) => [name, listed_as.join() || reason]));
  };
  expect((await rowsFor('Use the dates skill.')).get('CLAUDE.md')).toBe('AGENTS.md');
  expect((await rowsFor('Nothing of it.')).get('CLAUDE.md')).toMatch(/^Codex reads AGENTS/);
  write(join(root, 'CLAUDE.md'), '@AGENTS.md\nUse tabs.\n');
  expect((await rowsFor('Use the dates skill.')).get('CLAUDE.md')).toMatch(/^Codex reads AGENTS/);
  write(join(root, 'AGENTS.md'), 'Use the dates skill. '.repeat(2000));
  expect((await rowsFor('Use the dates skill.')).get('AGENTS.md')).toMatch(
    /^Codex shows the first 32,768 bytes of its 42,000, .*`project_doc_max_bytes`/,
  );
  // A link is the same text, and cut as that is.
  rmSync(join(root, 'CLAUDE.md'));
  symlinkSync('AGENTS.md', join(root, 'CLAUDE.md'));
  expect((await rowsFor('Use the dates skill.')).get('CLAUDE.md')).toMatch(/^Codex shows the first/);
  // A plugin's repository is a project too, for who works in it.
  write(join(root, '.claude-plugin/plugin.json'), '{"name":"kit"}');
  write(join(root, 'skills/beta/SKILL.md'), '---\nname: beta\ndescription: Presses.\n---\nPress.\n');
  expect((await rowsFor('Use the dates skill.', 'skills')).get('AGENTS.md')).toMatch(/^Codex shows the first/);
});

it('a server that Claude Code says it still waits for is not called absent, and says nothing of one that it does not name', () => {
  const text =
    'The following MCP servers are still connecting — soon:\nplugin:kit:fold.tools\n\nIf the user asks, wait.';
  const request = { tools: [], texts: [{ role: 'system', text }] } as unknown as ModelRequest;
  const server = {
    kind: 'mcp_server',
    plugin: 'kit',
    path: '.mcp.json',
    folder: '',
    named_in: [],
    declaring: {},
    server: {},
    program: null,
  };
  const parts = ['fold.tools', 'other'].map((name) => ({ ...server, name }));
  const context = {
    source: NONE,
    install: 'plugin',
    agent: AGENTS.claude,
    allow_processes: true,
    offered: [],
    request,
  };
  const [late, absent] = compareParts(parts as never, context as never);
  expect(late).toMatchObject({ listed_as: [], late: true, reason: expect.stringContaining('error -32601') });
  expect(absent).toMatchObject({ listed_as: [], reason: expect.stringMatching(/so it did not start, or not in time/) });
  expect(absent).not.toHaveProperty('late');
  expect([late, absent].map(describePart)).toEqual(['not yet', 'ABSENT']);
  const names = ['mcp__plugin_kit_fold_tools__fold'];
  expect(describePart({ ...late, listed_as: names } as never)).toBe(`${names} (later)`);
});

it('a server that was not started, is at an address or is for another agent is not called absent', async () => {
  const root = newFolder();
  write(join(root, '.claude-plugin/plugin.json'), '{"name":"kit"}');
  write(
    join(root, '.mcp.json'),
    '{"mcpServers":{"far":{"type":"http","url":"https://e.org"},"near":{"command":"node"}}}',
  );
  write(
    join(root, 'gemini-extension.json'),
    '{"name":"kit","version":"1.0.0","mcpServers":{"own":{"command":"node"}}}',
  );
  write(join(root, 'skills/alpha/SKILL.md'), FILES['skills/alpha/SKILL.md'] ?? '');
  const parts = await readPluginParts(await readSource(root));
  const context = {
    source: NONE,
    install: 'plugin' as const,
    offered: [],
    request: { tools: [], texts: [] } as unknown as ModelRequest,
  };
  const rowsOf = (allow_processes: boolean, agent: Agent = AGENTS.claude) =>
    compareParts(parts, { ...context, agent, allow_processes }).map((row) => [
      `${row.name} ${row.untried ?? false}`,
      row.reason?.split(/[,:] /)[0],
    ]);
  expect(rowsOf(false)).toEqual([
    ['own true', 'Claude Code does not read gemini-extension.json.'],
    ['far true', 'its server is at an address'],
    ['near true', 'it was not started'],
  ]);
  expect(rowsOf(true, AGENTS.gemini)).toContainEqual(['own false', 'its tools are not in the first request']);
  expect(rowsOf(true)).toEqual([
    ['own true', 'Claude Code does not read gemini-extension.json.'],
    ['far true', 'its server is at an address'],
    ['near false', 'its tools are not in the first request'],
  ]);
  const listed = [
    {
      agent: 'claude',
      parts: compareParts(parts, { ...context, agent: AGENTS.claude, allow_processes: true }),
      hooks: [],
    },
  ];
  expect(renderParts(listed, 5).join('\n')).toMatch(/near +ABSENT\nMCP server own +-\nMCP server far +-/);
});

it('a server that an agent cannot start is not offered there, without a start, and each is only in the file that the agent reads', async () => {
  const root = newFolder();
  const dot = { command: 'node', args: ['./scripts/server.js'], cwd: '.' };
  const servers = (own: object) => JSON.stringify({ mcpServers: own });
  const files = { ...FILES, '.mcp.json': servers({ root: IN_PLUGIN, 'root-b': dot }) };
  for (const [path, text] of Object.entries(files)) write(join(root, path), text);
  const tools = ['mcp__root_b', 'root-b-count'].map((name) => ({
    name,
    description: '',
    freeform: false,
    input_schema: {},
  }));
  const request = { tools, texts: [] } as unknown as ModelRequest;
  const rowsOf = async (agent: Agent, allow_processes = false) => {
    const source = await readSource(root);
    const context = { source, install: 'plugin' as const, offered: [], request, agent, allow_processes };
    const rows = compareParts(await readPluginParts(source), context).filter(({ kind }) => kind === 'mcp_server');
    return rows.map(({ name, path, listed_as, untried = false, reason }) => [
      name,
      path,
      untried,
      listed_as.join() || reason,
    ]);
  };
  const [own, other] = [
    expect.stringMatching(/^Codex does not start it: it puts nothing in the place of \$\{CLAUDE_PLUGIN_ROOT\} \(/),
    expect.any(String),
  ];
  expect(await rowsOf(AGENTS.codex)).toEqual([
    ['root', '.mcp.json', false, own],
    ['root-b', '.mcp.json', false, 'mcp__root_b'],
  ]);
  expect(await rowsOf(AGENTS.copilot)).toEqual([
    ['root', '.mcp.json', true, other],
    ['root-b', '.mcp.json', false, 'root-b-count'],
  ]);
  write(join(root, '.codex-plugin/plugin.json'), '{"name":"kit","mcpServers":"./codex.mcp.json"}');
  write(join(root, 'codex.mcp.json'), servers({ 'root-b': dot }));
  expect(await rowsOf(AGENTS.codex)).toEqual([
    ['root', '.mcp.json', true, 'Codex does not read .mcp.json of this plugin.'],
    ['root-b', '.mcp.json', true, 'Codex does not read .mcp.json of this plugin.'],
    ['root-b', 'codex.mcp.json', false, 'mcp__root_b'],
  ]);
});

it('a server that was not started is found by every agent that finds its program as it is declared', async () => {
  const root = newFolder();
  const agents = [AGENTS.claude, AGENTS.codex, AGENTS.copilot, AGENTS.gemini];
  const request = { tools: [], texts: [] } as unknown as ModelRequest;
  const rowsOf = async (server: object) => {
    const files = { ...FILES, '.mcp.json': JSON.stringify({ mcpServers: { tools: server } }) };
    for (const [path, text] of Object.entries(files)) write(join(root, path), text);
    const source = await readSource(root);
    const parts = serversIn(await readPluginParts(source));
    return agents.map((agent) => {
      const context = { source, install: 'plugin' as const, offered: [], request, agent, allow_processes: false };
      return compareParts(parts, context)[0];
    });
  };
  const cellsOf = async (server: object) => (await rowsOf(server)).map(describePart);
  const as_declared = ['found', 'ABSENT', 'found', '-'];
  expect(await cellsOf(IN_PLUGIN)).toEqual(as_declared);
  expect(await cellsOf(FOR_ALL)).toEqual(['found', 'found', 'found', '-']);
  expect(await cellsOf({ command: 'npx', args: ['-y', 'kit-server'] })).toEqual(['-', '-', '-', '-']);
  // A script that is not there no agent finds, and its fix does not start it; what is yet to be built is another matter.
  const missing = `\${CLAUDE_PLUGIN_ROOT}/mcp/server.js`;
  const none = ['ABSENT', 'ABSENT', 'ABSENT', 'ABSENT'];
  expect(await cellsOf({ command: 'node', args: [missing] })).toEqual(none);
  expect(await cellsOf({ command: 'sh', args: ['-c', `exec node "${missing}"`] })).toEqual(none);
  const [row] = await rowsOf({ command: 'node', args: [missing] });
  expect(row?.reason).toBe('mcp/server.js does not exist (.mcp.json): bring it back, or correct the path.');
  expect(await cellsOf({ command: 'node', args: [missing.replace('mcp', 'dist')] })).toEqual(as_declared);
  // The file has no executable bit.
  write(join(root, 'bin/tools'), '#!/bin/sh\n');
  const own = `\${CLAUDE_PLUGIN_ROOT}/bin/tools`;
  expect(await cellsOf({ command: own })).toEqual(['CANNOT START', 'ABSENT', 'CANNOT START', 'CANNOT START']);
});

it('names another way of installing only where the source has it and the agent then lists the part', () => {
  const root = {
    plugins: [{ folder: '', entry: null, manifests: {} }],
    skills: [],
    marketplace: null,
    marketplace_name: null,
  };
  const listed = {
    marketplace: 'm.json',
    marketplace_name: 'm',
    skills: [],
    plugins: [{ folder: 'kit', entry: {}, manifests: {} }],
  };
  const of = (kind: 'subagent' | 'command', text: string, source: object = root, path = `${kind}/a.md`) => {
    const context = {
      source,
      agent: AGENTS.codex,
      install: 'skills',
      allow_processes: false,
      offered: [],
      request: {},
    };
    const part = { kind, plugin: 'kit', name: 'a', path, file: 'a.md', text };
    const [row] = compareParts([part] as never, context as never);
    return row?.reason;
  };
  const good = '---\ndescription: d\n---\nDo it.\n';
  const bare = 'installed as skills, Codex loads no agents, commands, hooks or MCP servers of the plugin';
  expect(of('subagent', good)).toBe('Codex takes no agents from a plugin.');
  expect(of('command', good)).toBe(`${bare}; \`--agents codex+plugin\` installs it as a plugin.`);
  expect(of('command', good, listed, 'kit/commands/a.md')).toContain('codex+marketplace');
  expect(of('command', good, { ...listed, marketplace: null }, 'kit/commands/a.md')).toBe(`${bare}.`);
  const own = { folder: '', entry: null, manifests: { '.codex-plugin/plugin.json': { name: 'kit' } } };
  expect(of('command', good, { ...root, plugins: [own] })).toBe(
    'Codex does not list it to its model: `codex plugin add` makes no skills of the commands of a plugin that has .codex-plugin/plugin.json.',
  );
  const why = [
    ['', 'without a `description` in its front matter; write one.'],
    [
      `${good}Open $ARGUMENTS.`,
      'with `$ARGUMENTS` in it, which other agents fill in; move it to `skills/a/SKILL.md` of its plugin, with `name: a`, as which each agent lists it (and Claude Code alone fills that in).',
    ],
    [
      'Open $1.',
      'with `$1` in it, which other agents fill in; move it to `skills/a/SKILL.md` of its plugin, with `name: a`, as which each agent lists it (and Claude Code alone fills that in).',
    ],
    [`${good}Changed: !\`git diff\``, 'with the output of a shell command in it, which other agents fill in;'],
    [`${good}${'x'.repeat(4000)}`, 'bytes, where 4000 are too many.'],
  ] as const;
  for (const [text, end] of why) {
    expect(of('command', text)).toMatch(/^Codex does not list it to its model: `codex plugin add` makes no skill of/);
    expect(of('command', text)).toContain(end);
  }
});

it('a command of a skill’s name is not what Copilot CLI lists by it', () => {
  const part = {
    kind: 'command',
    plugin: 'kit',
    name: 'conf.md',
    path: 'commands/conf.md',
    file: 'conf.md',
    text: 'Do it.\n',
  };
  const offered = [{ id: 'conf', description: 'Configures.' }];
  const rowOf = (ids: readonly string[]) => {
    const source = { skills: ids.map((id) => ({ id })), plugins: [] };
    const context = { source, agent: AGENTS.copilot, install: 'plugin', allow_processes: false, offered, request: {} };
    return compareParts([part] as never, context as never)[0];
  };
  expect(rowOf([])?.listed_as).toEqual(['conf']);
  expect(rowOf(['conf'])).toMatchObject({
    listed_as: [],
    reason:
      "GitHub Copilot CLI does not list it to its model: a skill is called 'conf', too, and goes before it; rename one of the two.",
  });
});

it('does not quote the folder of a unit as the name of a plugin whose manifest cannot be read', () => {
  const message = 'Plugin s has a corrupt manifest file at /tmp/ar-0a/s/.claude-plugin/plugin.json.';
  const rows = [{ reason: 'not loaded', path: 'commands/a.md' }];
  const refused = [{ type: 'plugin_refused', plugin: 's@inline', message }];
  const [row] = quoteRefusals(rows, refused as never, { plugins: [] } as never, AGENTS.claude);
  expect(row?.reason).toBe(
    'Claude Code drops the plugin: the plugin has a corrupt manifest file at .claude-plugin/plugin.json.',
  );
});
