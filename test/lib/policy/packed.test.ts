/** The conversation of a pack: every call once, a case's second after its first, and no end that hides a call. */
import { describe, expect, it } from '@jest/globals';
import type { ModelRequest, ToolCall } from '../../../lib/model/wire.js';
import type { ExpectedCalls } from '../../../lib/policy/expected-calls.js';
import { packedPolicy } from '../../../lib/policy/packed.js';

const request = (step: number, answered: string[] = []): ModelRequest => ({
  model: 'm',
  stream: true,
  headers: {},
  texts: [],
  parts: [],
  tools: [],
  calls: [],
  results: answered.map((call_id) => ({ call_id, text: '', is_error: false })),
  step,
});
const offered = ['a', 'b', 'c'].map((id) => ({ id, also: [], description: id, path: null }));
const agent = {
  callSkill: (_: ModelRequest, { id }: { id: string }): ToolCall => ({ name: 'skill', input: { skill: id } }),
  readFile: (_: ModelRequest, path: string): ToolCall => ({ name: 'read', input: { path } }),
  callTool: () => null,
};
const wants = (skills: string[], files: string[] = []): ExpectedCalls => ({
  skills: skills.map((id) => ({ id, names: [id] })),
  files,
  tools: [],
  answer: 'Done.',
});
const named = (calls: readonly ToolCall[]) => calls.map(({ input }) => Object.values(input as object)[0]);

describe('the policy of a pack', () => {
  it('makes equal calls once, and the second call of a case a turn after its first', () => {
    const { policy, sent } = packedPolicy([wants(['a']), wants(['b'], ['f']), wants(['a', 'b'])], agent);
    expect(named(policy(request(0), offered).calls)).toEqual(['a', 'b']);
    expect(named(policy(request(1), offered).calls)).toEqual(['f']);
    expect(policy(request(2), offered)).toEqual({ text: 'Done.', calls: [] });
    expect(sent()?.cases.map((calls) => calls && named(calls))).toEqual([['a'], ['b', 'f'], ['a', 'b']]);
  });

  it('leaves out every call of a case that wants what is not offered, and has none for one that wants nothing', () => {
    const { policy, sent } = packedPolicy([wants(['a', 'missing']), wants([]), wants(['b'])], agent);
    expect(named(policy(request(0), offered).calls)).toEqual(['b']);
    expect(sent()?.cases.map((calls) => calls && named(calls))).toEqual([null, [], ['b']]);
  });

  it.each([
    ['all results', ['call_0x1_0', 'call_0x1_1', 'toolu_1x2_0'], true],
    ['a conversation that lost its beginning', ['toolu_1x2_0'], false],
  ])('is complete with %s: %#', (_, answered, complete) => {
    const { policy, isComplete } = packedPolicy([wants(['a'], ['f']), wants(['b'])], agent);
    policy(request(0), offered);
    expect(isComplete()).toBe(false);
    policy(request(2, answered), offered);
    expect(isComplete()).toBe(complete);
  });
});
