import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { DEFAULT_AGENTS } from '../../lib/agents/index.js';
import { defaultCacheRoot } from '../../lib/io/files/cache.js';
import { writeCanaries } from '../helpers/canary-plugin.js';
import { write } from '../helpers/plugin.js';
import { runCliHere } from '../helpers/run-cli-here.js';
import { temporaryFolder } from '../helpers/temporary-folder.js';
import { IN_FULL, inFull } from '../helpers/tested-agents.js';

const newFolder = temporaryFolder();
const cache = defaultCacheRoot();
/** By day Claude Code is asked here, as a marketplace; Codex's marketplace is the second row; skills alone are copied as Codex copies them into a plugin. */
const ELSEWHERE = ['claude+plugin', 'claude+skills', 'codex+skills', 'codex+marketplace', 'copilot'];
/** Every agent, every way of installing; the agents that do not run by default only in `npm run test:agents`, as in the other suites. */
const KEYS = [
  ...['claude+plugin', 'claude+marketplace', 'claude+skills', 'codex+skills', 'codex+plugin', 'codex+marketplace'],
  ...['copilot+plugin', 'copilot+marketplace', 'copilot+skills', 'gemini+skills', 'gemini+extension', 'qwen+skills'],
  ...['qwen+extension', 'opencode', 'pi+skills', 'pi+plugin', 'cline', 'kilo'],
].filter((key) => isTested(key) && (IN_FULL || !ELSEWHERE.some((one) => key.startsWith(one))));
/** `run` is asked with every agent, each other command with one: which programs may start is decided when the source is copied. */
const MARKETS = ['codex+marketplace', 'gemini+extension', 'pi+plugin'].filter(isTested).join(',');

function isTested(key: string): boolean {
  return IN_FULL || DEFAULT_AGENTS.some((name) => key.startsWith(name));
}

const FURTHER = [
  '.opencode_plugin_one.js',
  'extensions_pi.js',
  '.gemini_settings.json.tools',
  'qwen-extension.json.mcpServers',
];

/** One skill case of each agent runs with the hooks of the source, where a sandbox holds them; no mark gets out. */
const mayStart = (name: string, command: string | undefined, argv: readonly string[]) =>
  command === 'run' && !argv.includes('--sandbox') && /hooks|settings\.json\./.test(name);

/** Names of the canaries that left a mark, or that were seen as a process: in a sandbox no mark gets out. */
async function start(argv: readonly string[]) {
  const [command] = argv;
  const marks = join(newFolder(), 'marks');
  write(join(marks, '.keep'), '');
  const root = newFolder();
  writeCanaries(root, marks);
  // A typed command, too: some agents run the shell in one without asking.
  const cases = [{ case_id: 'typed', prompt: '/go now', expected_skill: 'root-a', workspace: 'work' }];
  writeCanaries(join(root, 'work'), marks);
  write(join(root, 'cases.json'), JSON.stringify(cases));
  const seen = new Set<string>();
  const others = new Set(listProcesses());
  // What starts in a sandbox can only be seen among the processes; without one its mark is left, too.
  const look = setInterval(() => lookAtProcesses(marks, others, seen), argv.includes('--sandbox') ? 200 : 20);
  const outcome = await runCliHere(argv, { cwd: root, cache });
  clearInterval(look);
  const held = [...seen].filter((name) => !mayStart(name, command, argv));
  const left = readdirSync(marks).filter((name) => name !== '.keep');
  return { ...outcome, root, marks, started: [...new Set([...held, ...left])].sort() };
}

const listProcesses = () => readdirSync('/proc').filter((name) => /^\d+$/.test(name));

/** others: processes that were there before. On a busy machine they are most, and this looks fifty times a second. */
function lookAtProcesses(marks: string, others: ReadonlySet<string>, seen: Set<string>): void {
  for (const pid of listProcesses().filter((pid) => !others.has(pid))) {
    try {
      const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      const [, name] = words.split(`${marks}/`);
      if (name) seen.add(name.split(/[;\s\0']/)[0] ?? '');
    } catch {
      // Gone in the meantime.
    }
  }
}

describe('a repository that would start a program from every place that an agent knows', () => {
  const COMMANDS: [string, string[]][] = [
    ['run', ['--agents', KEYS.join(','), '--sandbox', 'none']],
    ['run', ['--agents', IN_FULL ? 'codex+marketplace,copilot+marketplace' : 'codex+marketplace']],
    ['discover', ['--agents', MARKETS, '--sandbox', 'none', '--json']],
    ['check', ['--agents', IN_FULL ? 'all' : 'codex', '--sandbox', 'none']],
    ['mutate', ['--agents', 'codex+marketplace', '--sandbox', 'none']],
  ];
  // By day `run`, in a sandbox and without one.
  it.each(COMMANDS.slice(0, IN_FULL ? undefined : 2))('starts none of them by `%s %j`', async (command, options) => {
    const { started, code, stderr, root, marks, folder } = await start([command, ...options]);
    expect([started, code === 0 || code === 1 ? '' : stderr]).toEqual([[], '']);
    if (command !== 'run') return;
    const explained = await runCliHere(['explain', folder], { cwd: root, cache });
    expect([explained.code === 0 || explained.code === 1, readdirSync(marks)]).toEqual([true, ['.keep']]);
  });

  inFull.it(
    'starts many of them where its user allows that, in a sandbox or not, so that the canaries are known to live',
    async () => {
      const every = ['claude+plugin', 'codex+plugin', 'copilot+marketplace', 'gemini+extension', 'qwen+extension'];
      const agents = [...every, 'opencode', 'pi+plugin'].filter(isTested).join(',');
      const free = await start(['run', '--agents', agents, '--allow-source-processes', '--sandbox', 'none']);
      expect(free.started).toEqual(
        expect.arrayContaining([
          '.claude-plugin_plugin.json.hooks.SessionStart',
          '.claude-plugin_plugin.json.mcpServers',
          '.claude_settings.json.SessionStart',
          '.codex_hooks.json.SessionStart',
          '.github_copilot_settings.json.sessionStart',
          '.github_hooks_h.json.sessionStart',
          '.mcp.json',
          'hooks_hooks.json.SessionStart',
          'plugins_open_com.github.copilot_hooks_hooks.json.sessionStart',
          'plugins_open_mcp.json',
          ...(IN_FULL ? FURTHER : []),
        ]),
      );
      const held = await start(['discover', '--agents', 'codex+marketplace', '--allow-source-processes', '--json']);
      expect(held.started).toContain('plugins_open_mcp.json');
      if (!IN_FULL) return;
      // In the workspace of the case Gemini CLI ends at the tools that its settings have it look for (0.61.0).
      const extension = ['discover', '--agents', 'gemini+extension', '--allow-source-processes', '--sandbox', 'none'];
      expect((await start(extension)).started).toContain('gemini-extension.json');
    },
  );
});
