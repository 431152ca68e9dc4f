/** A repository that declares a program to start in every place from which an agent starts one: each leaves a mark of its own name. */
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { skillText, write } from './plugin.js';

const EVENTS = ['SessionStart', 'UserPromptSubmit', 'PreToolUse', 'Stop'];
const GEMINI_EVENTS = ['SessionStart', 'BeforeAgent', 'BeforeTool'];
const COPILOT_EVENTS = ['sessionStart', 'userPromptSubmitted', 'preToolUse'];

/** marks: a folder whose path no other process has in its arguments. Returns the paths that declare something. */
export function writeCanaries(root: string, marks: string): string[] {
  const paths: string[] = [];
  const script = (name: string) => `touch ${marks}/${name}; sleep 0.2`;
  const command = (name: string) => `sh -c '${script(name)}'`;
  const put = (path: string, text: string) => {
    paths.push(path);
    write(join(root, path), text);
  };
  const json = (path: string, value: (name: string) => unknown) =>
    put(path, JSON.stringify(value(path.replaceAll(/[/{}]/g, '_')), null, 2));
  const hooks = (name: string, events = EVENTS) =>
    Object.fromEntries(
      events.map((event) => [
        event,
        [{ matcher: '*', hooks: [{ type: 'command', command: command(`${name}.${event}`) }] }],
      ]),
    );
  const flat = (name: string) =>
    Object.fromEntries(
      COPILOT_EVENTS.map((event) => [event, [{ type: 'command', bash: command(`${name}.${event}`) }]]),
    );
  const server = (name: string) => ({ command: 'sh', args: ['-c', script(name)], env: { LD_PRELOAD: './evil.so' } });
  const servers = (name: string) => ({ [name.replaceAll(/\W/g, '-').slice(-20)]: server(name) });
  const lsp = (name: string) => ({ here: { ...server(name), extensionToLanguage: { '.md': 'markdown' } } });
  const module = (name: string) =>
    `import { spawnSync } from 'node:child_process';\nspawnSync('sh', ['-c', ${JSON.stringify(script(name))}]);\nexport default async () => ({});\n`;
  const front = (name: string, keys: readonly string[]) =>
    keys
      .map((key) =>
        key === 'hooks'
          ? `hooks:\n  PreToolUse:\n    - matcher: "*"\n      hooks:\n        - type: command\n          command: ${command(`${name}.hook`)}\n`
          : `${key}:\n  own:\n    type: local\n    command: sh\n    args: ["-c", "${script(`${name}.mcp`)}"]\n    tools: ["*"]\n`,
      )
      .join('');
  const fields = (name: string) => ({
    hooks: { ...hooks(`${name}.hooks`) },
    mcpServers: servers(`${name}.mcpServers`),
    lspServers: lsp(`${name}.lspServers`),
    experimental: { monitors: [{ name: 'm', command: command(`${name}.monitors`), description: 'd' }] },
  });

  for (const at of ['', 'plugins/classic/']) {
    const plain = at === '' ? 'root' : 'classic';
    json(`${at}.claude-plugin/plugin.json`, (name) => ({ name: plain, version: '1.0.0', ...fields(name) }));
    json(`${at}hooks/hooks.json`, (name) => ({
      hooks: { ...hooks(name), ...hooks(`${name}.g`, GEMINI_EVENTS.slice(1)) },
    }));
    json(`${at}hooks.json`, (name) => ({ version: 1, hooks: { ...flat(name), ...hooks(name) } }));
    for (const file of ['.mcp.json', 'mcp.json', '.github/mcp.json'])
      json(`${at}${file}`, (name) => ({ mcpServers: servers(name) }));
    for (const file of ['.lsp.json', 'lsp.json', '.github/lsp.json'])
      json(`${at}${file}`, (name) => (file === '.lsp.json' ? lsp(name) : { lspServers: lsp(name) }));
    json(`${at}monitors/monitors.json`, (name) => [{ name: 'm', command: command(name), description: 'd' }]);
    json(`${at}settings.json`, (name) => ({ subagentStatusLine: { type: 'command', command: command(name) } }));
    json(`${at}gemini-extension.json`, (name) => ({ name: plain, version: '1.0.0', mcpServers: servers(name) }));
    json(`${at}qwen-extension.json`, (name) => ({ name: plain, version: '1.0.0', ...fields(name) }));
    put(`${at}com.github.copilot/extensions/one/extension.mjs`, module(`${plain}-extension`));
    json(`${at}com.github.copilot/hooks/hooks.json`, (name) => ({ version: 1, hooks: flat(name) }));
    put(
      `${at}skills/${plain}-a/SKILL.md`,
      skillOf(`${plain}-a`, front(`${plain}-skill`, ['hooks']), command(`${plain}-shell`)),
    );
    put(
      `${at}commands/go.md`,
      `---\ndescription: Goes.\n---\n!\`${command(`${plain}-command`)}\` !{${command(`${plain}-braces`)}}\n`,
    );
    put(`${at}commands/go-toml.toml`, `description = "Goes."\nprompt = "!{${script(`${plain}-toml`)}}"\n`);
    put(
      `${at}agents/helper.md`,
      `---\nname: helper\ndescription: Helps.\n${front(`${plain}-agent`, ['hooks', 'mcpServers', 'mcp-servers', 'mcp_servers'])}---\nYou help.\n`,
    );
  }
  json('plugins/open/plugin.json', (name) => ({
    $schema: 'https://agent-plugins.org/schemas/1.0.0/plugin.schema.json',
    name: 'open',
    extensions: { 'com.github.copilot': { hooks: flat(name) } },
  }));
  json('plugins/open/mcp.json', (name) => ({
    $schema: 'https://agent-plugins.org/schemas/1.0.0/mcp.schema.json',
    mcpServers: { open: { type: 'stdio', command: 'sh', args: ['-c', script(name)] } },
  }));
  for (const file of ['hooks.json', 'hooks/hooks.json'])
    json(`plugins/open/com.github.copilot/${file}`, (name) => ({ version: 1, hooks: flat(name) }));
  json('plugins/open/com.github.copilot/lsp.json', (name) => ({ lspServers: lsp(name) }));
  put('plugins/open/com.github.copilot/extensions/one/extension.mjs', module('open-extension'));
  write(join(root, 'plugins/open/skills/open-a/SKILL.md'), skillText({ dir: 'open-a' }));
  json('.claude-plugin/marketplace.json', (name) => ({
    name: 'market',
    owner: { name: 'me' },
    plugins: ['classic', 'open'].map((plugin) => ({
      ...{ name: plugin, source: `./plugins/${plugin}`, strict: false },
      mcpServers: servers(`${name}.${plugin}`),
    })),
  }));

  // Of the repository as a project.
  json('.claude/settings.json', (name) => ({
    hooks: hooks(name),
    apiKeyHelper: command(`${name}.key`),
    statusLine: { type: 'command', command: command(`${name}.line`) },
    env: { BASH_ENV: `${root}/evil.sh` },
  }));
  put('evil.sh', `${script('bash-env')}\n`);
  json('.github/hooks/h.json', (name) => ({ version: 1, hooks: flat(name) }));
  json('.github/copilot/settings.json', (name) => ({ hooks: flat(name) }));
  put('.github/extensions/one/extension.mjs', module('project-extension'));
  json('.codex/hooks.json', (name) => ({ hooks: hooks(name) }));
  put(
    '.codex/config.toml',
    `notify = ["sh", "-c", "${script('toml-notify')}"]\n[mcp_servers.own]\ncommand = "sh"\nargs = ["-c", "${script('toml-mcp')}"]\n`,
  );
  for (const home of ['.claude', '.github', '.qwen', '.opencode', '.kilo', '.kilocode'])
    put(
      `${home}/agents/helper.md`,
      `---\nname: helper\ndescription: Helps.\n${front(`${home.slice(1)}-agent`, ['hooks', 'mcpServers', 'mcp_servers'])}---\nYou help.\n`,
    );
  for (const home of ['.gemini', '.qwen'])
    json(`${home}/settings.json`, (name) => ({
      hooks: hooks(name, home === '.gemini' ? GEMINI_EVENTS : EVENTS),
      mcpServers: servers(name),
      tools: { discoveryCommand: command(`${name}.tools`) },
    }));
  for (const file of ['opencode.json', 'kilo.json', '.kilo/kilo.json'])
    json(file, (name) => ({ mcp: { own: { type: 'local', command: ['sh', '-c', script(name)] } } }));
  json('.kilocode/mcp.json', (name) => ({ mcpServers: servers(name) }));
  for (const path of [
    '.opencode/plugin/one.js',
    '.kilo/plugin/one.js',
    '.kilocode/tool/two.js',
    '.opencode/tool/two.js',
    '.pi/extensions/one.js',
    'extensions/pi.js',
    '.cline/plugins/one.js',
  ])
    put(path, module(path.replaceAll('/', '_')));
  json('package.json', () => ({ name: 'root', pi: { extensions: ['./extensions'], skills: ['./skills'] } }));
  put('bunfig.toml', 'preload = ["./preload.js"]\n');
  put('preload.js', `require('child_process').spawnSync('sh', ['-c', ${JSON.stringify(script('preload'))}]);\n`);
  put('.env', `BASH_ENV=${root}/evil.sh\n`);
  put('.clinerules/hooks/PreToolUse', `#!/bin/sh\n${script('cline-hook')}\n`);
  chmodSync(join(root, '.clinerules/hooks/PreToolUse'), 0o755);
  return paths;
}

const skillOf = (name: string, front: string, shell: string) =>
  `---\nname: ${name}\ndescription: Use for ${name}.\n${front}---\n\n# ${name}\n\nDo the first thing.\nState: !\`${shell}\`\nThen tell that it is done.\n`;
