import { chmodSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ALL_AGENTS } from '../../../lib/agents/index.js';
import { parseAgentKeys } from '../../../lib/contract/agent-key.js';
import { isJson } from '../../../lib/input/json-value.js';
import { readSource } from '../../../lib/setup/source/source.js';
import { lintSource } from '../../../src/check/lint-source.js';
import { skill, writeTree } from '../../helpers/file-tree.js';
import { write } from '../../helpers/plugin.js';
import { linkIn } from '../../helpers/project.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';

const newFolder = temporaryFolder();

async function lint(files: Record<string, unknown>, names = ['claude', 'codex', 'copilot']) {
  const root = newFolder();
  const texts = Object.entries(files).map(([path, value]) => [
    path,
    typeof value === 'string' ? value : JSON.stringify(value, null, 2),
  ]);
  const given = { '.claude-plugin/plugin.json': '{"name": "kit"}', 'skills/one/SKILL.md': skill('one') };
  writeTree(root, { ...given, ...Object.fromEntries(texts) });
  for (const [path = '', text] of texts) if (text?.startsWith('#!')) chmodSync(join(root, path), 0o755);
  const keys = parseAgentKeys(names, ALL_AGENTS);
  const findings = await lintSource({ cwd: root, source: await readSource(root), corpus: null, keys, baseline: null });
  return findings.map(({ rule, severity, line, file, message, consequences, fix }) => ({
    is: `${severity} ${rule} ${file}:${line}`,
    ...{ message, fix, agents: Object.keys(consequences).join(' '), consequences },
  }));
}

const hooks = (event: string, matcher: string | undefined, command: string) => ({
  hooks: { [event]: [{ ...(matcher === undefined ? {} : { matcher }), hooks: [{ type: 'command', command }] }] },
});
// biome-ignore lint/suspicious/noTemplateCurlyInString: the shell's own words.
const ROOTED = 'node "${CLAUDE_PLUGIN_ROOT}/hooks/h.js"';

describe('hooks that wait for nothing', () => {
  it.each([
    ['PreTooluse', /no agent has a hook event 'PreTooluse'/, 'write PreToolUse.'],
    ['SesionStart', /'SesionStart'/, 'write SessionStart.'],
    ['PreTool', /'PreTool'/, 'write PreToolUse.'],
    ['Session', /'Session'/, 'write SessionStart or SessionEnd.'],
    [
      'Pre',
      /'Pre'/,
      'name an event that the agent has (PreToolUse, PostToolUse, UserPromptSubmit, SessionStart, SessionEnd, Stop, SubagentStart, SubagentStop and 2 more); letter case counts.',
    ],
    ['beforetool', /'beforetool'/, 'write PreToolUse.'],
    ['BeforeToolUse', /'BeforeToolUse'/, 'write PreToolUse.'],
    ['AfterToolUse', /'AfterToolUse'/, 'write PostToolUse.'],
    ['SubagentStrat', /'SubagentStrat'/, 'write SubagentStart.'],
  ])('are named by their event: %s', async (event, message, fix) => {
    expect(await lint({ 'hooks/hooks.json': hooks(event, 'Bash', 'true') })).toEqual([
      expect.objectContaining({
        is: 'error hook-event hooks/hooks.json:3',
        message: expect.stringMatching(message),
        fix,
      }),
    ]);
  });

  it('are named where other agents spell the event otherwise: preToolUse', async () => {
    expect(await lint({ 'hooks/hooks.json': hooks('preToolUse', undefined, 'true') })).toEqual([
      expect.objectContaining({ is: 'warning hook-event hooks/hooks.json:3', fix: 'write PreToolUse.' }),
    ]);
  });

  it.each(['PreToolUse', 'SessionEnd', 'BeforeTool', 'PreModelSwitch', 'userPromptSubmitted'])(
    'are not those of an event that some agent has: %s',
    async (event) => {
      expect(await lint({ 'hooks/hooks.json': hooks(event, undefined, 'true') })).toEqual([]);
    },
  );

  it.each([
    ['bash', 'claude codex'],
    ['Read|edit', 'claude codex'],
    ['', 'copilot'],
    ['Bash|Write', ''],
    ['.*', ''],
    ['mcp__kit__.*', ''],
  ])('are named by their matcher: %j, lost on %j', async (matcher, agents) => {
    const found = await lint({ 'hooks/hooks.json': hooks('PreToolUse', matcher, 'true') });
    expect(found.map(({ is, agents: lost }) => [is, lost])).toEqual(
      agents === '' ? [] : [['warning hook-matcher hooks/hooks.json:5', agents]],
    );
  });

  it('are not those of other events with an empty matcher, nor those of a file that no agent reads', async () => {
    expect(await lint({ 'hooks/hooks.json': hooks('SessionStart', '', 'true') })).toEqual([]);
    expect(await lint({ 'hooks/hooks-cursor.json': hooks('beforeShell', '', 'hooks/h.js'), 'hooks/h.js': '' })).toEqual(
      [
        expect.objectContaining({
          is: 'error hook-missing hooks/hooks-cursor.json:9',
          fix: expect.stringMatching(/^run `chmod \+x hooks\/h\.js`;/),
        }),
      ],
    );
  });

  it.each([
    ['node hooks/h.js', 'claude codex'],
    ['hooks/h.js', 'claude codex'],
    ['$CLAUDE_PROJECT_DIR/hooks/h.js', 'claude codex copilot'],
    [ROOTED, ''],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the shell's own words.
    ['cd "${CLAUDE_PLUGIN_ROOT}" && node hooks/h.js', ''],
  ])('are those whose script is looked for in the project: %s', async (command, agents) => {
    const found = await lint({
      'hooks/hooks.json': hooks('PreToolUse', 'Bash', command),
      'hooks/h.js': 'process.exit(0);',
    });
    const missing = found.filter(({ is }) => is.includes('hook-missing'));
    expect(missing.map(({ is, agents: lost }) => [is, lost])).toEqual(
      agents === '' ? [] : [['error hook-missing hooks/hooks.json:9', agents]],
    );
  });
});

