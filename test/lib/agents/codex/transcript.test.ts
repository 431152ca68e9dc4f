import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { createParser } from '../../../../lib/agents/codex/transcript/transcript.js';
import { attribute } from '../../../../lib/agents/formats.js';
import type { AgentEvent, ExitFacts } from '../../../../lib/contract/transcript/event.js';

const EXITED: ExitFacts = { exit_code: 0, signal: null, timed_out: false };
const SKILLS = [
  { id: 'demo', dir: 'demo', path: '/h/.codex/skills/demo/SKILL.md' },
  { id: 'beta', dir: 'beta-dir', path: '/h/.codex/skills/beta-dir/SKILL.md' },
];
type Streams = { stdout?: (string | object)[]; stderr?: string[]; log?: object[]; exit?: Partial<ExitFacts> };

function parse({ stdout = [], stderr = [], log = [], exit = {} }: Streams): AgentEvent[] {
  const events: AgentEvent[] = [];
  const parser = createParser(
    { installed_skills: SKILLS, body_of: null, cwd: '/w' },
    (event) => events.push(event),
    attribute,
  );
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

describe('the transcript parser of Codex, on `codex exec --json`,', () => {
  it('reports a call, a read, the last message and the end', () => {
    const events = parse({ stdout: [...STARTED, command(CAT, TEXT), said('All done.'), DONE] });
    expect(of(events, 'tool_call')).toMatchObject([
      { tool: 'shell', input: { command: CAT }, outcome: 'ran', line: 3 },
    ]);
    expect(of(events, 'skill_read')).toMatchObject([{ skill: 'demo', text: 'own', stream: 'stdout', line: 3 }]);
    expect(of(events, 'final_answer')).toMatchObject([{ text: 'All done.' }]);
    expect(of(events, 'end')).toMatchObject([{ session_id: 't-1', usage: { input_tokens: 20, output_tokens: 5 } }]);
    expect(of(events, 'fault')).toEqual([]);
  });

  it('names a skill by its folder too, when that is known to be the skill’s', () => {
    const text = TEXT.replaceAll('demo', 'beta');
    expect(
      of(parse({ stdout: [command('cat /h/.codex/skills/beta-dir/SKILL.md', text)] }), 'skill_read'),
    ).toMatchObject([{ skill: 'beta', also: ['beta-dir'], text: 'own' }]);
  });

  it('leaves a call without an end unfinished, and reads nothing from it', () => {
    const events = parse({
      stdout: [...STARTED, command(CAT, '', null, 'item.started')],
      exit: { exit_code: null, signal: 'SIGKILL', timed_out: true },
    });
    expect(of(events, 'tool_call')).toMatchObject([{ outcome: 'unfinished' }]);
    expect(of(events, 'skill_read')).toMatchObject([{ text: 'none', why: 'unfinished' }]);
    expect(of(events, 'fault')).toEqual([]);
  });

  it('reports no fault for warnings', () => {
    const warning = {
      type: 'item.completed',
      item: { id: 'item_0', type: 'error', message: 'Model metadata for `x` not found.' },
    };
    expect(of(parse({ stdout: [...STARTED, warning, said('ok'), DONE] }), 'fault')).toEqual([]);
  });

  it('reports no fault for a retry that succeeded', () => {
    const retry = { type: 'error', message: 'Reconnecting... 1/5 (unexpected status 500)' };
    expect(of(parse({ stdout: [...STARTED, retry, said('ok'), DONE] }), 'fault')).toEqual([]);
    const killed = parse({
      stdout: [...STARTED, { type: 'error', message: 'Reconnecting... waiting for network (Connection failed: x)' }],
      exit: { exit_code: null, signal: 'SIGTERM', timed_out: true },
    });
    expect(of(killed, 'fault')).toMatchObject([{ fault: { kind: 'unreachable' } }]);
  });

  it('does not take a patch of a skill for a read of it', () => {
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

  it('takes a file that the model wrote for its own words, and a link for the skill', () => {
    const changes = [{ path: '/w/draft.md', kind: 'add' }];
    const patch = { type: 'item.completed', item: { id: 'i', type: 'file_change', status: 'completed', changes } };
    expect(of(parse({ stdout: [patch, command('cat draft.md', TEXT)] }), 'skill_read')).toEqual([]);
    expect(of(parse({ stdout: [command('cat draft.md', TEXT)] }), 'skill_read')).toMatchObject([{ text: 'own' }]);
  });

  it('reports calls of MCP servers and of other agents', () => {
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

describe('the transcript parser of Codex, on refusals,', () => {
  const calls = (streams: Streams) =>
    of(parse(streams), 'tool_call').map(({ tool, input, outcome, message }) => ({ tool, input, outcome, message }));

  it('finds them on stderr: by a hook, a rule, a rule that would ask, a missing tool', () => {
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

  it('reads one over all lines of its command, up to the next line of the log', () => {
    const lines = [
      `${ROUTER}Command blocked by PreToolUse hook: no. Command: cat <<EOF`,
      'two',
      'EOF',
      '2026-11-21T21:01:22Z WARN x: y',
    ];
    expect(calls({ stderr: lines })).toMatchObject([{ input: { command: 'cat <<EOF\ntwo\nEOF' } }]);
  });

  it('tells a patch from a command', () => {
    const patch = ['*** Begin Patch', '*** Add File: .env', '+A=1', '*** End Patch'];
    const stderr = `${ROUTER}Command blocked by PreToolUse hook: no secrets. Command: ${patch.join('\n')}`.split('\n');
    expect(calls({ stderr })).toEqual([
      { tool: 'apply_patch', input: { patch: patch.join('\n') }, outcome: 'blocked_by_hook', message: 'no secrets' },
    ]);
  });

  it('reports no read of the skill that the refused command was about', () => {
    const events = parse({ stderr: [`${ROUTER}Command blocked by PreToolUse hook: no. Command: ${CAT}`] });
    expect(of(events, 'skill_read')).toMatchObject([{ skill: 'demo', text: 'none', why: 'denied' }]);
  });

  it('ignores a command that prints the same words', () => {
    expect(
      calls({ stdout: [command('echo x', 'Command blocked by PreToolUse hook: x. Command: y\n', 2)] }),
    ).toMatchObject([{ outcome: 'failed' }]);
    expect(calls({ stderr: ['Command blocked by PreToolUse hook: x. Command: y'] })).toEqual([]);
  });

  it('reports one once when the rollout has it too, with what only the rollout knows', () => {
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

describe('the transcript parser of Codex, on the rollout,', () => {
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

  it('reports a skill that a mention injected, and none for a prompt or a listing', () => {
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

  it('reports that the model server never answered', () => {
    const asked = { type: 'response_item', payload: { type: 'message', role: 'user', content: [] } };
    const killed = { exit_code: null, signal: 'SIGTERM', timed_out: true };
    expect(of(parse({ stdout: STARTED, log: [asked], exit: killed }), 'fault')).toMatchObject([
      { fault: { kind: 'server_timeout' } },
    ]);
    expect(of(parse({ stdout: STARTED, exit: killed }), 'fault')).toEqual([]);
  });
});

describe('the transcript parser of Codex, on a run without --json,', () => {
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

  describe('with a rollout,', () => {
    const record = (payload: object) => ({ timestamp: '2026-11-22T00:00:00Z', type: 'response_item', payload });
    const SAID = record({ type: 'message', role: 'assistant', content: [{ type: 'output_text', text: 'Like so:' }] });
    const asked = (cmd: string) =>
      record({ type: 'function_call', name: 'exec_command', arguments: JSON.stringify({ cmd }), call_id: 'c1' });
    const script = (input: string) => record({ type: 'custom_tool_call', name: 'exec', input, call_id: 'c1' });
    const item = {
      type: 'CommandExecution',
      id: 'i',
      command: ['bash', '-lc', CAT],
      exit_code: 0,
      status: 'completed',
    };
    const ended = { timestamp: '2026-11-22T00:00:00Z', type: 'event_msg', payload: { type: 'item_completed', item } };
    const calls = (log: object[]) => {
      const events = parse({ stderr: [...BANNER, 'codex', 'Like so:', ...exec(CAT, 'succeeded', ...TEXT_LINES)], log });
      return [of(events, 'tool_call').length, of(events, 'skill_read').length];
    };

    it('takes a command for prose that the rollout does not tell', () => {
      expect(calls([SAID])).toEqual([0, 0]);
      expect(calls([SAID, asked('ls')])).toEqual([0, 0]);
    });

    it('tells a command once that the rollout tells, by a call, an item or a script', () => {
      expect(calls([SAID, asked(CAT)])).toEqual([1, 1]);
      expect(calls([SAID, ended])).toEqual([1, 1]);
      expect(calls([script(`await tools.exec_command({cmd: ${JSON.stringify(CAT)}})`)])).toEqual([1, 1]);
    });

    it('goes by the text where the rollout cannot tell', () => {
      expect(calls([])).toEqual([1, 1]);
      expect(calls([record({ type: 'message', role: 'user', content: [] })])).toEqual([1, 1]);
      expect(calls([script('for (const x of y) await tools.exec_command({cmd: x})')])).toEqual([1, 1]);
    });
  });

  it('goes on after a command that printed nothing, without an empty line', () => {
    expect(read(...exec('cd x', 'succeeded'), ...exec(CAT, 'succeeded', ...TEXT_LINES))).toEqual([2, [['own', null]]]);
    expect(read(...exec('grep y z', 'exited 1'), ...exec(CAT, 'succeeded', ...TEXT_LINES))).toEqual([
      2,
      [['own', null]],
    ]);
  });

  it('takes the log of such a run, printed by a command, for that command’s output', () => {
    expect(read(...exec('cat old.log', 'succeeded', ...exec(CAT, 'succeeded', ...TEXT_LINES)))).toEqual([
      1,
      [['none', 'mentioned']],
    ]);
  });
});

describe('the faults of a Codex transcript', () => {
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
  ])('are recognised in %j as %s', (message, kind) => expect(kindOf(message)).toEqual([kind]));

  const start = (stderr: string, exit: Partial<ExitFacts>) =>
    of(parse({ stderr: stderr.split('\n'), exit }), 'fault').map(({ fault }) => fault.kind);

  it('are read from stderr for a run that did not start', () => {
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

describe('the transcript parser of Codex, on hostile or broken lines,', () => {
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

  it('never throws', () => {
    fc.assert(
      fc.property(fc.array(line), fc.array(line), fc.array(line), (stdout, stderr, log) => {
        const parser = createParser({ installed_skills: SKILLS, body_of: () => null, cwd: null }, () => {}, attribute);
        for (const each of stdout) parser.stdout(each);
        for (const each of stderr) parser.stderr(each);
        for (const each of log) parser.sessionLog(each);
        parser.end({ exit_code: 1, signal: null, timed_out: false });
      }),
      { numRuns: 300 },
    );
  });

  it('accepts carriage returns and half a last line', () => {
    const lines = [...STARTED, command(CAT, TEXT), DONE].map((event) => `${JSON.stringify(event)}\r`);
    expect(of(parse({ stdout: [...lines, '{"type":"item.comp'] }), 'skill_read')).toMatchObject([{ text: 'own' }]);
  });
});

describe('what the router of tools says on stderr', () => {
  it('is a fault where the process in which tools run is gone, and the call is counted', () => {
    const gone = parse({
      stdout: [...STARTED, said('Done.'), DONE],
      stderr: [`${ROUTER}gRPC code-mode session closed`],
    });
    expect(of(gone, 'fault')).toMatchObject([
      { fault: { kind: 'crashed', message: 'the tool runtime failed: gRPC code-mode session closed' } },
    ]);
    expect(of(gone, 'tool_call')).toMatchObject([{ outcome: 'failed', message: 'gRPC code-mode session closed' }]);
  });

  it.each([
    ['unsupported call: fetch_page', 'unavailable', 'fetch_page'],
    ['unknown tool `fetch_page`', 'unavailable', 'fetch_page'],
    ['the request was rejected by the rules', 'denied', 'shell'],
    ['apply_patch verification failed: Failed to find expected lines in /w/a.md:\nTEXT', 'failed', 'apply_patch'],
    ['something that is new to us', 'failed', 'shell'],
  ])('is a call that came to nothing: %s', (words, outcome, tool) => {
    expect(of(parse({ stdout: [...STARTED, DONE], stderr: [`${ROUTER}${words}`] }), 'tool_call')).toMatchObject([
      { outcome, tool },
    ]);
  });

  it('takes exit code 127 for a missing program with a shell\u2019s words alone', () => {
    const kinds = (stderr: string[]) =>
      of(parse({ stderr, exit: { exit_code: 127 } }), 'fault').map(({ fault }) => fault.kind);
    expect(kinds(['bash: codex: command not found'])).toEqual(['cli_missing']);
    expect(kinds([])).toEqual(['crashed']);
  });
});
