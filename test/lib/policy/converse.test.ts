/** A whole request in each wire format, over turns: what the model is sent, what the agent carries out, and what is the choice. */
import { describe, expect, it } from '@jest/globals';
import { findAgent } from '../../../lib/agents/index.js';
import type { Agent } from '../../../lib/agents/interface/agent.js';
import type { LaunchSetup } from '../../../lib/agents/interface/unit-setup.js';
import type { DecisionRequest } from '../../../lib/model/decision-request.js';
import type { ModelTurn } from '../../../lib/model/wire.js';
import { decidedPolicy } from '../../../lib/policy/decided.js';
import type { Answer } from '../../../lib/policy/decider.js';
import { createModelDecider } from '../../../lib/policy/model-decider.js';
import { hashSent } from '../../../lib/policy/settle.js';
import { type Call, CLAUDE, CODEX, HOME, PATH, SETTLED, WIRES, type Wire } from '../../helpers/whole-wires.js';

const setup = { home: HOME, binary: '/cache/node_modules/x/bin' } as LaunchSetup;
const NOTHING = { skills: [], files: [], tools: [], answer: 'Done.' };

type Said = { calls?: Call[]; text?: string };

async function talk(wire: Wire, script: Said[], turns = 8, result = 'Buy milk.') {
  const agent = findAgent(wire.agent) as Agent;
  const sent: DecisionRequest[] = [];
  const answers: Answer[] = [];
  const decider = createModelDecider({
    ...{ model: 'm', turns, max_requests: null, max_tokens: null, reuse: [], now: () => new Date(0), record: () => {} },
    async ask(body, mayRequest) {
      if (mayRequest() !== null) return { ok: false, reason: 'no' };
      sent.push(structuredClone(body));
      const { calls = [], text = '' } = script[sent.length - 1] ?? {};
      const tool_calls = calls.map(([name, input]) => ({ function: { name, arguments: JSON.stringify(input) } }));
      return { ok: true, body: { choices: [{ message: { content: text, tool_calls }, finish_reason: 'stop' }] } };
    },
  });
  const policy = decidedPolicy(NOTHING, {
    ...{ agent, setup, decider, taken: null, onAnswer: (answer: Answer) => void answers.push(answer) },
    about: {
      ...{ agent: wire.agent, version: '1', install: 'plugin', vendor_model: null, case_id: 'c', trial: 1 },
      ...{ prompt: 'Hello', workspace: null, processes: null },
    },
  });
  const made: ModelTurn[] = [];
  const done: { reply: string; results: string[] }[] = [];
  for (;;) {
    const { body, headers = {} } = wire.body(done);
    const request = agent.codec.parseRequest(body, headers, PATH);
    const turn = await policy(request, agent.readOffer(request));
    made.push(turn);
    // An agent that sends the same request again gets the same answer.
    expect(await policy(request, agent.readOffer(request))).toEqual(turn);
    if (turn.calls.length === 0 || answers.length > 0) break;
    const reply = agent.codec.renderReply(turn, request, `${request.step}x${done.length}`).body;
    done.push({ reply, results: turn.calls.map(() => `${result} (${HOME})`) });
  }
  return { sent, made, answer: answers[0] as Answer };
}

