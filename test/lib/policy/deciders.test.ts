import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { Decision } from '../../../lib/contract/decision.js';
import { ConfigError } from '../../../lib/input/config-error.js';
import { estimateTokens, fingerprintOf, type Question } from '../../../lib/policy/decider.js';
import { type Asked, createModelDecider, type ModelPorts } from '../../../lib/policy/model-decider.js';
import { createReplay } from '../../../lib/policy/replay-decider.js';

const question = (fields: Partial<Question> = {}): Question => ({
  ...{ agent: 'claude', version: '1', install: 'plugin', vendor_model: null, case_id: 'a', trial: 1, prompt: 'Hello' },
  listing: { passages: ['- alpha: x'], tool: { name: 'Skill', description: 'd', input_schema: {} } },
  offered: [{ id: 'alpha', also: [], description: 'x', path: null }],
  ...{ workspace: null, processes: null },
  ...fields,
});

const chosen = (skill: string | null, usage = { prompt_tokens: 10, completion_tokens: 2 }) => ({
  ok: true as const,
  body: {
    choices: [
      {
        message: skill
          ? { tool_calls: [{ function: { name: 'Skill', arguments: JSON.stringify({ skill }) } }] }
          : { content: 'No.' },
        finish_reason: 'stop',
      },
    ],
    usage,
  },
});

function decider(answers: Asked[], fields: Partial<ModelPorts> = {}) {
  const recorded: Decision[] = [];
  let sent = 0;
  const made = createModelDecider({
    model: 'tiny',
    async ask(_, mayRequest) {
      const reason = mayRequest();
      if (reason !== null) return { ok: false, reason };
      return answers[Math.min(sent++, answers.length - 1)] as Asked;
    },
    ...{ turns: null, max_requests: null, max_tokens: null, reuse: [], record: (one) => void recorded.push(one) },
    now: () => new Date(0),
    ...fields,
  });
  return { ...made, recorded, sent: () => sent };
}

describe('a listing in no certain order', () => {
  const skill = (id: string, description: string) => ({ id, also: [], description, path: null });
  const entry = ({ id, description }: ReturnType<typeof skill>) => `<name>${id}</name>\n<of>${description}</of>\n`;
  const listed = (...offered: ReturnType<typeof skill>[]) => {
    const names = offered.map(({ id }) => id);
    const input_schema = { enum: names };
    const tool = { name: 'use', description: `Use one ('${names.join("', '")}').`, input_schema };
    const passages = [`Skills:\n${offered.map(entry).join('')}end`];
    return { listing: { passages, tool, unordered: true as const }, offered };
  };
  const [a, b] = [skill('alpha', 'Prune roses.'), skill('beta', 'Sharpen knives.')];
  const print = (fields: Partial<Question>) => fingerprintOf(question(fields), { mode: 'model', model: 'tiny' });

  it('is the same one in any order, and another one with any other word', () => {
    const known = print(listed(a, b));
    expect(print(listed(b, a))).toBe(known);
    expect(print(listed(skill('alpha', 'Sharpen knives.'), skill('beta', 'Prune roses.')))).not.toBe(known);
    expect(print(listed(a, skill('beta', 'Sharpen knives!')))).not.toBe(known);
    expect(print(listed(a))).not.toBe(known);
    const { listing, offered } = listed(a, b);
    expect(print({ listing: { ...listing, passages: ['Other'] }, offered })).not.toBe(known);
    expect(print({ listing: { ...listing, tool: { ...listing.tool, input_schema: {} } }, offered })).not.toBe(known);
  });

  it('counts its order where the agent has one', () => {
    const ordered = ({ listing: { unordered: _, ...listing }, offered }: ReturnType<typeof listed>) => ({
      ...{ listing, offered },
    });
    expect(print(ordered(listed(b, a)))).not.toBe(print(ordered(listed(a, b))));
  });

  it('replays what was decided in another order, and says where the listing itself has changed', async () => {
    const { decide, recorded } = decider([chosen('alpha')]);
    await decide(question(listed(a, b)));
    const replay = createReplay(recorded, { mode: 'model', model: 'tiny' });
    expect(await replay.decide(question(listed(b, a)))).toMatchObject({ decided: true });
    expect(await replay.decide(question(listed(b)))).toMatchObject({
      reason: expect.stringMatching(/what claude lists/),
    });
  });
});

