import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { files } from '../../../lib/io/files/files.js';
import { openPorts } from '../../../lib/setup/ports.js';
import { readSource } from '../../../lib/setup/source/source.js';
import { recordHooks } from '../../../lib/transcript/record-hooks.js';
import { skill, writeTree } from '../../helpers/file-tree.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';
import { IN_FULL } from '../../helpers/tested-agents.js';

const folder = temporaryFolder();

/** A source with these files, recorded in place. */
async function record(tree: Record<string, string>, workspace: Record<string, string> = {}) {
  const root = folder();
  const place = { source_copy: join(root, 's'), workspace: join(root, 'w') };
  writeTree(place.source_copy, { 'skills/alpha/SKILL.md': skill('alpha'), ...tree });
  writeTree(place.workspace, { keep: '', ...workspace });
  const source = await readSource(place.source_copy);
  const ports = await openPorts();
  try {
    const recorder = await recordHooks({ ...place, source }, join(root, 'r'), {
      files,
      node: process.execPath,
      findFiles: ports.findFiles,
    });
    return { ...recorder, ...place, read: recorder.read, root };
  } finally {
    await ports.modelServer.close();
  }
}

const declaring = (...hooks: object[]) =>
  JSON.stringify({
    hooks: { PreToolUse: [{ matcher: 'Bash', hooks: hooks.map((hook) => ({ type: 'command', ...hook })) }] },
  });

interface Declared {
  command: string;
  args?: string[];
  bash?: string;
}
const commandsIn = (path: string): Declared[] => {
  const { hooks } = JSON.parse(readFileSync(path, 'utf8')) as { hooks: { PreToolUse: { hooks: Declared[] }[] } };
  return hooks.PreToolUse.flatMap((group) => group.hooks);
};

/** As the three agents start a hook (Claude Code 2.1.330, Codex 0.169.0, Copilot 1.0.102). */
const SHELLS: [string, string[]][] = [
  ['/bin/sh', ['-c']],
  ['/bin/bash', ['-c']],
  ['/bin/bash', ['--norc', '--noprofile', '-c']],
];

