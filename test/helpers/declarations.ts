/** Plugins that each declare one thing, right or wrong in a way that authors write it: a marketplace of them is one start of a CLI. */
import { join } from 'node:path';
import { skillText, write } from './plugin.js';

interface Declaration {
  /** Fields of its plugin.json, or the whole text. */
  manifest?: Record<string, unknown> | string;
  /** Where it stands; default: Claude's, which the others read too. */
  at?: string;
  files?: Record<string, unknown>;
}

const hook = { type: 'command', command: 'true' };
const group = (fields: object = {}) => ({ hooks: [{ ...hook, ...fields }] });
const hooks = (value: unknown, event = 'PreToolUse') => ({ hooks: { [event]: value } });
const inFile = (value: unknown): Declaration => ({ files: { 'hooks/hooks.json': value } });
const field = (name: string, value: unknown): Declaration => ({ manifest: { [name]: value } });
const mcp = (server: unknown) => field('mcpServers', { one: server });
const lsp = (server: unknown) => field('lspServers', { one: server });
const LSP = { command: 'false', extensionToLanguage: { '.x': 'x' } };

const DECLARATIONS: Record<string, Declaration> = {
  plain: {},
  // Hooks in their file.
  'hook-right': inFile(hooks([{ matcher: 'Bash', ...group() }])),
  'hook-no-matcher': inFile(hooks([group()])),
  'hook-empty-matcher': inFile(hooks([{ matcher: '', ...group() }])),
  'hook-matcher-number': inFile(hooks([{ matcher: 5, ...group() }])),
  'hook-flat': inFile(hooks([{ matcher: 'Bash', ...hook }])),
  'hook-no-type': inFile(hooks([{ hooks: [{ command: 'true' }] }])),
  'hook-bad-type': inFile(hooks([{ hooks: [{ type: 'shell', command: 'true' }] }])),
  'hook-no-command': inFile(hooks([{ hooks: [{ type: 'command' }] }])),
  'hook-command-number': inFile(hooks([group({ command: 5 })])),
  'hook-command-empty': inFile(hooks([group({ command: '' })])),
  'hook-args': inFile(hooks([group({ args: ['-x'] })])),
  'hook-args-text': inFile(hooks([group({ args: '-x' })])),
  'hook-timeout-text': inFile(hooks([group({ timeout: '10' })])),
  'hook-timeout-zero': inFile(hooks([group({ timeout: 0 })])),
  'hook-async-text': inFile(hooks([group({ async: 'yes' })])),
  'hook-stop-no-type': inFile(hooks([{ hooks: [{ command: 'true' }] }], 'Stop')),
  'hook-start-timeout-text': inFile(hooks([group({ timeout: '10' })], 'SessionStart')),
  'hook-start-flat': inFile(hooks([{ matcher: 'startup', ...hook }], 'SessionStart')),
  'hook-permission-matcher': inFile(hooks([{ matcher: 5, ...group() }], 'PermissionRequest')),
  'hook-after-object': inFile(hooks(group(), 'PostToolUse')),
  'hook-null': inFile(hooks(null, 'PreToolUse')),
  'hook-wrapped': inFile({ hooks: { all: { PreToolUse: [group()] } } }),
  'hook-wrapped-stop': inFile({ hooks: { all: { Stop: [group()] } } }),
  'hook-bare-start': inFile({ SessionStart: [group()] }),
  'hook-bare-group': inFile({ all: [group()] }),
  'hook-list-full': inFile([group()]),
  'hook-relative': inFile(hooks([group({ command: 'node hooks/x.js' })])),
  'hook-bad-event': inFile(hooks([group()], 'PreTooluse')),
  'hook-event-object': inFile(hooks(group())),
  'hook-no-key': inFile({ PreToolUse: [group()] }),
  'hook-not-object': inFile({ hooks: 5 }),
  'hook-list': inFile([]),
  'hook-empty': inFile({}),
  'hook-broken': inFile('{"hooks": {'),
  'hook-comma': inFile('{"hooks": {},}'),
  'hook-comment': inFile('// mine\n{"hooks": {}}'),
  'hook-unknown-key': inFile({ ...hooks([group()]), note: 'x' }),
  'hook-prompt': inFile(hooks([{ hooks: [{ type: 'prompt', prompt: 'Is this right?' }] }])),
  'hook-http': inFile(hooks([{ hooks: [{ type: 'http', url: 'https://x.example/y' }] }])),
  'hook-http-bad': inFile(hooks([{ hooks: [{ type: 'http', url: 'nowhere' }] }])),
  // In the manifest.
  'hooks-inline': field('hooks', { PreToolUse: [group()] }),
  'hooks-wrapped': field('hooks', hooks([group()])),
  'hooks-number': field('hooks', 5),
  'hooks-list-bad': field('hooks', [{ type: 'shell' }]),
  'hooks-missing-file': field('hooks', './hooks/nothere.json'),
  'hooks-file': { ...field('hooks', './more/h.json'), files: { 'more/h.json': hooks([group()]) } },
  'hooks-file-bad': { ...field('hooks', './more/h.json'), files: { 'more/h.json': hooks([hook]) } },
  // Servers.
  'mcp-right': mcp({ command: 'false', args: ['-c', 'true'] }),
  'mcp-no-command': mcp({ args: ['x'] }),
  'mcp-command-number': mcp({ command: 5 }),
  'mcp-command-empty': mcp({ command: '' }),
  'mcp-args-text': mcp({ command: 'false', args: 'x' }),
  'mcp-env-number': mcp({ command: 'false', env: { A: 5 } }),
  'mcp-bad-type': mcp({ type: 'remote', url: 'https://x.example' }),
  'mcp-local': mcp({ type: 'local', command: 'false' }),
  'mcp-http': mcp({ type: 'http', url: 'https://x.example/mcp' }),
  'mcp-http-no-url': mcp({ type: 'http' }),
  'mcp-server-text': mcp('false'),
  'mcp-number': field('mcpServers', 5),
  'mcp-missing-file': field('mcpServers', './nothere.json'),
  'mcp-file-right': { files: { '.mcp.json': { mcpServers: { one: { command: 'false' } } } } },
  'mcp-file-bad': { files: { '.mcp.json': { mcpServers: { one: { command: 5 } } } } },
  'mcp-file-broken': { files: { '.mcp.json': '{"mcpServers": ' } },
  'lsp-right': lsp(LSP),
  'lsp-args': lsp({ ...LSP, args: ['--stdio'] }),
  'lsp-args-empty': lsp({ ...LSP, args: [''] }),
  'lsp-blank': lsp({ ...LSP, command: 'node x.js' }),
  'lsp-no-map': lsp({ command: 'false' }),
  'lsp-empty-map': lsp({ command: 'false', extensionToLanguage: {} }),
  'lsp-number': field('lspServers', 5),
  'lsp-file-bad': { files: { '.lsp.json': { one: { command: 5 } } } },
  'monitor-right': field('monitors', [{ name: 'm', command: 'true', description: 'd' }]),
  'monitor-no-name': field('monitors', [{ command: 'true' }]),
  'monitor-number': field('monitors', 5),
  'monitor-file-bad': { files: { 'monitors/monitors.json': { a: 1 } } },
  // What else a manifest has.
  'author-text': field('author', 'Jane'),
  'author-no-name': field('author', { email: 'a@example.com' }),
  'homepage-text': field('homepage', 'x'),
  'repository-object': field('repository', { type: 'git', url: 'x' }),
  'license-object': field('license', { type: 'MIT' }),
  'keywords-text': field('keywords', 'a,b'),
  'keywords-number': field('keywords', 5),
  'keywords-numbers': field('keywords', [1]),
  'description-number': field('description', 5),
  'version-number': field('version', 1),
  'unknown-key': field('colour', 'red'),
  'commands-number': field('commands', 5),
  'commands-no-dot': field('commands', 'commands'),
  'commands-missing': field('commands', './nothere.md'),
  'agents-folder': field('agents', './agents'),
  'agents-number': field('agents', 5),
  'agents-missing': field('agents', './nothere.md'),
  'styles-number': field('outputStyles', 5),
  'styles-missing': field('outputStyles', './nothere'),
  'config-right': field('userConfig', { key: { type: 'string', title: 'T', description: 'd' } }),
  'config-number': field('userConfig', 5),
  'config-no-title': field('userConfig', { key: { type: 'string', description: 'd' } }),
  'config-bad-key': field('userConfig', { 'a-b': { type: 'string', title: 'T', description: 'd' } }),
  'dependencies-text': field('dependencies', 'x'),
  'settings-number': field('settings', 5),
  'skills-number': field('skills', 5),
  'skills-missing': field('skills', './nothere'),
  'empty-name': field('name', ''),
  'name-blank': field('name', 'a b'),
  'manifest-broken': { manifest: '{"name": "x",}' },
  'manifest-list': { manifest: '[]' },
};