describe('the decider of mode model', () => {
  it('sends equal questions once, also while the first waits, and records each', async () => {
    const { decide, recorded, sent, facts } = decider([chosen('alpha')]);
    const answers = await Promise.all([decide(question()), decide(question({ agent: 'claude@haiku', case_id: 'b' }))]);
    expect(answers.map((one) => one.decided && [one.choice, one.usage.input_tokens])).toEqual([
      ['alpha', 10],
      ['alpha', 0],
    ]);
    expect(sent()).toBe(1);
    expect(recorded.map(({ agent, choice }) => [agent, choice]).sort()).toEqual([
      ['claude', 'alpha'],
      ['claude@haiku', 'alpha'],
    ]);
    expect(new Set(recorded.map(({ fingerprint }) => fingerprint)).size).toBe(1);
    expect(facts()).toMatchObject({ requests: 1, shared: 1, input_tokens: 10, output_tokens: 2, open: { trials: 0 } });
  });

  it('asks again for another trial, prompt or listing', async () => {
    const { decide, sent } = decider([chosen(null)]);
    const listing = { ...question().listing, passages: ['- alpha: y'] };
    for (const fields of [{}, { trial: 2 }, { prompt: 'Hello!' }, { listing }]) await decide(question(fields));
    expect(sent()).toBe(4);
  });

  it('stops at its budget of requests and of tokens, and says what is open', async () => {
    const few = decider([chosen('alpha')], { max_requests: 1 });
    await few.decide(question());
    expect(await few.decide(question({ trial: 2 }))).toMatchObject({
      decided: false,
      reason: expect.stringMatching(/the budget of 1 request is used up \(--max-requests\)/),
    });
    expect(few.facts()).toMatchObject({ requests: 1, open: { trials: 1, requests: 1 } });
    const small = decider([chosen('alpha')], { max_tokens: 12 });
    await small.decide(question());
    expect(await small.decide(question({ trial: 2 }))).toMatchObject({ decided: false });
    expect([few.sent(), small.sent()]).toEqual([1, 1]);
  });

  it('asks nobody any more once the endpoint has refused, or its limit is used up', async () => {
    for (const refusal of [{ fatal: new ConfigError('no', { fix: 'x' }) }, { exhausted: true }]) {
      const { decide, sent } = decider([{ ok: false, reason: 'refused', ...refusal }, chosen('alpha')]);
      await decide(question());
      expect(await decide(question({ trial: 2 }))).toMatchObject({ decided: false, reason: 'refused' });
      expect(sent()).toBe(1);
    }
  });

  it('tells every later question what the user must fix, also one that was on its way', async () => {
    const fatal = new ConfigError('no key', { fix: 'x' });
    let sent = 0;
    const { decide } = decider([], {
      async ask(_, mayRequest) {
        // The second has waited for its turn while the first was refused.
        if (sent++ > 0) await new Promise((resolve) => setImmediate(resolve));
        const reason = mayRequest();
        return reason === null ? { ok: false, reason: 'refused', fatal } : { ok: false, reason };
      },
    });
    const first = await Promise.all([decide(question()), decide(question({ trial: 2 }))]);
    expect(first).toMatchObject([
      { decided: false, reason: 'refused', fatal },
      { decided: false, reason: 'refused' },
    ]);
    expect(await decide(question({ trial: 3 }))).toMatchObject({ decided: false, reason: 'refused', fatal });
  });

  it('counts what is open once for each request, and shares only what was decided', async () => {
    const { decide, facts } = decider([{ ok: false, reason: 'cut' }]);
    const fields = [{}, { case_id: 'b' }, { trial: 2 }];
    await Promise.all(fields.map((each) => decide(question(each))));
    expect(facts().open).toEqual({ trials: 3, requests: 2, input_tokens: 2 * estimateTokens(question()) });
    expect(facts().shared).toBe(0);
  });

  it('records further choices and names that are not listed, and replays them', async () => {
    const calls = ['alpha', 'beta', 'ghost'].map((skill) => ({
      function: { name: 'Skill', arguments: JSON.stringify({ skill }) },
    }));
    const { decide, recorded } = decider([{ ok: true, body: { choices: [{ message: { tool_calls: calls } }] } }]);
    const offered = ['alpha', 'beta'].map((id) => ({ id, also: [], description: 'x', path: null }));
    await decide(question({ offered }));
    const expected = { choice: 'alpha', also: ['beta'], unknown: ['ghost'] };
    expect(recorded).toMatchObject([expected]);
    const made = createReplay(recorded, { mode: 'model', model: 'tiny' });
    expect(await made.decide(question({ offered }))).toMatchObject({ decided: true, ...expected });
  });

  it('records nothing where nothing was decided', async () => {
    const { decide, recorded } = decider([
      { ok: false, reason: 'cut' },
      { ok: true, body: {} },
    ]);
    expect(await decide(question())).toMatchObject({ decided: false, reason: 'cut' });
    expect(await decide(question({ trial: 2 }))).toMatchObject({
      decided: false,
      reason: expect.stringMatching(/choices/),
    });
    expect(recorded).toEqual([]);
  });

  it('notices a server that read far less than it was sent', async () => {
    const listing = { ...question().listing, passages: ['x'.repeat(60_000)] };
    const usage = { prompt_tokens: 2048, completion_tokens: 1 };
    expect(await decider([chosen('alpha', usage)]).decide(question({ listing }))).toMatchObject({
      decided: false,
      reason: expect.stringMatching(/read only 2048 tokens/),
    });
    // So few may be what a cache had not seen yet.
    const few = { ...usage, prompt_tokens: 1000 };
    expect(await decider([chosen('alpha', few)]).decide(question({ listing }))).toMatchObject({ decided: true });
    expect(
      await decider([chosen('alpha', { ...usage, prompt_tokens: 15_000 })]).decide(question({ listing })),
    ).toMatchObject({
      decided: true,
    });
  });

  it('asks only for what recorded decisions do not cover', async () => {
    const first = decider([chosen('alpha')]);
    await first.decide(question());
    const second = decider([chosen(null)], { reuse: first.recorded });
    expect(await second.decide(question())).toMatchObject({ decided: true, choice: 'alpha' });
    expect(await second.decide(question({ prompt: 'Bye' }))).toMatchObject({ decided: true, choice: null });
    expect([second.sent(), second.facts().recorded]).toEqual([1, 1]);
  });
});

