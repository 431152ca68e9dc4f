import { describe, expect, it } from '@jest/globals';
import { readDecisionReply } from '../../../lib/model/decision-reply.js';
import { buildDecisionRequest } from '../../../lib/model/decision-request.js';
import { matchChoice } from '../../../lib/model/match-choice.js';
import type { OfferedSkill } from '../../../lib/model/wire.js';

const LISTING = {
  passages: ['# Using skills\nOpen the file.', '<skills>\n- alpha: Prune roses & "hedges".\n</skills>'],
  tool: { name: 'Skill', description: 'Invoke a skill.', input_schema: { type: 'object' } },
};

describe('the request', () => {
  it('holds the agent’s own passages, its tool and the prompt, and no word besides', () => {
    const request = buildDecisionRequest(LISTING, 'Cut them.', { model: 'm', trial: 3 });
    expect(request).toEqual({
      model: 'm',
      messages: [
        { role: 'system', content: LISTING.passages.join('\n\n') },
        { role: 'user', content: 'Cut them.' },
      ],
      tools: [
        {
          type: 'function',
          function: { name: 'Skill', description: 'Invoke a skill.', parameters: { type: 'object' } },
        },
      ],
      ...{ tool_choice: 'auto', temperature: 0, seed: 3, max_tokens: 2048, stream: false },
    });
  });

  it('has no empty message, and arguments without rules where the tool says nothing of them', () => {
    const tool = { ...LISTING.tool, input_schema: null };
    const { messages, tools } = buildDecisionRequest({ passages: [], tool }, 'Cut.', { model: 'm', trial: 1 });
    expect(messages).toEqual([{ role: 'user', content: 'Cut.' }]);
    expect(tools[0]?.function.parameters).toEqual({ type: 'object', properties: {} });
  });
});

const reply = (message: object, finish_reason = 'stop', usage?: object) =>
  readDecisionReply({ choices: [{ message, finish_reason }], usage });
const call = (args: unknown) => ({ type: 'function', function: { name: 'Skill', arguments: args } });

describe('the answer', () => {
  it.each([
    ['as JSON text', { tool_calls: [call('{"skill":"a"}')] }, [{ name: 'Skill', input: { skill: 'a' } }]],
    ['as an object', { tool_calls: [call({ skill: 'a' })] }, [{ name: 'Skill', input: { skill: 'a' } }]],
    ['as broken JSON', { tool_calls: [call('{"skill":')] }, [{ name: 'Skill', input: '{"skill":' }]],
    [
      'in the older form',
      { function_call: { name: 'Skill', arguments: '{"skill":"a"}' } },
      [{ name: 'Skill', input: { skill: 'a' } }],
    ],
    ['as prose', { content: 'Four.' }, []],
  ])('takes calls %s', (_, message, calls) => {
    expect(reply(message)).toMatchObject({ calls, input_tokens: null, output_tokens: null, problem: null });
  });

  it('is no decision where the model was cut off or held back before it said anything', () => {
    expect(reply({ content: '' }, 'length').problem).toMatch(/not decided after 2048 tokens/);
    expect(reply({ content: null }, 'content_filter').problem).toMatch(/content filter/);
    expect(reply({ content: ' \n' }, 'length').problem).toMatch(/not decided/);
    // A whole call stands, whatever would have come after it.
    expect(reply({ tool_calls: [call('{"skill":"a"}')] }, 'length')).toMatchObject({ calls: [{}], problem: null });
    expect(reply({ content: 'Well, first' }, 'length').problem).toBeNull();
    expect(readDecisionReply({ error: 'x' }).problem).toMatch(/no `choices`/);
    expect(readDecisionReply(null).problem).toMatch(/no `choices`/);
  });

  it('counts tokens where the server does', () => {
    expect(reply({}, 'stop', { prompt_tokens: 7, completion_tokens: 2 })).toMatchObject({
      input_tokens: 7,
      output_tokens: 2,
    });
    expect(reply({}, 'stop', { prompt_tokens: 0, completion_tokens: Number.POSITIVE_INFINITY })).toMatchObject({
      input_tokens: 0,
      output_tokens: null,
    });
    expect(reply({}, 'stop', { prompt_tokens: -1, completion_tokens: 'x' })).toMatchObject({
      input_tokens: null,
      output_tokens: null,
    });
  });
});

