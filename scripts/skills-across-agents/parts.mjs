// One agent → what it makes of each kind of part: of a plugin that has them all, installed so that most of it arrives, and of a project's instruction files.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeTree } from './ask.mjs';

const SERVER = `const send = (message) => process.stdout.write(JSON.stringify({ jsonrpc: '2.0', ...message }) + '\\n');
require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  const serverInfo = { name: 's', version: '1' };
  if (method === 'initialize')
    send({ id, result: { protocolVersion: params.protocolVersion, capabilities: { tools: {} }, serverInfo } });
  else if (method === 'tools/list') send({ id, result: { tools: [{ name: 'count', inputSchema: { type: 'object' } }] } });
  else if (id !== undefined) send({ id, result: {} });
});
`;
const text = (name, body) => `---\nname: ${name}\ndescription: Words of ${name}.\n---\n${body}\n`;
const hook = (event) => ({ [event]: [{ hooks: [{ type: 'command', command: 'true' }] }] });
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

const PLUGIN = {
  '.claude-plugin/plugin.json': json({ name: 'kit', version: '1.0.0', description: 'Kit.' }),
  'gemini-extension.json': json({ name: 'kit', version: '1.0.0' }),
  'qwen-extension.json': json({ name: 'kit', version: '1.0.0' }),
  'skills/alpha/SKILL.md': text('alpha', 'Fold twice.'),
  'agents/reviewer.md': text('reviewer', 'You review.'),
  'commands/fold.md': text('fold', 'Fold it along the line.'),
  'output-styles/terse.md': text('terse', 'Answer in one word.'),
  'hooks/hooks.json': json({ hooks: hook('SessionStart') }),
  'scripts/server.js': SERVER,
  '.mcp.json': json({
    mcpServers: {
      root: { command: 'node', args: ['$' + '{CLAUDE_PLUGIN_ROOT}/scripts/server.js'] },
      dot: { command: 'node', args: ['./scripts/server.js'], cwd: '.' },
      shell: {
        command: 'sh',
        args: [
          '-c',
          '[ "$CLAUDE_PLUGIN_ROOT" ] || CLAUDE_PLUGIN_ROOT=.; exec node "$CLAUDE_PLUGIN_ROOT/scripts/server.js"',
        ],
        cwd: '.',
      },
    },
  }),
};

/** What each part is called on the page, by kind and name. */
export const PARTS = {
  'subagent reviewer': '`agents/reviewer.md`',
  'command fold.md': '`commands/fold.md`',
  'hook SessionStart': '`hooks/hooks.json`, `SessionStart`',
  'mcp_server root': '`.mcp.json`, paths `$' + '{CLAUDE_PLUGIN_ROOT}/…`',
  'mcp_server dot': '`.mcp.json`, paths `./…`, `"cwd": "."`',
  'mcp_server shell': '`.mcp.json`, by a shell as `check` writes it',
  'output_style terse': '`output-styles/terse.md`',
};

export async function measureParts(lib, name) {
  const [{ readyAgent, shareSource }, { openPorts }, { discoverOffers }, { readPluginParts }, { readDeclaredHooks }] =
    await Promise.all(
      ['setup/ready', 'setup/ports', 'offer/discover', 'setup/source/plugin-parts', 'setup/source/declared-hooks'].map(
        (path) => lib(`${path}.js`),
      ),
    );
  const { readSource } = await lib('setup/source/source.js');
  const { AGENTS } = await lib('agents/index.js');
  const agent = AGENTS[name];
  const ports = await openPorts();
  const root = mkdtempSync(join(tmpdir(), 'parts-'));
  const discover = async (tree, as, installOf) => {
    const folder = join(root, as);
    writeTree(folder, tree);
    const source = await readSource(folder, as);
    const ready = await readyAgent(name, source, { install: installOf(source), timeout_ms: 120_000 });
    const { shared, close } = await shareSource(source, ports, { allow_processes: true, path: process.env.PATH });
    try {
      const [parts, hooks] = await Promise.all([readPluginParts(source), readDeclaredHooks(source)]);
      const trial = join(root, `${as}-unit`);
      await ports.files.makeFolder(trial);
      const probe = { mode: 'oracle', folder: trial, signal: new AbortController().signal, parts, hooks };
      return { install: ready.install, ...(await discoverOffers(ready, shared, probe, ports)) };
    } finally {
      await close();
    }
  };
  try {
    const kit = await discover(
      PLUGIN,
      'plugin',
      (source) => agent.fullInstall?.(source, ['']) ?? agent.defaultInstall(source),
    );
    if (!kit.parts) throw new Error(`${name}: ${kit.error}`);
    const instructions = [...new Set(Object.values(AGENTS).flatMap(({ parts }) => parts.instructions.flat()))];
    const project = Object.fromEntries(instructions.map((file) => [file, `These are the words of ${file} alone.\n`]));
    const read = await discover(
      { ...project, '.agents/skills/alpha/SKILL.md': PLUGIN['skills/alpha/SKILL.md'] },
      'project',
      () => 'project',
    );
    const rows = kit.parts.map(({ kind, name: part, listed_as }) => [`${kind} ${part}`, listed_as.join(', ') || null]);
    const ran = kit.hooks.map(({ event, ran }) => [`hook ${event}`, ran ? 'runs' : null]);
    const given = (read.parts ?? []).filter(({ kind, listed_as }) => kind === 'instructions' && listed_as.length > 0);
    return {
      install: kit.install,
      ...Object.fromEntries([...rows, ...ran].filter(([part]) => part in PARTS)),
      instructions: given.map(({ name: file }) => file).sort(),
    };
  } finally {
    await ports.modelServer.close();
    rmSync(root, { recursive: true, force: true });
  }
}
