/** What an endpoint may answer, and what that ends as: the table of docs/modes.md, with the listing alone and with the whole request of each agent. */
import { afterEach, describe, expect, it } from '@jest/globals';
import { findAgent } from '../../../lib/agents/index.js';
import type { Agent } from '../../../lib/agents/interface/agent.js';
import type { LaunchSetup } from '../../../lib/agents/interface/unit-setup.js';
import { decidedPolicy } from '../../../lib/policy/decided.js';
import type { Answer } from '../../../lib/policy/decider.js';
import { createModelDecider } from '../../../lib/policy/model-decider.js';
import { openEndpoint } from '../../../lib/setup/model/endpoint.js';
import { type ChatEndpoint, type ChatReply, openChatEndpoint } from '../../helpers/chat-endpoint.js';
import { readDocsTable } from '../../helpers/docs-table.js';
import { IN_FULL } from '../../helpers/tested-agents.js';
import { type Call, HOME, PATH, WIRES, type Wire } from '../../helpers/whole-wires.js';

const TOOL = { name: 'Skill', description: 'Loads a skill.', input_schema: { type: 'object', required: ['skill'] } };
const LISTED: Call = ['Skill', { skill: 'alpha' }];
const OFFERED = ['alpha', 'beta'].map((id) => ({ id, also: [], description: 'x', path: null }));
/** Long enough to be cut by a window. */
const LISTING = `- alpha: x\n- beta: x\n${'Some words of a listing. '.repeat(1_400)}`;

const opened: ChatEndpoint[] = [];
afterEach(() => Promise.all(opened.splice(0).map((chat) => chat.close())));

const message = (fields: object, finish_reason = 'stop', usage?: object): ChatReply => ({
  raw: JSON.stringify({ choices: [{ message: { role: 'assistant', ...fields }, finish_reason }], usage }),
});
const call = (args: unknown, name: string) => ({ type: 'function', function: { name, arguments: args } });
const as = (text: string) => message({ content: text });
const error = (status: number, words = '', headers = {}): ChatReply => ({ status, message: words, headers });

