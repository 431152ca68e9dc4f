import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ConfigError } from '../../../lib/input/config-error.js';
import { explain } from '../../../src/commands/explain/explain.js';
import { selfTest } from '../../../src/commands/self-test.js';
import { runCommand } from '../../../src/options/command.js';
import type { Terminal } from '../../../src/terminal/terminal.js';
import { makeResults } from '../../helpers/results.js';

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
  const shell: Terminal = {
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

  it('prints events, fault, skills and tool calls as JSON', async () => {
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
    expect(Object.keys(found)).toEqual(['agent', 'events', 'fault', 'skills', 'tool_calls', 'coverage']);
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

  it('explains in words, also for a trial folder', async () => {
    await writeFile(join(folder, 'meta.json'), JSON.stringify({ ...META, agent: 'codex+skills' }));
    const { out } = await run('explain', '.', '--skill', 'beta');
    expect(out).toContain('beta: not used (Tier 3): listed by `ls`, not read');
    expect(out).not.toContain('alpha:');
  });

  const meta = (more: object) =>
    writeFile(join(folder, 'meta.json'), JSON.stringify({ ...META, agent: 'codex', ...more }));

  it('begins with the verdict that the batch gave the trial, and with what reached the model', async () => {
    const verdict = { status: 'fail', error: 'skill_not_offered: the agent was never offered delta: too long' };
    await meta({ verdict });
    expect((await run('explain', '.')).out).toMatch(
      /^Verdict in its batch: fail: skill_not_offered: .* too long\nalpha: used/,
    );
    const delivery = { state: 'cut', kept_chars: 8_000, of_chars: 90_000, why: 'Cline gave the model less' };
    await meta({ verdict: { status: 'pass', error: null }, delivery });
    expect((await run('explain', '.')).out).toMatch(
      /^Verdict in its batch: pass\nDelivery: cut, 8 of 90 KB of the body reached the model: Cline gave the model less\n/,
    );
    await meta({});
    expect((await run('explain', '.')).out).not.toMatch(/Verdict|Delivery/);
  });

  it('names the file and the call that decide, and those without a trace in one line', async () => {
    const { out } = await run('explain', '.', '--agent', 'codex');
    expect(out.split('\n\n')[0]).toBe(
      [
        'alpha: used (Tier 1): its SKILL.md was read by `cat`',
        '  /w/.agents/skills/alpha/SKILL.md',
        '  stdout:2: cat /w/.agents/skills/alpha/SKILL.md',
        'beta: not used (Tier 3): listed by `ls`, not read',
        '  /w/.agents/skills/beta/SKILL.md',
        '  stdout:3: ls /w/.agents/skills/beta/SKILL.md',
        'no trace of the others: gamma',
      ].join('\n'),
    );
    expect((await run('explain', '.', '--agent', 'codex', '--skill', 'gamma')).out).toContain(
      'gamma: not used: no trace of it',
    );
  });

  it('quotes the words of a model that called nothing', async () => {
    const said = JSON.stringify({
      type: 'item.completed',
      item: { id: 'i', type: 'agent_message', text: 'Four.\nYes.' },
    });
    await writeFile(join(folder, 'said'), TRANSCRIPT.split('\r\n').with(1, said).toSpliced(2, 1).join('\n'));
    const { out } = await run('explain', '--agent', 'codex', '--stdout', join(folder, 'said'), '--skill', 'alpha');
    expect(out).toMatch(
      /^alpha: not used: no trace of it\nThe model answered in words and called nothing: “Four. Yes.”\n/,
    );
  });

  const HEADS = ['alpha', 'beta'].map((name) => `---\nname: ${name}\ndescription: For ${name}.\n---\n# The ${name}`);
  it.each([
    'head -5 skills/*/SKILL.md',
    'sed -n 1,5p skills/*/SKILL.md',
    'cat skills/*/SKILL.md | head -10',
    'find skills -name SKILL.md -exec head -5 {} +',
    'find skills -name SKILL.md | xargs head -5',
    'awk "FNR<=5" skills/*/SKILL.md',
    'for f in skills/*/SKILL.md; do head -5 $f; done',
    'for s in alpha beta; do head -5 skills/$s/SKILL.md; done',
  ])('takes no heading for the text of a skill: %s', async (command) => {
    await writeFile(join(folder, 'heads'), `${read(`/bin/bash -lc '${command}'`, HEADS.join('\n'))}\n`);
    const { out } = await run('explain', '--agent', 'codex', '--stdout', join(folder, 'heads'), '--json');
    const { skills } = JSON.parse(out) as { skills: Record<string, { used: boolean; how: string }> };
    expect(Object.entries(skills).map(([id, { used, how }]) => [id, used, how])).toEqual(
      ['alpha', 'beta'].map((id) => [id, false, 'front matter only']),
    );
  });

  it('makes no skill of a page', async () => {
    const page = '---\nname: alpha\ndescription: d\n---\n\nDo it well, and then again.\n';
    await writeFile(join(folder, 'page'), `${read('curl -s https://x.example/docs/SKILL.md | head -40', page)}\n`);
    const { out } = await run('explain', '--agent', 'codex', '--stdout', join(folder, 'page'), '--json');
    expect(Object.keys(JSON.parse(out).skills)).toEqual([]);
  });

  it('says what its page shows', async () => {
    const rollout = (type: string, payload: object) => JSON.stringify({ timestamp: 't', type, payload });
    const exchange = (cmd: string, output: string, call_id: string) => [
      rollout('response_item', {
        type: 'function_call',
        name: 'exec_command',
        call_id,
        arguments: JSON.stringify({ cmd }),
      }),
      rollout('response_item', { type: 'function_call_output', call_id, output }),
    ];
    const [pdf, notes] = ['pdf', 'release-notes'].map((id) => `.agents/skills/${id}/SKILL.md`) as [string, string];
    await writeFile(
      join(folder, 'rollout.jsonl'),
      [
        rollout('session_meta', { id: 'x', cwd: '/path/to/repo', cli_version: '0.146.0' }),
        ...exchange(`cat ${pdf}`, '---\nname: pdf\ndescription: d\n---\nRead it first.\n', 'a'),
        ...exchange(`ls ${notes}`, `${notes}\n`, 'b'),
      ].join('\n'),
    );
    const installed_skills = ['pdf', 'release-notes', 'sql-review'].map((id) => ({
      id,
      path: `/path/to/repo/.agents/skills/${id}/SKILL.md`,
    }));
    await writeFile(join(folder, 'facts.json'), JSON.stringify({ installed_skills }));
    const { out } = await run('explain', '--stdout', 'rollout.jsonl', '--meta', 'facts.json');
    const page = await readFile(join(import.meta.dirname, '../../../docs/evidence.md'), 'utf8');
    const shown = out.split('\n\n2 tool calls')[0] ?? '';
    expect(page).toContain(shown.replace(/^(?=.)/gm, '    '));
  });

  it('never contradicts the verdict, whatever the transcript alone shows', async () => {
    const row = (skill: string, used: boolean, why: string | null = null) => ({
      skill,
      used,
      tier: used ? 1 : null,
      why,
      proof: null,
    });
    await meta({
      verdict: { status: 'fail', error: 'disallowed skill(s) detected: gamma' },
      decided: [
        row('alpha', false, "the model was given the text of 'beta' in its place"),
        { ...row('gamma', true), proof: 'the request after the call has 90 of 90 characters of its text' },
      ],
    });
    const { out } = await run('explain', '.');
    expect(out).toContain(
      'gamma: used (Tier 1): its text reached the model\n  the request after the call has 90 of 90 characters',
    );
    expect(out).toMatch(
      /alpha: not used: its text did not reach the model\n.*\n.*: the model was given the text of 'beta'/,
    );
    const { skills } = JSON.parse((await run('explain', '.', '--json')).out);
    expect([skills.alpha.used, skills.beta.used, skills.gamma.used]).toEqual([false, false, true]);
  });

  it('reads the session file that was kept with the trial', async () => {
    const text = (id: string) => ({ id, timestamp: '2026-11-01T10:00:00.000Z', type: 'gemini' });
    const load = {
      type: 'tool_use',
      timestamp: 't',
      tool_id: 'c1',
      tool_name: 'activate_skill',
      parameters: { name: 'alpha' },
    };
    const done = { type: 'tool_result', timestamp: 't', tool_id: 'c1', status: 'success', output: 'Skill loaded' };
    const skill = join(folder, 'SKILL.md');
    await writeFile(skill, '---\nname: alpha\ndescription: d\n---\n# alpha\nDo it well.\n');
    await writeFile(join(folder, 'stdout'), [load, done].map((line) => JSON.stringify(line)).join('\n'));
    await meta({ agent: 'gemini', installed_skills: [{ id: 'alpha', path: skill }] });
    expect((await run('explain', '.')).out).toContain('alpha: used (Tier 1)');
    const response = { output: '<instructions>\nQuite another text.\n  </instructions>' };
    const call = {
      id: 'c1',
      name: 'activate_skill',
      args: { name: 'alpha' },
      status: 'success',
      result: [{ functionResponse: { response } }],
    };
    await writeFile(join(folder, 'session_log'), `${JSON.stringify({ ...text('m'), toolCalls: [call] })}\n`);
    expect((await run('explain', '.')).out).toContain(
      'alpha: not used: loaded, but with another text than its SKILL.md',
    );
  });

  it('prints no secret of the environment, on any stream', async () => {
    await writeFile(join(folder, 'stderr'), `ERROR unexpected status 401 Unauthorized: ${SECRET}\n`);
    for (const flags of [[], ['--json']]) {
      const { out } = await run('explain', '--agent', 'codex', '--stdout', 'stdout', '--stderr', 'stderr', ...flags);
      expect(out).not.toContain(SECRET);
    }
  });

  it.each([
    [['explain'], /no transcript to explain/],
    [['explain', '--stdout', 'meta.json'], /agent that wrote this transcript is not known/],
    [['explain', '--stdout', 'nope', '--agent', 'codex'], /nope: There is no such file/],
    [['explain', 'nope'], /nope: There is no such file or folder/],
    [['explain', '--stdout', 'stdout', '--agent', 'foo'], /Unknown agent 'foo'/],
    [['explain', '--stdout', 'stdout', '--agent', 'codex', '--meta', 'stdout'], /stdout:2: This is not valid JSON/],
  ])('refuses %j in one sentence', async (argv, message) => {
    await expect(run(...argv)).rejects.toThrow(message);
  });
});

describe('explain, of session files', () => {
  const ROLLOUT = [
    { timestamp: 't', type: 'session_meta', payload: { id: 'x', cwd: '/repo', cli_version: '0.146.0' } },
    {
      timestamp: 't',
      type: 'response_item',
      payload: {
        ...{ type: 'function_call', name: 'exec_command', call_id: 'c' },
        arguments: JSON.stringify({ cmd: 'cat .agents/skills/pdf/SKILL.md' }),
      },
    },
    {
      timestamp: 't',
      type: 'response_item',
      payload: { type: 'function_call_output', call_id: 'c', output: '---\nname: pdf\n---\n# PDF\nRead it first.\n' },
    },
  ]
    .map((line) => JSON.stringify(line))
    .join('\n');
  const CLAUDE = '{"type":"user","message":{"role":"user","content":"Hello"},"sessionId":"s","version":"2.1.36"}\n';

  beforeEach(async () => {
    await writeFile(join(folder, 'rollout-1.jsonl'), ROLLOUT);
    await writeFile(join(folder, 'claude.jsonl'), CLAUDE);
    await writeFile(join(folder, 'other.jsonl'), '{"a":1}\n');
  });

  it.each([
    [['explain', 'rollout-1.jsonl']],
    [['explain', '--stdout', 'rollout-1.jsonl']],
    [['explain', '--session-log', 'rollout-1.jsonl', '--agent', 'codex']],
  ])('recognises agent and format by the content: %j', async (argv) => {
    const { code, out } = await run(...argv);
    expect(code).toBe(0);
    expect(out).toContain('read as codex rollout of version 0.146.0: 3 of 3 lines understood');
    expect(out).toContain('pdf: used (Tier 1): its SKILL.md was read by `cat`');
  });

  it.each([[['explain', 'opencode.db']], [['explain', '--session-log', 'opencode.db']]])(
    'reads the newest session of OpenCode’s database, with its subagents: %j',
    async (argv) => {
      const fixture = join(import.meta.dirname, '../../fixtures/sqlite/opencode.db');
      await copyFile(fixture, join(folder, 'opencode.db'));
      const { code, out } = await run(...argv);
      expect(code).toBe(0);
      expect(out).toContain('read as opencode database of version 1.18.33: 9 of 9 lines understood');
      expect(out).toContain('alpha: used (Tier 1): invoked by `skill`');
      expect(out).toContain('beta: used (Tier 1): invoked by `skill`');
      expect(out).not.toContain('gamma');
    },
  );

  it('takes several files and folders at once, and passes over what is no session', async () => {
    const { code, out } = await run('explain', '.');
    expect(code).toBe(0);
    expect(out).toContain('== claude.jsonl');
    expect(out).toContain('2 transcripts: 4 of 4 lines understood.');
    expect(out).toContain('1 file passed over');
    expect(out).toContain('pdf: used in 1 of 2');
    const { transcripts, skipped } = JSON.parse((await run('explain', 'claude.jsonl', '.', '--json')).out);
    expect(transcripts.map(({ path }: { path: string }) => path)).toEqual([
      'claude.jsonl',
      'claude.jsonl',
      'rollout-1.jsonl',
    ]);
    expect(skipped).toEqual(['other.jsonl']);
  });

  it('names what the newest run kept where nothing was named, what failed first', async () => {
    const say = () => run('explain').catch((error: ConfigError) => error.message);
    expect(await say()).toMatch(/^There is no transcript to explain\. Fix: name .*, or --stdout <file>\.$/);
    const batch = join('.agent-routing', 'artifacts', 'batch');
    const unit = (agent: string) => join(batch, 'units', agent, 'trial-1');
    for (const agent of ['claude', 'codex']) {
      await mkdir(join(folder, unit(agent)), { recursive: true });
      await writeFile(join(folder, unit(agent), 'stdout'), TRANSCRIPT);
    }
    const rows = [
      { agent: 'claude', unit_run_id: 'claude' },
      { agent: 'codex', unit_run_id: 'codex', status: 'fail' as const },
      { agent: 'copilot', unit_run_id: 'copilot' },
    ].map((row) => ({ ...row, case_id: 'a' }));
    await writeFile(join(folder, batch, 'results.json'), JSON.stringify(makeResults(rows)));
    expect(
      String(await say())
        .split('\n  ')
        .slice(1),
    ).toEqual([`a on codex (fail): ${unit('codex')}`, `a on claude (pass): ${unit('claude')}`]);
    const own = await run('explain', 'a', '--agent', 'codex', '--json');
    expect(own.out).not.toContain(unit('claude'));
    expect(own.out).toContain('"agent":"codex"');
    await expect(run('explain', 'a', '--agent', 'pi')).rejects.toThrow(/kept nothing of the case a on pi/);
    const { out } = await run('explain', 'a', '--json');
    const { transcripts } = JSON.parse(out.slice(out.indexOf('{')));
    expect(transcripts.map(({ path }: { path: string }) => path)).toEqual([unit('codex'), unit('claude')]);
    const row = makeResults([{ case_id: 'a', agent: 'copilot', status: 'infra_error', error: 'runner: EEXIST' }])
      .results[0];
    await mkdir(join(folder, batch, 'units', 'copilot'), { recursive: true });
    await writeFile(join(folder, batch, 'units', 'copilot', 'result.json'), JSON.stringify(row));
    const why = 'a on copilot (infra_error) left no transcript: runner: EEXIST\n';
    expect(await run('explain', join(batch, 'units', 'copilot'))).toEqual({ code: 1, out: why });
    await writeFile(join(folder, batch, 'results.json'), JSON.stringify({ ...makeResults([]), results: [row] }));
    expect(await run('explain', 'a')).toEqual({ code: 1, out: expect.stringContaining(why) });
    await expect(run('explain', 'b')).rejects.toThrow('There is no such file or folder');
  });

  it('says whose transcript it is where another agent was named, and fails', async () => {
    const { code, out } = await run('explain', '--agent', 'claude', '--stdout', 'rollout-1.jsonl');
    expect(code).toBe(1);
    expect(out).toContain("0 of 3 lines are events of this agent; they look like codex's: use --agent codex");
    expect(out).not.toContain('No skill was named');
  });

  it('reads a skill whose path it knows, so that the text decides', async () => {
    const skill = join(folder, 'SKILL.md');
    await writeFile(
      skill,
      '---\nname: pdf\n---\n# PDF\nRead the file with pypdf first.\nThen check each of its pages.\nReport what was found in a table.\n',
    );
    await writeFile(
      join(folder, 'copy'),
      read(
        "/bin/bash -lc 'cat /srv/guide.txt'",
        'Read the file with pypdf first.\nThen check each of its pages.\nReport what was found in a table.\n',
      ),
    );
    await writeFile(join(folder, 'meta.json'), JSON.stringify({ installed_skills: [{ id: 'pdf', path: skill }] }));
    expect((await run('explain', '--stdout', 'copy', '--meta', 'meta.json')).out).toContain('pdf: used');
  });
});

describe('self-test', () => {
  it('passes, in words and as JSON', async () => {
    expect(await run('self-test')).toMatchObject({ code: 0, out: expect.stringMatching(/\d+ passed, 0 failed\n$/) });
    expect(JSON.parse((await run('self-test', '--json')).out)).toMatchObject({ failed: 0 });
  });
});
