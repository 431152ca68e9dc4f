import { execFileSync } from 'node:child_process';
import { chmodSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { instructionFiles } from '../../../lib/agents/index.js';
import { readSource } from '../../../lib/setup/source/source.js';
import { copyWorkspace, stageSource } from '../../../lib/setup/stage/stage.js';
import { readTree, skill, writeTree } from '../../helpers/file-tree.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';

const folder = temporaryFolder();

async function stage(tree: Record<string, string>, allow_processes = false) {
  const root = folder();
  const to = join(folder(), 'copy');
  writeTree(root, tree);
  const staged = await stageSource(await readSource(root), to, { allow_processes });
  return { ...staged, root, to, tree: readTree(to), files: Object.keys(readTree(to)) };
}

it('copies of a project every file that some agent reads as instructions, and of a plugin none', async () => {
  const files = instructionFiles();
  expect(files).toEqual(expect.arrayContaining(['AGENTS.override.md', 'CLAUDE.local.md', '.claude/CLAUDE.md']));
  const tree = Object.fromEntries(files.map((file) => [file, `Words of ${file}.\n`]));
  const project = await stage({ ...tree, '.agents/skills/alpha/SKILL.md': skill('alpha') });
  expect(project.files).toEqual(expect.arrayContaining(files));
  const plugin = await stage({
    ...tree,
    '.claude-plugin/plugin.json': '{"name":"d"}',
    'skills/a/SKILL.md': skill('a'),
  });
  expect(files.filter((file) => plugin.files.includes(file))).toEqual([]);
});

it('copies a workspace as it is, and one that is the project as a clone has it', async () => {
  const root = folder();
  writeTree(root, {
    'migrations/applied.txt': '0001',
    '.claude/skills/alpha/SKILL.md': skill('alpha'),
    '.agents/skills': '-> ../.claude/skills',
    '.gitignore': 'node_modules\n',
    'node_modules/x.js': '',
    '.agent-routing/artifacts/x': '',
    'ws/node_modules/y.js': '',
  });
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  const copyOf = async (from: string) => {
    const to = folder();
    await copyWorkspace(join(root, from), to, root);
    return Object.keys(readTree(to));
  };
  expect(await copyOf('.')).toEqual([
    ...['.agents/skills', '.claude/skills/alpha/SKILL.md', '.gitignore', 'migrations/applied.txt'],
  ]);
  expect(await copyOf('ws')).toEqual(['node_modules/y.js']);
});

// biome-ignore lint/suspicious/noTemplateCurlyInString: what Claude Code expands
const hook =
  '{"hooks":{"PreToolUse":[{"hooks":[{"type":"command","command":"node ${CLAUDE_PLUGIN_ROOT}/tools/guard.mjs"}]}]}}';
const PLUGIN = {
  '.claude-plugin/plugin.json':
    '{\n  "name": "demo", "mcpServers": {"x": {"command": "touch"}},\n  "hooks": "./config/hooks.json"}',
  'config/hooks.json': hook,
  'skills/alpha/SKILL.md': skill('alpha'),
  'skills/alpha/run.sh': '#!/bin/sh\n',
  'agents/explorer.md': '---\nname: explorer\n---\n',
  'hooks/hooks.json': hook,
  'hooks/pre.sh': 'exit 2',
  '.mcp.json': '{"mcpServers":{}}',
  'tools/guard.mjs': '1',
  'src/huge.ts': 'x',
  'node_modules/x/index.js': 'x',
  '.git/config': 'x',
};

describe('stageSource', () => {
  it("copies the plugin's parts, and stops what would be run where it stands", async () => {
    const { files, tree, stopped } = await stage(PLUGIN);
    expect(files).toEqual([
      '.claude-plugin/plugin.json',
      '.mcp.json',
      'agents/explorer.md',
      'config/hooks.json',
      'hooks/hooks.json',
      'hooks/pre.sh',
      'skills/alpha/SKILL.md',
      'skills/alpha/run.sh',
    ]);
    expect(tree['.claude-plugin/plugin.json']).toBe(PLUGIN['.claude-plugin/plugin.json'].replace('"touch"', '"true"'));
    const inert = hook.replace(/"node [^"]*"/, '"true -"');
    expect([tree['hooks/hooks.json'], tree['config/hooks.json']]).toEqual([inert, inert]);
    expect(tree['skills/alpha/SKILL.md']).toBe(PLUGIN['skills/alpha/SKILL.md']);
    expect(stopped.sort()).toEqual([
      '.claude-plugin/plugin.json: command',
      'config/hooks.json: command',
      'hooks/hooks.json: command',
    ]);
  });

  it('copies the whole plugin when processes are allowed, every byte unchanged', async () => {
    const { tree, stopped } = await stage(PLUGIN, true);
    expect(stopped).toEqual([]);
    const { '.git/config': _, ...wanted } = PLUGIN;
    expect(tree).toEqual(wanted);
  });

  it('leaves out of a whole plugin what git ignores, and no committed node_modules', async () => {
    const root = folder();
    const to = join(folder(), 'copy');
    const { '.git/config': _, ...tree } = PLUGIN;
    writeTree(root, { ...tree, '.gitignore': '/build/\n*.log\n', 'build/big.bin': 'x', 'hooks/a.log': 'x' });
    execFileSync('git', ['init', '-q', root]);
    await stageSource(await readSource(root), to, { allow_processes: true });
    const files = Object.keys(readTree(to));
    expect(files).toEqual(expect.arrayContaining(['node_modules/x/index.js', 'src/huge.ts', '.gitignore']));
    expect(files.filter((path) => /^build|\.log$|^\.git\//.test(path))).toEqual([]);
  });

  it('refuses, with a sentence, a link out of a whole plugin', async () => {
    const root = folder();
    const to = join(folder(), 'copy');
    writeTree(root, { 'hooks/hooks.json': hook, 'skills/alpha/SKILL.md': skill('alpha') });
    symlinkSync('/etc', join(root, 'lib'));
    const { warnings } = await stageSource(await readSource(root), to, { allow_processes: true });
    expect(warnings).toEqual([{ path: 'lib', message: expect.stringMatching(/target is outside the source/) }]);
    expect(Object.keys(readTree(to))).toEqual(['hooks/hooks.json', 'skills/alpha/SKILL.md']);
  });

  it('does not change a manifest that declares nothing to start', async () => {
    const text = '{ "name":"demo",\r\n\t"version":"1.0.0" }';
    const { tree, stopped } = await stage({ '.claude-plugin/plugin.json': text, 'skills/a/SKILL.md': skill('a') });
    expect([tree['.claude-plugin/plugin.json'], stopped]).toEqual([text, []]);
  });

  it('stops what the plugins of a marketplace start, and copies those alone', async () => {
    const { files, stopped } = await stage({
      '.claude-plugin/marketplace.json':
        '{"name":"m","plugins":[{"name":"one","source":"./plugins/one","hooks":{"Stop":[{"hooks":[{"command":"x"}]}]}}]}',
      'plugins/one/.claude-plugin/plugin.json': '{"name":"one","lspServers":{}}',
      'plugins/one/hooks/hooks.json': hook,
      'plugins/one/com.github.copilot/mcp.json': '{"mcpServers":{"a":{"command":"./x"}}}',
      'plugins/one/skills/a/SKILL.md': skill('a'),
      'plugins/two/skills/b/SKILL.md': skill('b'),
    });
    expect(files.filter((path) => path.startsWith('plugins/two'))).toEqual([]);
    expect(stopped.sort()).toEqual([
      '.claude-plugin/marketplace.json: command',
      'plugins/one/com.github.copilot/mcp.json: command',
      'plugins/one/hooks/hooks.json: command',
    ]);
  });

  it.each([
    ['a comment, a mark too many and a key without quotes', '{/* "command" */ command: "x", // "\n}', '"x"', '"true"'],
    ['single quotes', "{'mcpServers':{'a':{'command':'it\\'s'}}}", "'it\\'s'", "'true'"],
    ['a text that breaks off', '{"mcpServers":{"a":{"command":"x","cwd":["-c"', '"x"', '"true"'],
    ['a program that may have no blanks', '{"a":{"command":"node x"}}', '"node x"', '"true -"'],
    ['a list of words', '{"mcp":{"a":{"command":["sh","-c","x"]}}}', '"sh"', '"true"'],
    [
      'an address',
      '{"a":{"type":"http","url":"https://x.example/y?z"}}',
      '"https://x.example/y?z"',
      '"https://127.0.0.1:9/"',
    ],
    ['what is no address', '{"a":{"type":"http","url":"nowhere"}}', '', ''],
    ['a leaf of a wrong type', '{"a":{"command":5,"args":[5]}}', '', ''],
    ['an empty command', '{"a":{"command":""}}', '', ''],
    ['a server of the name env', '{"mcpServers":{"env":{"command":"x"}}}', '"x"', '"true"'],
    ['its variables', '{"mcpServers":{"a":{"env":{"LD_PRELOAD":"./x.so","N":"5"}}}}', '"./x.so"', '""'],
    ['its arguments', '{"a":{"command":true,"args":["x",5]}}', '"x"', '"-"'],
    ['a program that prints headers', '{"a":{"url":"nowhere","headersHelper":"x"}}', '"x"', '"true"'],
    ['letters that are no UTF-8', '{"a":{"note":"caf\u00e9","command":"x"}}', '"x"', '"true"'],
  ])('changes in a declaration only what would be run: %s', async (_, text, before, after) => {
    const root = folder();
    writeTree(root, { 'skills/a/SKILL.md': skill('a') });
    writeFileSync(join(root, '.mcp.json'), Buffer.from(text, 'latin1'));
    const to = join(folder(), 'copy');
    await stageSource(await readSource(root), to, { allow_processes: false });
    expect(readFileSync(join(to, '.mcp.json'), 'latin1')).toBe(text.replace(before, after));
  });

  it('stops what TOML, front matter and modules start', async () => {
    const toml =
      'model = "x"\nnotify = ["sh", "-c"]\n[mcp_servers."a b"] # c\ncommand = "sh"\nenv = { A = "x", B = 1 }\n';
    const agent =
      '---\nname: one\ndescription: "command: x"\nmcp-servers:\n  own:\n    command: |\n      sh\n    tools: ["*"]\n---\nbash: x\n';
    const { tree } = await stage({
      'SKILL.md': skill('root'),
      '.codex/config.toml': toml,
      '.github/agents/one.agent.md': agent,
      '.opencode/plugin/one.ts': 'spawn()',
      '.clinerules/hooks/PreToolUse': 'rm x',
    });
    expect(tree['.codex/config.toml']).toBe(
      toml.replace('["sh", "-c"]', '["true", "true"]').replace('"sh"\n', '"true"\n').replace('"x", B', '"", B'),
    );
    expect(tree['.github/agents/one.agent.md']).toBe(agent.replace('|\n      sh', '"true"'));
    expect(tree['.opencode/plugin/one.ts']).not.toMatch(/spawn/);
    expect(tree['.clinerules/hooks/PreToolUse']).toBe('#!/bin/sh\n');
  });

  it('keeps links that stay inside, with their targets, and warns of the others', async () => {
    const { tree, warnings } = await stage({
      '.claude-plugin/plugin.json': '{"name":"demo"}',
      'skills/alpha/SKILL.md': skill('alpha'),
      'skills/beta': '-> ../shared/beta',
      'shared/beta/SKILL.md': skill('beta'),
      'shared/other.md': 'not asked for',
      'skills/alpha/passwd': '-> /etc/passwd',
      'skills/alpha/up': '-> ../..',
      'skills/alpha/gone': '-> nothing',
    });
    expect(tree).toEqual({
      '.claude-plugin/plugin.json': '{"name":"demo"}',
      'shared/beta/SKILL.md': skill('beta'),
      'skills/alpha/SKILL.md': skill('alpha'),
      'skills/beta': '-> ../shared/beta',
    });
    expect(warnings.map(({ path }) => path)).toEqual(['skills/alpha/gone', 'skills/alpha/passwd', 'skills/alpha/up']);
  });

  it('copies a linked folder as a link, even if another part of the source lies behind it', async () => {
    const { tree, warnings } = await stage({
      '.codex/skills/alpha': '-> ../../team/alpha',
      '.codex/skills/gone/more': 'a',
      '.gemini/skills/alpha/SKILL.md': '-> ../../../team/alpha/SKILL.md',
      'team/alpha/SKILL.md': skill('alpha'),
      'team/alpha/inner/beta/SKILL.md': skill('beta'),
    });
    expect(tree['.codex/skills/alpha']).toBe('-> ../../team/alpha');
    expect(tree['team/alpha/inner/beta/SKILL.md']).toBe(skill('beta'));
    expect(warnings).toEqual([]);
  });

  it('keeps scripts executable and makes every file writable for its owner', async () => {
    const root = folder();
    const to = join(folder(), 'copy');
    writeTree(root, { 'a/SKILL.md': skill('a'), 'a/run.sh': 'x' });
    chmodSync(join(root, 'a/run.sh'), 0o555);
    await stageSource(await readSource(root), to, { allow_processes: false });
    expect(statSync(join(to, 'a/run.sh')).mode & 0o777).toBe(0o755);
  });

  it('copies the whole folder when it is a skill itself', async () => {
    const { files, tree } = await stage({
      'SKILL.md': skill('a'),
      'references/x.md': 'x',
      '.claude/settings.json': hook,
      '.git/x': '',
    });
    expect(files).toEqual(['.claude/settings.json', 'SKILL.md', 'references/x.md']);
    expect(tree['.claude/settings.json']).not.toMatch(/guard/);
  });
});