/** By the words of the table: the skill as an agent's model calls it. */
const behavioursOf = ([name, input]: Call): Record<string, ChatReply[]> => {
  const A = JSON.stringify(input);
  const chosen = call(A, name);
  const other = (skill: string) => call(A.replaceAll('alpha', skill), name);
  const read = (prompt_tokens: number) => message({ tool_calls: [chosen] }, 'stop', { prompt_tokens });
  return {
    'a call of a listed skill': [message({ tool_calls: [chosen] }), message({ tool_calls: [call(input, name)] })],
    'the tool with a namespace (`functions.Skill`), or in another case': [
      message({ tool_calls: [call(A, `functions.${name}`)] }),
      message({ tool_calls: [call(A, name.toUpperCase())] }),
    ],
    'two calls, the skill first': [message({ tool_calls: [chosen, call('{}', 'ghost')] })],
    'a limit (429), and then a call': [error(429, '', { 'retry-after': '1' })],
    'the older `function_call`': [message({ function_call: { name, arguments: A } })],
    'a call behind a thought': [message({ content: '<think>Alpha?</think>', tool_calls: [chosen] })],
    'a call with text before it': [message({ content: 'I use it.', tool_calls: [chosen] })],
    'text as a list of parts, and a call': [
      message({ content: [{ type: 'text', text: 'I use it.' }], tool_calls: [chosen] }),
    ],
    'a call in the older and in the newer form at once': [
      message({ tool_calls: [chosen], function_call: { name, arguments: A } }),
    ],
    'the same call twice': [message({ tool_calls: [chosen, chosen] })],
    'a tool that was not offered, and then the skill': [message({ tool_calls: [call('{}', 'ghost'), chosen] })],
    'the skill, and then one that is not listed': [message({ tool_calls: [chosen, other('ghost')] })],
    'arguments with blanks, line breaks and further fields': [
      message({ tool_calls: [call(JSON.stringify(input, null, 2), name)] }),
      message({ tool_calls: [call(A.replace(/\}$/, ',"why":"because"}'), name)] }),
      message({ tool_calls: [call(A.replace(/\}$/, ',"__proto__":{"x":1}}'), name)] }),
    ],
    'a call without `role`, `type` and `finish_reason`': [
      { raw: JSON.stringify({ choices: [{ message: { tool_calls: [{ function: chosen.function }] } }] }) },
    ],
    'a whole call, and a cut behind it': [message({ tool_calls: [chosen] }, 'length')],
    'a call, and a refusal or a filter beside it': [
      message({ refusal: 'I cannot.', tool_calls: [chosen] }),
      message({ tool_calls: [chosen] }, 'content_filter'),
    ],
    'a call as plain text by its content type': [
      { raw: JSON.stringify({ choices: [{ message: { tool_calls: [chosen] } }] }), type: 'text/plain' },
    ],
    'counts of tokens that are missing, negative, huge or named otherwise': [
      ...[null, { prompt_tokens: -5 }, { prompt_tokens: 1e12 }, { input_tokens: 5 }].map((usage) =>
        message({ tool_calls: [chosen] }, 'stop', usage as object),
      ),
    ],
    'tokens of its cache, counted apart': [
      message({ tool_calls: [chosen] }, 'stop', {
        ...{ prompt_tokens: 1_100, prompt_tokens_details: { cached_tokens: 9_000 } },
      }),
    ],
    'a server error (503), and then a call': [error(503, 'loading', { 'retry-after': '1' })],
    'a limit as 403, and then a call': [error(403, 'slow down', { 'retry-after': '1' })],
    'a parameter that it does not take (400), and then a call': [
      error(400, 'Unsupported parameter: temperature', { 'retry-after': '1' }),
      error(422, 'Extra inputs are not permitted: seed', { 'retry-after': '1' }),
    ],
    'prose, also cut': [as('Four.'), message({ content: 'Well,' }, 'length'), as(`Four. ${name}(${A})`)],
    'prose behind a thought': [
      as('<think>Alpha?</think>Four.'),
      message({ content: 'Four.', reasoning_content: 'Hm.' }),
    ],
    'prose in `<thinking>`, and an answer': [as('<thinking>Alpha?</thinking>Four.')],
    'prose that names the skill': [as('I would use the skill alpha for this.')],
    'prose as a list of parts': [message({ content: [{ type: 'text', text: 'Four.' }] })],
    'prose with JSON in it that is no call': [as('Here:\n```json\n{"result": 4}\n```')],
    'prose of 100 kB': [as('Four. '.repeat(17_000))],
    'several choices, of which the first is prose': [
      {
        raw: JSON.stringify({
          choices: [{ message: { content: 'Four.' } }, { message: { content: null, tool_calls: [chosen] } }],
        }),
      },
    ],
    'a call of a skill that is not listed': [message({ tool_calls: [other('ghost')] })],
    'a skill that is not listed, with markup or 10,000 letters in its name': [
      message({ tool_calls: [other('<b>ghost')] }),
      message({ tool_calls: [other('x'.repeat(10_000))] }),
    ],
    'a call without a name': [message({ tool_calls: [call(A, '')] })],
    'a call of a tool that was not offered': [message({ tool_calls: [call('{}', 'ghost')] })],
    'no text and no call': [as(''), message({ content: null }), message({ content: ' ', tool_calls: [] })],
    'a thought and nothing after it': [as('<think>Alpha?</think>'), message({ content: '', reasoning: 'Alpha?' })],
    'a thought that is cut': [
      message({ content: '<think>I should' }, 'length'),
      message({ content: '', reasoning_content: 'I' }, 'length'),
    ],
    'a call that is cut': [message({ content: '', tool_calls: [call(A.slice(0, -4), name)] }, 'length')],
    'nothing, cut': [message({ content: '' }, 'length')],
    '`refusal`': [message({ content: null, refusal: 'I cannot help with that.' })],
    'a content filter': [message({ content: null }, 'content_filter')],
    'a call as text: `<tool_call>`, `[TOOL_CALLS]`, `<function=`, a JSON block': [
      as(`<tool_call>\n{"name": "${name}", "arguments": ${A}}\n</tool_call>`),
      as('<tool_call>{"name": "Ski'),
      as(`[TOOL_CALLS][{"name": "${name}", "arguments": ${A}}]`),
      as(`<function=${name}>${A}</function>`),
      as(`<|python_tag|>{"name": "${name}", "parameters": ${A}}`),
      as(`I use it.\n\`\`\`json\n{"name": "${name}", "arguments": ${A}}\n\`\`\``),
      as(`{"name": "${name}", "parameters": ${A}}`),
    ],
    'a call as text in other marks: `<invoke name=`, a `tool_code` block': [
      as(`<invoke name="${name}"></invoke>`),
      as(`<|tool_call_begin|>${name}`),
      as(`\`\`\`tool_code\n${name}()\n\`\`\``),
    ],
    'fewer tokens read than about three quarters of what was sent': [read(4_000), read(1_300)],
    'exactly a window read (4096, 8192 …)': [read(8_192)],
    'an answer without `choices`': [{ raw: '{"error":{"message":"busy"}}' }, { raw: 'null' }],
    'JSON that is no object, or empty `choices`': [
      ...['[]', '4', '"x"', '{"choices":[]}', '{"choices":null}'].map((raw) => ({ raw })),
    ],
    'nothing at all, or no content (204)': [{ raw: '' }, error(204)],
    'a stream, though none was asked for': [{ raw: 'data: {"choices":[]}\n\n', type: 'text/event-stream' }],
    'JSON that breaks off, or a connection that does': [{ raw: '{"choices":[' }, { cut: true }],
    'more than 4 MB': [{ raw: `{"choices":[],"x":"${'x'.repeat(4_300_000)}"}` }],
    'a request that is longer than the model takes': [error(400, 'maximum context length is 4096 tokens'), error(413)],
    'a server error (500, 502, 503, 529), three times': [500, 502, 503, 529].map((status) =>
      error(status, 'overloaded'),
    ),
    'another refusal (400, 408, 422)': [400, 408, 422].map((status) => error(status, 'busy')),
    'a rare refusal (405, 409, 418, 451)': [405, 409, 418, 451].map((status) => error(status, 'no')),
    'no answer within the time': [{ drip: true }],
    '429 for longer than five minutes': [error(429, 'daily limit', { 'retry-after': '86400' })],
    '429 again and again, with a time, a date, milliseconds or nothing': [
      error(429, '', { 'retry-after': '2' }),
      error(429, '', { 'retry-after': new Date(Date.now() + 2_000).toUTCString() }),
      error(429, '', { 'retry-after-ms': '50' }),
      error(429, 'You exceeded your current quota'),
    ],
    '401, 403': [error(401), error(403)],
    '402 (payment)': [error(402, 'Insufficient credits')],
    '404, 410': [error(404, 'model not found'), error(410)],
    'the model cannot call tools': [
      error(400, 'registry.ollama.ai/library/tiny does not support tools'),
      error(404, 'No endpoints found that support tool use'),
      error(400, '"auto" tool choice requires --enable-auto-tool-choice'),
      error(500, 'tools param requires --jinja flag'),
    ],
    'a redirect, or a web page': [
      error(301, '', { location: 'http://127.0.0.1:1/' }),
      error(308, '', { location: '/v2' }),
      error(302, '', { location: 'http://127.0.0.1:1/' }),
      { raw: '<!DOCTYPE html><title>Sign in</title>', type: 'text/html' },
    ],
  };
};

