import { describe, expect, it } from '@jest/globals';
import { ALL_AGENTS } from '../../../lib/agents/index.js';
import { parseAgentKeys } from '../../../lib/contract/agent-key.js';
import { readSource } from '../../../lib/setup/source/source.js';
import { lintSource } from '../../../src/check/lint-source.js';
import { skill, writeTree } from '../../helpers/file-tree.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';

const newFolder = temporaryFolder();

async function lint(files: Record<string, unknown>) {
  const root = newFolder();
  const texts = Object.entries(files).map(([path, value]) => [
    path,
    typeof value === 'string' ? value : JSON.stringify(value, null, 2),
  ]);
  const given = { '.claude-plugin/plugin.json': '{"name": "kit"}', 'skills/one/SKILL.md': skill('one') };
  writeTree(root, { ...given, ...Object.fromEntries(texts) });
  const keys = parseAgentKeys(['claude', 'codex', 'copilot'], ALL_AGENTS);
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
    ['beforetool', /'beforetool'/, 'write BeforeTool.'],
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
      [expect.objectContaining({ is: 'error hook-missing hooks/hooks-cursor.json:9', fix: 'chmod +x hooks/h.js' })],
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
    ['agents/a.md', 'name: a\ndescription: "Reviews: code."', ''],
    ['agents/a.md', 'name: a\ndescription: Reviews: code.', 'copilot'],
    ['agents/a.md', 'name: a', 'claude copilot'],
    ['agents/a.md', 'name: a\nwhen_to_use: For code.', 'copilot'],
    ['agents/a.md', 'name: a\ndescription: "Reviews code.', 'claude copilot'],
    ['agents/a.md', 'name: 7\ndescription: Reviews code.', 'claude copilot'],
    ['agents/more/a.md', 'name: a\ndescription: Reviews code.', 'copilot'],
    ['commands/c.md', 'description: Deploys.\nargument-hint: [env]', 'copilot'],
    ['commands/c.md', 'model: sonnet', ''],
    ['commands/c.md', 'description: Deploys.\ndisable-model-invocation: true', ''],
  ])('%s with %j is named for the agents that leave it or its description out: %j', async (path, fields, agents) => {
    const found = await lint({ [path]: `---\n${fields}\n---\nDo it.\n` });
    expect(found.map(({ is, agents: lost }) => [is, lost])).toEqual(
      agents === '' ? [] : [[`error plugin-part ${path}:1`, agents]],
    );
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
        }),
      );
    },
  );

  it('is named with the line at which the manifest of an extension cannot be read', async () => {
    expect(await lint({ 'gemini-extension.json': '{\n  "name": "kit",\n  "version": "1.0.0",\n}' })).toEqual([
      expect.objectContaining({ is: 'error plugin-manifest gemini-extension.json:4' }),
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
      expect.objectContaining({ is: 'error plugin-servers .mcp.json:3' }),
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