describe('recordHooks', () => {
  it('puts what a project’s own hooks name where they run, and leaves alone what a case has put there', async () => {
    const command = 'node "$CLAUDE_PROJECT_DIR"/tools/hooks/h.cjs && ./check.sh';
    const { workspace } = await record(
      {
        '.claude/settings.json': declaring({ command }),
        'tools/hooks/h.cjs': 'require("../lib/x.cjs")',
        'tools/lib/x.cjs': '',
        'check.sh': 'of the source',
        'other/file': '',
      },
      { 'check.sh': 'of the case' },
    );
    expect(existsSync(join(workspace, 'tools/lib/x.cjs'))).toBe(true);
    expect(readFileSync(join(workspace, 'check.sh'), 'utf8')).toBe('of the case');
    expect(existsSync(join(workspace, 'other'))).toBe(false);
  });

  it('knows the source’s own hook in a workspace that has the source’s file', async () => {
    const settings = declaring({ command: 'echo own' });
    const { workspace, read } = await record(
      { '.claude/settings.json': settings, '.codex/hooks.json': settings },
      { '.claude/settings.json': settings, '.codex/hooks.json': declaring({ command: 'echo other' }) },
    );
    for (const file of ['.claude/settings.json', '.codex/hooks.json'])
      spawnSync('/bin/sh', ['-c', commandsIn(join(workspace, file))[0]?.command ?? '']);
    const calls = await read();
    expect(calls.map(({ file, command }) => `${file}: ${command}`).sort()).toEqual([
      '.claude/settings.json: echo own',
      'workspace: .codex/hooks.json: echo other',
    ]);
  });

  const AWKWARD = [
    'cat; echo out; echo err >&2; exit 3',
    `printf '%s\\n' "it's \\"quoted\\"" 'a b' "$A" \`echo sub\` $(echo "two  blanks") \${B:-none}`,
    "awk 'BEGIN { print \"x'\\''y\" }' && cd / && pwd; echo $0 | tr -d /; (exit 2)",
    'env | grep -v ^_= | sort; set -- one two; echo $#; echo "${#}"',
    'read line; echo "got $line"; kill -TERM $$',
    'cat <<E\nheredoc $A\nE\n',
    'nope-no-such-program',
    '',
  ];

  it.each(SHELLS.slice(0, IN_FULL ? undefined : 1))(
    'changes nothing that a command in %s %j sees, says or ends with',
    async (shell, args) => {
      const { source_copy, read } = await record({
        'hooks/hooks.json': declaring(...AWKWARD.map((command) => ({ command }))),
      });
      const env = { PATH: process.env['PATH'] ?? '', A: 'a  b', CLAUDE_PLUGIN_ROOT: source_copy, SHLVL: '3' };
      const start = (command: string) => {
        const options = { env, cwd: source_copy, input: '{"x":1}\nsecond', encoding: 'utf8' as const };
        const { stdout, stderr, status, signal } = spawnSync(shell, [...args, command], options);
        return { stdout, stderr: stderr.replace(/^.*?: (line \d+|\d+): /gm, ''), status, signal };
      };
      const recorded = commandsIn(join(source_copy, 'hooks/hooks.json'));
      for (const [index, command] of AWKWARD.entries())
        expect([command, start(recorded[index]?.command ?? '')]).toEqual([command, start(command)]);
      const calls = await read();
      expect(calls.map(({ command }) => command)).toEqual(AWKWARD);
      expect(calls[0]).toMatchObject({
        ...{ event: 'PreToolUse', file: 'hooks/hooks.json', stdin: '{"x":1}\nsecond', exit_code: 3, ended: true },
        ...{ stdout: '{"x":1}\nsecondout\n', stderr: 'err\n' },
      });
      expect(calls[4]).toMatchObject({ exit_code: null, signal: 'SIGTERM', ended: true });
    },
  );

  it.each([
    'cat /dev/stdin > /dev/stderr; echo x > /dev/stdout; test -p /dev/stdin && echo pipe',
    '(sleep 1; echo late) & echo now',
    'sleep 1; cat /dev/stdin; echo; cat /dev/stdin; echo end',
  ])('gives a hook pipes where it has pipes, and what it starts too: %s', async (command) => {
    const { source_copy } = await record({ 'hooks/hooks.json': declaring({ command }) });
    const [one] = commandsIn(join(source_copy, 'hooks/hooks.json'));
    const start = (line: string) => {
      // The status of the hook alone: whether it reads its pipe before it ends is chance.
      const script = 'printf hello | /bin/sh -c "$1" 2>&1 | cat; exit ${PIPESTATUS[1]}';
      const { stdout, status } = spawnSync('/bin/bash', ['-c', script, 'x', line], { encoding: 'utf8' });
      return {
        words: stdout
          .split(/(?<=hello)|\n/)
          .filter(Boolean)
          .sort(),
        status,
      };
    };
    expect(start(one?.command ?? '')).toEqual(start(command));
    expect(start(command).words.length).toBeGreaterThan(1);
  });

  it('starts a hook with `args` without a shell, as it was', async () => {
    const hook = { command: process.execPath, args: ['-e', 'console.log(process.argv.slice(1))', '$A', "it's"] };
    const { source_copy, read } = await record({ 'hooks/hooks.json': declaring(hook) });
    const [one] = commandsIn(join(source_copy, 'hooks/hooks.json'));
    const { stdout } = spawnSync(one?.command ?? '', one?.args ?? [], { encoding: 'utf8' });
    expect(stdout).toBe("[ '$A', \"it's\" ]\n");
    expect(await read()).toMatchObject([{ command: process.execPath, stdout }]);
  });

  it('leaves a record of one that was killed, with how long it ran', async () => {
    const { source_copy, read } = await record({ 'hooks/hooks.json': declaring({ command: 'echo begun; sleep 30' }) });
    const [one] = commandsIn(join(source_copy, 'hooks/hooks.json'));
    const hook = spawn('/bin/sh', ['-c', one?.command ?? '']);
    hook.stdout.once('data', () => setTimeout(() => hook.kill('SIGKILL'), 500));
    expect((await once(hook, 'exit'))[1]).toBe('SIGKILL');
    // Its own process still holds them.
    hook.stdout.destroy();
    hook.stderr.destroy();
    const [call] = await read();
    expect(call).toMatchObject({ stdout: 'begun\n', ended: false, exit_code: null });
    expect(call?.duration_ms).toBeGreaterThan(200);
  });

  it('knows one that was stopped, also where the hook died of it first', async () => {
    const { source_copy, read } = await record({
      'hooks/hooks.json': declaring({ command: 'echo $$; exec sleep 30' }),
    });
    const [one] = commandsIn(join(source_copy, 'hooks/hooks.json'));
    const recorder = spawn('/bin/bash', ['-c', one?.command ?? ''], { stdio: ['ignore', 'pipe', 'ignore'] });
    const [said] = (await once(recorder.stdout, 'data')) as [Buffer];
    const ended = once(recorder, 'exit');
    process.kill(Number(said), 'SIGTERM');
    await sleep(40);
    recorder.kill('SIGTERM');
    expect(await ended).toEqual([null, 'SIGTERM']);
    expect(await read()).toMatchObject([{ ended: false, exit_code: null, signal: 'SIGTERM' }]);
  });

  it('finds the hooks of manifests, settings, front matter and a workspace, and leaves other commands alone', async () => {
    const own = declaring({ command: 'true' });
    const tree = {
      '.claude-plugin/plugin.json': JSON.stringify({
        ...{ name: 'kit', hooks: './config/h.json', mcpServers: { x: { command: 'srv' } } },
      }),
      'config/h.json': own,
      '.mcp.json': '{"mcpServers":{"x":{"command":"srv"}}}',
      '.claude/settings.json': `{"env":{"command":"x"},${own.slice(1)}`,
      '.github/hooks/a.json':
        '{"version":1,"hooks":{"preToolUse":[{"type":"command","bash":"true","powershell":"x"}]}}',
      '.codex/hooks.json': own,
      'hooks.json': '{"hooks": broken',
      'agents/worker.md':
        "---\nname: worker\nhooks:\n  Stop:\n    - hooks:\n        - type: command\n          command: |\n            echo one\n            echo 'two'\n---\nBody command: x\n",
    };
    const { declared, source_copy } = await record(tree, { '.claude/settings.json': own });
    expect(declared.map(({ event, file }) => `${event} ${file}`).sort()).toEqual([
      'PreToolUse .claude/settings.json',
      'PreToolUse .codex/hooks.json',
      'PreToolUse config/h.json',
      'PreToolUse workspace: .claude/settings.json',
      'Stop agents/worker.md',
      'preToolUse .github/hooks/a.json',
    ]);
    const text = (path: string) => readFileSync(join(source_copy, path), 'utf8');
    for (const path of ['.claude-plugin/plugin.json', '.mcp.json', 'hooks.json'] as const)
      expect(text(path)).toBe(tree[path]);
    expect(text('.github/hooks/a.json')).toContain('"powershell": "x"');
    const agent = text('agents/worker.md');
    expect(agent).toMatch(
      /^---\nname: worker\nhooks:\n {2}Stop:\n {4}- hooks:\n {8}- type: command\n {10}command: "exec /,
    );
    expect(agent).toMatch(/\n---\nBody command: x\n$/);
    const command = JSON.parse(/command: (".*")/.exec(agent)?.[1] ?? '') as string;
    expect(spawnSync('/bin/sh', ['-c', command], { encoding: 'utf8' }).stdout).toBe('one\ntwo\n');
  });

  it('shows a command in an agent’s message as it was written', async () => {
    const { source_copy, unwrap } = await record({ 'hooks/hooks.json': declaring({ command: 'echo \'a\' "b"' }) });
    const [one] = commandsIn(join(source_copy, 'hooks/hooks.json'));
    expect(unwrap(`hook error: [${one?.command}]: no`)).toBe('hook error: [echo \'a\' "b"]: no');
    expect(unwrap('nothing of it')).toBe('nothing of it');
  });

  it('keeps at most 64 KB of a stream, and passes all of it on', async () => {
    const { source_copy, read } = await record({
      'hooks/hooks.json': declaring({ command: 'head -c 300000 /dev/zero | tr "\\0" x' }),
    });
    const [one] = commandsIn(join(source_copy, 'hooks/hooks.json'));
    expect(spawnSync('/bin/sh', ['-c', one?.command ?? ''], { encoding: 'utf8' }).stdout).toHaveLength(300_000);
    const [call] = await read();
    expect(call?.stdout.length).toBeLessThanOrEqual(65_536);
    expect(existsSync(join(source_copy, 'hooks/hooks.json'))).toBe(true);
  });
});