/** What a 429 leaves is asked again; it is answered with a call. */
const isPassing = (reply: ChatReply) => 'status' in reply && reply.headers?.['retry-after'] === '1';

async function openDecider(reply: ChatReply, skill: Call, turns: number | null) {
  const chat = await openChatEndpoint((_, nth) =>
    isPassing(reply) && nth > 1 ? message({ tool_calls: [call(JSON.stringify(skill[1]), skill[0])] }) : reply,
  );
  opened.push(chat);
  return createModelDecider({
    model: 'tiny',
    ...openEndpoint(
      { url: chat.url, key: 'k', model: 'tiny' },
      {
        ...{ signal: new AbortController().signal, log: () => {}, wait: async () => {} },
        ...('drip' in reply ? { answer_ms: 60 } : {}),
      },
    ),
    ...{ turns, max_requests: null, max_tokens: null, reuse: [], record: () => {}, now: () => new Date(0) },
  });
}

const ABOUT = {
  ...{ version: '1', install: 'plugin', vendor_model: null, case_id: 'a', trial: 1 },
  ...{ prompt: 'Hello', workspace: null, processes: null },
};

const describeEnd = (answer: Answer): string => {
  if (answer.decided) return answer.choice ?? (answer.unknown.length > 0 ? 'none, and the name is shown' : 'none');
  return `${answer.fatal ? 'ends the batch' : 'undecided'}: ${answer.reason}`;
};

