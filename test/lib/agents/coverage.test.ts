import { describe, expect, it } from '@jest/globals';
import { attribute } from '../../../lib/agents/formats.js';
import { AGENTS, type AgentName } from '../../../lib/agents/index.js';
import type { AgentEvent, ExitFacts } from '../../../lib/contract/transcript/event.js';

const DONE: ExitFacts = { exit_code: 0, signal: null, timed_out: false };

function read(agent: AgentName, lines: string[], exit: Partial<ExitFacts> = {}, text_output: boolean | null = null) {
  const faults: string[] = [];
  const parser = AGENTS[agent].createParser(
    { installed_skills: null, body_of: null, cwd: null, text_output },
    (event: AgentEvent) => event.type === 'fault' && faults.push(`${event.fault.kind}: ${event.fault.message}`),
    attribute,
  );
  for (const line of lines) parser.stdout(line);
  parser.end({ ...DONE, ...exit });
  return { faults, coverage: parser.coverage() };
}

const OWN: Record<AgentName, string[]> = {
  claude: [
    '{"type":"system","subtype":"init","cwd":"/w","session_id":"s"}',
    '{"type":"assistant","message":{"role":"assistant","content":[]},"session_id":"s"}',
    '{"type":"result","subtype":"success","is_error":false,"result":"x","session_id":"s"}',
  ],
  codex: [
    '{"type":"thread.started","thread_id":"t"}',
    '{"type":"turn.started"}',
    '{"type":"turn.completed","usage":{}}',
  ],
  copilot: [
    '{"type":"session.tools_updated","data":{}}',
    '{"type":"assistant.message","data":{"content":"x","toolRequests":[]}}',
    '{"type":"result","sessionId":"s","exitCode":0}',
  ],
  gemini: [
    '{"type":"init","timestamp":"t","session_id":"s","model":"m"}',
    '{"type":"message","timestamp":"t","role":"assistant","content":"x","delta":true}',
    '{"type":"result","timestamp":"t","status":"success","stats":{}}',
  ],
  pi: [
    '{"type":"session","version":3,"id":"s","timestamp":"t","cwd":"/w"}',
    '{"type":"message_end","message":{"role":"assistant","content":[],"stopReason":"stop"}}',
    '{"type":"agent_settled"}',
  ],
  opencode: [
    '{"type":"step_start","sessionID":"s","part":{"id":"p1","type":"step-start"}}',
    '{"type":"text","sessionID":"s","part":{"id":"p2","type":"text","text":"x"}}',
    '{"type":"step_finish","sessionID":"s","part":{"id":"p3","type":"step-finish","reason":"stop"}}',
  ],
  kilo: [
    '{"type":"step_start","sessionID":"s","part":{"id":"p1","type":"step-start"}}',
    '{"type":"text","sessionID":"s","part":{"id":"p2","type":"text","text":"x"}}',
    '{"type":"step_finish","sessionID":"s","part":{"id":"p3","type":"step-finish","reason":"stop","metrics":{"source":"computed"}}}',
  ],
  cline: [
    '{"ts":"t","type":"hook_event","hookEventName":"agent_start"}',
    '{"ts":"t","type":"agent_event","event":{"type":"iteration_start","iteration":1}}',
    '{"ts":"t","type":"run_result","finishReason":"completed","text":"x"}',
  ],
  qwen: [
    '{"type":"system","subtype":"init","session_id":"s","qwen_code_version":"0.24.4"}',
    '{"type":"assistant","session_id":"s","message":{"role":"assistant","content":[],"usage":{"cache_read_input_tokens":0,"total_tokens":1}}}',
    '{"type":"result","subtype":"success","session_id":"s","is_error":false,"result":"x"}',
  ],
};
const NAMES = Object.keys(OWN) as AgentName[];

describe('what was understood of a transcript', () => {
  it.each(NAMES)('is all of it, for %s', (agent) => {
    expect(read(agent, OWN[agent])).toMatchObject({ faults: [], coverage: { records: 3, understood: 3, unknown: {} } });
  });

  const pairs = NAMES.flatMap((agent) => NAMES.filter((other) => other !== agent).map((other) => [agent, other]));
  // A fork writes all that its parent writes, and more.
  const isParent = ([agent, other]: readonly AgentName[]) => agent === 'kilo' && other === 'opencode';

  it.each(pairs.filter((pair) => !isParent(pair)) as [AgentName, AgentName][])(
    'is nothing, read as %s and written by %s: it says whose it is',
    (agent, other) => {
      expect(read(agent, OWN[other]).faults).toEqual([
        `not_understood: this output was not understood: 0 of 3 lines are events of this agent; they look like ${other}'s: use --agent ${other}`,
      ]);
    },
  );

  it.each(NAMES)('is nothing of random words, for %s, unless it was asked for text', (agent) => {
    const words = ['lorem ipsum', 'dolor sit'];
    expect(read(agent, words).faults).toEqual([
      'not_understood: this output was not understood: 0 of 2 lines are events of this agent',
    ]);
    expect(read(agent, words, {}, true).faults).toEqual([]);
    expect(read(agent, []).faults).toEqual([]);
    expect(read(agent, words, { timed_out: true, exit_code: null }).faults).toEqual([]);
  });

  it('counts unknown types, and is too little where most of them are', () => {
    const odd = (n: number) =>
      Array.from({ length: n }, () => '{"type":"item.completed","item":{"id":"1","type":"shell_run"}}');
    expect(read('codex', [...OWN.codex, ...odd(2), 'npm notice']).coverage).toMatchObject({
      records: 6,
      understood: 3,
      unknown: { 'item.completed/shell_run': 2, '(no JSON)': 1 },
    });
    expect(read('codex', [...OWN.codex, ...odd(3)]).faults).toEqual([]);
    expect(read('codex', [...OWN.codex, ...odd(4)]).faults[0]).toContain('only 3 of 7 lines');
  });
});
