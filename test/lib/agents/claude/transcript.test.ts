import { describe, expect, it } from '@jest/globals';
import { createParser } from '../../../../lib/agents/claude/transcript/transcript.js';
import { attribute } from '../../../../lib/agents/formats.js';
import type { TranscriptFacts } from '../../../../lib/agents/interface/transcript-parser.js';
import type { AgentEvent, ExitFacts } from '../../../../lib/contract/transcript/event.js';
import type { LabelRow } from '../../../../scripts/detectors/corpus.mjs';
import { readRecordings } from '../../../../scripts/detectors/recordings.mjs';
import { growthOf, LINEAR } from '../../../helpers/cpu.js';

const RECORDINGS = readRecordings('claude');
const DONE: ExitFacts = { exit_code: 0, signal: null, timed_out: false };

function parse(
  lines: string[],
  exit = DONE,
  facts: Partial<TranscriptFacts> = {},
  stderr: string[] = [],
): AgentEvent[] {
  const events: AgentEvent[] = [];
  const parser = createParser(
    { installed_skills: null, body_of: null, cwd: '/w', ...facts },
    (event) => events.push(event),
    attribute,
  );
  for (const line of lines) parser.stdout(line);
  for (const line of stderr) parser.stderr(line);
  parser.end(exit);
  return events;
}

function parseFixture(name: string, change = (text: string) => text) {
  const { meta, files } = RECORDINGS.get(name)!;
  const exit = {
    exit_code: meta.exit_code,
    signal: meta.signal,
    timed_out: meta.timed_out,
    spawn_error: meta.spawn_error ?? null,
  };
  const lines = change(`${files['stdout.txt']}`).split('\n');
  return parse(
    lines,
    exit,
    { installed_skills: meta.installed_skills, text_output: meta.output_format === 'text' },
    `${files['stderr.txt']}`.split('\n'),
  );
}

const bare = (id: string) => id.slice(id.lastIndexOf(':') + 1);

function isUsed(events: AgentEvent[], { skill, aliases = [] }: LabelRow): boolean {
  const means = (seen: string) =>
    [skill, ...aliases].some((asked) => seen === asked || (!asked.includes(':') && bare(seen) === asked));
  return events.some(
    (event) =>
      ((event.type === 'skill_call' && event.outcome === 'ran') ||
        (event.type === 'skill_read' && event.text === 'own')) &&
      [event.skill, ...event.also].some(means),
  );
}

const OUTCOMES: Record<string, string> = {
  ran: 'allowed',
  failed: 'failed',
  unavailable: 'failed',
  blocked_by_hook: 'blocked',
  denied: 'denied_permission',
};
const FAULTS: Record<string, string> = { server: 'server_error', server_timeout: 'server_error' };

const faultOf = (events: AgentEvent[]) => events.flatMap((event) => (event.type === 'fault' ? [event.fault] : []))[0];

describe('the transcript parser of Claude Code, on the recorded transcripts,', () => {
  const names = [...RECORDINGS.keys()];
  it('has more than fifty of them', () => expect(names.length).toBeGreaterThan(50));

  it.each(names)('finds what the labels say in %s', (name) => {
    const events = parseFixture(name);
    for (const label of RECORDINGS.get(name)!.labels) {
      if (!label.debatable) expect([label.skill, isUsed(events, label)]).toEqual([label.skill, label.used]);
      const fault = faultOf(events);
      expect(fault ? (FAULTS[fault.kind] ?? fault.kind) : null).toBe(label.infra_reason);
      for (const { tool, input_contains, outcome } of label.tool_calls) {
        const call = events.find(
          (event) =>
            (event.type === 'tool_call' || event.type === 'skill_call') &&
            event.tool === tool &&
            JSON.stringify(event.input).includes(input_contains),
        );
        expect(call && 'outcome' in call ? OUTCOMES[call.outcome] : null).toBe(outcome);
      }
    }
  });

  it.each(names)('does not throw when any line of %s is cut, lost or spoilt', (name) => {
    for (let seed = 1; seed < 8; seed++) {
      const spoil = (text: string) =>
        text
          .split('\n')
          .map((line, index) => {
            const dice = (index * 7 + seed * 13) % 5;
            return dice === 0 ? line.slice(0, line.length / 2) : dice === 1 ? '' : dice === 2 ? `${line}\r` : line;
          })
          .join('\n');
      expect(() => parseFixture(name, spoil)).not.toThrow();
    }
  });
});