describe.each(WIRES)('a whole request of $agent', (wire) => {
  it('reaches the model with instructions, what stands before the prompt, and every tool', async () => {
    const { sent, answer } = await talk(wire, [{ text: 'Four.' }]);
    expect(sent).toHaveLength(1);
    const [system, user] = sent[0]?.messages ?? [];
    expect(system?.role).toBe('system');
    expect(system?.content).toMatch(/^You are \w+\./);
    expect(JSON.stringify(sent[0])).toMatch(/Prunes\.|Available skills: alpha/);
    expect(user?.role).toBe('user');
    expect(user?.content).toMatch(/In \/tmp\/ar-000000000000\/h: use kit:alpha[\s\S]*Hello$/);
    const names = sent[0]?.tools.map((tool) => tool.function.name) ?? [];
    expect(names).toEqual(expect.arrayContaining([wire.skill[0], wire.read[0], wire.write[0]]));
    expect(answer).toMatchObject({ decided: true, choice: null, unknown: [] });
  });

  it('goes on over reads that the agent carries out, refuses the rest, and ends with the skill', async () => {
    const { sent, made, answer } = await talk(wire, [
      { text: 'I look first.', calls: [wire.read, wire.write] },
      { calls: [wire.write] },
      { calls: [wire.skill] },
    ]);
    expect(answer).toMatchObject({ decided: true, choice: wire.agent === 'claude' ? 'kit:alpha' : 'alpha', also: [] });
    // Only the read reached the agent, with the paths of its own folder; what follows the choice is the skill.
    expect(made[0]?.calls).toHaveLength(1);
    expect(JSON.stringify(made[0])).toContain('/tmp/ar-1a2b3c4d5e6f/w/notes.txt');
    expect(made).toHaveLength(2);
    expect(made[1]?.calls).toHaveLength(1);
    expect(answer.conversation?.heard.map(({ calls }) => calls.map(({ became }) => became))).toEqual([
      ['carried out', 'refused'],
      ['refused'],
      ['chosen'],
    ]);
    // Each request is the one before it and what came after.
    const [first, second, third] = sent.map(({ messages }) => messages);
    expect(second?.slice(0, first?.length)).toEqual(first);
    expect(third?.slice(0, second?.length)).toEqual(second);
    const [assistant, read, refused, added] = second?.slice(first?.length) ?? [];
    expect(assistant).toMatchObject({ role: 'assistant', content: 'I look first.', tool_calls: [{}, {}] });
    expect(read).toMatchObject({ role: 'tool', content: `Buy milk. (${SETTLED}/h)` });
    expect(refused?.content).toMatch(/^Not carried out/);
    expect(added).toEqual({ role: 'user', content: 'a hook adds' });
    expect(third?.at(-1)?.content).toMatch(/^Not carried out/);
  });

  it('is none where the turns are used up, and what was not offered is shown', async () => {
    const { sent, answer } = await talk(wire, Array(9).fill({ calls: [['ghost', {}]] }), 3);
    expect(sent).toHaveLength(3);
    expect(answer).toMatchObject({ decided: true, choice: null, unknown: ['ghost'] });
  });
});

it('says a tool that takes text as a function with one text, and keeps that', async () => {
  const { sent, answer } = await talk(CODEX, [{ text: 'Four.' }]);
  expect(sent[0]?.tools[0]?.function.parameters).toEqual({
    type: 'object',
    properties: { input: { type: 'string' } },
    required: ['input'],
  });
  expect(answer.conversation?.stand_ins).toEqual(['exec']);
});

it('takes the file of a listed skill for the choice of it, and reads no other skill by the way', async () => {
  const read = (file: string): Said => ({ calls: [['Read', { file_path: file }]] });
  const { answer, made } = await talk(CLAUDE, [read('/p/skills/ghost/SKILL.md'), read('/p/skills/alpha/SKILL.md')]);
  expect(answer).toMatchObject({ choice: 'kit:alpha' });
  expect(made).toHaveLength(1);
});

it('takes a name for the choice of the skill that the agent loads by it', async () => {
  const { answer } = await talk(CLAUDE, [{ calls: [['Skill', { skill: 'alpha' }]] }]);
  expect(answer).toMatchObject({ choice: 'kit:alpha', unknown: [] });
});

describe('what a decision with the whole request rests on', () => {
  const hash = (...texts: string[]) =>
    hashSent({ parts: texts.map((text) => ({ type: 'text', role: 'user', text })), tools: [] }, ['Hello']);
  const known = hash('Be brief.\nUse alpha.', 'Hello');

  it.each([
    ['another prompt', ['Be brief.\nUse alpha.', 'Hello\nHello']],
    ['another order', ['Use alpha.\nBe brief.', 'Hello']],
    ['a date', ['Be brief.\nUse alpha.\nToday is 2026-11-25.', 'Hello']],
    ['a machine', ['Be brief.\nUse alpha.\nOS: Linux 6.1.0-18', 'Hello']],
  ])('is the same with %s', (_, texts) => expect(hash(...texts)).toBe(known));

  it.each([
    ['another instruction', ['Be brief.\nUse beta.', 'Hello']],
    ['what a hook adds', ['Be brief.\nUse alpha.', 'Hello', 'A hook says: use gamma.']],
  ])('is another with %s', (_, texts) => expect(hash(...texts)).not.toBe(known));
});
