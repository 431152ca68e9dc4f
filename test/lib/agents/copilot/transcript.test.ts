import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createParser } from '../../../../lib/agents/copilot/transcript/transcript.js';
import { attribute } from '../../../../lib/agents/formats.js';
import type { TranscriptFacts } from '../../../../lib/agents/interface/transcript-parser.js';
import type { AgentEvent, ExitFacts } from '../../../../lib/contract/transcript/event.js';

const facts: TranscriptFacts = {
  installed_skills: [
    { id: 'alpha', dir: 'alpha', path: '/w/.github/skills/alpha/SKILL.md' },
    { id: 'alpha-two', dir: 'alpha-two', path: '/w/.github/skills/alpha-two/SKILL.md' },
  ],
  body_of: null,
  cwd: '/w',
};
const FINE: ExitFacts = { exit_code: 0, signal: null, timed_out: false };
const TEXT = '---\nname: alpha\ndescription: Does it.\n---\n\n# Alpha\n\nFirst do this.\nThen do that.\n';

interface Streams {
  stdout?: (object | string)[];
  stderr?: string[];
  sessionLog?: object[];
  exit?: Partial<ExitFacts>;
  known?: TranscriptFacts;
}

function parse({ stdout = [], stderr = [], sessionLog = [], exit = {}, known = facts }: Streams): AgentEvent[] {
  const events: AgentEvent[] = [];
  const parser = createParser(known, (event) => events.push(event), attribute);
  for (const line of stdout) parser.stdout(typeof line === 'string' ? line : JSON.stringify(line));
  for (const line of stderr) parser.stderr(line);
  for (const line of sessionLog) parser.sessionLog(JSON.stringify(line));
  parser.end({ ...FINE, ...exit });
  return events;
}

let ids = 0;
const line = (type: string, data: object, more: object = {}) => ({ type, data, id: `event-${++ids}`, ...more });
const start = (toolCallId: string, toolName: string, input: object, more: object = {}) =>
  line('tool.execution_start', { toolCallId, toolName, arguments: input }, more);
const done = (toolCallId: string, content: string, data: object = {}, more: object = {}) =>
  line('tool.execution_complete', { toolCallId, success: true, result: { content }, ...data }, more);
const refused = (toolCallId: string, message: string, code = 'failure') =>
  line('tool.execution_complete', { toolCallId, success: false, error: { message, code } });
const result = (exitCode = 0) => ({ type: 'result', sessionId: 'session', exitCode });
const loaded = { toolTelemetry: { restrictedProperties: { skillName: 'alpha', pluginName: 'demo' } } };
const only = <T extends AgentEvent['type']>(events: AgentEvent[], type: T) =>
  events.filter((event): event is Extract<AgentEvent, { type: T }> => event.type === type);