const call = (id: string, name: string, input: unknown, parent: string | null = null) =>
  JSON.stringify({
    type: 'assistant',
    message: { content: [{ type: 'tool_use', id, name, input }] },
    parent_tool_use_id: parent,
  });
const result = (id: string, content: unknown, more: object = {}, parent: string | null = null) =>
  JSON.stringify({
    type: 'user',
    message: { content: [{ type: 'tool_result', tool_use_id: id, content, ...more }] },
    parent_tool_use_id: parent,
  });
const body = (folder: string) =>
  JSON.stringify({
    type: 'user',
    isSynthetic: true,
    message: { content: [{ type: 'text', text: `Base directory for this skill: ${folder}\n\n# x` }] },
    parent_tool_use_id: null,
  });
const closing = (more: object = {}) =>
  JSON.stringify({ subtype: 'success', is_error: false, result: 'ok', session_id: 's', ...more, type: 'result' });

describe('the transcript parser of Claude Code', () => {
  it('reports the installed id when the model typed a bare or another name', () => {
    const installed_skills = [{ id: 'demo-plugin:gamma', path: '/s/skills/gamma-dir/SKILL.md', dir: 'gamma-dir' }];
    const lines = [
      call('1', 'Skill', { skill: 'gamma' }),
      result('1', 'Launching skill: gamma'),
      body('/s/skills/gamma-dir'),
    ];
    const [event] = parse(lines, DONE, { installed_skills });
    expect(event).toMatchObject({ type: 'skill_call', skill: 'gamma', also: ['demo-plugin:gamma', 'gamma-dir'] });
  });

  it('joins parallel calls with their bodies, in whatever order those arrive', () => {
    const lines = [
      ...[call('1', 'Skill', { skill: 'a' }), call('2', 'Skill', { skill: 'b' })],
      ...[result('2', 'Launching skill: b'), result('1', 'Launching skill: a')],
      ...[body('/s/a'), body('/s/b')],
    ];
    const events = parse(lines).filter(({ type }) => type === 'skill_call');
    expect(events.map((event) => event.type === 'skill_call' && [event.call_id, event.skill, event.also])).toEqual([
      ['1', 'a', []],
      ['2', 'b', []],
    ]);
  });

  it('marks a skill body without a call as injected', () => {
    expect(parse([body('/s/skills/demo')])[0]).toMatchObject({ how: 'injected', skill: 'demo', outcome: 'ran' });
  });

  it('leaves a call without a result unfinished, and a run without a closing line without an end', () => {
    const events = parse([call('1', 'Skill', { skill: 'a' })], { ...DONE, exit_code: 143, timed_out: true });
    expect(events).toEqual([expect.objectContaining({ type: 'skill_call', outcome: 'unfinished' })]);
  });

  it('takes the end from the last of two closing lines and the refusals from both (a background subagent)', () => {
    const lines = [
      call('1', 'Bash', { command: 'gh pr view' }),
      result('1', 'use the gh tool', { is_error: true }),
      closing({ result: 'first', permission_denials: [{ tool_use_id: '1' }] }),
      closing({ result: 'last', permission_denials: [] }),
    ];
    const events = parse(lines);
    expect(events.find(({ type }) => type === 'tool_call')).toMatchObject({ outcome: 'blocked_by_hook' });
    expect(events.filter(({ type }) => type === 'final_answer')).toEqual([expect.objectContaining({ text: 'last' })]);
  });

  it.each([
    ['Claude requested permissions to use WebFetch, but you have not granted it yet.', 'denied'],
    ["touch in '/w/x' was blocked. For security, Claude Code may only create files in: '/w'.", 'denied'],
    ['WebFetch denied access to domain:github.com.', 'denied'],
    ['PreToolUse:WebFetch hook error: [x]: no', 'blocked_by_hook'],
    ['<tool_use_error>Error: No such tool available: X</tool_use_error>', 'unavailable'],
    ['<tool_use_error>Unknown skill: x</tool_use_error>', 'failed'],
    ['Exit code 2\nPreToolUse:Bash hook error: [x]: no', 'failed'],
    ['ENOENT: no such file', 'failed'],
  ])('reads from %j that the call was %s (2.1.197 gives nothing but words)', (text, outcome) => {
    const events = parse([call('1', 'WebFetch', { url: 'u' }), result('1', text, { is_error: true }), closing()]);
    expect(events[0]).toMatchObject({ outcome });
  });

  it('takes its own mark of an error for one, also where a log has lost the field beside it', () => {
    const lines = [
      call('1', 'Skill', { skill: 'x' }),
      result('1', '<tool_use_error>Unknown skill: x</tool_use_error>'),
    ];
    expect(parse([...lines, closing()])[0]).toMatchObject({ type: 'skill_call', outcome: 'failed' });
  });

  it('prefers what the CLI states over the words of a hook (2.1.330)', () => {
    const line = JSON.parse(result('1', 'Exit code 1', { is_error: true }));
    line.tool_result_meta = [
      { id: '1', permission_decision: { decision: 'reject', source: 'hook', reason_type: 'hook' } },
    ];
    expect(parse([call('1', 'Bash', {}), JSON.stringify(line)])[0]).toMatchObject({ outcome: 'blocked_by_hook' });
  });

  it('keeps the working directory of the main shell between calls, and not that of a subagent', () => {
    const text = '---\nname: demo\ndescription: d\n---\n\n# demo\n\nStep one of it all.\nStep two of it all.';
    const installed_skills = [{ id: 'demo', path: '/w/.claude/skills/demo/SKILL.md' }];
    const lines = (parent: string | null) => [
      call('1', 'Bash', { command: 'cd .claude/skills/demo' }, parent),
      result('1', '(Bash completed with no output)', {}, parent),
      call('2', 'Bash', { command: 'cat SKILL.md' }, parent),
      result('2', text, {}, parent),
    ];
    const reads = (parent: string | null) =>
      parse(lines(parent), DONE, { installed_skills }).filter(
        (event) => event.type === 'skill_read' && event.text === 'own',
      );
    expect(reads(null)).toEqual([expect.objectContaining({ skill: 'demo', call_id: '2' })]);
  });

  describe('on a Read of SKILL.md', () => {
    const numbered = (from: number, lines: string[]) => lines.map((line, n) => `${from + n}\t${line}`).join('\n');
    const text = ['---', 'name: other-name', 'description: d', '---', '', '# demo', '', 'Step one of it all.'];
    const read = (input: object, output: string) =>
      parse(
        [call('1', 'Read', { file_path: '/w/.claude/skills/demo/SKILL.md', ...input }), result('1', output, {}, null)],
        DONE,
        { installed_skills: [{ id: 'demo', path: '/w/.claude/skills/demo/SKILL.md' }] },
      ).flatMap((event) => (event.type === 'skill_read' ? [event.text] : []));

    it.each([
      ['the whole', {}, numbered(1, text), 'own'],
      ['the lines of its front matter', { limit: 4 }, numbered(1, text.slice(0, 4)), 'none'],
      ['the lines up to its heading', { limit: 6 }, numbered(1, text.slice(0, 6)), 'none'],
      ['the lines of its body', { offset: 6 }, numbered(6, text.slice(5)), 'own'],
      ['a line of its body', { offset: 8, limit: 1 }, numbered(8, text.slice(7)), 'own'],
    ])('reports %s', (_, input, output, wanted) => expect(read(input, output)).toEqual([wanted]));
  });

  it('names a skill by its folder, as the CLI does, where the installed skills are unknown', () => {
    const text = '---\nname: format-code\ndescription: d\n---\n\nStep one of it all.';
    const lines = [call('1', 'Bash', { command: 'cat .claude/skills/fmt-dir/SKILL.md' }), result('1', text, {}, null)];
    expect(parse(lines)).toContainEqual(
      expect.objectContaining({ type: 'skill_read', skill: 'format-code', also: ['fmt-dir'], text: 'own' }),
    );
  });

  it.each([
    [{ api_error_status: 401, result: 'Invalid API key · Fix external API key' }, 'auth'],
    [{ api_error_status: 429, result: 'API Error: Request rejected (429) · slow down' }, 'rate_limit'],
    [{ api_error_status: 429, result: "You've hit your limit · resets 3pm" }, 'quota'],
    [{ api_error_status: 400, result: 'Credit balance is too low' }, 'quota'],
    [{ api_error_status: 529, result: 'API Error: Repeated 529 Overloaded errors.' }, 'server'],
    [
      { api_error_status: null, terminal_reason: 'api_error', result: 'Request timed out. If the API' },
      'server_timeout',
    ],
    [{ api_error_status: null, terminal_reason: 'api_error', result: 'API Error: Connection refused' }, 'unreachable'],
    [{ api_error_status: null, terminal_reason: 'api_error', result: 'Not logged in · Please run /login' }, 'auth'],
    [{ api_error_status: 404, result: "There's an issue with the selected model (x)." }, 'bad_config'],
  ])('reads the closing line %j as the fault %s', (more, kind) => {
    expect(faultOf(parse([closing({ is_error: true, ...more })], { ...DONE, exit_code: 1 }))?.kind).toBe(kind);
  });

  it('reports no fault for a run that reached its limit of turns, or whose tool printed errors', () => {
    const limit = closing({ is_error: true, subtype: 'error_max_turns', terminal_reason: 'max_turns' });
    expect(faultOf(parse([limit], { ...DONE, exit_code: 1 }))).toBeUndefined();
    const printed = [call('1', 'Bash', {}), result('1', 'Exit code 1\nAPI Error: 500', { is_error: true }), closing()];
    expect(faultOf(parse(printed))).toBeUndefined();
  });

  it('reports a server fault for a killed run that did nothing but retry', () => {
    const retry = JSON.stringify({ type: 'system', subtype: 'api_retry', error_status: 503, error: 'server_error' });
    const killed = { exit_code: 143, signal: null, timed_out: true };
    expect(faultOf(parse([retry], killed))?.kind).toBe('server');
    expect(faultOf(parse([retry, call('1', 'Bash', {})], killed))).toBeUndefined();
  });

  it('reports a run that died by itself as crashed', () => {
    expect(faultOf(parse([], { exit_code: null, signal: 'SIGSEGV', timed_out: false }))?.kind).toBe('crashed');
    expect(faultOf(parse([], { exit_code: 1, signal: null, timed_out: false }))?.kind).toBe('crashed');
  });

  it('counts the tokens of all models and those read from a cache', () => {
    const modelUsage = {
      a: { inputTokens: 5, outputTokens: 2, cacheReadInputTokens: 100 },
      b: { inputTokens: 1, outputTokens: 1 },
    };
    expect(parse([closing({ modelUsage, total_cost_usd: 0.5 })])[0]).toMatchObject({
      type: 'end',
      session_id: 's',
      usage: { input_tokens: 106, output_tokens: 3, cost_usd: 0.5 },
    });
  });

  it('reads the session log of a run that printed no stream, and ignores it otherwise', () => {
    const facts = { installed_skills: null, body_of: null, cwd: '/w' };
    const log = [call('1', 'Skill', { skill: 'a' }), result('1', 'Launching skill: a')];
    for (const [streamed, count] of [
      [false, 1],
      [true, 0],
    ] as const) {
      const events: AgentEvent[] = [];
      const parser = createParser(facts, (event) => events.push(event), attribute);
      parser.stdout(streamed ? closing() : 'All done.');
      for (const line of log) parser.sessionLog(line);
      parser.end(DONE);
      expect(events.filter(({ type }) => type === 'skill_call')).toHaveLength(count);
    }
  });

  it('parses a line of twenty megabytes and cuts its proof at 500 characters', () => {
    const huge = 'x'.repeat(20_000_000);
    const lines = [call('1', 'Bash', { command: 'cat big' }), result('1', huge), call('2', 'Skill', { skill: 'a' })];
    const events = parse([...lines, result('2', 'Launching skill: a')]);
    expect(events.map(({ type }) => type)).toEqual(['tool_call', 'skill_call']);
    expect(events[0]?.proof.length).toBe(500);
  });

  it('takes time in proportion to the length of a line', async () => {
    const lines = (size: number) => [call('1', 'Bash', { command: 'cat big' }), result('1', 'x'.repeat(size))];
    expect(await growthOf(8_000_000, lines, parse)).toBeLessThan(LINEAR);
  });
});

