import { describe, expect, it } from '@jest/globals';
import { createParser } from '../../../../lib/agents/cline/transcript.js';
import { attribute } from '../../../../lib/agents/formats.js';
import type { AgentEvent, ExitFacts } from '../../../../lib/contract/transcript/event.js';

const ts = '2026-11-23T03:36:44.890Z';
const event = (inner: object) => ({ ts, type: 'agent_event', event: inner });
const start = (toolName: string, toolCallId: string) => ({
  ...{ type: 'content_start', contentType: 'tool', toolName, toolCallId, input: { skill: 'tides' } },
});
const end = (toolName: string, toolCallId: string, output: unknown) => ({
  ...{ type: 'content_end', contentType: 'tool', toolName, toolCallId, output },
});
const LOADED = '<command-name>tides</command-name>\n<command-instructions>\nOpen the almanac.\n</command-instructions>';

function read(stdout: object[], log: object[] = [], exit: Partial<ExitFacts> = {}): AgentEvent[] {
  const events: AgentEvent[] = [];
  const parser = createParser(
    { installed_skills: null, body_of: null, cwd: null },
    (each) => events.push(each),
    attribute,
  );
  for (const record of stdout) parser.stdout(JSON.stringify(record));
  for (const record of log) parser.sessionLog(JSON.stringify(record));
  parser.end({ exit_code: 0, signal: null, timed_out: false, ...exit });
  return events;
}

const faults = (events: AgentEvent[]) => events.flatMap((each) => (each.type === 'fault' ? [each.fault.kind] : []));

describe('a teammate of Cline', () => {
  const team = (inner: object) => ({
    ts,
    type: 'team_event',
    event: { type: 'agent_event', agentId: 'mate', event: inner },
  });

  it('is seen to load a skill', () => {
    const events = read([
      event({ type: 'iteration_start', iteration: 1 }),
      event(start('team_run_task', 'c1')),
      team({ type: 'iteration_start', iteration: 1 }),
      team(start('skills', 'c2')),
      team(end('skills', 'c2', LOADED)),
      event(end('team_run_task', 'c1', { text: 'Found it.' })),
    ]);
    expect(events.filter(({ type }) => type === 'skill_call')).toMatchObject([{ skill: 'tides', outcome: 'ran' }]);
  });

  it.each([
    ['waits for its model', [], ['server_timeout']],
    ['runs a command', [team(start('run_commands', 'c2'))], []],
  ])('that %s when the run is ended is distinguished', (_, more, wanted) => {
    const begun = [event({ type: 'iteration_start', iteration: 1 }), event(start('team_run_task', 'c1'))];
    expect(faults(read([...begun, ...more], [], { timed_out: true, exit_code: null }))).toEqual(wanted);
  });
});

describe('calls of Cline', () => {
  it('to which the vendor gave no id are each another, also side by side', () => {
    const calls = [start('skills', ''), start('skills', ''), end('skills', '', LOADED), end('skills', '', 'No.')];
    const outcomes = read([...calls, start('skills', ''), end('skills', '', LOADED)].map(event)).flatMap((each) =>
      each.type === 'skill_call' ? [each.outcome] : [],
    );
    expect(outcomes).toEqual(['ran', 'failed', 'ran']);
  });

  it('are each once, though they are printed again', () => {
    const listed = [start('skills', 'c1'), end('skills', 'c1', LOADED), start('skills', 'c1')];
    expect(read(listed.map(event)).filter(({ type }) => type === 'skill_call')).toHaveLength(1);
  });
});

describe('an error of Cline', () => {
  const failed = (errorClass: string) =>
    event({ type: 'error', error: { message: 'this model takes no tools' }, errorClass, recoverable: false });
  const logged = (err: object) => ({ level: 50, name: 'cline.cli', msg: 'stream error', err });

  it.each([
    ['400', logged({ name: 'AI_APICallError', statusCode: 400 }), 'bad_config'],
    ['500 at its last try', logged({ name: 'AI_RetryError', lastError: { statusCode: 500 } }), 'server'],
    ['429 at its last try', logged({ name: 'AI_RetryError', lastError: { statusCode: 429 } }), 'rate_limit'],
    ['no status', logged({ name: 'Error' }), 'server'],
  ])('is what its log says of the status: %s', (_, log, kind) => {
    expect(faults(read([failed('unknown')], [log, logged({ name: 'Error' })]))).toEqual([kind]);
  });

  it('that it tried again with success is none', () => {
    const done = { ts, type: 'run_result', finishReason: 'completed', text: 'ok' };
    expect(faults(read([done], [logged({ statusCode: 429 })]))).toEqual([]);
  });

  it('has its own class where there is no log', () => {
    expect(faults(read([failed('auth')]))).toEqual(['auth']);
  });
});