describe('mode replay', () => {
  const recorded = async (fields: Partial<Question> = {}) => {
    const { decide, recorded } = decider([chosen('alpha')]);
    await decide(question(fields));
    return recorded;
  };
  const replay = async (decisions: Decision[], fields: Partial<Question>) => {
    const made = createReplay(decisions, { mode: 'model', model: 'tiny' });
    return { answer: await made.decide(question(fields)), open: made.open(), recorded: made.recorded() };
  };

  it('answers with what was recorded', async () => {
    expect(await replay(await recorded(), {})).toMatchObject({
      answer: { decided: true, choice: 'alpha' },
      ...{ recorded: 1, open: { trials: 0, requests: 0, input_tokens: 0 } },
    });
  });

  it.each([
    [{ prompt: 'Hello?' }, /^the prompt changed/],
    [{ listing: { ...question().listing, passages: ['- alpha: y'] } }, /^what claude lists changed/],
    [{ case_id: 'new', prompt: 'New' }, /^no decision is recorded for it$/],
    [{ trial: 2 }, /^no decision is recorded for its trial 2/],
    [{ agent: 'codex', prompt: 'Hello?' }, /^no decision is recorded for it$/],
    [
      { prompt: 'Hello?', listing: { ...question().listing, passages: ['- alpha: y'] } },
      /^the prompt and what claude lists changed/,
    ],
  ])('leaves %j undecided', async (fields, reason) => {
    const { answer, open } = await replay(await recorded(), fields);
    expect(answer).toMatchObject({ decided: false, reason: expect.stringMatching(reason) });
    expect(open).toMatchObject({ trials: 1, requests: 1 });
    expect(open.input_tokens).toBeGreaterThan(5);
  });

  it('does not take one model’s decision for another’s', async () => {
    const made = createReplay(await recorded(), { mode: 'model', model: 'other' });
    expect(await made.decide(question())).toMatchObject({
      decided: false,
      reason: 'what the decision rests on changed since it was decided',
    });
  });

  it('says that the prompt changed only where no decision is about it as it is', async () => {
    const listing = { ...question().listing, passages: ['- alpha: y'] };
    const decisions = [...(await recorded({ prompt: 'Old' })), ...(await recorded())];
    const { answer } = await replay(decisions, { listing });
    expect(answer).toMatchObject({ decided: false, reason: expect.stringMatching(/^what claude lists changed/) });
  });
});

