/** Whatever an endpoint answers over HTTP → what is decided: the whole way but the agent. */
import { afterEach, describe, expect, it } from '@jest/globals';
import type { Decision } from '../../../lib/contract/decision.js';
import { createModelDecider } from '../../../lib/policy/model-decider.js';
import { openEndpoint } from '../../../lib/setup/model/endpoint.js';
import { type ChatEndpoint, type ChatReply, openChatEndpoint } from '../../helpers/chat-endpoint.js';

const KEY = 'canary-of-answers-55c1';
const TOOL = {
  name: 'Skill',
  description: 'Loads a skill.',
  input_schema: { type: 'object', properties: { skill: { type: 'string' } }, required: ['skill'] },
};
const OFFERED = ['alpha', 'beta'].map((id) => ({ id, also: [], description: 'x', path: null }));

const opened: ChatEndpoint[] = [];
afterEach(() => Promise.all(opened.splice(0).map((chat) => chat.close())));

async function open(reply: (nth: number) => ChatReply) {
  const chat = await openChatEndpoint((_, nth) => reply(nth));
  opened.push(chat);
  return chat;
}

async function decide(reply: (nth: number) => ChatReply, answer_ms = 60_000) {
  const chat = await open(reply);
  const recorded: Decision[] = [];
  const waited: number[] = [];
  const decider = createModelDecider({
    model: 'tiny',
    ...openEndpoint(
      { url: chat.url, key: KEY, model: 'tiny' },
      {
        signal: new AbortController().signal,
        log: () => {},
        wait: async (ms) => void waited.push(Math.round(ms / 1000)),
        answer_ms,
      },
    ),
    ...{ turns: null, max_requests: null, max_tokens: null, reuse: [] },
    record: (one) => void recorded.push(one),
    now: () => new Date(0),
  });
  const answer = await decider.decide({
    ...{ agent: 'claude', version: '1', install: 'plugin', vendor_model: null, case_id: 'a', trial: 1 },
    ...{ prompt: 'Hello', workspace: null, processes: null, offered: OFFERED },
    listing: { passages: ['- alpha: x\n- beta: x'], tool: TOOL },
  });
  return { answer, waited, recorded, requests: chat.requests.length };
}

/** A completion in the form of the API, with whatever is in its message. */
const message = (fields: object, finish_reason = 'stop'): ChatReply => ({
  raw: JSON.stringify({ choices: [{ index: 0, message: { role: 'assistant', ...fields }, finish_reason }] }),
});
const call = (args: unknown, name = 'Skill', id?: string) => ({
  ...(id ? { id } : {}),
  type: 'function',
  function: { name, arguments: args },
});
const A = '{"skill":"alpha"}';
const B = '{"skill":"beta"}';

describe('an answer that decides', () => {
  it.each<[string, ChatReply, string | null, string[], string[]]>([
    ['one skill', message({ tool_calls: [call(A, 'Skill', '1')] }), 'alpha', [], []],
    ['two skills', message({ tool_calls: [call(B, 'Skill', '1'), call(A, 'Skill', '2')] }), 'beta', ['alpha'], []],
    [
      'the same skill twice, under one id',
      message({ tool_calls: [call(A, 'Skill', '1'), call(A, 'Skill', '1')] }),
      'alpha',
      [],
      [],
    ],
    ['a call without an id', message({ tool_calls: [call(A)] }), 'alpha', [], []],
    ['a skill that is not offered', message({ tool_calls: [call('{"skill":"ghost"}')] }), null, [], ['ghost']],
    [
      'one that is not, before one that is',
      message({ tool_calls: [call('{"skill":"ghost"}'), call(B)] }),
      'beta',
      [],
      ['ghost'],
    ],
    [
      'an offered name in another argument',
      message({ tool_calls: [call('{"args":"beta","skill":"ghost"}')] }),
      null,
      [],
      ['ghost'],
    ],
    ['the required argument under another name', message({ tool_calls: [call('{"name":"beta"}')] }), 'beta', [], []],
    ['arguments that are not JSON', message({ tool_calls: [call('{skill: alpha')] }), null, [], ['{skill: alpha']],
    ['the bare name as arguments', message({ tool_calls: [call('alpha')] }), 'alpha', [], []],
    ['arguments as an object', message({ tool_calls: [call({ skill: 'alpha' })] }), 'alpha', [], []],
    ['no arguments', message({ tool_calls: [call('')] }), null, [], ['Skill']],
    ['a tool that was not offered', message({ tool_calls: [call('{"command":"alpha"}', 'bash')] }), null, [], ['bash']],
    ['the skill as if it were a tool', message({ tool_calls: [call('{}', 'alpha')] }), null, [], ['alpha']],
    ['the tool with a namespace', message({ tool_calls: [call(A, 'functions.Skill')] }), 'alpha', [], []],
    ['a call without a name', message({ tool_calls: [{ type: 'function' }] }), null, [], ['a call without a name']],
    ['prose', message({ content: 'Four. Skill({"skill":"alpha"})' }), null, [], []],
    ['prose that was cut', message({ content: 'Well,' }, 'length'), null, [], []],
    [
      'another content type',
      { ...message({ tool_calls: [call(A)] }), type: 'text/plain' } as ChatReply,
      'alpha',
      [],
      [],
    ],
  ])('%s', async (_, reply, choice, also, unknown) => {
    const { answer, recorded, requests } = await decide(() => reply);
    expect(answer).toMatchObject({ decided: true, choice, also, unknown });
    expect([recorded.length, recorded[0]?.choice, requests]).toEqual([1, choice, 1]);
  });
});

