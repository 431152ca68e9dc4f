import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { createParser } from '../../../../lib/agents/codex/transcript.js';
import type { AgentEvent, ExitFacts } from '../../../../lib/event.js';

const EXITED: ExitFacts = { exit_code: 0, signal: null, timed_out: false };
const SKILLS = [
  { id: 'demo', dir: 'demo', path: '/h/.codex/skills/demo/SKILL.md' },
  { id: 'beta', dir: 'beta-dir', path: '/h/.codex/skills/beta-dir/SKILL.md' },
];
type Streams = { stdout?: (string | object)[]; stderr?: string[]; log?: object[]; exit?: Partial<ExitFacts> };

function parse({ stdout = [], stderr = [], log = [], exit = {} }: Streams): AgentEvent[] {
  const events: AgentEvent[] = [];
  const parser = createParser({ installed_skills: SKILLS, body_of: null, cwd: '/w' }, (event) => events.push(event));
  for (const line of stdout) parser.stdout(typeof line === 'string' ? line : JSON.stringify(line));
  for (const line of stderr) parser.stderr(line);
  for (const line of log) parser.sessionLog(JSON.stringify(line));
  parser.end({ ...EXITED, ...exit });
  return events;
}
const of = <T extends AgentEvent['type']>(events: AgentEvent[], type: T) =>
  events.filter((event): event is Extract<AgentEvent, { type: T }> => event.type === type);

const STARTED = [{ type: 'thread.started', thread_id: 't-1' }, { type: 'turn.started' }];
const command = (text: string, aggregated_output: string, exit_code: number | null = 0, type = 'item.completed') => ({
  type,
  item: {
    id: 'item_1',
    type: 'command_execution',
    command: `/bin/bash -lc ${JSON.stringify(text)}`,
    aggregated_output,
    exit_code,
    status: exit_code === 0 ? 'completed' : 'failed',
  },
});
const said = (text: string) => ({ type: 'item.completed', item: { id: 'item_9', type: 'agent_message', text } });
const DONE = { type: 'turn.completed', usage: { input_tokens: 20, output_tokens: 5 } };
const TEXT = '---\nname: demo\ndescription: x\n---\n\n# demo\nStep one of it.\n';
const CAT = 'cat /h/.codex/skills/demo/SKILL.md';
const ROUTER = '2026-11-21T21:01:22.867275Z ERROR codex_core::tools::router: error=';