describe('the transcript parser of Copilot, on a skill call,', () => {
  it('joins its start and its end, and the names that its result proves', () => {
    const events = parse({
      stdout: [start('1', 'skill', { skill: 'ALPHA' }), done('1', 'Skill "alpha" loaded', loaded), result()],
    });
    expect(only(events, 'skill_call')).toMatchObject([
      { skill: 'ALPHA', also: ['alpha', 'demo:alpha'], how: 'invoked', outcome: 'ran', stream: 'stdout', line: 2 },
    ]);
  });

  it('finds the skill whose file has another name than Copilot lists: Price Check is called Price-Check', () => {
    const path = '/w/.github/skills/price-check/SKILL.md';
    const other = '/w/.github/skills/other/SKILL.md';
    const events = parse({
      stdout: [
        line('session.skills_loaded', { skills: [{ name: 'Price-Check', commandName: 'Price-Check', path }] }),
        start('1', 'skill', { skill: 'Price-Check' }),
        done('1', 'Skill "Price-Check" loaded', {
          toolTelemetry: { restrictedProperties: { skillName: 'Price-Check' } },
        }),
      ],
      known: {
        ...facts,
        installed_skills: [
          { id: 'Price Check', path },
          { id: 'Other', path: other },
        ],
      },
    });
    expect(only(events, 'skill_call')).toMatchObject([{ skill: 'Price-Check', also: ['Price-Check', 'Price Check'] }]);
  });

  it('knows the skill by its folder too, unless another skill has that name', () => {
    const path = '/w/.github/skills/pruning/SKILL.md';
    const alsoOf = (...others: { id: string; dir: string; path: string }[]) =>
      only(
        parse({
          stdout: [
            line('session.skills_loaded', { skills: [{ name: 'roses', commandName: 'roses', path }] }),
            start('1', 'skill', { skill: 'roses' }),
            done('1', 'Skill "roses" loaded', { toolTelemetry: { restrictedProperties: { skillName: 'roses' } } }),
          ],
          known: { ...facts, installed_skills: [{ id: 'roses', dir: 'pruning', path }, ...others] },
        }),
        'skill_call',
      )[0]?.also;
    expect(alsoOf()).toEqual(['roses', 'pruning']);
    expect(alsoOf({ id: 'pruning', dir: 'other', path: '/w/.github/skills/other/SKILL.md' })).toEqual(['roses']);
  });

  it.each([
    ['Skill not found: alpha', 'failure', 'failed'],
    ['Denied by preToolUse hook: Use the docs team instead', 'denied', 'blocked_by_hook'],
    ['Denied by preToolUse hook from ".github/hooks/route.json" (hook errored)', 'denied', 'hook_errored'],
    ['Permission denied because no interactive user response was available.', 'denied', 'denied'],
    ['Permission to run this tool was denied due to the following rules: `shell(mcp:*)`', 'denied', 'denied'],
    ["Tool 'skill' does not exist.", 'failure', 'unavailable'],
  ])('reads the ending “%s” (%s) as %s', (message, code, outcome) => {
    const events = parse({ stdout: [start('1', 'skill', { skill: 'alpha' }), refused('1', message, code), result()] });
    expect(only(events, 'skill_call')).toMatchObject([{ outcome, message }]);
  });

  it('leaves a call without an end unfinished, and ignores an end without a start', () => {
    expect(only(parse({ stdout: [start('1', 'skill', { skill: 'alpha' })] }), 'skill_call')).toMatchObject([
      { outcome: 'unfinished' },
    ]);
    expect(only(parse({ stdout: [done('1', 'Skill "alpha" loaded', loaded)] }), 'skill_call')).toEqual([]);
  });

  it('keeps a subagent’s call apart from another one with the same id', () => {
    const events = parse({
      stdout: [
        start('1', 'skill', { skill: 'alpha' }),
        start('1', 'skill', { skill: 'beta' }, { agentId: 'sub' }),
        line(
          'tool.execution_complete',
          { toolCallId: '1', success: false, error: { message: 'Skill not found: beta' } },
          { agentId: 'sub' },
        ),
        done('1', 'loaded', loaded),
      ],
    });
    expect(only(events, 'skill_call').map(({ skill, outcome }) => [skill, outcome])).toEqual([
      ['beta', 'failed'],
      ['alpha', 'ran'],
    ]);
  });

  it('reports it once when the output was doubled and the session log has it again', () => {
    const call = [start('1', 'skill', { skill: 'alpha' }), done('1', 'loaded', loaded)];
    const invoked = line('skill.invoked', { name: 'alpha', trigger: 'agent-invoked', content: TEXT });
    const events = parse({ stdout: call.flatMap((l) => [l, l]), sessionLog: [...call, invoked] });
    expect(only(events, 'skill_call')).toHaveLength(1);
  });
});

describe('the transcript parser of Copilot, on the session log,', () => {
  it.each([
    ['agent-invoked', ['invoked']],
    ['user-invoked', ['injected']],
    ['context-load', []],
  ])('reports a load that was %s', (trigger, hows) => {
    const events = parse({ sessionLog: [line('skill.invoked', { name: 'alpha', pluginName: 'demo', trigger })] });
    expect(only(events, 'skill_call').map(({ how }) => how)).toEqual(hows);
  });

  it('reports the tokens, which the output lacks', () => {
    const usage = (inputTokens: number, outputTokens: number) =>
      line('session.usage_record', { usage: { inputTokens, outputTokens } });
    const events = parse({ stdout: [result()], sessionLog: [usage(100, 10), usage(50, 5)] });
    expect(only(events, 'end')).toMatchObject([
      { usage: { input_tokens: 150, output_tokens: 15, cost_usd: null }, session_id: 'session' },
    ]);
  });

  it('ends a call whose end the output lost', () => {
    const events = parse({
      stdout: [start('1', 'skill', { skill: 'alpha' })],
      sessionLog: [done('1', 'loaded', loaded)],
    });
    expect(only(events, 'skill_call')).toMatchObject([{ outcome: 'ran', stream: 'session_log' }]);
  });
});

