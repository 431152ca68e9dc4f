import { describe, expect, it } from '@jest/globals';
import type { ModelRequest, OfferedSkill } from '../../../lib/model/wire.js';
import { chooseSkill, routerPolicy } from '../../../lib/policy/router.js';
import { loadVectors } from '../../../lib/setup/routing/vectors.js';

const offer = (id: string, description: string | null): OfferedSkill => ({
  id: `demo:${id}`,
  also: [id],
  description,
  path: null,
});
const OFFERED = [
  offer('commit', 'Record staged changes in the repository with a message'),
  offer('weather', 'Tell the weather of a city for the coming days'),
  offer('mail', 'Write an email and send it to a colleague'),
];
const request = (step: number) => ({ step }) as ModelRequest;
const hands = {
  callSkill: (_: ModelRequest, skill: OfferedSkill) => ({ name: 'Skill', input: { skill: skill.id } }),
  readFile: (_: ModelRequest, path: string) => ({ name: 'Read', input: { path } }),
  callTool: (_: ModelRequest, tool: string, input: unknown) => ({ name: tool, input }),
};
const expected = {
  skills: [{ id: 'commit', names: ['commit', 'demo:commit'] }],
  files: ['/s/commit/notes.md'],
  tools: [],
  answer: 'Done.',
};
const calls = (prompt: string, from = expected) => {
  const policy = routerPolicy(from, prompt, hands, loadVectors());
  return [0, 1, 2].map((step) => policy(request(step), OFFERED).calls[0]?.input ?? null);
};

describe('the router policy', () => {
  it('calls the skill that ranks first, then does what the case needs', () => {
    expect(calls('commit my staged changes')).toEqual([{ skill: 'demo:commit' }, { path: '/s/commit/notes.md' }, null]);
  });

  it('follows its own ranking, not the case, and reads no further file', () => {
    expect(calls('What will the weather be in Oslo?')).toEqual([{ skill: 'demo:weather' }, null, null]);
  });

  it('calls no skill below medium confidence', () => {
    expect(calls('Explain the CAP theorem')).toEqual([null, null, null]);
  });

  it('makes the tool call of a case that is about a tool', () => {
    const policy = routerPolicy(
      { ...expected, skills: [], files: [], tools: [{ tool: 'WebFetch', input: 1 }] },
      '',
      hands,
      null,
    );
    expect(policy(request(0), OFFERED).calls).toEqual([{ name: 'WebFetch', input: 1 }]);
  });

  it('ranks the offer as the model sees it: a dropped description cannot win by its words', () => {
    const bare = [{ ...OFFERED[0]!, id: 'demo:x1', description: null }, ...OFFERED.slice(1)];
    expect(chooseSkill('record staged changes with a message', OFFERED, null)?.id).toBe('demo:commit');
    expect(chooseSkill('record staged changes with a message', bare, null)?.id).not.toBe('demo:x1');
    expect(chooseSkill('anything', [], null)).toBeNull();
  });
});