describe('a file of a custom agent or a command', () => {
  it.each([
    ['skills: one, two', 4, 'write `skills: [one, two]`; `agent-routing check --fix` does that.'],
    ['skills:\n  one: true', 4, 'write `skills: [one]`.'],
    ['infer: "yes"', 4, 'write `infer: true`; `agent-routing check --fix` does that.'],
    ['infer: maybe', 4, 'write `infer: false`.'],
    ['skills: one two', 4, 'write `skills: [one, two]`.'],
    ['skills: one, two # both', 4, 'write `skills: [one, two]`.'],
    ['description: Again: it', 4, 'keep one of the two lines.'],
    ['tools: Read: Write', 4, /; `agent-routing check --fix` does that\.$/],
  ])('with %j is told the line to write', async (field, line, fix) => {
    const found = await lint({ 'agents/a.md': `---\nname: a\ndescription: Reviews.\n${field}\n---\nDo it.\n` });
    const [lost] = found.filter(({ is }) => is.startsWith('error'));
    expect([lost?.is, lost?.fix]).toEqual([
      `error plugin-part agents/a.md:${line}`,
      typeof fix === 'string' ? fix : expect.stringMatching(fix),
    ]);
  });

  it.each<[string, string, string, number?]>([
    ['agents/a.md', 'name: a\ndescription: "Reviews: code."', ''],
    ['agents/a.md', 'name: a\ndescription: Reviews: code.', 'copilot', 3],
    ['agents/a.md', 'name: a', 'claude copilot'],
    ['agents/a.md', 'name: a\nwhen_to_use: For code.', 'copilot'],
    ['agents/a.md', 'name: a\ndescription: "Reviews code.', 'claude copilot', 3],
    ['agents/a.md', 'name: 7\ndescription: Reviews code.', 'claude copilot', 2],
    ['agents/more/a.md', 'name: a\ndescription: Reviews code.', 'copilot'],
    ['commands/c.md', 'description: Deploys.\nargument-hint: [env]', 'copilot', 3],
    ['commands/c.md', 'model: sonnet', ''],
    ['commands/c.md', 'description: Deploys.\ndisable-model-invocation: true', ''],
  ])(
    '%s with %j is named for the agents that leave it or its description out: %j',
    async (path, fields, agents, line = 1) => {
      const found = await lint({ [path]: `---\n${fields}\n---\nDo it.\n` });
      expect(found.map(({ is, agents: lost }) => [is, lost])).toEqual(
        agents === '' ? [] : [[`error plugin-part ${path}:${line}`, agents]],
      );
    },
  );

  it('names all the skills that its text asks for and its tools hide', async () => {
    const skill = (name: string) => `---\nname: ${name}\ndescription: Says when to use ${name}.\n---\nDo it.\n`;
    const body = 'Use the red-one skill.\nThen use the blue-one skill, and the red-one skill again.';
    const found = await lint({
      'agents/a.md': `---\nname: a\ndescription: Reviews.\ntools: Read\n---\n${body}\n`,
      ...Object.fromEntries(['red-one', 'blue-one'].map((name) => [`skills/${name}/SKILL.md`, skill(name)])),
    });
    expect(found.find(({ is }) => is.includes('plugin-part'))).toMatchObject({
      message: "its text asks for the skills 'red-one', 'blue-one', and its list of tools has no Skill",
      fix: 'add `Skill` to `tools` in its front matter, or write `skills: [red-one, blue-one]` there.',
    });
  });

  it('counts only where the way of installing brings it', async () => {
    const found = await lint({ 'agents/a.md': 'No front matter.' });
    expect(found[0]?.consequences).toEqual({
      copilot: 'GitHub Copilot CLI does not list it to its model: there is no front matter',
    });
  });
});

describe('what a plugin declares', () => {
  it.each(['skills', 'agents', 'commands', 'hooks', 'mcpServers', 'outputStyles'])(
    'is a finding where %s names a path at which there is nothing',
    async (field) => {
      const named = field === 'agents' || field === 'commands' ? './nothere.md' : './nothere';
      const found = await lint({ '.claude-plugin/plugin.json': { name: 'kit', [field]: named } });
      expect(found).toContainEqual(
        expect.objectContaining({
          is: 'error plugin-path .claude-plugin/plugin.json:1',
          message: expect.stringContaining(named),
          fix: `correct the path, add the file, or take \`${field}\` out of plugin.json.`,
        }),
      );
    },
  );

  it('is named with the line at which the manifest of an extension cannot be read', async () => {
    expect(await lint({ 'gemini-extension.json': '{\n  "name": "kit",\n  "version": "1.0.0",\n}' })).toEqual([
      expect.objectContaining({ is: 'error plugin-manifest gemini-extension.json:3' }),
    ]);
  });

  it('is none where the file is there', async () => {
    const files = {
      '.claude-plugin/plugin.json': { name: 'kit', hooks: './more/h.json' },
      'more/h.json': { hooks: {} },
    };
    expect(await lint(files)).toEqual([]);
  });

  it('is named with the line at which its servers cannot be read', async () => {
    expect(await lint({ '.mcp.json': '{\n  "mcpServers": {},\n}' })).toEqual([
      expect.objectContaining({ is: 'error plugin-servers .mcp.json:2' }),
    ]);
  });

  // Measured with servers that answered, beside one that was wrong in this way.
  it.each<[unknown, string, string]>([
    [{ args: ['x'] }, 'command', 'claude copilot'],
    [{ command: 'node', args: 'x' }, 'args', 'claude copilot'],
    [{ command: 'node', env: { A: 5 } }, 'env.A', 'claude copilot'],
    [{ type: 'remote', url: 'https://x.example' }, 'type', 'claude copilot'],
    [{ command: 5 }, 'command', 'claude'],
    [{ command: 'node' }, '', ''],
    [{ type: 'http', url: 'https://x.example/mcp' }, '', ''],
  ])('is a server that %j does not start', async (server, path, agents) => {
    const found = await lint({ '.mcp.json': { mcpServers: { good: { command: 'node' }, bad: server } } });
    expect(found.map(({ message, agents: lost }) => [message.split(': ')[0], lost])).toEqual(
      agents === '' ? [] : [[`mcpServers.bad.${path}`, agents]],
    );
    if (agents.includes('copilot'))
      expect(found[0]?.consequences).toMatchObject({
        claude: 'Claude Code does not start this server',
        copilot: 'GitHub Copilot CLI starts none of the servers in this file',
      });
  });
});

describe('a server of another shape', () => {
  const CALL = '"command": "npx", "args": ["-y", "@acme/cal"]';
  const HTTP = '"type": "http", "url": "https://x.example"';
  // With what the fix says in the place of it, each was taken by Claude Code 2.1.330 and Copilot CLI 1.0.102.
  it.each<[unknown, string, string]>([
    [{ cal: { command: 'npx -y @acme/cal' } }, '.cal.command: a command has no blanks', `write ${CALL}.`],
    [{ cal: { command: 'npx -y', args: ['@acme/cal'] } }, '.cal.command: a command has', `write ${CALL}.`],
    [{ cal: { command: ['npx', '-y', '@acme/cal'] } }, '.cal.command: `command` is a list', `write ${CALL}.`],
    [{ cal: { command: 'npx', args: '-y "a b"' } }, '.cal.args: `args` must be', 'write "args": ["-y", "a b"].'],
    [{ cal: { command: 'npx', args: ['-p', 80] } }, '.cal.args: `args` must be', 'write "args": ["-p", "80"].'],
    [{ cal: { command: 'npx', env: { A: true } } }, '.cal.env.A: `A` must be text', 'write "A": "true".'],
    [{ cal: 'npx -y @acme/cal' }, '.cal: a server is an object', `write {${CALL}}.`],
    [{ cal: 'https://x.example' }, '.cal: a server is an object', `write {${HTTP}}.`],
    [[{ name: 'cal', command: 'npx', args: [] }], ': it is a list', 'write {"cal": {"command": "npx", "args": []}}.'],
    ['npx', ': it is "npx", and not an object', 'write {"NAME": {"command": "…", "args": ["…"]}}.'],
    [{ cal: { url: 'https://x.example' } }, '.cal: a server with a `url` needs', 'add "type": "http".'],
    [{ cal: { url: 'https://x.example/sse' } }, '.cal: a server with a `url` needs', 'add "type": "sse".'],
    [{ cal: { type: 'https', url: 'https://x' } }, '.cal.type: "https" is no type', 'write "type": "http".'],
    [{ cal: { type: 'shell', command: 'npx' } }, '.cal.type: "shell" is no type', 'write "type": "stdio".'],
    [{ cal: { type: 'http', uri: 'https://x' } }, '.cal.uri: it has no `url`, but', 'write `url` for `uri`.'],
    [{ cal: { serverUrl: 'https://x.example' } }, '.cal.serverUrl: it has no `url`, but', `write ${HTTP}.`],
    [{ cal: { cmd: 'npx' } }, '.cal.cmd: it has no `command`, but', 'write `command` for `cmd`.'],
    [{ cal: { comand: 'npx' } }, '.cal.comand: it has no `command`, but', 'write `command` for `comand`.'],
    [{ cal: { type: 'sse' } }, '.cal.url: it has no `url`', 'add its address, "url": "https://…".'],
  ])('is put right with the values that are there: %j', async (mcpServers, message, fix) => {
    const found = await lint({ '.mcp.json': { mcpServers } });
    expect(found.map((one) => [one.message, one.fix, one.agents])).toEqual([
      [expect.stringContaining(`mcpServers${message}`), fix, 'claude copilot'],
    ]);
    const inline = await lint({ '.claude-plugin/plugin.json': { name: 'kit', mcpServers } });
    // What is no object has the field's own words there.
    for (const one of isJson(mcpServers) ? inline : [])
      expect([`mcpServers${message}`.split(': ')[0], one.message, one.fix]).toEqual([
        ...(found[0]?.message.split(/: (.*)/s).slice(0, 2) ?? []),
        fix,
      ]);
  });
});