interface Written {
  names?: readonly string[];
  /** Where each manifest stands instead, with further fields. */
  at?: string;
  fields?: object;
}

/** One plugin per declaration, each with one skill; the names of both are that of the declaration. Returns those names. */
export function writeDeclarations(
  root: string,
  { names = Object.keys(DECLARATIONS), at: place, fields: more = {} }: Written = {},
): readonly string[] {
  for (const name of names) {
    const { manifest = {}, at = '.claude-plugin/plugin.json', files = {} } = DECLARATIONS[name] as Declaration;
    const folder = join(root, 'plugins', name);
    const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value, null, 2));
    const fields = typeof manifest === 'string' ? manifest : { name, version: '1.0.0', ...more, ...manifest };
    write(join(folder, place ?? at), text(fields));
    for (const [path, value] of Object.entries(files)) write(join(folder, path), text(value));
    write(
      join(folder, 'skills', `skill-${name}`, 'SKILL.md'),
      skillText({ dir: `skill-${name}`, description: `Use for ${name}.` }),
    );
  }
  const plugins = names.map((name) => ({ name, source: `./plugins/${name}`, description: name }));
  write(
    join(root, '.claude-plugin/marketplace.json'),
    JSON.stringify({ name: 'market', owner: { name: 'me' }, plugins }),
  );
  return names;
}