describe('what Codex prints with --json', () => {
  it('becomes a call, a read, the last message and the end', () => {
    const events = parse({ stdout: [...STARTED, command(CAT, TEXT), said('All done.'), DONE] });
    expect(of(events, 'tool_call')).toMatchObject([
      { tool: 'shell', input: { command: CAT }, outcome: 'ran', line: 3 },
    ]);
    expect(of(events, 'skill_read')).toMatchObject([{ skill: 'demo', text: 'own', stream: 'stdout', line: 3 }]);
    expect(of(events, 'final_answer')).toMatchObject([{ text: 'All done.' }]);
    expect(of(events, 'end')).toMatchObject([{ session_id: 't-1', usage: { input_tokens: 20, output_tokens: 5 } }]);
    expect(of(events, 'fault')).toEqual([]);
  });

  it('names a skill by its folder too, when that is known to be its', () => {
    const text = TEXT.replaceAll('demo', 'beta');
    expect(
      of(parse({ stdout: [command('cat /h/.codex/skills/beta-dir/SKILL.md', text)] }), 'skill_read'),
    ).toMatchObject([{ skill: 'beta', also: ['beta-dir'], text: 'own' }]);
  });

  it('leaves a call without an end unfinished, and reads nothing in it', () => {
    const events = parse({
      stdout: [...STARTED, command(CAT, '', null, 'item.started')],
      exit: { exit_code: null, signal: 'SIGKILL', timed_out: true },
    });
    expect(of(events, 'tool_call')).toMatchObject([{ outcome: 'unfinished' }]);
    expect(of(events, 'skill_read')).toMatchObject([{ text: 'none', why: 'unfinished' }]);
    expect(of(events, 'fault')).toEqual([]);
  });

  it('takes warnings for warnings', () => {
    const warning = {
      type: 'item.completed',
      item: { id: 'item_0', type: 'error', message: 'Model metadata for `x` not found.' },
    };
    expect(of(parse({ stdout: [...STARTED, warning, said('ok'), DONE] }), 'fault')).toEqual([]);
  });

  it('forgets a retry that went well', () => {
    const retry = { type: 'error', message: 'Reconnecting... 1/5 (unexpected status 500)' };
    expect(of(parse({ stdout: [...STARTED, retry, said('ok'), DONE] }), 'fault')).toEqual([]);
    const killed = parse({
      stdout: [...STARTED, { type: 'error', message: 'Reconnecting... waiting for network (Connection failed: x)' }],
      exit: { exit_code: null, signal: 'SIGTERM', timed_out: true },
    });
    expect(of(killed, 'fault')).toMatchObject([{ fault: { kind: 'unreachable' } }]);
  });

  it('keeps a patch of a skill apart from reading it', () => {
    const patch = {
      type: 'item.completed',
      item: {
        id: 'i',
        type: 'file_change',
        status: 'completed',
        changes: [{ path: '/h/.codex/skills/demo/SKILL.md', kind: 'update' }],
      },
    };
    expect(of(parse({ stdout: [patch] }), 'skill_read')).toMatchObject([
      { skill: 'demo', text: 'none', why: 'written' },
    ]);
  });

  it('takes a draft that the model patched together for its own words, and a link for the skill', () => {
    const changes = [{ path: '/w/draft.md', kind: 'add' }];
    const patch = { type: 'item.completed', item: { id: 'i', type: 'file_change', status: 'completed', changes } };
    expect(of(parse({ stdout: [patch, command('cat draft.md', TEXT)] }), 'skill_read')).toEqual([]);
    expect(of(parse({ stdout: [command('cat draft.md', TEXT)] }), 'skill_read')).toMatchObject([{ text: 'own' }]);
  });

  it('tells calls of other servers and agents', () => {
    const mcp = {
      type: 'item.completed',
      item: {
        id: 'i',
        type: 'mcp_tool_call',
        server: 's',
        tool: 't',
        arguments: { a: 1 },
        status: 'failed',
        error: { message: 'no' },
      },
    };
    const agent = {
      type: 'item.completed',
      item: { id: 'j', type: 'collab_tool_call', tool: 'spawn_agent', prompt: 'p', status: 'completed' },
    };
    expect(of(parse({ stdout: [mcp, agent] }), 'tool_call')).toMatchObject([
      { tool: 'mcp__s__t', input: { a: 1 }, outcome: 'failed', message: 'no' },
      { tool: 'spawn_agent', outcome: 'ran' },
    ]);
  });
});

describe('what Codex refuses', () => {
  const calls = (streams: Streams) =>
    of(parse(streams), 'tool_call').map(({ tool, input, outcome, message }) => ({ tool, input, outcome, message }));

  it('is told on stderr alone: a hook, a rule, a rule that would ask, no such tool', () => {
    expect(
      calls({
        stderr: [
          `${ROUTER}Command blocked by PreToolUse hook: Use gh-api. Command: x, please. Command: gh pr view`,
          `${ROUTER}exec_command failed: CreateProcess { message: "Rejected(\\"\`/bin/bash -lc 'gh pr list'\` rejected: Use \\\\\\"gh-api\\\\\\"\\")" }`,
          `${ROUTER}exec_command failed: CreateProcess { message: "Rejected(\\"approval required by policy, but AskForApproval is set to Never\\")" }`,
          `${ROUTER}unsupported call: WebFetch`,
        ],
      }),
    ).toEqual([
      {
        tool: 'shell',
        input: { command: 'gh pr view' },
        outcome: 'blocked_by_hook',
        message: 'Use gh-api. Command: x, please',
      },
      { tool: 'shell', input: { command: 'gh pr list' }, outcome: 'denied', message: 'Use "gh-api"' },
      {
        tool: 'shell',
        input: {},
        outcome: 'denied',
        message: 'approval required by policy, but AskForApproval is set to Never',
      },
      { tool: 'WebFetch', input: {}, outcome: 'unavailable', message: 'unsupported call: WebFetch' },
    ]);
  });

  it('goes on over the lines of a command, up to the next line of the log', () => {
    const lines = [
      `${ROUTER}Command blocked by PreToolUse hook: no. Command: cat <<EOF`,
      'two',
      'EOF',
      '2026-11-21T21:01:22Z WARN x: y',
    ];
    expect(calls({ stderr: lines })).toMatchObject([{ input: { command: 'cat <<EOF\ntwo\nEOF' } }]);
  });

  it('is no read of the skill it was about', () => {
    const events = parse({ stderr: [`${ROUTER}Command blocked by PreToolUse hook: no. Command: ${CAT}`] });
    expect(of(events, 'skill_read')).toMatchObject([{ skill: 'demo', text: 'none', why: 'denied' }]);
  });

  it('is not believed of a command that prints the words', () => {
    expect(
      calls({ stdout: [command('echo x', 'Command blocked by PreToolUse hook: x. Command: y\n', 2)] }),
    ).toMatchObject([{ outcome: 'failed' }]);
    expect(calls({ stderr: ['Command blocked by PreToolUse hook: x. Command: y'] })).toEqual([]);
  });

  it('is told once when the rollout tells it too, with what only the rollout knows', () => {
    const call = {
      type: 'response_item',
      payload: { type: 'function_call', call_id: 'c', name: 'exec_command', arguments: '{"cmd":"gh issue list"}' },
    };
    const words =
      'exec_command failed: CreateProcess { message: "Rejected(\\"approval required by policy, but AskForApproval is set to Never\\")" }';
    const output = { type: 'response_item', payload: { type: 'function_call_output', call_id: 'c', output: words } };
    expect(calls({ stderr: [`${ROUTER}${words}`], log: [call, output] })).toMatchObject([
      { input: { command: 'gh issue list' }, outcome: 'denied' },
    ]);
  });
});

