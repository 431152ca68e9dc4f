import { describe, expect, it } from '@jest/globals';
import { loadVectors } from '../../../lib/io/vectors.js';
import { chooseSkill, routerPolicy } from '../../../lib/model/router.js';
import type { ModelRequest, OfferedSkill } from '../../../lib/model/wire.js';

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
const wish = {
  skills: [{ id: 'commit', names: ['commit', 'demo:commit'] }],
  files: ['/s/commit/notes.md'],
  tool: null,
  answer: 'Done.',
};
const calls = (prompt: string, wished = wish) => {
  const policy = routerPolicy(wished, prompt, hands, loadVectors());
  return [0, 1, 2].map((step) => policy(request(step), OFFERED).calls[0]?.input ?? null);
};

describe('the router policy', () => {
  it('calls what ranks first, then goes where the case goes', () => {
    expect(calls('commit my staged changes')).toEqual([{ skill: 'demo:commit' }, { path: '/s/commit/notes.md' }, null]);
  });

  it('follows its own ranking, not the wish, and reads nothing more', () => {
    expect(calls('What will the weather be in Oslo?')).toEqual([{ skill: 'demo:weather' }, null, null]);
  });

  it('calls nothing below medium', () => {
    expect(calls('Explain the CAP theorem')).toEqual([null, null, null]);
  });

  it('asks for the tool of a case that is about a tool', () => {
    const policy = routerPolicy(
      { ...wish, skills: [], files: [], tool: { tool: 'WebFetch', input: 1 } },
      '',
      hands,
      null,
    );
    expect(policy(request(0), OFFERED).calls).toEqual([{ name: 'WebFetch', input: 1 }]);
  });

  it('ranks what stands before the model: a description that was dropped cannot win by its words', () => {
    const bare = [{ ...OFFERED[0]!, id: 'demo:x1', description: null }, ...OFFERED.slice(1)];
    expect(chooseSkill('record staged changes with a message', OFFERED, null)?.id).toBe('demo:commit');
    expect(chooseSkill('record staged changes with a message', bare, null)?.id).not.toBe('demo:x1');
    expect(chooseSkill('anything', [], null)).toBeNull();
  });
});