describe('the transcript parser of Copilot, on a read of SKILL.md,', () => {
  const path = '/w/.github/skills/alpha/SKILL.md';
  const reads = (...stdout: object[]) =>
    only(parse({ stdout }), 'skill_read').map(({ skill, text, why }) => [skill, text, why]);

  it('takes a view of the whole file for the skill’s own text', () => {
    expect(reads(start('1', 'view', { path }), done('1', TEXT))).toEqual([['alpha', 'own', null]]);
  });

  it('takes a view of some lines for those lines', () => {
    const lines = (from: number, to: number) =>
      TEXT.split('\n')
        .slice(from - 1, to)
        .join('\n');
    const read = (from: number, to: number) =>
      reads(start('1', 'view', { path, view_range: [from, to] }), done('1', lines(from, to === -1 ? 99 : to)));
    expect(read(1, 4)).toEqual([['alpha', 'none', 'front matter only']]);
    expect(read(1, 6)).toEqual([['alpha', 'none', 'front matter only']]);
    expect(read(6, -1)).toEqual([['alpha', 'own', null]]);
  });

  it('reports none for words that the model itself wrote into another file', () => {
    const draft = { path: '/w/draft.md' };
    const written = [start('1', 'create', { ...draft, file_text: TEXT }), done('1', 'Created file /w/draft.md')];
    expect(reads(...written, start('2', 'view', draft), done('2', TEXT))).toEqual([]);
    expect(reads(start('2', 'view', draft), done('2', TEXT))).toEqual([['alpha', 'own', null]]);
  });

  it('reports none for a view of a file over the limit, though the call succeeded', () => {
    const words = 'File too large to read at once (50.9 KB). Consider using the grep tool';
    expect(reads(start('1', 'view', { path }), done('1', words))).toEqual([['alpha', 'none', 'too large']]);
  });

  it('ignores the closing note of the shell', () => {
    const command = 'cat .github/skills/alpha/SKILL.md';
    const events = parse({
      stdout: [
        start('1', 'bash', { command }),
        done('1', `${TEXT}<shellId: 0 completed with exit code 0>`, { shellExecution: { exitCode: 0 } }),
      ],
    });
    expect(only(events, 'skill_read')).toMatchObject([{ skill: 'alpha', text: 'own' }]);
    expect(only(events, 'tool_call')).toMatchObject([{ tool: 'bash', outcome: 'ran' }]);
  });

  it('reports a background command when its output is fetched', () => {
    const command = 'sleep 1; cat .github/skills/alpha/SKILL.md';
    const events = parse({
      stdout: [
        start('1', 'bash', { command, mode: 'async', shellId: 'later' }),
        done('1', '<command started in background with shellId: later>'),
        start('2', 'read_bash', { shellId: 'later' }),
        done('2', `${TEXT}<shellId: later completed with exit code 0>`),
      ],
    });
    expect(only(events, 'skill_read').filter(({ text }) => text === 'own')).toMatchObject([
      { skill: 'alpha', call_id: '2' },
    ]);
  });

  it('reports none for a call that was denied or failed', () => {
    expect(reads(start('1', 'view', { path }), refused('1', 'Denied by preToolUse hook: no', 'denied'))).toEqual([
      ['alpha', 'none', 'denied'],
    ]);
    expect(reads(start('1', 'view', { path }), refused('1', 'Path does not exist'))).toEqual([
      ['alpha', 'none', 'failed'],
    ]);
  });
});

describe('the transcript parser of Copilot, on a tool call,', () => {
  it('reports a failure for an exit code other than 0, though Copilot says success', () => {
    const events = parse({
      stdout: [start('1', 'bash', { command: 'false' }), done('1', '', { shellExecution: { exitCode: 1 } })],
    });
    expect(only(events, 'tool_call')).toMatchObject([{ outcome: 'failed', message: 'exit code 1' }]);
  });
});

describe('the transcript parser of Copilot, on text that is no evidence,', () => {
  it('reports no skill for the list of loaded skills, the prompt, the system prompt and prose of tools', () => {
    const events = parse({
      stdout: [
        line('session.skills_loaded', { skills: [{ name: 'alpha', path: '/w/.github/skills/alpha/SKILL.md' }] }),
        line('user.message', { content: 'use skill(alpha) alpha/SKILL.md' }),
        line('system.message', { content: '<available_skills> alpha' }),
        line('assistant.message_delta', { deltaContent: '● skill(alpha)' }),
        start('1', 'bash', { command: 'echo x' }),
        done('1', '{"type":"tool.execution_start","data":{"toolName":"skill"}}\n● skill(alpha)', {
          shellExecution: { exitCode: 0 },
        }),
        result(),
      ],
      known: { ...facts, installed_skills: null },
    });
    expect(only(events, 'skill_call')).toEqual([]);
    expect(only(events, 'skill_read')).toEqual([]);
    expect(only(events, 'fault')).toEqual([]);
  });

  it('learns from the list of loaded skills which plugin a path belongs to', () => {
    const path = '/p/skills/alpha/SKILL.md';
    const events = parse({
      stdout: [
        line('session.skills_loaded', { skills: [{ name: 'alpha', commandName: 'demo:alpha', path }] }),
        start('1', 'view', { path }),
        done('1', TEXT),
      ],
      known: { ...facts, installed_skills: null },
    });
    expect(only(events, 'skill_read')).toMatchObject([{ skill: 'alpha', also: ['demo:alpha'], text: 'own' }]);
  });
});