async function endWithListing(reply: ChatReply): Promise<string> {
  const decider = await openDecider(reply, LISTED, null);
  const listing = { passages: [LISTING], tool: TOOL };
  return describeEnd(await decider.decide({ ...ABOUT, agent: 'claude', offered: OFFERED, listing }));
}

/** In the conversation that the agent has with its model, up to what it decides. */
async function endWithWhole(reply: ChatReply, wire: Wire): Promise<string> {
  const agent = findAgent(wire.agent) as Agent;
  const answers: Answer[] = [];
  const policy = decidedPolicy(
    { skills: [], files: [], tools: [], answer: 'Done.' },
    {
      ...{ agent, taken: null, about: { ...ABOUT, agent: wire.agent } },
      setup: { home: HOME, binary: '/cache/node_modules/x/bin' } as LaunchSetup,
      decider: await openDecider(reply, wire.skill, 3),
      onAnswer: (answer) => void answers.push(answer),
    },
  );
  const { body, headers = {} } = wire.body([], LISTING);
  const request = agent.codec.parseRequest(body, headers, PATH);
  await policy(request, agent.readOffer(request));
  return describeEnd(answers[0] as Answer).replace(/^kit:/, '');
}

describe('what an endpoint answers', () => {
  const table = readDocsTable('modes.md', 'endpoint-answers');

  it('is listed in the page, all of it', () => {
    expect(table.map((row) => row['the endpoint answers'])).toEqual(Object.keys(behavioursOf(LISTED)));
  });

  // By day one of three.
  const asked = table.filter((_, at) => IN_FULL || at % 6 === 0);
  it.each(
    asked.map((row) => [row['the endpoint answers'] ?? '', row['that ends as'] ?? '', row['in words like'] ?? '']),
  )('%s: %s', async (behaviour, outcome, words) => {
    const check = (ended: string, by: string, reads = false) => {
      // A file that no listed skill has is only refused.
      const wanted =
        reads && /skill that is not listed/.test(behaviour) ? 'none' : outcome.replace('the skill', 'alpha');
      expect([by, ended.split(': ')[0]]).toEqual([by, wanted]);
      expect(ended).toContain(words.replaceAll('`', '').replace(/ ?…$/, ''));
    };
    for (const reply of behavioursOf(LISTED)[behaviour] ?? []) check(await endWithListing(reply), 'the listing');
    for (const wire of WIRES)
      for (const reply of behavioursOf(wire.skill)[behaviour] ?? [])
        check(await endWithWhole(reply, wire), wire.agent, JSON.stringify(wire.skill).includes('SKILL.md'));
  });
});