describe('the rollout', () => {
  const command_item = {
    type: 'event_msg',
    payload: {
      type: 'item_completed',
      item: {
        type: 'CommandExecution',
        id: 'x',
        command: ['/bin/bash', '-lc', CAT],
        cwd: 'file:///w',
        status: 'completed',
        exit_code: 0,
        aggregated_output: TEXT,
      },
    },
  };

  it('adds what stdout did not show, and nothing twice', () => {
    expect(of(parse({ log: [command_item] }), 'skill_read')).toMatchObject([
      { skill: 'demo', text: 'own', stream: 'session_log' },
    ]);
    expect(of(parse({ stdout: [command(CAT, TEXT)], log: [command_item] }), 'skill_read')).toHaveLength(1);
  });

  it('shows a skill that a mention injected, and takes no prompt or listing for one', () => {
    const text = '<skill>\n<name>demo</name>\n<path>/h/.codex/skills/demo/SKILL.md</path>\nBody\n</skill>';
    const message = (kinds: string[] | undefined, role = 'user') => ({
      type: 'response_item',
      payload: {
        type: 'message',
        role,
        content: [{ type: 'input_text', text }],
        ...(kinds ? { internal_chat_message_metadata_passthrough: { content_item_kinds: kinds } } : {}),
      },
    });
    expect(of(parse({ log: [message(['skills.selected_skill_instructions'])] }), 'skill_call')).toMatchObject([
      { skill: 'demo', how: 'injected', outcome: 'ran' },
    ]);
    expect(
      of(
        parse({
          log: [message(undefined), message(['other']), message(['skills.selected_skill_instructions'], 'developer')],
        }),
        'skill_call',
      ),
    ).toEqual([]);
  });

  it('proves that a server never answered', () => {
    const asked = { type: 'response_item', payload: { type: 'message', role: 'user', content: [] } };
    const killed = { exit_code: null, signal: 'SIGTERM', timed_out: true };
    expect(of(parse({ stdout: STARTED, log: [asked], exit: killed }), 'fault')).toMatchObject([
      { fault: { kind: 'server_timeout' } },
    ]);
    expect(of(parse({ stdout: STARTED, exit: killed }), 'fault')).toEqual([]);
  });
});

describe('a run without --json', () => {
  const exec = (text: string, result: string, ...output: string[]) => [
    'exec',
    `/bin/bash -lc '${text}' in /w`,
    ` ${result} in 0ms:`,
    ...output,
  ];
  const BANNER = ['OpenAI Codex v0.169.0', '--------', 'workdir: /w', '--------', 'user', 'Do it.'];
  const read = (...lines: string[]) => {
    const events = parse({ stderr: [...BANNER, ...lines, '', 'codex', 'Done.'] });
    return [of(events, 'tool_call').length, of(events, 'skill_read').map(({ text, why }) => [text, why])];
  };
  const TEXT_LINES = TEXT.trimEnd().split('\n');

  it('goes on behind a command that printed nothing, without a blank line', () => {
    expect(read(...exec('cd x', 'succeeded'), ...exec(CAT, 'succeeded', ...TEXT_LINES))).toEqual([2, [['own', null]]]);
    expect(read(...exec('grep y z', 'exited 1'), ...exec(CAT, 'succeeded', ...TEXT_LINES))).toEqual([
      2,
      [['own', null]],
    ]);
  });

  it('takes a log of such a run, which a command printed, for its output', () => {
    expect(read(...exec('cat old.log', 'succeeded', ...exec(CAT, 'succeeded', ...TEXT_LINES)))).toEqual([
      1,
      [['none', 'mentioned']],
    ]);
  });
});