describe('what a call chooses', () => {
  const skill = (id: string, path: string | null = null, also: string[] = []): OfferedSkill => ({
    ...{ id, path, also, description: 'x' },
  });
  const offered = [
    skill('kit:alpha', null, ['Alpha one']),
    skill('beta', '/tmp/ar-0/h/skills/beta/SKILL.md'),
    skill('gamma', '/tmp/ar-0/h/skills/group/gamma/SKILL.md'),
    skill('gamma2', '/tmp/ar-0/h/plugins/group/gamma/SKILL.md'),
  ];
  const choose = (...inputs: unknown[]) =>
    matchChoice(
      inputs.map((input) => ({ name: 'tool', input })),
      offered,
      { name: 'tool', input_schema: null },
    );

  it.each([
    [{ skill: 'kit:alpha' }, 'kit:alpha'],
    [{ skill: 'kit:alpha', args: '' }, 'kit:alpha'],
    [{ name: 'Alpha one' }, 'kit:alpha'],
    [{ path: '/tmp/ar-0/h/skills/beta/SKILL.md' }, 'beta'],
    [{ path: 'r0/beta/SKILL.md' }, 'beta'],
    [{ path: 'r0\\\\beta\\\\SKILL.md' }, 'beta'],
    [{ cmd: { path: 'r1/skills/group/gamma/SKILL.md' } }, 'gamma'],
  ])('finds the skill in %j', (input, choice) => {
    expect(choose(input)).toEqual({ choice, also: [], unknown: [] });
  });

  it('keeps apart what was not offered, and does not guess between two that fit alike', () => {
    expect(choose({ skill: 'kit:alphabet' })).toEqual({ choice: null, also: [], unknown: ['kit:alphabet'] });
    expect(choose({ path: 'r0/group/gamma/SKILL.md' })).toMatchObject({ choice: null });
    expect(choose({ path: '/etc/passwd' })).toMatchObject({ choice: null, unknown: ['/etc/passwd'] });
    expect(choose({})).toEqual({ choice: null, also: [], unknown: ['tool'] });
  });

  it('takes a name of its own before another one’s other name', () => {
    const twins = [skill('one', null, ['two']), skill('two')];
    const calls = [{ name: 'tool', input: 'two' }];
    expect(matchChoice(calls, twins, { name: 'tool', input_schema: null })).toMatchObject({ choice: 'two' });
  });

  it('needs more than the name of the file to know a skill by its path', () => {
    const [, beta] = offered as [OfferedSkill, OfferedSkill];
    const calls = [{ name: 'tool', input: { path: '/etc/other/SKILL.md' } }];
    expect(matchChoice(calls, [beta], { name: 'tool', input_schema: null })).toMatchObject({ choice: null });
  });

  it.each([
    ['tool', true],
    ['TOOL', true],
    ['functions.tool', true],
    ['mytool', false],
  ])('is taken from a call of %s: %s', (name, taken) => {
    const { choice } = matchChoice([{ name, input: 'beta' }], offered, { name: 'tool', input_schema: null });
    expect(choice).toBe(taken ? 'beta' : null);
  });

  it('tells an unknown name once, and of a long one its beginning', () => {
    expect(choose('nope', 'nope', 'x'.repeat(200)).unknown).toEqual(['nope', 'x'.repeat(80)]);
  });

  it('keeps the order of several calls, each skill once', () => {
    expect(choose('beta', 'nope', 'kit:alpha', 'beta')).toEqual({
      choice: 'beta',
      also: ['kit:alpha'],
      unknown: ['nope'],
    });
  });
});