describe('the script of a server', () => {
  const ROOT = '$' + '{CLAUDE_PLUGIN_ROOT}/';
  const server = (script: string, more: object = {}) => ({
    '.mcp.json': { mcpServers: { clock: { command: 'node', args: [script], ...more } } },
  });
  const OWN = server(`${ROOT}servers/clock.mjs`);
  it.each<[string, Record<string, unknown>, string]>([
    ['is not there', OWN, 'does not exist'],
    [
      'holds no code',
      { ...OWN, 'servers/clock.mjs': '#!/usr/bin/env node\n/* for\n now */\n// none\n' },
      'holds no code',
    ],
    [
      'imports what is not there',
      { ...OWN, 'servers/clock.mjs': "import {\n  hands,\n} from './lib/hands.mjs';\nhands();\n" },
      'imports ./lib/hands.mjs, which does not exist',
    ],
    [
      'requires what is not there',
      { ...OWN, 'servers/clock.mjs': "const hands = require('./hands.cjs');\n" },
      'imports ./hands.cjs, which does not exist',
    ],
    ['is named from its folder', server('./servers/clock.mjs', { cwd: '.' }), 'does not exist'],
    [
      'cannot be read',
      { ...OWN, 'servers/clock.mjs': 'move(;\n' },
      "cannot start (line 1): SyntaxError: Unexpected token ';'",
    ],
  ])('is an error where it %s', async (_, files, message) => {
    const found = await lint(files);
    expect(found.map(({ is }) => is)).toEqual(['error plugin-servers .mcp.json:6']);
    expect(found[0]?.message).toBe(`its script servers/clock.mjs ${message}`);
  });

  it('is an error where it is the command, and not executable, for each way in which a server is started so', async () => {
    const started = (command: string, more: object = {}) => ({
      '.mcp.json': { mcpServers: { clock: { command, ...more } } },
    });
    const [sealed, open] = ['import("node:fs");\n', '#!/usr/bin/env node\nimport("node:fs");\n'];
    for (const [command, path] of [
      [`${ROOT}servers/clock.mjs`, 'servers/clock.mjs'],
      [`${ROOT}bin/clock`, 'bin/clock'],
    ] as const) {
      const [found, ...more] = await lint({ ...started(command), [path]: sealed }, ['claude']);
      expect([found?.is, found?.message, found?.fix, ...more]).toEqual([
        ...['error plugin-servers .mcp.json:4', `its script ${path} is not executable`],
        `run \`chmod +x ${path}\`; \`agent-routing check --fix\` does that.`,
      ]);
      expect(await lint({ ...started(command), [path]: open }, ['claude'])).toEqual([]);
    }
    expect(
      await lint({ ...started('node', { args: [`${ROOT}bin/clock.mjs`] }), 'bin/clock.mjs': sealed }, ['claude']),
    ).toEqual([]);
  });

  it('has the name of what is there in its import, or of itself in the declaration', async () => {
    const fixes = async (files: Record<string, unknown>) => (await lint({ ...OWN, ...files })).map(({ fix }) => fix);
    expect(await fixes({ 'servers/clok.mjs': 'tick();\n' })).toEqual(['write servers/clok.mjs.']);
    const script = { 'servers/clock.mjs': "import { hands } from './lib/hands.mjs';\nhands();\n" };
    expect(await fixes({ ...script, 'servers/lib/hand.mjs': 'tick();\n' })).toEqual(['write ./lib/hand.mjs.']);
    expect(await fixes(script)).toEqual([expect.stringMatching(/^correct it, or bring back what it names/)]);
  });

  const line = (text: string, command = 'sh', option = '-c') => ({ command, args: [option, text] });
  const VAR = '$CLAUDE_PLUGIN_ROOT';
  it.each<[string, Record<string, unknown>]>([
    [
      'of a line for a shell that `check` prescribes',
      {
        ...line(`[ "${VAR}" ] || CLAUDE_PLUGIN_ROOT=.; exec node "${VAR}/servers/clock.mjs"`),
        cwd: '.',
      },
    ],
    ['of a line, after options', line(`exec node --no-warnings '${ROOT}servers/clock.mjs' --fast`, 'bash', '-lc')],
    ['of a line, in the folder to which it changes', line(`cd "${VAR}/servers" && node clock.mjs`, '/bin/zsh')],
    ['of a line, after another', line(`node "${ROOT}first.mjs"\n"${ROOT}servers/clock.mjs"`)],
    ['of a line, with a default', line('exec node "${CLAUDE_PLUGIN_ROOT:-.}/servers/clock.mjs"')],
    ['that a program imports', line(`import("${ROOT}servers/clock.mjs")`, 'node', '-e')],
    [
      'of a program that reads the variable',
      line("import(process.env.PLUGIN_ROOT + '/servers/clock.mjs')", 'node', '-e'),
    ],
    ['of a text with the variable', line('import(`${process.env.PLUGIN_ROOT}/servers/clock.mjs`)', 'node', '--eval')],
    ['of Windows', line('node "%CLAUDE_PLUGIN_ROOT%\\servers\\clock.mjs"', 'cmd', '/c')],
    ['of Windows, word by word', { command: 'cmd', args: ['/c', 'node', `${ROOT}servers/clock.mjs`] }],
    ['in a variable', { ...line('exec node "$CLOCK"'), env: { CLOCK: `${ROOT}servers/clock.mjs` } }],
    ['of `env`', { command: 'env', args: ['A=b', 'node', `${ROOT}servers/clock.mjs`] }],
    ['of uv', { command: 'uv', args: ['run', '--directory', `${ROOT}servers`, 'clock.mjs'] }],
  ])('is an error where it is gone, %s', async (_, clock) => {
    const files = { '.mcp.json': { mcpServers: { clock } }, 'first.mjs': 'go();' };
    const gone = (await lint(files)).map(({ message }) => message);
    expect(gone).toEqual(['its script servers/clock.mjs does not exist']);
    // With a default in the braces, Claude Code takes that.
    expect(await lint({ ...files, 'servers/clock.mjs': 'go();' }, ['copilot'])).toEqual([]);
  });

  it.each([
    line(`[ -f "${VAR}/own.sh" ] && . ./own.sh; exec kit-server --config "${VAR}/a.js"`),
    line(`test -x "${ROOT}own.sh" || npm run build; exec node "${ROOT}dist/clock.mjs"`),
    line('cd "$HOME" && node clock.mjs'),
    { command: 'npx', args: ['-p', 'kit', 'kit-server', `${ROOT}a.js`] },
    { command: 'docker', args: ['run', '-p', '80:80', '-v', `${ROOT}a.sh:/a.sh`, 'kit'] },
  ])('is not what a line only asks about, or gives to another program: %j', async (clock) => {
    expect(await lint({ '.mcp.json': { mcpServers: { clock } } })).toEqual([]);
  });

  it.each<[Record<string, unknown>, string]>([
    [server('./servers/clock.mjs'), 'servers/clock.mjs'],
    [server('servers/clock.mjs'), 'servers/clock.mjs'],
    [{ '.mcp.json': { mcpServers: { clock: { command: './servers/clock' } } } }, 'servers/clock'],
  ])('is not in the project where it starts: %j', async (files, path) => {
    expect(await lint({ ...files, [path]: 'go();' })).toEqual([
      expect.objectContaining({
        is: expect.stringMatching(/^error plugin-servers \.mcp\.json:[46]$/),
        fix: expect.stringMatching(
          new RegExp(`^write \\${ROOT}${path}; or, for codex too, "command": "sh", .*, "cwd": "."\\.$`),
        ),
        agents: 'claude',
      }),
    ]);
  });

  const ALL = ['claude', 'codex+plugin', 'copilot', 'gemini'];
  const args = (...words: string[]) => ({ command: 'node', args: words });
  const [PLAIN, BARE] = ['${CLAUDE_PLUGIN_ROOT}', '$CLAUDE_PLUGIN_ROOT'];
  // Each was started on the three: Claude Code 2.1.330, Codex 0.169.0, Copilot CLI 1.0.102.
  it.each<[Record<string, unknown>, string]>([
    [args(`${ROOT}a.mjs`), 'codex+plugin'],
    [{ ...args(`${ROOT}a.mjs`), cwd: '.' }, 'codex+plugin'],
    [{ command: `${ROOT}a.mjs` }, 'codex+plugin'],
    [{ ...args('./a.mjs'), cwd: '.' }, 'claude copilot'],
    [{ ...args('a.mjs'), cwd: 'sub' }, 'claude copilot'],
    [{ command: './a.mjs', cwd: '.' }, 'claude copilot'],
    [args('./a.mjs'), 'claude codex+plugin'],
    [{ ...args('./a.mjs'), cwd: PLAIN }, 'claude codex+plugin'],
    [args('${PLUGIN_ROOT}/a.mjs'), 'claude codex+plugin'],
    [args(`${BARE}/a.mjs`), 'claude codex+plugin'],
    [{ ...args('${CLAUDE_PLUGIN_ROOT:-.}/a.mjs'), cwd: '.' }, 'claude codex+plugin'],
    [{ command: 'uv', args: ['run', '--directory', PLAIN, 'kit'] }, 'codex+plugin'],
    [args('--no-warnings', `${ROOT}a.mjs`, "it's", '${HOME}'), 'codex+plugin'],
    [{ ...args('a.mjs'), cwd: `${ROOT}sub` }, 'claude codex+plugin'],
    [{ ...args(`${ROOT}a.mjs`), cwd: '${PLUGIN_ROOT}' }, 'codex+plugin'],
    [args('${CLAUDE_PROJECT_DIR}/a.mjs'), ''],
    [{ command: '${NODE:-node}', args: ['-v'] }, ''],
    [{ command: 'npx', args: ['-y', 'kit-server', '--config', `${ROOT}a.json`] }, ''],
    [{ command: 'uv', args: ['run', 'kit', '--db', `${ROOT}a.db`] }, ''],
    [{ command: 'kit-server', args: [`${ROOT}a.json`] }, ''],
    [{ command: '/opt/kit/server' }, ''],
    [{ type: 'http', url: 'https://x.example/mcp' }, ''],
    [{ ...args('-e', 'go()'), env: { HERE: `${ROOT}a` } }, ''],
    // A line for a shell, which sets no variable by itself.
    [line(`exec node "${BARE}/a.mjs"`), 'codex+plugin'],
    [{ ...line(`exec node "${BARE}/a.mjs"`), cwd: '.' }, 'codex+plugin'],
    [line(`exec node '${ROOT}a.mjs'`), 'codex+plugin'],
    [line(`cd "${BARE}" && exec node a.mjs`), 'codex+plugin'],
    [line(`[ "${BARE}" ] || CLAUDE_PLUGIN_ROOT=.; exec node "${BARE}/a.mjs"`), 'codex+plugin'],
    [{ ...line(`: "$\{CLAUDE_PLUGIN_ROOT:=.}"; exec node "${BARE}/a.mjs"`), cwd: '.' }, ''],
    [{ ...line('exec node "${CLAUDE_PLUGIN_ROOT:-.}/a.mjs"'), cwd: '.' }, 'claude'],
    [line('exec node "${CLAUDE_PLUGIN_ROOT:-.}/a.mjs"'), 'claude codex+plugin'],
    [{ ...line('cd "${CLAUDE_PLUGIN_ROOT:-.}" && exec node a.mjs'), cwd: '.' }, 'claude'],
    [line('exec node "$PLUGIN_ROOT/a.mjs"'), 'claude codex+plugin'],
    [line('exec node "${PLUGIN_ROOT}/a.mjs"'), 'claude codex+plugin'],
    [line("import(process.env.CLAUDE_PLUGIN_ROOT + '/a.mjs')", 'node', '-e'), ''],
    [line(`echo "${BARE}/a.mjs"; exec kit-server`), ''],
  ])('is not found where the agent does not follow its words: %j', async (own, lost) => {
    const start = (clock: unknown) =>
      lint({ '.mcp.json': { mcpServers: { clock } }, 'a.mjs': 'go();', 'sub/a.mjs': 'go();' }, ALL);
    const found = await start(own);
    expect(found.map(({ agents }) => agents)).toEqual(lost === '' ? [] : [lost]);
    for (const { is, fix } of found) {
      expect(is).toMatch(/^error plugin-servers \.mcp\.json:[4-9]$/);
      const written = JSON.parse(`{${/^write (".*)\.$/.exec(fix)?.[1]}}`);
      expect(written).toEqual({
        command: 'sh',
        args: [
          '-c',
          expect.stringMatching(
            /; (?:cd .* && )?exec \w+ .*(?:"\$CLAUDE_PLUGIN_ROOT|a\.mjs)|; exec "\$CLAUDE_PLUGIN_ROOT\//,
          ),
        ],
        cwd: '.',
      });
      expect(await start(written)).toEqual([]);
    }
  });

  it('is read where the agent looks, of a manifest of its own too', async () => {
    const own = { '.mcp.json': { mcpServers: { clock: args(`${ROOT}a.mjs`) } }, 'a.mjs': 'go();' };
    const manifest = (mcpServers: unknown) => ({ name: 'kit', version: '1.0.0', mcpServers });
    const dot = { clock: { ...args('./a.mjs'), cwd: '.' } };
    const apart = {
      '.codex-plugin/plugin.json': manifest('./codex.mcp.json'),
      'codex.mcp.json': { mcpServers: dot },
    };
    const lostIn = async (files: Record<string, unknown>) =>
      (await lint(files, ['claude', 'codex+plugin', 'copilot'])).map(({ is, agents }) => `${is} ${agents}`);
    expect(await lostIn({ ...own, ...apart })).toEqual([]);
    expect(await lostIn({ ...own, '.codex-plugin/plugin.json': manifest(dot) })).toEqual([]);
    expect(await lostIn({ ...own, '.claude-plugin/plugin.json': manifest('./.mcp.json') })).toEqual([
      'error plugin-servers .mcp.json:6 codex+plugin',
    ]);
    expect(await lostIn({ 'a.mjs': '', '.claude-plugin/plugin.json': manifest(dot) })).toEqual([
      'error plugin-servers .claude-plugin/plugin.json:8 claude copilot',
    ]);
  });

  it('is in the project that declares it for itself', async () => {
    const root = newFolder();
    const servers = '{"mcpServers": {"a": {"command": "node", "args": ["./clock.mjs"]}, "b": {"command": "./clock"}}}';
    writeTree(root, {
      '.claude/skills/one/SKILL.md': skill('one'),
      '.mcp.json': servers,
      'clock.mjs': 'go();',
      clock: '',
    });
    chmodSync(join(root, 'clock'), 0o755);
    const keys = parseAgentKeys(['claude'], ALL_AGENTS);
    const source = await readSource(root);
    expect(await lintSource({ cwd: root, source, corpus: null, keys, baseline: null })).toEqual([]);
  });

  it.each<[string, Record<string, unknown>]>([
    ['is there', { ...OWN, 'servers/clock.mjs': "import './hands.mjs';\n", 'servers/hands.mjs': 'move();\n' }],
    ['is in the project of its user', server('servers/clock.mjs')],
    ['is a folder of that project', { ...server('./docs'), 'docs/a.md': '' }],
    ['is built', server(`${ROOT}dist/clock.mjs`)],
    ['is a package', server('@clocks/clock.js-server')],
    [
      'imports what is built, or may be missing',
      {
        ...OWN,
        'servers/clock.mjs':
          "import '../dist/x.mjs';\ntry {\n  require('./y.cjs');\n} catch {}\nprint(`\n  import './z.js'`);\n",
      },
    ],
  ])('is no error where it %s', async (_, files) => {
    expect((await lint(files)).map(({ is, message }) => `${is} ${message}`)).toEqual([]);
  });

  it('is a finding for whoever names the way in which Codex has the plugin', async () => {
    const files = { ...OWN, 'servers/clock.mjs': 'go();' };
    const named = async (...agents: string[]) => (await lint(files, agents)).map((one) => `${one.is} ${one.agents}`);
    expect(await named('claude', 'codex')).toEqual([]);
    expect(await named('claude', 'codex+plugin')).toEqual(['error plugin-servers .mcp.json:6 codex+plugin']);
  });
});

describe('what to write', () => {
  const ENTRY = { matcher: 'Bash', hooks: [{ type: 'command', command: 'true' }] };
  const run = (command: string) => hooks('PreToolUse', 'Bash', command);
  const sh = (path: string) => run(`bash "$\{CLAUDE_PLUGIN_ROOT}/${path}"`);
  const server = (path: string) => ({
    '.mcp.json': { mcpServers: { clock: { command: 'node', args: [`$\{CLAUDE_PLUGIN_ROOT}/${path}`] } } },
  });

  it.each<[Record<string, unknown>, string, RegExp]>([
    [{ 'hooks/hooks.json': { hooks: { Stop: ENTRY } } }, '3 hooks.Stop is an object, and must be a list', /^put \[ \]/],
    [
      { 'hooks/hooks.json': { hooks: { Stop: [{ hooks: [{ type: 'command', command: ['bash', 'x'] }] }] } } },
      '8 hooks.Stop[0].hooks[0].command is a list, and must be one text',
      /^write "bash x"\.$/,
    ],
    [
      { 'hooks/hooks.json': { hooks: { PreToolUse: [{ ...ENTRY, matcher: { tools: ['Bash'] } }] } } },
      '5 hooks.PreToolUse[0].matcher is {"tools":["Bash"]}, and must be a string',
      /^write the names of tools as one text, such as "Bash\|Write"\.$/,
    ],
    [{ 'hooks/hooks.json': { hooks: 'x' } }, '2 hooks is "x", and must be an object', /^write \{"PreToolUse": \[\{/],
    [
      { 'hooks/hooks.json': { hooks: { Stop: ['x'] } } },
      '3 hooks.Stop[0] is "x", and must be an object',
      /^write \{"m/,
    ],
    [{ 'hooks/hooks.json': '{\n "hooks": {}\n},\n}\n' }, '3 ', /^the value has ended before it: remove `,\}` there\.$/],
    [{ 'hooks/hooks.json': '{\n "a": {}\n},\n"hooks": {}\n}\n' }, '3 ', /^the value .* closes it too early/],
    [
      { 'hooks/hooks.json': sh('hooks/X.sh'), 'hooks/x.sh': '' },
      '9 its command names hooks/X.sh',
      /^write hooks\/x\.sh;/,
    ],
    [{ 'hooks/hooks.json': sh('bin/x.sh'), 'hooks/x.sh': '' }, '9 its command names bin/x.sh', /^write hooks\/x\.sh;/],
    [{ 'hooks/hooks.json': sh('hooks/guards.sh'), 'hooks/guard.sh': '' }, '9 its', /^write hooks\/guard\.sh;/],
    [{ 'hooks/hooks.json': sh('hooks/other.sh'), 'hooks/guard.sh': '' }, '9 its', /^bring the file back/],
    [
      { ...server('servers/clock.js'), 'server/clock.js': 'go();' },
      '6 its script servers/clock.js',
      /^write server\/clock/,
    ],
    [
      { 'hooks/hooks.json': sh('hooks/x.sh'), 'hooks/x.sh': 'f() {\n  true\n}\nif true; then\n  f\n\nexit 0\n' },
      '4 it cannot start: syntax error: what begins there has no `fi`',
      /^correct that line/,
    ],
    [
      { 'hooks/hooks.json': run('echo "$CLAUDE_TOOL_INPUT" | grep -q x && exit 2') },
      '9 hooks.PreToolUse[0].hooks[0] reads $CLAUDE_TOOL_INPUT, which no agent sets',
      /^read the call from stdin, .*`jq -r \.tool_input\.command`/,
    ],
  ])('is said: %j', async (files, message, fix) => {
    const found = (await lint(files)).filter(({ is }) => /hook|servers/.test(is));
    expect(found.map((one) => [`${one.is.split(':').at(-1)} ${one.message}`, one.fix])).toEqual([
      [expect.stringContaining(message), expect.stringMatching(fix)],
    ]);
  });

  it.each([
    ["process.env.CLAUDE_TOOL_INPUT || '{}'", true],
    ["process.env['CLAUDE_FILE_PATHS']", true],
    ['os.environ.get("CLAUDE_TOOL_NAME", "")', true],
    ['os.environ["CLAUDE_TOOL_INPUT_COMMAND"]', true],
    ['os.getenv("CLAUDE_TOOL_INPUT")', true],
    ['$' + '{CLAUDE_TOOL_INPUT}', true],
    ['$' + '{CLAUDE_TOOL_INPUT:-$(cat)}', false],
    ['CLAUDE_TOOL_INPUT=$1\necho $CLAUDE_TOOL_INPUT', false],
    ['process.env.CLAUDE_TOOL_INPUT ?? readFileSync(0)', false],
    ['os.environ.get("CLAUDE_TOOL_INPUT") or sys.stdin.read()', false],
    ['$CLAUDE_PLUGIN_ROOT $CLAUDE_PROJECT_DIR', false],
  ])('is said of a script that looks for the call in its environment: %s', async (text, is_lost) => {
    const root = '$' + '{CLAUDE_PLUGIN_ROOT}';
    const files = { 'hooks/hooks.json': run(`ruby "${root}/hooks/x.rb"`), 'hooks/x.rb': text };
    expect((await lint(files)).map(({ is, message }) => `${is} ${message.split(',')[0]}`)).toEqual(
      is_lost
        ? [expect.stringMatching(/^warning hook-variable hooks\/hooks\.json:9 hooks\/x\.rb:\d reads \$CLAUDE_/)]
        : [],
    );
  });
});

describe('a hook that none of the agents in question runs', () => {
  it.each<[string, string, string]>([
    ['hooks/hook.json', 'PreToolUse', 'true'],
    ['hooks/hooks.json', 'preToolUse', 'true'],
    ['hooks/hooks.json', 'PreToolUse', 'bash $CLAUDE_PLUGIN_DIR/x'],
  ])('is an error: %s %s %s', async (path, event, command) => {
    const root = newFolder();
    const text = JSON.stringify(hooks(event, 'Bash', command));
    const plugin = { '.claude-plugin/plugin.json': '{"name": "kit"}', 'skills/one/SKILL.md': skill('one') };
    writeTree(root, { ...plugin, [path]: text });
    const keys = parseAgentKeys(['claude'], ALL_AGENTS);
    const source = await readSource(root);
    const found = await lintSource({ cwd: root, source, corpus: null, keys, baseline: null });
    expect(found.map(({ severity }) => severity)).toEqual(['error']);
  });
});

describe('a plugin.json', () => {
  it.each<[string, unknown, string, string, string]>([
    ['no name', { version: '1.0.0' }, 'error 1', '`name` is missing', 'add `"name": "…"`.'],
    ['a blank', { name: 'My Office' }, 'error 2', 'a name must not contain spaces', 'write "my-office".'],
    [
      'a number',
      '{\n"name": "kit",\n"version": 1.0}',
      'error 3',
      '`version` must be text, not 1',
      'put quotes around the value.',
    ],
    [
      'no dot',
      { name: 'kit', skills: 'skills' },
      'error 3',
      'a path must begin with ./ and stay inside the plugin',
      'write "./skills".',
    ],
    [
      'a way out',
      { name: 'kit', agents: '../shared/helper.md' },
      'error 3',
      'a path must begin with ./ and stay inside the plugin',
      'move what it names into the plugin, and write its path from there, as in "./…".',
    ],
    [
      'a name alone',
      { name: 'kit', agents: 'helper' },
      'error 3',
      'an agent must be named by its .md file',
      'take `agents` out: the folder agents is read without it, or write its path, as in "./agents/helper.md".',
    ],
    [
      'a folder',
      { name: 'kit', agents: './agents' },
      'error 3',
      'an agent must be named by its .md file',
      'take `agents` out: the folder agents is read without it.',
    ],
    ...(
      [
        ['hooks', './hooks/', './hooks/hooks.json'],
        ['hooks', ['./hooks'], './hooks/hooks.json'],
        ['mcpServers', './servers', './servers/….json'],
        ['lspServers', './lsp.JSON', './lsp.json'],
        ['monitors', './m.txt', './m.json'],
      ] as const
    ).map(([field, value, path]): [string, object, string, string, string] => [
      `${field} ${value}`,
      { name: 'kit', [field]: value },
      'error 3',
      'the name of the file must end in .json',
      `write "${path}".`,
    ]),
    [
      'no text',
      '',
      'error 1',
      expect.stringContaining('the file is empty') as never,
      expect.stringMatching(/^write \{"name": "[\w-]+"\}\.$/) as never,
    ],
    [
      'an author',
      { name: 'kit', author: 'Ann' },
      'warning 3',
      '`author` must be an object, not "Ann"',
      'write `"author": {"name": "Ann"}`.',
    ],
    [
      'tags',
      { name: 'kit', keywords: 'one, two' },
      'warning 3',
      '`keywords` must be a list, not "one, two"',
      'write `"keywords": ["one", "two"]`.',
    ],
  ])(
    'that Claude Code refuses is one finding, at its line, with what to write: %s',
    async (_, manifest, at, message, fix) => {
      const [severity, line] = at.split(' ');
      const files = {
        '.claude-plugin/plugin.json': manifest,
        'agents/a.md': '---\nname: a\ndescription: Does it.\n---\nDo it.\n',
        ...Object.fromEntries(['hooks/x', 'servers/x', 'lsp.JSON', 'm.txt'].map((file) => [file, '{}'])),
      };
      expect(await lint(files)).toEqual([
        expect.objectContaining({
          is: `${severity} plugin-manifest .claude-plugin/plugin.json:${line}`,
          message,
          fix,
          agents: 'claude',
        }),
      ]);
    },
  );
});

describe('a marketplace.json', () => {
  const plugins = [{ name: 'kit', source: './' }];
  it.each<[string, object, number, string, string]>([
    ['no owner', { name: 'market', plugins }, 1, '`owner` is missing', 'add `"owner": {"name": "…"}`.'],
    [
      'a name for an owner',
      { name: 'market', owner: 'Ann', plugins },
      3,
      '`owner` must be an object, not "Ann"',
      'write `"owner": {"name": "Ann"}`.',
    ],
    [
      'plugins by name',
      { name: 'market', owner: { name: 'Ann' }, plugins: { kit: { source: './' } } },
      6,
      '`plugins` must be a list, not an object',
      'write `"plugins": [{"name": "kit", "source": "./"}]`.',
    ],
    [
      'no source',
      { name: 'market', owner: { name: 'Ann' }, plugins: [{ name: 'kit' }] },
      7,
      '`source` is missing',
      'add `"source": "./"`.',
    ],
    [
      'a source without ./',
      { name: 'market', owner: { name: 'Ann' }, plugins: [{ name: 'kit', source: 'tools/kit' }] },
      9,
      '`source` must begin with ./',
      'write `"source": "./tools/kit"`.',
    ],
  ])('that is refused is one finding, at its line, with what to write: %s', async (_, market, line, message, fix) => {
    expect(await lint({ '.claude-plugin/marketplace.json': market })).toEqual([
      expect.objectContaining({ is: `error plugin-marketplace .claude-plugin/marketplace.json:${line}`, message, fix }),
    ]);
  });
});

describe('the tools of a custom agent', () => {
  const seen = async (tools: string, names?: string[]) =>
    (await lint({ 'agents/a.md': `---\nname: a\ndescription: Does it.\ntools: ${tools}\n---\nDo it.\n` }, names)).map(
      ({ is, fix, consequences }) => [
        is,
        fix,
        Object.values(consequences).map((why) => why.replace(/.* gives it /, '')),
      ],
    );
  it.each<[string, string, string[]]>([
    ['Bsah, Raed', 'write `Bash` for `Bsah`; write `Read` for `Raed`.', ['no tool', 'no tool']],
    ['[Read, Wriet]', 'write `Write` for `Wriet`.', ['none for Wriet', 'none for Wriet']],
    ['bash, read', 'write `Bash` for `bash`; write `Read` for `read`.', ['no tool']],
    ['Read, shell', 'write `Bash` for `shell`.', ['none for shell']],
  ])('are named where an agent gives it none for a name: %s', async (tools, fix, lost) => {
    expect(await seen(tools)).toEqual([['warning plugin-part agents/a.md:4', fix, lost]]);
  });

  it.each([
    'Read, Grep, Skill, Task, WebFetch',
    'Read, "Bash(git diff:*, git log:*)"',
    '"*"',
    'Read, mcp__notes__list, notes/list',
    'search, web, todo, codebase, fetch, usages, new, execute, agent_x, List, TeamCreate',
  ])('are left alone: %s', async (tools) => {
    expect(await seen(tools)).toEqual([]);
  });

  it('are no matter where no agent that drops names has the file', async () => {
    expect(await seen('Bsah, Raed', ['codex'])).toEqual([]);
  });
});

describe('a mistake in a custom agent or a command', () => {
  const scout = (more: string) => `---\nname: scout\ndescription: Looks around.\n${more}---\nLook around.\n`;
  const seen = async (files: Record<string, string>) =>
    (await lint(files)).map(({ is, fix, agents }) => [is, fix, agents]);
  const EXTENSION = '{"name": "kit", "version": "1.0.0"}';
  it.each<[string, Record<string, string>, string, string, string]>([
    // Copilot 1.0.102 gives it no tool, and with commas all three.
    [
      'no commas',
      { 'agents/scout.md': scout('tools: Read Grep Bash\n') },
      'error agents/scout.md:4',
      'write `tools: Read, Grep, Bash`.',
      'copilot',
    ],
    // Claude Code 2.1.330 lists one.
    [
      'one name for two',
      { 'agents/scout.md': scout(''), 'agents/scout-two.md': scout('') },
      'warning agents/scout-two.md:2',
      'rename one of the two: `name: scout-two` here.',
      'claude',
    ],
    [
      'tools as fields',
      { 'agents/scout.md': scout('tools:\n  read: true\n  search: true\n  edit: false\n') },
      'error agents/scout.md:4',
      'write `tools: [read, search]`.',
      'copilot',
    ],
    ['no text', { 'commands/go.md': '' }, 'warning commands/go.md:1', 'write what the command is to do.', ''],
    ['another form', { 'agents/scout.txt': scout('') }, 'warning agents/scout.txt:1', 'rename it to scout.md.', ''],
  ])('is one finding: %s', async (_, files, is, fix, agents) => {
    const rule = fix.startsWith('rename it') ? 'skill-file' : 'plugin-part';
    expect(await seen(files)).toEqual([[is.replace(' ', ` ${rule} `), fix, agents]]);
  });

  it('is told of a misspelt skill, and the line to write has the right one', async () => {
    expect(await seen({ 'agents/scout.md': scout('skills: onee\n') })).toEqual([
      ['warning plugin-part agents/scout.md:4', 'write one.', ''],
      ['error plugin-part agents/scout.md:4', 'write `skills: [one]`.', 'copilot'],
    ]);
  });

  it('names the fields that an agent does not know', async () => {
    const text = scout('canonical_sha: abc\nowner: me\n');
    const found = await lint({ 'gemini-extension.json': EXTENSION, 'agents/scout.md': text }, ['gemini']);
    expect(found).toEqual([
      expect.objectContaining({
        is: 'error plugin-part agents/scout.md:1',
        fix: 'remove these fields.',
        consequences: { gemini: expect.stringMatching(/it does not know `canonical_sha` and `owner`/) },
      }),
    ]);
  });

  it('is none with what agents take', async () => {
    const files = { 'agents/scout.md': scout('tools: Read, Grep\n'), 'commands/go.md': 'Go.\n' };
    expect(await seen({ ...files, 'agents/dig.md': scout('tools: Read\n').replace('scout', 'dig') })).toEqual([]);
  });
});

describe('what beginners mistake', () => {
  const agent = (head: string, body = 'You review.') => `---\n${head}\n---\n\n${body}\n`;
  const BOTH = 'name: a\ndescription: Reviews code.';
  const PRE = hooks('PreToolUse', 'Bash', 'true');
  const server = (command: string) => ({ mcpServers: { clock: { command } } });
  const guard = (text: string) => ({ 'hooks/hooks.json': hooks('PreToolUse', 'Bash', ROOTED), 'hooks/h.js': text });
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the shell's own words.
  const OWN = 'node ${CLAUDE_PLUGIN_ROOT}/server.js';
  const at = (command: string) => ({ 'hooks/hooks.json': hooks('PreToolUse', 'Bash', command) });

  it.each<[string, Record<string, unknown>, string[]]>([
    ['an agent without instructions', { 'agents/a.md': agent(BOTH, '') }, ['warning plugin-part agents/a.md:1']],
    ['hooks beside the word', { '.claude/settings.json': PRE.hooks }, ['error hook-shape .claude/settings.json:2']],
    ['a home', at('/home/me/kit/guard'), ['warning hook-missing hooks/hooks.json:9']],
    ['a script from the root', at('bash "/srv/kit/guard.sh"'), ['warning hook-missing hooks/hooks.json:9']],
    [
      'a tool of nobody',
      { 'hooks/hooks.json': hooks('PreToolUse', 'Terminal', 'true') },
      ['error hook-matcher hooks/hooks.json:5'],
    ],
    [
      'a tool by a name that no agent here has',
      { 'hooks/hooks.json': hooks('PreToolUse', 'write_file', 'true') },
      ['error hook-matcher hooks/hooks.json:5'],
    ],
    [
      'a reason on stdout',
      guard('console.log("no");\nprocess.exit(2);'),
      ['warning hook-fails-open hooks/hooks.json:9'],
    ],
    [
      'settings elsewhere',
      { '.claude/hooks.json': PRE, '.claude/setting.json': PRE, 'settings.json': { permissions: {} } },
      [
        'warning hook-unread .claude/hooks.json:1',
        'warning hook-unread .claude/setting.json:1',
        'warning hook-unread settings.json:1',
      ],
    ],
    ['hooks below hooks', { '.claude/hooks/hooks.json': PRE }, ['warning hook-unread .claude/hooks/hooks.json:1']],
    ['.claude/agent', { '.claude/agent/a.md': agent(BOTH) }, ['warning skill-file .claude/agent:1']],
    ['.claude/command', { '.claude/command/a.md': 'Go.' }, ['warning skill-file .claude/command:1']],
    ['arguments in a command', { '.mcp.json': server(OWN) }, ['error plugin-servers .mcp.json:4']],
    ['no dot', { 'mcp.json': server('node') }, ['warning plugin-servers mcp.json:1']],
    [
      'a field',
      { '.claude-plugin/plugin.json': { name: 'kit', skillz: './skills' } },
      ['warning plugin-manifest .claude-plugin/plugin.json:3'],
    ],
    [
      'a description to be written',
      { 'skills/one/SKILL.md': agent('name: one\ndescription: "TODO: write this"') },
      ['warning skill-description skills/one/SKILL.md:3'],
    ],
    ...['Changelog stuff', 'Logs stuff.', 'Helps.'].map((says): [string, Record<string, string>, string[]] => [
      `a description that says next to nothing, ${says}`,
      { 'skills/one/SKILL.md': agent(`name: one\ndescription: ${says}`) },
      ['warning skill-description skills/one/SKILL.md:3'],
    ]),
  ])('is named: %s', async (_, files, found) => {
    expect((await lint(files)).map(({ is }) => is)).toEqual(found);
  });

  it.each<[string, Record<string, unknown>]>([
    [
      'a description of two words that say it',
      { 'skills/one/SKILL.md': agent('name: one\ndescription: Redacts documents.') },
    ],
    ['an agent with instructions, without a name in a plugin', { 'agents/a.md': agent('description: Reviews code.') }],
    [
      'settings with a list of another kind',
      { '.claude/settings.json': { env: {}, additionalDirectories: ['hooks'] } },
    ],
    ['what a system has', at('/usr/bin/env true >/dev/null')],
    ['a folder that a variable names', at('cat "$HOME"/home/me/x')],
    ['a tool of another agent', { 'hooks/hooks.json': hooks('PreToolUse', 'ReadMcpResourceTool', 'true') }],
    ['a tool of a server', { 'hooks/hooks.json': hooks('PreToolUse', 'mcp__Kit__Terminal', 'true') }],
    ['a reason on stderr', guard('console.log("x"); console.error("no"); process.exit(2);')],
    ['what a program in between says', guard('console.log("x");\ncheck();\nprocess.exit(2);')],
    ['settings beside others', { '.claude/settings.json': PRE, 'settings.json': PRE, '.claude/hooks.json': PRE }],
    ['settings of a home under version control', { 'settings.json': PRE }],
    ['another program’s settings', { '.claude/notes.md': 'x', 'settings.json': { theme: 'dark' } }],
    ['a folder of notes', { '.claude/hook/notes.md': 'x', '.github/command/x.md': 'x' }],
    ['a command in a folder with blanks', { '.mcp.json': server('/opt/My Tools/server') }],
    ['a file of Cursor’s', { 'mcp.json': server('node'), '.cursor-plugin/plugin.json': { name: 'kit' } }],
    ['a field of an agent’s own', { '.claude-plugin/plugin.json': { name: 'kit', tools: [], apps: './a' } }],
    ['a description of to-do lists', { 'skills/one/SKILL.md': agent('name: one\ndescription: TODO-list keeper.') }],
  ])('is not what it resembles: %s', async (_, files) => {
    expect(await lint(files)).toEqual([]);
  });

  it.each([
    ['tools: Read, Grep', 'Use the one skill first.', ['claude', 'copilot']],
    ['tools: [Read, Grep]', 'Load `one` first.', ['claude', 'copilot']],
    ['tools: Read, skill', 'Use the one skill first.', ['claude']],
    ['tools: Read, Skill(one)', 'Use the one skill first.', ['copilot']],
    ['tools: Read, Skill', 'Use the one skill first.', null],
    ['tools: Read\nskills: [one]', 'Use the one skill first.', null],
    ['model: haiku', 'Use the one skill first.', null],
    ['tools: Read', 'Read one file first.', null],
  ])('is an agent whose text asks for a skill and that is shown none: %j, %j', async (field, text, agents) => {
    const root = newFolder();
    const told = `---\n${BOTH}\n${field}\n---\n\nAsk.\n${text}\n`;
    writeTree(root, { '.claude/skills/one/SKILL.md': skill('one'), '.claude/agents/a.md': told });
    linkIn(root, '.agents/skills', '../.claude/skills');
    const keys = parseAgentKeys(['claude', 'copilot'], ALL_AGENTS);
    const found = await lintSource({ cwd: root, source: await readSource(root), corpus: null, keys, baseline: null });
    const line = told.split('\n').indexOf(text) + 1;
    expect(found.map((one) => [one.rule, one.line, Object.keys(one.consequences)])).toEqual(
      agents ? [['plugin-part', line, agents]] : [],
    );
  });

  it.each([
    ['description: Reviews code.', /it has no `name`, which it needs in a project/],
    ['name: a', /it has no description/],
    [BOTH, null],
  ])('is a project’s agent without a field: %j', async (head, why) => {
    const root = newFolder();
    writeTree(root, { '.claude/skills/one/SKILL.md': skill('one'), '.claude/agents/a.md': agent(head) });
    const keys = parseAgentKeys(['claude'], ALL_AGENTS);
    const source = await readSource(root);
    const found = await lintSource({ cwd: root, source, corpus: null, keys, baseline: null });
    expect(found.map(({ consequences }) => consequences)).toEqual(why ? [{ claude: expect.stringMatching(why) }] : []);
  });
});

it('an interpreter is started once for a script, and again for another', async () => {
  const bin = newFolder();
  const log = join(bin, 'log');
  write(join(bin, 'sh'), `#!/bin/sh\necho read >> ${log}\nexec /bin/sh "$@"\n`);
  chmodSync(join(bin, 'sh'), 0o755);
  const path = process.env['PATH'];
  process.env['PATH'] = `${bin}:${path}`;
  try {
    const declared = hooks('PreToolUse', 'Bash', 'sh $' + '{CLAUDE_PLUGIN_ROOT}/hooks/h.sh');
    const rules = async (script: string) =>
      (await lint({ 'hooks/hooks.json': declared, 'hooks/h.sh': script })).map(({ is }) => is);
    const broken = await rules('echo no\nfi\n');
    expect(broken).toEqual([expect.stringMatching(/^error .*hooks\/h\.sh:2$/)]);
    expect(await rules('echo no\nfi\n')).toEqual(broken);
    expect(await rules('exit 2\n')).toEqual([]);
    expect(readFileSync(log, 'utf8')).toBe('read\n'.repeat(2));
  } finally {
    process.env['PATH'] = path;
  }
});
