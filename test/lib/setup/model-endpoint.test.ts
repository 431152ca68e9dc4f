import { afterEach, describe, expect, it } from '@jest/globals';
import { buildDecisionRequest } from '../../../lib/model/decision-request.js';
import { addressOf, openEndpoint } from '../../../lib/setup/model/endpoint.js';
import { delayOf } from '../../../lib/setup/model/endpoint-answer.js';
import { explainRefusal, isTooLong, messageOf } from '../../../lib/setup/model/endpoint-refusal.js';
import { type ChatEndpoint, type ChatReply, openChatEndpoint } from '../../helpers/chat-endpoint.js';

const KEY = 'canary-key-7f31';
const REQUEST = buildDecisionRequest(
  { passages: ['- alpha: x'], tool: { name: 'Skill', description: '', input_schema: null } },
  'Hello',
  { model: 'tiny', trial: 1 },
);

describe('an endpoint', () => {
  let chat: ChatEndpoint;
  afterEach(() => chat.close());

  /** Answers with the replies in turn, the last one for ever. */
  async function ask(replies: ChatReply[], may: () => string | null = () => null) {
    chat = await openChatEndpoint((_, nth) => replies[Math.min(nth, replies.length) - 1] as ChatReply);
    const said: string[] = [];
    const waited: number[] = [];
    const { ask: port } = openEndpoint(
      { url: chat.url, key: KEY, model: 'tiny' },
      {
        signal: new AbortController().signal,
        log: (line) => said.push(line),
        wait: async (ms) => void waited.push(ms),
      },
    );
    return { answer: await port(REQUEST, may), said, waited, requests: chat.requests };
  }

  it('is asked with the key in a header, and its answer is taken', async () => {
    const { answer, requests } = await ask([{ calls: [{ skill: 'alpha' }] }]);
    expect(answer).toMatchObject({ ok: true, body: { choices: [{ message: { tool_calls: [{}] } }] } });
    expect(requests.map(({ headers }) => headers.authorization)).toEqual([`Bearer ${KEY}`]);
    expect(requests[0]?.body).toEqual(JSON.parse(JSON.stringify(REQUEST)));
  });

  it('is waited for as long as it says after a 429', async () => {
    const { answer, waited, said, requests } = await ask([
      { status: 429, headers: { 'retry-after': '17' }, message: 'slow down' },
      { text: 'Done.' },
    ]);
    expect(answer.ok).toBe(true);
    expect(requests).toHaveLength(2);
    expect(waited).toHaveLength(1);
    expect(waited[0]).toBeGreaterThan(16_000);
    expect(waited[0]).toBeLessThanOrEqual(17_000);
    expect(said.join()).toMatch(/asks to wait 17 s/);
  });

  it('is not waited for when its limit is that of a day', async () => {
    const { answer, waited, requests } = await ask([{ status: 429, headers: { 'retry-after': '40000' } }]);
    expect(answer).toMatchObject({
      ok: false,
      exhausted: true,
      reason: expect.stringMatching(/used up for 11 h \(429/),
    });
    expect([waited.length, requests.length]).toEqual([0, 1]);
  });

  it('is waited for twice as long each time where it does not say, and given up after six', async () => {
    const { answer, waited, requests } = await ask([{ status: 429 }]);
    expect(answer).toMatchObject({ ok: false, exhausted: true });
    expect([requests.length, waited.map((ms) => Math.round(ms / 5000))]).toEqual([6, [1, 2, 4, 8, 16]]);
  });

  it('is waited for after a 403 that names a delay, and for five minutes but no longer', async () => {
    const { answer, waited } = await ask([{ status: 403, headers: { 'retry-after': '300' } }, { text: 'Done.' }]);
    expect([answer.ok, waited.map((ms) => Math.round(ms / 1000))]).toEqual([true, [300]]);
  });

  it('is waited for as long as the longest delay that it named', async () => {
    const limits = ['60', '1'].map((delay) => ({ status: 429, headers: { 'retry-after': delay } }));
    const { waited, said } = await ask([...limits, { text: 'Done.' }]);
    expect(waited).toHaveLength(2);
    expect(Math.min(...waited)).toBeGreaterThan(30_000);
    expect(said.join()).toMatch(/wait 60 s/);
  });

  it('is asked again after an error of its own, when it says', async () => {
    const { answer, waited } = await ask([
      { status: 500 },
      { status: 503, headers: { 'retry-after': '9' } },
      { text: 'Done.' },
    ]);
    expect([answer.ok, waited]).toEqual([true, [1000, 9000]]);
  });

  it('that refuses one parameter twice is not asked for ever', async () => {
    const refusal = { status: 422, message: 'temperature is not supported' };
    const { answer, requests } = await ask([refusal, refusal, { text: 'Done.' }]);
    expect([answer.ok, requests.length]).toEqual([false, 2]);
    expect(requests[1]?.body).not.toHaveProperty('temperature');
  });

  it('gets no header for a key where there is none', async () => {
    chat = await openChatEndpoint(() => ({ text: 'Done.' }));
    const { signal } = new AbortController();
    await openEndpoint({ url: chat.url, key: null, model: 'tiny' }, { signal, log: () => {} }).ask(REQUEST, () => null);
    expect(chat.requests.map(({ headers }) => headers.authorization)).toEqual([undefined]);
  });

  it('is asked nothing once the batch was stopped, and nothing again', async () => {
    const stop = new AbortController();
    chat = await openChatEndpoint(() => {
      stop.abort();
      return { cut: true };
    });
    const ports = { signal: stop.signal, log: () => {}, wait: async () => waits++ };
    let waits = 0;
    const { ask: port } = openEndpoint({ url: chat.url, key: KEY, model: 'tiny' }, ports);
    expect(await port(REQUEST, () => null)).toMatchObject({ ok: false });
    expect(waits).toBe(0);
    expect(await port(REQUEST, () => null)).toEqual({ ok: false, reason: 'the batch was stopped' });
    expect(chat.requests).toHaveLength(1);
  });

  it('is asked again after a cut answer, and given up after three', async () => {
    const once = await ask([{ cut: true }, { text: 'Done.' }]);
    expect([once.answer.ok, once.requests.length, once.waited]).toEqual([true, 2, [1000]]);
    await chat.close();
    const never = await ask([{ cut: true }]);
    expect([never.answer.ok, never.requests.length, never.waited]).toEqual([false, 3, [1000, 2000]]);
    expect(never.answer).toMatchObject({ reason: expect.stringMatching(/did not answer/) });
    expect(never.answer).not.toHaveProperty('fatal');
  });

  it.each([
    [401, /does not accept the key \(401: no\)/, /correct AGENT_ROUTING_MODEL_KEY/],
    [403, /refuses the request \(403: no\)/, /let the key use this model/],
    [410, /no longer offers this \(410: no\)/, /name another model with --model/],
    [404, /no such model or address \(404: no\)/, /correct --model \(tiny\)/],
  ])('that answers %i is reported with what to do, and not asked again', async (status, what, fix) => {
    const { answer, requests } = await ask([{ status, message: 'no' }]);
    expect(answer.ok).toBe(false);
    const fatal = answer.ok ? null : answer.fatal;
    expect(fatal?.message).toMatch(what);
    expect(fatal?.message).toMatch(fix);
    expect(requests).toHaveLength(1);
  });

  it('that repeats the key in its message does not bring it into ours', async () => {
    const { answer } = await ask([{ status: 401, message: `bad key ${KEY}` }]);
    expect(JSON.stringify(answer)).not.toContain(KEY);
    expect(answer.ok ? '' : answer.fatal?.message).toMatch(/bad key \*\*\*/);
  });

  it.each([
    [413, undefined, 'too large'],
    [400, 'tokens_limit_reached', 'Request body too large. Max size: 8000 tokens.'],
    [400, 'context_length_exceeded', 'reduce the length'],
  ])('that takes less than the listing says so: %i %s', async (status, code, message) => {
    const { answer } = await ask([{ status, message, ...(code ? { code } : {}) }]);
    expect(answer).toMatchObject({
      ok: false,
      reason: expect.stringMatching(/what was sent is longer than tiny takes/),
    });
  });

  it('whose model takes no temperature is asked without one', async () => {
    const { answer, requests, said } = await ask([
      { status: 400, message: "Unsupported value: 'temperature' does not support 0 with this model." },
      { status: 400, message: "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead." },
      { text: 'Done.' },
    ]);
    expect(answer.ok).toBe(true);
    const { body } = requests[2] as (typeof requests)[number];
    expect([body.temperature, body.max_tokens, body.max_completion_tokens, body.seed]).toEqual([
      undefined,
      undefined,
      2048,
      1,
    ]);
    expect(said).toHaveLength(2);
  });

  it('is not asked beyond the budget', async () => {
    const { answer, requests } = await ask([{ text: 'Done.' }], () => 'spent');
    expect([answer, requests]).toEqual([{ ok: false, reason: 'spent' }, []]);
  });
});

describe('a refusal', () => {
  it.each([
    ['{"error":{"message":"one"}}', 'one'],
    ['{"error":"two"}', 'two'],
    ['{"message":"three"}', 'three'],
    ['plain', 'plain'],
    ['<p><HTML>page', ''],
  ])('%s says "%s"', (text, message) => expect(messageOf(text)).toBe(message));

  it('says what to do about a key that is missing', () => {
    const { message } = explainRefusal(401, '', { model: 'm', key: null }, 'http://localhost/v1') ?? {};
    expect(message).toMatch(/set AGENT_ROUTING_MODEL_KEY\./);
  });

  it('is about the length also where only its code says so', () => {
    expect(isTooLong(400, '{"error":{"code":"tokens_limit_reached"}}')).toBe(true);
  });
});

describe('an address', () => {
  it.each([
    ['http://localhost:11434/v1', 'http://localhost:11434/v1/chat/completions'],
    ['http://localhost:11434/v1/', 'http://localhost:11434/v1/chat/completions'],
    ['http://localhost:11434/v1//', 'http://localhost:11434/v1/chat/completions'],
    ['https://x.test/a/chat/completions', 'https://x.test/a/chat/completions'],
  ])('%s', (url, address) => expect(addressOf(url)).toBe(address));

  it.each(['localhost', 'ftp://x', ''])('%s is refused', (url) =>
    expect(() => addressOf(url)).toThrow(/is not an http address/),
  );
});

describe('a delay', () => {
  it.each([
    [{ 'retry-after': '3' }, 3000],
    [{ 'retry-after': '0.5' }, 500],
    [{ 'retry-after-ms': '250', 'retry-after': '9' }, 250],
    [{ 'retry-after-ms': '0', 'retry-after': '9' }, 0],
    [{ 'retry-after': '-5' }, 0],
    [{ 'retry-after': new Date(0).toUTCString() }, 0],
    [{ 'retry-after': 'soon' }, null],
    [{}, null],
  ])('%j is %s ms', (headers, ms) => expect(delayOf(new Headers(headers as Record<string, string>))).toBe(ms));

  it('may be a date', () => {
    const ms = delayOf(new Headers({ 'retry-after': new Date(Date.now() + 60_000).toUTCString() }));
    expect(ms).toBeGreaterThan(50_000);
    expect(ms).toBeLessThanOrEqual(60_000);
  });
});
