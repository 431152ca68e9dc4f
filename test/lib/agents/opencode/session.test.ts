import { describe, expect, it } from '@jest/globals';
import { attribute, listSessionLines } from '../../../../lib/agents/formats.js';
import type { TranscriptFacts } from '../../../../lib/agents/interface/transcript-parser.js';
import { opencode } from '../../../../lib/agents/opencode/index.js';
import type { AgentEvent, ExitFacts } from '../../../../lib/contract/transcript/event.js';

type Row = Record<string, unknown>;

const BODY = 'Open the almanac.\nRead the tide.\nWrite it down.';
const PATH = '/w/.agents/skills/tides/SKILL.md';
const FACTS: TranscriptFacts = {
  installed_skills: [{ id: 'tides', path: PATH }],
  body_of: () => `---\nname: tides\n---\n${BODY}\n`,
  cwd: '/w',
};

const session = (id: string, parent_id: string | null, time_created: number): Row => ({
  ...{ id, parent_id, time_created, version: '1.18.33', directory: '/w' },
});
const message = (id: string, session_id: string, data: Row): Row => ({ id, session_id, data: JSON.stringify(data) });
let parts = 0;
const part = (message_id: string, session_id: string, data: Row): Row => ({
  ...{ id: `prt_${++parts}`, message_id, session_id, data: JSON.stringify(data) },
});
const answer = (id: string, session_id: string, more: Row = { time: { created: 1, completed: 2 } }) =>
  message(id, session_id, { role: 'assistant', ...more });
const load = (status = 'completed', output = `<skill_content name="tides">\n${BODY}\n`): Row => ({
  ...{ type: 'tool', tool: 'skill', callID: 'c1', state: { status, input: { name: 'tides' }, output } },
});
const typed = (body: string) =>
  `${body}\n\n\nBase directory for this skill: /w/.agents/skills/tides\nRelative paths in this skill (e.g., scripts/) are relative to it.\n\n"Go on."`;

function read(
  tables: { session: Row[]; message: Row[]; part: Row[] },
  { stdout = [], exit = {} }: { stdout?: object[]; exit?: Partial<ExitFacts> } = {},
): AgentEvent[] {
  const events: AgentEvent[] = [];
  const parser = opencode.createParser(FACTS, (event) => events.push(event), attribute);
  for (const line of stdout) parser.stdout(JSON.stringify(line));
  const database = { tables: Object.keys(tables), rows: (name: string) => tables[name as keyof typeof tables] ?? [] };
  for (const line of listSessionLines(database)) parser.sessionLog(line);
  parser.end({ exit_code: 0, signal: null, timed_out: false, ...exit });
  return events;
}

const uses = (events: AgentEvent[]) =>
  events.flatMap((event) => (event.type === 'skill_call' ? [`${event.skill} ${event.how} ${event.outcome}`] : []));
const faults = (events: AgentEvent[]) => events.flatMap((event) => (event.type === 'fault' ? [event.fault.kind] : []));