describe('what the user typed, plugins and Windows', () => {
  const user = (content: unknown, more: object = {}) =>
    JSON.stringify({ type: 'user', message: { role: 'user', content }, sessionId: 's', ...more });
  const typed = user('<command-message>alpha</command-message>\n<command-name>/alpha</command-name>');
  const body = (folder: string, more: object = { isMeta: true }) =>
    user([{ type: 'text', text: `Base directory for this skill: ${folder}\n\n# Alpha\nCut above a bud.` }], more);
  const skills = (events: AgentEvent[]) =>
    events.flatMap((event) =>
      event.type === 'skill_call' ? [[event.skill, ...event.also, event.how, event.outcome]] : [],
    );

  it.each([
    ['a folder', '/h/.claude/skills/alpha', ['alpha', 'injected', 'ran']],
    ['a folder on Windows', 'D:\\repo\\.claude\\skills\\alpha', ['alpha', 'injected', 'ran']],
    [
      'an installed plugin',
      '/h/.claude/plugins/cache/mkt/kit/1.0.0/skills/alpha',
      ['alpha', 'kit:alpha', 'injected', 'ran'],
    ],
  ])('counts /skill, of %s', (_, folder, wanted) => {
    expect(skills(parse([typed, body(folder)]))).toEqual([wanted]);
  });

  it('counts it from the session log beside a stream, once, and nothing that a call loaded', () => {
    const events: AgentEvent[] = [];
    const parser = createParser(
      { installed_skills: null, body_of: null, cwd: '/w' },
      (event) => events.push(event),
      attribute,
    );
    parser.stdout('{"type":"system","subtype":"init","cwd":"/w","session_id":"s"}');
    const folder = '/h/.claude/skills/alpha';
    for (const line of [
      typed,
      body(folder),
      typed,
      body(folder),
      body('/h/beta', { isMeta: true, sourceToolUseID: 't' }),
    ])
      parser.sessionLog(line);
    parser.end(DONE);
    expect(skills(events)).toEqual([['alpha', 'injected', 'ran']]);
  });

  it('says which plugin it dropped, and not which file of a plugin it missed', () => {
    const init = JSON.stringify({
      ...{ type: 'system', subtype: 'init', cwd: '/w', session_id: 's' },
      plugin_errors: [
        { plugin: 'kit@inline', message: 'Path not found: /p/hooks/nothere.json (hooks)' },
        { plugin: 'inline[0]', message: 'Failed to load plugin: hooks: must be an object' },
      ],
    });
    expect(parse([init]).filter(({ type }) => type === 'plugin_refused')).toMatchObject([
      { plugin: 'inline[0]', message: 'hooks: must be an object' },
    ]);
  });

  it('takes the same words for no skill where the user wrote them', () => {
    expect(skills(parse([typed, body('/h/.claude/skills/alpha', {})]))).toEqual([]);
  });

  it('knows a bare name by the plugin that the first line names', () => {
    const init = JSON.stringify({
      ...{ type: 'system', subtype: 'init', cwd: '/w', session_id: 's' },
      ...{ skills: ['kit:alpha'], plugins: [{ name: 'kit', path: '/p/kit' }] },
    });
    const call =
      '{"type":"assistant","message":{"content":[{"type":"tool_use","id":"t","name":"Skill","input":{"skill":"alpha"}}]}}';
    const result =
      '{"type":"user","message":{"content":[{"type":"tool_result","tool_use_id":"t","content":"Launching skill: alpha"}]}}';
    expect(skills(parse([init, call, result]))).toEqual([['alpha', 'kit:alpha', 'invoked', 'ran']]);
    expect(skills(parse([init, call, result, body('/p/kit/skills/alpha', {})]))).toEqual([
      ['alpha', 'kit:alpha', 'invoked', 'ran'],
    ]);
  });

  it.each([
    'D:\\repo\\.claude\\skills\\alpha\\SKILL.md',
    'D:/repo/.claude/skills/alpha/SKILL.md',
    '.claude\\skills\\alpha\\SKILL.md',
  ])('reads %s', (file_path) => {
    const call = JSON.stringify({
      type: 'assistant',
      message: { content: [{ type: 'tool_use', id: 't', name: 'Read', input: { file_path } }] },
    });
    const text =
      '     1\t---\n     2\tname: alpha\n     3\tdescription: d\n     4\t---\n     5\t# Alpha\n     6\tCut above a bud.\n';
    const result = JSON.stringify({
      type: 'user',
      message: { content: [{ type: 'tool_result', tool_use_id: 't', content: text }] },
    });
    expect(parse([call, result]).filter((event) => event.type === 'skill_read')).toMatchObject([
      { skill: 'alpha', text: 'own' },
    ]);
  });
});