describe('an answer that decides nothing is recorded nowhere, and says why', () => {
  const page = '<!DOCTYPE html><html><title>Sign in</title></html>';
  it.each<[string, ChatReply, RegExp, number, boolean]>([
    ['cut before any word', message({ content: '' }, 'length'), /not decided after 2048 tokens/, 1, false],
    [
      'cut in the middle of a call',
      message({ tool_calls: [call('{"skill":"al')] }, 'length'),
      /call was cut after 2048 tokens/,
      1,
      false,
    ],
    [
      '402',
      { status: 402, message: 'Insufficient credits' },
      /wants to be paid first \(402: Insufficient credits\)/,
      1,
      true,
    ],
    ['no tools', { status: 400, message: 'tiny does not support tools' }, /tiny cannot call tools/, 1, true],
    ['nothing', message({ content: null }), /answered nothing/, 1, false],
    ['withheld', message({ content: null }, 'content_filter'), /content filter/, 1, false],
    ['no completion', { raw: '{"error":{"message":"busy"}}' }, /it has no `choices`/, 1, false],
    ['null', { raw: 'null' }, /it has no `choices`/, 1, false],
    ['choices that are no list', { raw: '{"choices":{"0":{}}}' }, /it has no `choices`/, 1, false],
    ['an empty body', { raw: '' }, /cut short or no JSON/, 3, false],
    [
      'a stream of events',
      { raw: 'data: {"choices":[]}\n\n', type: 'text/event-stream' },
      /streams its answer/,
      1,
      false,
    ],
    ['a broken connection', { cut: true }, /did not answer/, 3, false],
    ['one that never ends', { drip: true }, /no answer within 0\.3 s/, 3, false],
    ['a huge one', { raw: `{"choices":[],"x":"${'x'.repeat(5_000_000)}"}` }, /longer than 4 MB/, 1, false],
    ['a web page', { raw: page, type: 'text/html' }, /web page instead of JSON.*AGENT_ROUTING_MODEL_URL/, 1, true],
    ['401', { status: 401, message: `bad ${KEY}` }, /does not accept the key \(401: bad \*\*\*\)/, 1, true],
    ['403', { status: 403 }, /refuses the request/, 1, true],
    ['404', { status: 404 }, /no such model or address/, 1, true],
    ['500', { status: 500, message: 'oops' }, /answered 500: oops/, 3, false],
    ['429 for a day', { status: 429, headers: { 'retry-after': '86400' } }, /used up for 24 h/, 1, false],
  ])('%s', async (_, reply, reason, requests, fatal) => {
    // Only what never ends needs to be given up soon: a busy machine may take a while for the others.
    const got = await decide(() => reply, 'drip' in reply ? 300 : undefined);
    const { answer } = got;
    expect(answer).toMatchObject({ decided: false, reason: expect.stringMatching(reason) });
    expect(['fatal' in answer, got.requests, got.recorded]).toEqual([fatal, requests, []]);
    expect(JSON.stringify(answer)).not.toContain(KEY);
  });

  it('a redirect, which nobody follows', async () => {
    const other = await open(() => ({ calls: [{ skill: 'alpha' }] }));
    for (const status of [301, 302, 307, 308]) {
      const { answer, requests } = await decide(() => ({ status, headers: { location: `${other.url}/x?k=${KEY}` } }));
      expect(answer).toMatchObject({ decided: false, fatal: expect.anything() });
      expect(answer.decided ? '' : answer.reason).toMatch(
        /redirects to http:\/\/127\.0\.0\.1:\d+\/v1\/x\?k=\*\*\* \(30\d\)/,
      );
      expect([requests, other.requests.length]).toEqual([1, 0]);
    }
  });

  it('is asked for again after the delay that a 429 names', async () => {
    const reply = (nth: number): ChatReply =>
      nth === 1 ? { status: 429, headers: { 'retry-after': '7' } } : message({ tool_calls: [call(A)] });
    const { answer, waited, requests } = await decide(reply);
    expect(answer).toMatchObject({ decided: true, choice: 'alpha' });
    expect([waited, requests]).toEqual([[7], 2]);
  });
});
