import { describe, expect, it } from '@jest/globals';
import { type CallForms, createLoggedCalls } from '../../../lib/agents/calls/logged-calls.js';
import type { AgentEvent } from '../../../lib/contract/transcript/event.js';

const location = { stream: 'stdout' as const, line: 1, proof: '' };
const ways: CallForms = {
  skill_tool: 'skill',
  outcomeOf: () => 'ran',
  skillOf: () => '',
  namesOf: () => [],
  bodyOf: (text) => text,
  listToolEvents: ({ id, tool, input, outcome, message, shown, text }) => [
    { type: 'tool_call', call_id: id, tool, input, outcome, message, output: text ?? shown, ...location },
  ],
};
const facts = { installed_skills: null, body_of: null, cwd: null };
const MEGABYTE = 'x'.repeat(1 << 20);

function readCalls(count: number) {
  const events: AgentEvent[] = [];
  const calls = createLoggedCalls(ways, facts, (event) => void events.push(event));
  for (let n = 0; n < count; n += 1) {
    calls.open({ id: `c${n}`, tool: 'shell', input: {}, location });
    calls.close(`c${n}`, { failed: false, shown: MEGABYTE, text: null, message: '', type: '' });
  }
  const ids = () => events.flatMap((event) => (event.type === 'tool_call' ? [event.call_id] : []));
  return { calls, events, ids };
}

describe('calls whose results wait for the session file', () => {
  it('wait until the end of a run of usual length, and then have what the file says', () => {
    const { calls, events, ids } = readCalls(3);
    expect(ids()).toEqual([]);
    const listed = { failed: false, shown: '', text: 'what the model got', type: '' };
    calls.readLogged({ id: 'c1', tool: 'shell', input: {}, location }, listed);
    calls.end();
    expect(ids()).toEqual(['c1', 'c0', 'c2']);
    expect(events[0]).toMatchObject({ output: 'what the model got' });
  });

  it('are let go of in their order once they are too many, and are not emitted again', () => {
    const { calls, ids } = readCalls(12);
    const early = ids();
    expect(early.length).toBeGreaterThan(6);
    expect(early).toEqual(early.map((_, n) => `c${n}`));
    for (const id of ['c0', 'c11'])
      calls.readLogged(
        { id, tool: 'shell', input: {}, location },
        { failed: false, shown: '', text: 'again', type: '' },
      );
    calls.end();
    expect(ids().toSorted()).toEqual(Array.from({ length: 12 }, (_, n) => `c${n}`).toSorted());
  });
});