describe('a request that its server cuts', () => {
  const passages = ['Some words of a listing that is long. '.repeat(1_000)];
  const asked = (prompt_tokens: number, fields: Partial<ModelPorts> = {}) => {
    const { decide } = decider([{ ...chosen('alpha', { prompt_tokens, completion_tokens: 2 }) }], fields);
    return decide(question({ listing: { ...question().listing, passages } }));
  };

  it('is undecided where fewer tokens were read than any tokeniser makes, or exactly a window', async () => {
    for (const read of [4_096, 4_000, 8_192])
      expect(await asked(read)).toMatchObject({
        decided: false,
        reason: expect.stringMatching(/cuts what the agent sent/),
      });
    for (const read of [9_600, 7_800, 12]) expect(await asked(read)).toMatchObject({ decided: true, choice: 'alpha' });
  });

  it('is undecided where the server says that its window is smaller', async () => {
    const told = await asked(7_800, { readWindow: async () => 6_000 });
    expect(told).toMatchObject({
      decided: false,
      reason: expect.stringMatching(/its window of 6000 tokens/),
      fix: expect.stringMatching(/num_ctx/),
    });
    expect(await asked(7_800, { readWindow: async () => 32_768 })).toMatchObject({ decided: true });
  });
});

describe('a fingerprint', () => {
  const base = fingerprintOf(question(), { mode: 'live', model: null });
  it.each([
    ...[{ version: '2' }, { install: 'skills' }, { vendor_model: 'haiku' }, { agent: 'codex' }],
    ...[{ workspace: 'abc' }, { processes: 'abc' }, { trial: 2 }, { prompt: 'x' }],
  ] as Partial<Question>[])('in mode live is another one with %j', (fields) => {
    expect(fingerprintOf(question(fields), { mode: 'live', model: null })).not.toBe(base);
  });

  it('is the same one in every version, so that recorded decisions stay valid', () => {
    const { listing, prompt } = question();
    const hash = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');
    const seen = { rules: 1, mode: 'model', model: 'tiny', listing, prompt, trial: 1 };
    expect(fingerprintOf(question(), { mode: 'model', model: 'tiny' })).toBe(hash(seen));
    const run = { agent: 'claude', version: '1', install: 'plugin', vendor_model: null };
    const live = { ...seen, mode: 'live', model: null, ...run, workspace: null, processes: null };
    expect(base).toBe(hash(live));
  });

  it('in mode model rests on nothing that the model does not see', () => {
    const one = fingerprintOf(question(), { mode: 'model', model: 'tiny' });
    expect(
      fingerprintOf(question({ agent: 'codex', version: '9', workspace: 'x', case_id: 'z' }), {
        mode: 'model',
        model: 'tiny',
      }),
    ).toBe(one);
    expect(fingerprintOf(question(), { mode: 'model', model: 'large' })).not.toBe(one);
  });
});
