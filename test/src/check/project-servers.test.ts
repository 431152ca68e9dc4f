import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { CheckReport } from '../../../lib/report/check/input.js';
import { check } from '../../../src/commands/check.js';
import { runCommand } from '../../../src/options/command.js';
import { write } from '../../helpers/plugin.js';
import { keptShell } from '../../helpers/shell.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';

const newFolder = temporaryFolder();

async function findingsOf(files: Record<string, string>) {
  const root = newFolder();
  for (const [path, text] of Object.entries({ 'server.cjs': 'start();\n', ...files })) write(join(root, path), text);
  const shell = keptShell(root, {});
  await runCommand('check', check, ['--offline', '--json'], shell);
  return (JSON.parse(shell.out.join('')) as CheckReport).findings;
}

const ping = (more: object) => ({ ping: { command: 'node', args: ['server.cjs'], ...more } });
const mcp = (more: object) => JSON.stringify({ mcpServers: ping(more) }, null, 2);
const OPEN = mcp({ env: { TOKEN: '$' + '{PING_TOKEN}' } });
const CONFIG = 'command = "node"\nargs = ["server.cjs"]\n';

describe('the MCP servers of a project', () => {
  it.each([
    [
      '.mcp.json',
      JSON.stringify(ping({})),
      { claude: 'Claude Code starts no server from it' },
      /^write \{"mcpServers": …\}/,
    ],
    [
      '.codex/config.toml',
      '[mcp_servers.ping]\ncommand = node\n',
      { codex: 'Codex does not start in this project, once it is trusted' },
      /`command = "node"`/,
    ],
    [
      '.codex/config.toml',
      `[mcpServers.ping]\n${CONFIG}`,
      { codex: 'Codex starts no server from it' },
      /\[mcp_servers\.ping\]/,
    ],
    ['.mcp.json', mcp({ command: 'ndoe' }), {}, /^did you mean `node`\? Write "command": "node"\.$/],
  ])('are lost by a mistake in %s: %s', async (file, text, consequences, fix) => {
    const found = await findingsOf({ [file]: text });
    expect(found).toMatchObject([
      { rule: 'plugin-servers', severity: 'error', file, consequences, fix: expect.stringMatching(fix) },
    ]);
  });

  it('are not started, which check says, with what to look for', async () => {
    const root = newFolder();
    write(join(root, 'server.cjs'), "throw new Error('set me up first');\n");
    write(join(root, '.mcp.json'), mcp({}));
    const shell = keptShell(root, {});
    expect(await runCommand('check', check, ['--offline'], shell)).toBe(0);
    expect(shell.out.join('')).toMatch(
      /\nThe project's own MCP server ping \(`node server\.cjs`\) was not started: .* keep running, .* on stdout/,
    );
  });

  it('are looked for in .mcp.json, with the dot', async () => {
    expect(await findingsOf({ 'mcp.json': mcp({}) })).toMatchObject([
      { rule: 'plugin-servers', severity: 'warning', file: 'mcp.json', fix: 'move what it holds to .mcp.json.' },
    ]);
    expect(await findingsOf({ 'mcp.json': '{"rules": []}', 'AGENTS.md': 'Use tabs.\n' })).toEqual([]);
  });

  it('need a variable that somebody knows of, or a default', async () => {
    expect(await findingsOf({ '.mcp.json': OPEN })).toMatchObject([
      {
        ...{ rule: 'plugin-servers', severity: 'warning', subject: 'ping' },
        message: expect.stringMatching(/^`\$\{PING_TOKEN\}` is without a default, and no file here/),
      },
    ]);
    expect(await findingsOf({ '.mcp.json': OPEN.replace('TOKEN}', 'TOKEN:-none}') })).toEqual([]);
    expect(await findingsOf({ '.mcp.json': OPEN, 'README.md': 'Set PING_TOKEN.\n' })).toEqual([]);
    expect(await findingsOf({ '.mcp.json': OPEN, '.env.example': 'PING_TOKEN=\n' })).toEqual([]);
  });

  it.each<Record<string, string>>([
    { '.mcp.json': mcp({}) },
    { '.mcp.json': mcp({ command: 'my-own-server', args: [] }) },
    { '.mcp.json': mcp({}), '.codex/config.toml': `[mcp_servers.ping]\n${CONFIG}` },
    { '.codex/config.toml': 'model = "gpt-6.1-sol"\n', 'AGENTS.md': 'Use tabs.\n' },
  ])('of which nothing is wrong: %j', async (files) => {
    expect(await findingsOf(files)).toEqual([]);
  });
});
