import { describe, expect, it } from '@jest/globals';
import type { Agent } from '../../../lib/agents/interface/agent.js';
import type { ModelRequest, ModelTurn, OfferedSkill, SlowPolicy } from '../../../lib/model/wire.js';
import type { ExpectedCalls } from '../../../lib/policy/expected-calls.js';
import { fillWindow, findOffered, oraclePolicy } from '../../../lib/policy/oracle.js';

const REQUEST: ModelRequest = {
  model: 'm',
  stream: false,
  headers: {},
  texts: [],
  tools: [],
  calls: [],
  results: [],
  parts: [],
  step: 0,
};
const HANDS: Pick<Agent, 'callSkill' | 'readFile' | 'callTool'> = {
  callSkill: (_, { id }) => ({ name: 'Skill', input: { skill: id } }),
  readFile: (_, path) => ({ name: 'Read', input: { path } }),
  callTool: (_, tool, input) => (tool === 'Missing' ? null : { name: tool, input }),
};
const offer = (id: string, ...also: string[]): OfferedSkill => ({ id, also, description: null, path: null });
const expected = (more: Partial<ExpectedCalls>): ExpectedCalls => ({
  skills: [],
  files: [],
  tools: [],
  answer: 'The answer.',
  ...more,
});
const named = (...ids: string[]) => ids.map((id) => ({ id, names: [`demo:${id}`, id] }));

/** What the model does, turn by turn, until it answers in prose. */
async function play(policy: SlowPolicy, offered: OfferedSkill[]): Promise<ModelTurn[]> {
  const turns: ModelTurn[] = [];
  for (let step = 0; step < 10; step++) {
    const turn = await policy({ ...REQUEST, step }, offered);
    turns.push(turn);
    if (turn.calls.length === 0) break;
  }
  return turns;
}

describe('the oracle', () => {
  it('says once that the window is full, with its first call', async () => {
    const tools = [1, 2].map((at) => ({ tool: 'Bash', input: { at } }));
    const policy = fillWindow(oraclePolicy(expected({ tools }), HANDS));
    const again = { ...REQUEST, step: 0 };
    expect([...(await play(policy, [])), await policy(again, [])].map(({ fills_window }) => fills_window)).toEqual([
      ...[true, undefined, undefined, undefined],
    ]);
    expect(await fillWindow(oraclePolicy(expected({}), HANDS))(REQUEST, [])).toEqual({
      text: 'The answer.',
      calls: [],
    });
  });

  it('calls what the case needs, one call per step, then answers', async () => {
    const policy = oraclePolicy(expected({ skills: named('alpha', 'beta'), files: ['/s/alpha/a.md'] }), HANDS);
    expect(await play(policy, [offer('demo:alpha'), offer('demo:beta'), offer('demo:gamma')])).toEqual([
      { text: '', calls: [{ name: 'Skill', input: { skill: 'demo:alpha' } }] },
      { text: '', calls: [{ name: 'Skill', input: { skill: 'demo:beta' } }] },
      { text: '', calls: [{ name: 'Read', input: { path: '/s/alpha/a.md' } }] },
      { text: 'The answer.', calls: [] },
    ]);
  });

  it('skips what was not offered, and says so without naming it', async () => {
    const turns = await play(oraclePolicy(expected({ skills: named('alpha', 'beta') }), HANDS), [offer('beta')]);
    expect(turns.map(({ calls }) => calls.map(({ input }) => input))).toEqual([[{ skill: 'beta' }], []]);
    expect(turns[1]?.text).toMatch(/^The answer\. \(1 of the calls .* is not offered/);
    expect(turns[1]?.text).not.toMatch(/alpha/);
  });

  it('makes exactly the tool call of the case', async () => {
    const tool = { tool: 'Bash', input: { command: 'git push --force' } };
    expect(await play(oraclePolicy(expected({ tools: [tool] }), HANDS), [offer('alpha')])).toEqual([
      { text: '', calls: [{ name: 'Bash', input: { command: 'git push --force' } }] },
      { text: 'The answer.', calls: [] },
    ]);
    expect(await play(oraclePolicy(expected({ tools: [{ tool: 'Missing', input: {} }] }), HANDS), [])).toHaveLength(1);
  });

  it('answers a retry of a request in the same way', () => {
    const policy = oraclePolicy(expected({ skills: named('alpha') }), HANDS);
    expect(policy(REQUEST, [offer('alpha')])).toEqual(policy(REQUEST, [offer('alpha')]));
  });

  it('never gives an empty answer', () => {
    expect(oraclePolicy(expected({ answer: '' }), HANDS)(REQUEST, [])).toEqual({ text: 'Done.', calls: [] });
  });

  it.each([
    ['the exact name', [offer('demo-alpha'), offer('alpha')], 'alpha'],
    ['the listed name before a second one', [offer('x', 'alpha'), offer('alpha')], 'alpha'],
    ['its surest name, wherever it stands', [offer('alpha'), offer('demo:alpha')], 'demo:alpha'],
    ['a second name', [offer('folder', 'alpha')], 'folder'],
    ['never a name that only starts alike', [offer('alpha-two'), offer('demo:alpha-two')], undefined],
  ])('finds the offered skill by %s', (_, offered, id) => {
    expect(findOffered(offered, ['demo:alpha', 'alpha'])?.id).toBe(id);
  });
});

describe('findOffered, of skills with one listed name,', () => {
  it('takes the row of the right file', () => {
    const offered = ['/s/one/SKILL.md', '/s/two/SKILL.md'].map((path) => ({ ...offer('access'), path }));
    expect(findOffered(offered, ['access'], '/s/two/SKILL.md')).toBe(offered[1]);
    expect(findOffered(offered, ['access'], '/s/gone/SKILL.md')).toBe(offered[0]);
    expect(findOffered(offered, ['access'])).toBe(offered[0]);
  });
});