describe('faults', () => {
  const kindOf = (message: string) =>
    of(
      parse({
        stdout: [...STARTED, { type: 'error', message }, { type: 'turn.failed', error: { message } }],
        exit: { exit_code: 1 },
      }),
      'fault',
    ).map(({ fault }) => fault.kind);

  it.each([
    ['unexpected status 401 Unauthorized: bad key, url: http://127.0.0.1:429/v1', 'auth'],
    ['unexpected status 403 Forbidden: no', 'auth'],
    ['Missing environment variable: `K`.', 'auth'],
    ['exceeded retry limit, last status: 429 Too Many Requests', 'rate_limit'],
    ['Quota exceeded. Check your plan and billing details.', 'quota'],
    ["You've hit your usage limit.", 'quota'],
    ['We’re currently experiencing high demand, which may cause temporary errors.', 'server'],
    ['unexpected status 529 <unknown status code>: over', 'server'],
    ['stream disconnected before completion: error sending request', 'server'],
    ['stream disconnected before completion: idle timeout waiting for SSE', 'server_timeout'],
    ['Connection failed: error sending request', 'unreachable'],
    ['Something new went wrong', 'server'],
  ])('%s', (message, kind) => expect(kindOf(message)).toEqual([kind]));

  const start = (stderr: string, exit: Partial<ExitFacts>) =>
    of(parse({ stderr: stderr.split('\n'), exit }), 'fault').map(({ fault }) => fault.kind);

  it('of a run that did not start are read from stderr', () => {
    expect(start('Error loading config.toml:\n/h/config.toml:1:10: x', { exit_code: 1 })).toEqual(['bad_config']);
    expect(start("error: unexpected argument '--nope' found", { exit_code: 2 })).toEqual(['bad_config']);
    expect(start('bash: line 1: codex: command not found', { exit_code: 127 })).toEqual(['cli_missing']);
    expect(start("thread 'main' panicked at src/x.rs:1", { exit_code: 101 })).toEqual(['crashed']);
    expect(start('', { exit_code: null, spawn_error: 'spawn codex ENOENT' })).toEqual(['cli_missing']);
  });

  it('are none when the runner itself ended the run', () => {
    expect(start('', { exit_code: null, signal: 'SIGTERM', timed_out: true })).toEqual([]);
  });
});

describe('hostile or broken transcripts', () => {
  const line = fc.oneof(
    fc.string(),
    fc.json(),
    fc.constantFrom(...[...STARTED, command(CAT, TEXT), said('x'), DONE].map((event) => JSON.stringify(event))),
    fc.constantFrom(
      'OpenAI Codex v0.169.0',
      '--------',
      'exec',
      'codex',
      ' succeeded in 0ms:',
      'tokens used',
      `${ROUTER}x`,
      '{"type":"item.completed","item":null}',
      '{"type":"item.started","item":{}}',
      '{"type":"turn.failed"}',
      '{"payload":{"type":"message","role":"user","content":3},"type":"response_item"}',
    ),
  );

  it('never throw, whatever the lines', () => {
    fc.assert(
      fc.property(fc.array(line), fc.array(line), fc.array(line), (stdout, stderr, log) => {
        const parser = createParser({ installed_skills: SKILLS, body_of: () => null, cwd: null }, () => {});
        for (const each of stdout) parser.stdout(each);
        for (const each of stderr) parser.stderr(each);
        for (const each of log) parser.sessionLog(each);
        parser.end({ exit_code: 1, signal: null, timed_out: false });
      }),
      { numRuns: 300 },
    );
  });

  it('are read with carriage returns and half a last line', () => {
    const lines = [...STARTED, command(CAT, TEXT), DONE].map((event) => `${JSON.stringify(event)}\r`);
    expect(of(parse({ stdout: [...lines, '{"type":"item.comp'] }), 'skill_read')).toMatchObject([{ text: 'own' }]);
  });
});
