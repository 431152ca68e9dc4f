/** Which case an event of a shared conversation belongs to. */
import { describe, expect, it } from '@jest/globals';
import type { AgentEvent } from '../../../lib/contract/transcript/event.js';
import { readCallId } from '../../../lib/model/call-id.js';
import { createSplitter } from '../../../lib/unit/pack/split-events.js';

const at = { stream: 'stdout', line: 1, proof: '' } as const;
const call = (call_id: string, input: unknown): AgentEvent => ({
  ...at,
  type: 'tool_call',
  call_id,
  tool: 'shell',
  input,
  outcome: 'ran',
  message: null,
  output: '',
});
const read = (call_id: string): AgentEvent => ({
  ...at,
  type: 'skill_read',
  call_id,
  skill: 'a',
  also: [],
  path: '/a/SKILL.md',
  text: 'own',
  why: null,
});
const split = () =>
  createSplitter(
    [
      { step: 0, index: 0, input: { cmd: 'cat /s/a' } },
      { step: 0, index: 1, input: 'const r = await tools.exec_command({"cmd":"cat \\"/s/a b\\""});' },
      { step: 1, index: 0, input: { cmd: 'cat /s/ab' } },
    ],
    readCallId,
  );

describe('an event of a shared conversation', () => {
  it.each([
    ['by the id that was sent', call('call_0x7_1', {}), 1],
    ['by the id of a later turn', call('toolu_1x2_0', {}), 2],
    ['by its command, where the agent made the id', call('item_4', { command: 'cat /s/a' }), 0],
    ['by its command, within a script', call('item_4', { command: 'cat "/s/a b"' }), 1],
    ['to nobody, by an id that was not sent', call('call_0x7_2', {}), 'unknown'],
    ['to nobody, by a command that only begins like one', call('item_4', { command: 'cat /s/' }), 'unknown'],
    ['to nobody, without a command', call('item_4', null), 'unknown'],
    ['to all, when it is no call', { ...at, type: 'message', text: 'Done.' } as AgentEvent, 'all'],
  ])('belongs %s', (_, event, expected) => {
    expect(split().split(event)).toBe(expected);
  });

  it('belongs with the call that read it', () => {
    const splitter = split();
    expect(splitter.split(read('item_4'))).toBe('unknown');
    splitter.split(call('item_4', { command: 'cat /s/ab' }));
    expect(splitter.split(read('item_4'))).toBe(2);
    expect(splitter.split(read('call_0x1_0'))).toBe(0);
  });

  it('is counted when its call had ended before', () => {
    const splitter = split();
    splitter.split(call('call_0x1_0', {}));
    expect(splitter.doubled()).toBe(0);
    splitter.split(call('item_1', { command: 'cat /s/a' }));
    expect(splitter.doubled()).toBe(1);
  });

  it('belongs to nobody, where two calls have its command', () => {
    const twice = [0, 1].map((index) => ({ step: 0, index, input: { cmd: 'cat /s/a', at: index } }));
    const splitter = createSplitter(twice, readCallId);
    expect(splitter.split(call('item_1', { command: 'cat /s/a' }))).toBe('unknown');
    expect(splitter.split(call('call_0x1_1', { command: 'cat /s/a' }))).toBe(1);
  });
});
