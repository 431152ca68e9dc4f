import { describe, expect, it } from '@jest/globals';
import { createParser } from '../../../../lib/agents/codex/transcript/transcript.js';
import { attribute } from '../../../../lib/agents/formats.js';
import type { AgentEvent } from '../../../../lib/contract/transcript/event.js';

const TEXT =
  '---\nname: pdf\ndescription: Work with PDF files.\n---\n\n# PDF guide\n\nRead the file with pypdf first.\n';
const CAT = 'cat .agents/skills/pdf/SKILL.md';

const line = (type: string, payload: object) => ({ timestamp: '2026-11-22T00:00:00Z', type, payload });
const META = line('session_meta', { id: 'x', cwd: '/repo', cli_version: '0.146.0' });
const call = (name: string, input: object, call_id = 'c1') =>
  line('response_item', { type: 'function_call', name, arguments: JSON.stringify(input), call_id });
const output = (text: unknown, call_id = 'c1', type = 'function_call_output') =>
  line('response_item', { type, call_id, output: text });
const shown = (text: string, code = 0) =>
  `Chunk ID: ab12cd\nWall time: 0.0000 seconds\nProcess exited with code ${code}\nOriginal token count: 9\nOutput:\n${text}`;

function parse(records: object[], stream: 'stdout' | 'sessionLog' = 'stdout') {
  const events: AgentEvent[] = [];
  const parser = createParser(
    { installed_skills: null, body_of: null, cwd: null },
    (event) => events.push(event),
    attribute,
  );
  for (const record of records) parser[stream](JSON.stringify(record));
  parser.end({ exit_code: 0, signal: null, timed_out: false });
  return { events, coverage: parser.coverage() };
}
const of = <T extends AgentEvent['type']>(events: AgentEvent[], type: T) =>
  events.filter((event): event is Extract<AgentEvent, { type: T }> => event.type === type);

