import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { type Results, ResultsSchema } from '../../lib/contract/result.js';
import { defaultCacheRoot } from '../../lib/io/files/cache.js';
import { write, writePlugin } from '../helpers/plugin.js';
import { type CliOutcome, runCli } from '../helpers/run-cli.js';
import { temporaryFolder } from '../helpers/temporary-folder.js';
import { IN_FULL, inFull } from '../helpers/tested-agents.js';

const newFolder = temporaryFolder();
/** Of this test alone: others have canaries in children of theirs at the same time. */
const CANARY = `canary-of-safety-${process.pid}`;
const cache = defaultCacheRoot();

/** A plugin in which everything that can start a process would leave a mark. */
function author(marks: string): string {
  // By a script: Claude Code asks before a `touch` of its own knowledge outside the workspace.
  const script = join(newFolder(), 'mark');
  write(script, `touch ${marks}/$1\n`);
  const touch = (name: string) => `sh ${script} ${name}`;
  const hooks = (name: string) => ({
    SessionStart: [{ hooks: [{ type: 'command', command: touch(`${name}-start`) }] }],
    UserPromptSubmit: [{ hooks: [{ type: 'command', command: touch(`${name}-prompt`) }] }],
    PreToolUse: [{ matcher: '*', hooks: [{ type: 'command', command: touch(`${name}-tool`) }] }],
  });
  const server = (name: string) => ({ command: 'sh', args: ['-c', `${touch(`${name}-mcp`)}; exit 1`] });
  const front = `hooks:\n  PreToolUse:\n    - matcher: "*"\n      hooks:\n        - type: command\n          command: `;
  const root = writePlugin(
    newFolder(),
    'demo',
    [
      {
        dir: 'alpha',
        text: `---\nname: alpha\ndescription: Use for the first thing.\nallowed-tools: Bash(sh *)\n${front}${touch('skill-hook')}\n---\n\n# alpha\n\nDo the first thing.\nState: !\`${touch('skill-shell')}\`\n\n\`\`\`!\n${touch('skill-block')}\n\`\`\`\nThen tell that it is done.\n`,
      },
    ],
    { hooks: './more/hooks.json', mcpServers: { inline: server('manifest') } },
  );
  const json = (path: string, value: unknown) => write(join(root, path), JSON.stringify(value));
  json('more/hooks.json', { hooks: hooks('named') });
  json('hooks/hooks.json', { hooks: hooks('plugin') });
  json('.mcp.json', { mcpServers: { outer: server('file') } });
  json('.claude/settings.json', { hooks: hooks('project') });
  json('.codex/hooks.json', { hooks: hooks('codex') });
  json('.github/hooks/h.json', {
    version: 1,
    hooks: { sessionStart: [{ type: 'command', bash: touch('github-start') }] },
  });
  write(join(root, '.codex/config.toml'), `[mcp_servers.own]\ncommand = "sh"\nargs = ["-c", "${touch('toml-mcp')}"]\n`);
  write(
    join(root, 'agents/helper.md'),
    `---\nname: helper\ndescription: Helps.\n${front}${touch('agent-hook')}\nmcpServers:\n  own:\n    command: sh\n    args: ["-c", "${touch('agent-mcp')}"]\n---\nYou help.\n`,
  );
  write(join(root, 'commands/go.md'), `---\ndescription: Goes.\n---\n!\`${touch('command-shell')}\`\n`);
  // A case's own workspace is the source's too.
  json('work/.claude/settings.json', { hooks: hooks('workspace') });
  json('work/.mcp.json', { mcpServers: { near: server('workspace') } });
  json('work/.codex/hooks.json', { hooks: hooks('workspace-codex') });
  json('work/.github/hooks/h.json', {
    version: 1,
    hooks: { sessionStart: [{ type: 'command', bash: touch('workspace-github') }] },
  });
  json('cases.json', [{ case_id: 'a', prompt: 'Do the first thing.', expected_skill: 'alpha', workspace: 'work' }]);
  return root;
}

const parse = ({ stdout, stderr }: CliOutcome): Results => {
  if (stdout === '') throw new Error(stderr);
  return ResultsSchema.parse(JSON.parse(stdout));
};

/** Of any form that a scanner would look for; long enough to be no accident. */
const CANARIES: Record<string, string> = Object.fromEntries(
  [
    'AWS_SECRET_ACCESS_KEY',
    'GITHUB_TOKEN',
    'GH_TOKEN',
    'ANTHROPIC_API_KEY',
    'OPENAI_API_KEY',
    'CODEX_API_KEY',
    'COPILOT_GITHUB_TOKEN',
    'COPILOT_PROVIDER_API_KEY',
    'NPM_TOKEN',
    'DATABASE_URL',
  ].map((name) => [name, `${CANARY}-${name.toLowerCase()}`]),
);

describe('a source that tries to start processes', () => {
  let marks: string;
  let batch: CliOutcome;
  const seen = { children: 0, leaks: [] as string[] };
  // canary.test.ts has every way of installing.
  const KEYS = ['codex+plugin', ...(IN_FULL ? ['claude', 'copilot', 'claude+skills', 'codex', 'copilot+skills'] : [])];

  beforeAll(async () => {
    marks = newFolder();
    const root = author(marks);
    const look = setInterval(() => lookAtChildren(seen), 25);
    batch = await runCli(['run', '--agents', KEYS.join(','), '--json'], { cwd: root, cache, env: CANARIES });
    clearInterval(look);
  });

  it('starts none of them on any agent, and its skill is loaded all the same', () => {
    const rows = parse(batch).results.map((row) => [row.agent, row.status, row.error]);
    expect(rows).toEqual(KEYS.map((key) => [key, 'pass', null]));
    expect(readdirSync(marks)).toEqual([]);
  });

  it('gets no secret of ours in the environment of any child', () => {
    expect(seen.children).toBeGreaterThan(KEYS.length);
    expect(seen.leaks).toEqual([]);
  });

  it('gets no secret of ours into any file of the artifact, nor into what the tool printed', () => {
    const files = readdirSync(batch.folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    expect(files.length).toBeGreaterThan(4 * KEYS.length);
    const texts = files.map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
    expect([...texts, batch.stdout, batch.stderr].filter((text) => text.includes(CANARY))).toEqual([]);
  });

  inFull.it('may start them when the user allows it, so that the marks of this test are known to work', async () => {
    const marks = newFolder();
    const root = author(marks);
    const allowed = await runCli(
      // In a sandbox nothing could leave a mark out here.
      ['run', '--agents', 'claude', '--allow-source-processes', '--sandbox', 'none', '--json'],
      { cwd: root, cache },
    );
    expect(parse(allowed).results.map((row) => row.status)).toEqual(['pass']);
    expect(readdirSync(marks)).toEqual(
      expect.arrayContaining(['plugin-start', 'plugin-tool', 'skill-shell', 'file-mcp']),
    );
  });
});

function lookAtChildren(seen: { children: number; leaks: string[] }): void {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const environ = readFileSync(`/proc/${pid}/environ`, 'utf8');
      if (!environ.includes('AGENT_ROUTING_UNIT=')) continue;
      seen.children++;
      if (environ.includes(CANARY)) seen.leaks.push(readFileSync(`/proc/${pid}/cmdline`, 'utf8').slice(0, 200));
    } catch {
      // Gone in the meantime.
    }
  }
}