describe('the transcript parser of Copilot, at the end of a run,', () => {
  const failure = (statusCode: number) =>
    line('model.call_failure', { statusCode, errorMessage: '{"message":"boom"}' });
  const error = line('session.error', { errorType: 'query', statusCode: 500, message: 'Last error: 500 boom' });

  it('reports the last answer of the main agent', () => {
    const events = parse({
      stdout: [
        line('assistant.message', { content: 'first', toolRequests: [{}] }),
        line('assistant.message', { content: 'of a subagent', toolRequests: [] }, { agentId: 'sub' }),
        line('assistant.message', { content: 'last', toolRequests: [] }),
        result(),
      ],
    });
    expect(only(events, 'final_answer')).toMatchObject([{ text: 'last' }]);
  });

  it('reports no fault when a retry helped, or when a run was killed at work', () => {
    expect(
      only(
        parse({ stdout: [failure(500), line('model.call_final_result', { result: 'success' }), result()] }),
        'fault',
      ),
    ).toEqual([]);
    expect(
      only(parse({ stdout: [line('model.call_start', {})], exit: { exit_code: 0, timed_out: true } }), 'fault'),
    ).toEqual([]);
  });

  it('reports no fault when a refused request had succeeded long before the kill', () => {
    const overcome = [failure(500), line('model.call_final_result', { result: 'success' })];
    expect(only(parse({ stdout: overcome, exit: { exit_code: null, timed_out: true } }), 'fault')).toEqual([]);
  });

  it('reports the error event as the fault, else the last refusal before the kill', () => {
    expect(only(parse({ stdout: [failure(500), error, result(1)], exit: { exit_code: 1 } }), 'fault')).toMatchObject([
      { fault: { kind: 'server', message: 'Last error: 500 boom' } },
    ]);
    expect(
      only(parse({ stdout: [failure(429)], exit: { exit_code: null, signal: 'SIGKILL', timed_out: true } }), 'fault'),
    ).toMatchObject([{ fault: { kind: 'rate_limit', message: 'boom' } }]);
  });

  it('reports no fault for an error inside a subagent when the run went on', () => {
    expect(only(parse({ stdout: [{ ...error, agentId: 'sub' }, result()] }), 'fault')).toEqual([]);
  });
});