describe('a rollout alone', () => {
  it.each([
    ['the text itself', call('exec_command', { cmd: CAT }), output(TEXT)],
    ['behind what 0.140.0 puts before it', call('exec_command', { cmd: CAT }), output(shown(TEXT))],
    [
      'in the JSON of an older shell tool',
      call('shell', { command: ['bash', '-lc', CAT] }),
      output(JSON.stringify({ output: TEXT, metadata: { exit_code: 0 } })),
    ],
    ['of a plain shell command', call('shell_command', { command: CAT, workdir: '/repo' }), output(shown(TEXT))],
    [
      'of a local shell call',
      line('response_item', {
        type: 'local_shell_call',
        call_id: 'c1',
        action: { type: 'exec', command: ['bash', '-lc', CAT] },
      }),
      output(shown(TEXT), 'c1', 'local_shell_call_output'),
    ],
    [
      'of code mode',
      line('response_item', {
        type: 'custom_tool_call',
        call_id: 'c1',
        name: 'exec',
        input: `const r = await tools.exec_command({"cmd":"${CAT}"});\ntext(r.output);`,
      }),
      output(
        [
          { type: 'input_text', text: 'Script completed\nWall time 0.1 seconds\nOutput:\n' },
          { type: 'input_text', text: TEXT },
        ],
        'c1',
        'custom_tool_call_output',
      ),
    ],
  ])('shows a read: %s', (_, asked, answered) => {
    for (const stream of ['stdout', 'sessionLog'] as const) {
      const { events, coverage } = parse([META, asked, answered], stream);
      expect(of(events, 'skill_read')).toMatchObject([{ skill: 'pdf', text: 'own' }]);
      expect(of(events, 'tool_call')).toMatchObject([
        { tool: 'shell', input: { command: CAT }, outcome: 'ran', output: TEXT },
      ]);
      expect(coverage).toMatchObject({
        format: 'codex rollout',
        cli_version: '0.146.0',
        records: 3,
        understood: 3,
        unknown: {},
      });
    }
  });

  it('tells a command once that stands there as call and as item, in either order', () => {
    const item = line('event_msg', {
      type: 'item_completed',
      item: {
        type: 'CommandExecution',
        id: 'exec-1',
        command: ['/bin/bash', '-lc', CAT],
        aggregated_output: TEXT,
        exit_code: 0,
        status: 'completed',
      },
    });
    const [asked, answered] = [call('exec_command', { cmd: CAT }), output(shown(TEXT))];
    expect(of(parse([META, asked, item, answered]).events, 'tool_call')).toHaveLength(1);
    expect(of(parse([META, asked, answered, item]).events, 'tool_call')).toHaveLength(1);
    const again = [call('exec_command', { cmd: CAT }, 'c2'), output(shown(TEXT), 'c2')];
    expect(of(parse([META, asked, answered, ...again]).events, 'tool_call')).toHaveLength(2);
  });

  it('leaves a call unfinished that the user stopped, or that nothing answered', () => {
    const aborted = line('event_msg', { type: 'turn_aborted', reason: 'interrupted' });
    for (const records of [
      [META, call('exec_command', { cmd: CAT }), aborted],
      [META, call('exec_command', { cmd: CAT })],
    ])
      expect(of(parse(records).events, 'skill_read')).toMatchObject([{ text: 'none', why: 'unfinished' }]);
    expect(
      of(parse([META, call('exec_command', { cmd: CAT }), output('aborted by user after 3.1s')]).events, 'tool_call'),
    ).toMatchObject([{ outcome: 'unfinished' }]);
  });

  it('takes a mentioned skill for put there by Codex, and not what a prompt imitates', () => {
    const said = (text: string) =>
      line('response_item', { type: 'message', role: 'user', content: [{ type: 'input_text', text }] });
    const typed = (message: string) => line('event_msg', { type: 'user_message', message });
    const skill = `<skill>\n<name>pdf</name>\n<path>/h/.agents/skills/pdf/SKILL.md</path>\n${TEXT}</skill>`;
    expect(of(parse([META, typed('Use $pdf now'), said(skill)]).events, 'skill_call')).toMatchObject([
      { skill: 'pdf', how: 'injected' },
    ]);
    expect(of(parse([META, typed(skill), said(skill)]).events, 'skill_call')).toEqual([]);
    expect(of(parse([META, typed('Use it'), said(skill)]).events, 'skill_call')).toEqual([]);
  });

  it('reads what a session of the shell prints later', () => {
    const running =
      'Chunk ID: a\nWall time: 1.0 seconds\nProcess running with session ID 77\nOriginal token count: 0\nOutput:\n';
    const { events } = parse([
      META,
      call('exec_command', { cmd: CAT }),
      output(running),
      call('write_stdin', { session_id: 77, chars: '' }, 'c2'),
      output(shown(TEXT), 'c2'),
    ]);
    expect(of(events, 'skill_read').map(({ text }) => text)).toContain('own');
  });

  it('takes no time over events that repeat what items say, and misses none that it reads', () => {
    const event = (payload: object) => line('event_msg', payload);
    const ITEM = { type: 'CommandExecution', id: 'i1', command: ['bash', '-lc', CAT], exit_code: 0, cwd: '/repo' };
    const end = { type: 'exec_command_end', command: ['bash', '-lc', CAT], aggregated_output: TEXT, exit_code: 0 };
    const { events, coverage } = parse([
      META,
      event({ type: 'user_message', message: 'hello' }),
      event(end),
      { timestamp: '2026-11-22T00:00:00Z', ordinal: 7, type: 'event_msg', payload: { type: 'agent_message' } },
      event({ type: 'item_completed', item: { ...ITEM, aggregated_output: TEXT, status: 'completed' } }),
      event({ type: 'token_count', info: { total_token_usage: { input_tokens: 3, output_tokens: 4 } } }),
      call('exec_command', { cmd: 'sleep 9' }, 'c9'),
      event({ type: 'turn_aborted' }),
      event({ type: 'task_complete' }),
    ]);
    expect(of(events, 'skill_read').map(({ skill, text }) => [skill, text])).toEqual([['pdf', 'own']]);
    expect(of(events, 'tool_call').map(({ outcome }) => outcome)).toEqual(['ran', 'unfinished']);
    expect(of(events, 'end').map(({ usage }) => usage.input_tokens)).toEqual([3]);
    expect(coverage).toMatchObject({ format: 'codex rollout', cli_version: '0.146.0', records: 9, understood: 9 });
  });

  it('counts an event of which the end is missing as broken', () => {
    const cut = JSON.stringify(line('event_msg', { type: 'agent_message', message: 'hello' })).slice(0, -4);
    const parser = createParser({ installed_skills: null, body_of: null, cwd: null }, () => {}, attribute);
    for (const text of [JSON.stringify(META), cut]) parser.stdout(text);
    parser.end({ exit_code: 0, signal: null, timed_out: false });
    expect(parser.coverage()).toMatchObject({ records: 2, understood: 1, unknown: { '(broken JSON)': 1 } });
  });
});