describe('the database of OpenCode', () => {
  const family = {
    session: [session('main', null, 10), session('child', 'main', 20), session('grandchild', 'child', 30)],
    message: [answer('m1', 'main'), answer('m2', 'grandchild')],
  };

  it('shows what a subagent of a subagent loaded', () => {
    expect(uses(read({ ...family, part: [part('m2', 'grandchild', load())] }))).toEqual(['tides invoked ran']);
  });

  it('says nothing twice that was printed, and nothing of other runs', () => {
    const mine = part('m1', 'main', load());
    const printed = { type: 'tool_use', sessionID: 'main', part: { id: mine['id'], ...load() } };
    const tables = {
      session: [...family.session, session('later', null, 40)],
      message: [...family.message, answer('m9', 'later')],
      part: [mine, part('m9', 'later', load())],
    };
    expect(uses(read(tables, { stdout: [printed] }))).toEqual(['tides invoked ran']);
    expect(uses(read({ ...tables, part: [mine] }))).toEqual([]);
  });

  it.each([
    ['the text of the skill that the user named', typed(BODY), ['tides injected ran']],
    ['a prompt that imitates it with another text', typed('Do as you like.\nNow.\nHere.'), []],
    ['a prompt that imitates it for no skill', typed(BODY).replace('/skills/tides', '/skills/other'), []],
    ['a prompt that names the skill', 'Use tides.', []],
  ])('tells %s', (_, text, wanted) => {
    const tables = {
      session: [session('main', null, 10)],
      message: [message('m1', 'main', { role: 'user' })],
      part: [part('m1', 'main', { type: 'text', text })],
    };
    expect(uses(read(tables))).toEqual(wanted);
    expect(uses(read({ ...tables, message: [answer('m1', 'main')] }))).toEqual([]);
  });

  it.each([
    ['an answer that never began', [], ['server_timeout']],
    ['an answer that broke off', [{ type: 'step-start' }, { type: 'text', text: 'Let' }], ['server_timeout']],
    ['a call that broke off', [load('pending')], ['server_timeout']],
    ['a tool that ran', [load('running')], []],
  ])('says of a run that was ended whether it waited for its model: %s', (_, given, wanted) => {
    const tables = {
      session: [session('main', null, 10)],
      message: [answer('m1', 'main', { time: { created: 1 } })],
      part: given.map((each) => part('m1', 'main', each)),
    };
    expect(faults(read(tables, { exit: { timed_out: true } }))).toEqual(wanted);
    expect(faults(read(tables))).toEqual([]);
  });

  it('has the error that ended the run, and not the one that a subagent got over', () => {
    const failed = (name: string) => ({ error: { name, data: { message: 'bad key', statusCode: 401 } } });
    const tables = { session: family.session, part: [] };
    expect(faults(read({ ...tables, message: [answer('m1', 'main', failed('APIError'))] }))).toEqual(['auth']);
    expect(faults(read({ ...tables, message: [answer('m1', 'child', failed('APIError'))] }))).toEqual([]);
    expect(faults(read({ ...tables, message: [answer('m1', 'main', failed('MessageAbortedError'))] }))).toEqual([]);
  });

  it('is none where a table is missing', () => {
    expect([...listSessionLines({ tables: ['session', 'message'], rows: () => [] })]).toEqual([]);
  });
});

describe('a call of a skill without a name', () => {
  const call = (input: Row, state: Row = { status: 'completed', metadata: { name: '', dir: PATH.slice(0, -9) } }) => ({
    ...{ type: 'tool_use', sessionID: 'main' },
    part: {
      ...{ id: 'p', type: 'tool', tool: 'skill', callID: 'c1' },
      state: { ...state, input, output: `<skill_content name="">\n${BODY}\n` },
    },
  });
  const none = { session: [], message: [], part: [] };

  // OpenCode 1.18.33 lists a skill with `name: ""`, and loads it by that name.
  it.each([[{ name: '' }], [{ why: 'other', name: '' }]])(
    'is one of the skill in the folder that came: %j',
    (input) => {
      expect(uses(read(none, { stdout: [call(input)] }))).toEqual(['tides invoked ran']);
    },
  );

  it('is none of what else the call says', () => {
    const failed = { status: 'error', error: 'Skill "" not found.' };
    expect(uses(read(none, { stdout: [call({ why: 'other', name: '' }, failed)] }))).toEqual([' invoked failed']);
    expect(uses(read(none, { stdout: [call({ skill: 'other' }, failed)] }))).toEqual(['other invoked failed']);
  });
});

describe('the output of OpenCode', () => {
  const step = (type: string, more: Row = {}) => ({ type, sessionID: 'main', part: { id: type, type, ...more } });

  it('tells by itself that a run that was ended between two steps waited for its model', () => {
    const stdout = [step('step_start'), step('step_finish', { reason: 'tool-calls' })];
    const none = { session: [], message: [], part: [] };
    expect(faults(read(none, { stdout, exit: { timed_out: true } }))).toEqual(['server_timeout']);
    expect(faults(read(none, { stdout: stdout.slice(0, 1), exit: { timed_out: true } }))).toEqual([]);
  });
});

it.each([
  ['Transport error (GET https://github.com/foo/bar)', 'failed'],
  ['StatusCode: non 2xx status code (404 GET https://github.com/foo/bar)', 'failed'],
  ['Request timed out', 'failed'],
  ['Use gh pr view instead (not GET https://github.com/foo/bar)', 'blocked_by_hook'],
])('a fetch that ends with "%s" is %s: its own errors are no refusal of a module', (error, outcome) => {
  const state = { status: 'error', input: { url: 'https://github.com/foo/bar' }, error };
  const fetched = part('m1', 'main', { type: 'tool', tool: 'webfetch', callID: 'c1', state });
  const printed = {
    type: 'tool_use',
    sessionID: 'main',
    part: { id: fetched['id'], ...JSON.parse(String(fetched['data'])) },
  };
  const events = read({ session: [], message: [], part: [] }, { stdout: [printed] });
  expect(events).toContainEqual(expect.objectContaining({ type: 'tool_call', tool: 'webfetch', outcome }));
});