describe('the transcript parser of Copilot, on plain text,', () => {
  const text = (...stdout: string[]) =>
    parse({ stdout, stderr: ['', 'Changes    +0 -0', 'Resume     copilot --resume=abc'] });

  it('finds skill calls by their bullets and refusals by their words', () => {
    const events = text(
      '● skill(alpha)',
      '',
      '✗ skill(beta) Skill not found: beta',
      '',
      '✗ skill(gamma) Denied by preToolUse hook: no',
      '',
      'All done.',
    );
    expect(only(events, 'skill_call').map(({ skill, outcome }) => [skill, outcome])).toEqual([
      ['alpha', 'ran'],
      ['beta', 'failed'],
      ['gamma', 'blocked_by_hook'],
    ]);
    expect(only(events, 'end')).toMatchObject([{ session_id: 'abc' }]);
    expect(only(events, 'message')).toMatchObject([{ text: 'All done.' }]);
  });

  it('takes a file printed with all its lines for read, and one printed as a count of lines for not read', () => {
    const cat = ['● read (shell)', '  │ cat .github/skills/alpha/SKILL.md', '  └ 9 lines…'];
    const count = ['● count (shell)', '  │ wc -l .github/skills/alpha/SKILL.md', '  └ 1 line…'];
    expect(only(text(...cat), 'skill_read')).toMatchObject([{ skill: 'alpha', text: 'own' }]);
    expect(only(text(...count), 'skill_read').filter(({ text }) => text === 'own')).toEqual([]);
  });

  it('does not take a bullet in the middle of prose for a call', () => {
    expect(only(text('I would do this:', '● skill(alpha)'), 'skill_call')).toEqual([]);
  });

  describe('with a log of its own,', () => {
    const PROSE = [
      'I would do this:',
      '',
      '● skill(alpha)',
      '',
      '● read (shell)',
      '  │ cat skills/alpha/SKILL.md',
      '  └ 9 lines…',
    ];
    const calls = (sessionLog: object[], stdout: readonly string[] = PROSE) => {
      const events = parse({ stdout: [...stdout], stderr: ['Resume     copilot --resume=abc'], sessionLog });
      return events.flatMap((event) =>
        event.type === 'skill_call' || event.type === 'tool_call' || event.type === 'skill_read'
          ? [[event.type, event.stream]]
          : [],
      );
    };
    const turn = line('assistant.message', { content: 'I would do this', toolRequests: [] });

    it('makes no call of what the log does not tell', () => {
      expect(calls([turn])).toEqual([]);
      expect(calls([start('t1', 'bash', { command: 'ls' }), done('t1', 'a')])).toEqual([['tool_call', 'session_log']]);
      expect(calls([turn], ['✗ skill(alpha) Denied by preToolUse hook from "x"'])).toEqual([]);
    });

    it('tells a call once that the log tells as well', () => {
      const used = [start('t1', 'skill', { skill: 'alpha' }), done('t1', 'Loaded.', loaded)];
      expect(calls(used, ['● skill(alpha)', '', 'All done.'])).toEqual([['skill_call', 'session_log']]);
    });

    it('goes by the text where the log ends before the first turn', () => {
      const seen = [
        ['skill_call', 'stdout'],
        ['tool_call', 'stdout'],
        ['skill_read', 'stdout'],
      ];
      expect(calls([])).toEqual(seen);
      expect(calls([line('session.start', {})])).toEqual(seen);
    });
  });

  it('finds the calls of a subagent below its answer, whose first line may be anything', () => {
    const events = text(
      'sub done● Worker (model: m) d',
      '  │ skill(beta)',
      '  │ skill(alpha)',
      '  └ skill(nope) Skill not found: nope',
    );
    expect(only(events, 'skill_call').map(({ skill, outcome }) => [skill, outcome])).toEqual([
      ['alpha', 'ran'],
      ['nope', 'failed'],
    ]);
  });

  it('finds the error on stderr', () => {
    const stderr = [
      'Authentication failed with provider at http://127.0.0.1:1/v1 (HTTP 401).',
      'Resume     copilot --resume=abc',
    ];
    expect(only(parse({ stderr, exit: { exit_code: 1 } }), 'fault')).toMatchObject([{ fault: { kind: 'auth' } }]);
  });
});

describe('the transcript parser of Copilot, on hostile output,', () => {
  it('never throws', () => {
    const types = [
      'tool.execution_start',
      'tool.execution_complete',
      'assistant.message',
      'session.error',
      'result',
      'session.skills_loaded',
    ];
    const record = fc.record({
      type: fc.constantFrom(...types),
      data: fc.jsonValue(),
      id: fc.jsonValue(),
      agentId: fc.jsonValue(),
    });
    fc.assert(
      fc.property(fc.array(fc.oneof(record, fc.string(), fc.constant('{"type":"result"'))), (stdout) => {
        parse({
          stdout,
          stderr: stdout.map((l) => JSON.stringify(l)),
          sessionLog: stdout.filter((l) => typeof l === 'object'),
        });
      }),
    );
  });

  it('limits how many unfinished calls it keeps', () => {
    const stdout = Array.from({ length: 3_000 }, (_, index) => start(`c${index}`, 'bash', { command: 'true' }));
    const seen: AgentEvent[] = [];
    const parser = createParser(facts, (event) => seen.push(event), attribute);
    for (const l of stdout) parser.stdout(JSON.stringify(l));
    expect(seen.length).toBe(2_000);
  });

  it('parses none of 20 MB of deltas, which say nothing', () => {
    const delta = JSON.stringify(line('assistant.message_delta', { deltaContent: 'alpha/SKILL.md '.repeat(1_000) }));
    const parseJson = JSON.parse;
    let parsed = 0;
    JSON.parse = (...given) => {
      parsed += 1;
      return parseJson(...given);
    };
    try {
      parse({ stdout: Array.from({ length: 1_400 }, () => delta) });
      expect(parsed).toBe(0);
      parse({ stdout: [JSON.stringify(line('assistant.message', { content: 'x' }))] });
      expect(parsed).toBe(1);
    } finally {
      JSON.parse = parseJson;
    }
  });
});
