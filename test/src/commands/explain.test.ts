import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { runCommand } from '../../../src/command.js';
import { explain } from '../../../src/commands/explain.js';
import { selfTest } from '../../../src/commands/self-test.js';
import type { Shell } from '../../../src/shell.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'explain-'));
});
afterEach(() => rm(folder, { recursive: true }));

const SECRET = 'canary-7f3a-0123456789';
let id = 0;
const read = (command: string, output: string) =>
  JSON.stringify({
    type: 'item.completed',
    item: {
      id: `i${++id}`,
      type: 'command_execution',
      command,
      aggregated_output: output,
      exit_code: 0,
      status: 'completed',
    },
  });
const TRANSCRIPT = [
  JSON.stringify({ type: 'thread.started', thread_id: 's' }),
  read(
    "/bin/bash -lc 'cat /w/.agents/skills/alpha/SKILL.md'",
    '---\nname: alpha\ndescription: d\n---\n\n# alpha\n\nDo it well.\n',
  ),
  read("/bin/bash -lc 'ls /w/.agents/skills/beta/SKILL.md'", `/w/.agents/skills/beta/SKILL.md\n${SECRET}\n`),
  JSON.stringify({ type: 'turn.completed', usage: { input_tokens: 3, output_tokens: 2 } }),
].join('\r\n');
const META = {
  exit_code: 0,
  signal: null,
  timed_out: false,
  installed_skills: ['alpha', 'beta', 'gamma'].map((id) => ({ id, path: `/w/.agents/skills/${id}/SKILL.md` })),
};

async function run(...argv: string[]): Promise<{ code: number; out: string }> {
  let out = '';
  const write = (text: string) => {
    out += text;
  };
  const shell: Shell = {
    cwd: folder,
    env: { OPENAI_API_KEY: SECRET },
    stdout: write,
    stderr: write,
    terminal: false,
    colour: false,
    columns: 80,
    signal: new AbortController().signal,
  };
  const [name, ...rest] = argv;
  const command = name === 'explain' ? explain : selfTest;
  return { code: await runCommand(name as string, command as never, rest, shell), out };
}

describe('explain', () => {
  beforeEach(async () => {
    await writeFile(join(folder, 'stdout'), TRANSCRIPT);
    await writeFile(join(folder, 'meta.json'), JSON.stringify(META));
  });

  it('gives events, fault, skills and tool calls as JSON', async () => {
    const { code, out } = await run(
      'explain',
      '--agent',
      'codex',
      '--stdout',
      'stdout',
      '--meta',
      'meta.json',
      '--json',
    );
    const found = JSON.parse(out);
    expect(code).toBe(0);
    expect(Object.keys(found)).toEqual(['agent', 'events', 'fault', 'skills', 'tool_calls']);
    expect(found).toMatchObject({
      agent: 'codex',
      fault: null,
      skills: {
        alpha: { used: true, tier: 1, how: 'read', by: 'cat' },
        beta: { used: false, tier: 3, how: 'listed', by: 'ls' },
        gamma: { used: false, tier: null, how: 'other-skill' },
      },
      tool_calls: [{ outcome: 'ran' }, { outcome: 'ran' }],
    });
    expect(found.events.map((event: { type: string }) => event.type)).toContain('end');
  });

  it('says why in words, of a trial folder too', async () => {
    await writeFile(join(folder, 'meta.json'), JSON.stringify({ ...META, agent: 'codex+skills' }));
    const { out } = await run('explain', '.', '--skill', 'beta');
    expect(out).toContain('beta: not used (Tier 3): listed by `ls`, not read');
    expect(out).not.toContain('alpha:');
  });

  it('ends with the verdict that the batch passed on a trial', async () => {
    const verdict = { status: 'fail', error: 'skill_not_offered: the agent was never offered delta: too long' };
    await writeFile(join(folder, 'meta.json'), JSON.stringify({ ...META, agent: 'codex', verdict }));
    expect((await run('explain', '.')).out).toMatch(/\nVerdict in its batch: fail: skill_not_offered: .* too long\n$/);
    await writeFile(join(folder, 'meta.json'), JSON.stringify({ ...META, agent: 'codex' }));
    expect((await run('explain', '.')).out).not.toContain('Verdict');
  });

  it('shows no secret of the environment, on any stream', async () => {
    await writeFile(join(folder, 'stderr'), `ERROR unexpected status 401 Unauthorized: ${SECRET}\n`);
    for (const flags of [[], ['--json']]) {
      const { out } = await run('explain', '--agent', 'codex', '--stdout', 'stdout', '--stderr', 'stderr', ...flags);
      expect(out).not.toContain(SECRET);
    }
  });

  it.each([
    [['explain'], /no transcript to explain/],
    [['explain', '--stdout', 'stdout'], /Whose transcript is this/],
    [['explain', '--stdout', 'nope', '--agent', 'codex'], /nope: There is no such file/],
    [['explain', 'nope'], /nope: This is no folder of a trial/],
    [['explain', '--stdout', 'stdout', '--agent', 'foo'], /no agent 'foo'/],
    [['explain', '--stdout', 'stdout', '--agent', 'codex', '--meta', 'stdout'], /stdout:2: This is not JSON/],
  ])('refuses %j in one sentence', async (argv, message) => {
    await expect(run(...argv)).rejects.toThrow(message);
  });
});

describe('self-test', () => {
  it('passes, in words and as JSON', async () => {
    expect(await run('self-test')).toMatchObject({ code: 0, out: expect.stringMatching(/\d+ passed, 0 failed\n$/) });
    expect(JSON.parse((await run('self-test', '--json')).out)).toMatchObject({ failed: 0 });
  });
});
