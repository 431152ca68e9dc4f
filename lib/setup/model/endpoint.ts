/** An OpenAI-compatible endpoint → a port that asks it: waits as long as the server says, tries again what a network breaks, explains refusals. */
import { setTimeout as sleep } from 'node:timers/promises';
import { ConfigError } from '../../input/config-error.js';
import type { Asked } from '../../policy/model-decider.js';
import { oneLine } from '../../text/escape.js';
import { askWindow } from './ask-window.js';
import { delayOf, describeDelay, explainBreak, findRefused, MAX_ANSWER_BYTES, readText } from './endpoint-answer.js';
import { explainDetour, explainRefusal, hostOf, isPage, isTooLong, messageOf } from './endpoint-refusal.js';

export interface Endpoint {
  /** Base URL, with or without `/chat/completions`. */
  url: string;
  /** Sent as a bearer token; null where none is needed. */
  key: string | null;
  model: string;
}

/** The body of a chat completion; parameters that a model refuses are left out of it. */
export interface ChatBody {
  messages: readonly object[];
  max_tokens: number;
}

/** One request, with whatever repetition the endpoint calls for; mayRequest is asked before each is sent, and says why not. */
export type Ask = (body: ChatBody, mayRequest: () => string | null) => Promise<Asked>;

export interface EndpointPorts {
  signal: AbortSignal;
  log(line: string): void;
  /** Milliseconds; for tests. */
  wait?: (ms: number, signal: AbortSignal) => Promise<unknown>;
  /** Within which an answer has to be complete; for tests. */
  answer_ms?: number;
}

/** Longer than this is a day's limit, not a minute's: a batch does not wait for it. */
const LONGEST_WAIT_MS = 5 * 60_000;
const ANSWER_MS = 120_000;
const ATTEMPTS_AFTER_BREAK = 3;
const ATTEMPTS_AFTER_LIMIT = 6;

export function openEndpoint(endpoint: Endpoint, ports: EndpointPorts) {
  const address = addressOf(endpoint.url);
  const wait = ports.wait ?? ((ms: number, signal: AbortSignal) => sleep(ms, null, { signal }));
  const answer_ms = ports.answer_ms ?? ANSWER_MS;
  const hidden = endpoint.key && endpoint.key.length >= 4 ? endpoint.key : null;
  const plain = (text: string) => oneLine(hidden ? text.replaceAll(hidden, '***') : text, 300);
  /** Parameters that this model refuses. */
  const dropped = new Set<string>();
  /** A request that has to wait holds back the others too. */
  let not_before = 0;

  async function send(body: ChatBody): Promise<Response> {
    const fields = Object.entries(body).filter(([name]) => !dropped.has(name));
    if (dropped.has('max_tokens')) fields.push(['max_completion_tokens', body.max_tokens]);
    return fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(endpoint.key ? { authorization: `Bearer ${endpoint.key}` } : {}),
      },
      body: JSON.stringify(Object.fromEntries(fields)),
      // A redirect is not followed, because it could send the key to another host.
      redirect: 'manual',
      signal: AbortSignal.any([ports.signal, AbortSignal.timeout(answer_ms)]),
    });
  }

  /** Whether the first answer ended the batch is known before a second request goes out. */
  let first: Promise<unknown> | null = null;

  async function ask(body: ChatBody, mayRequest: () => string | null): Promise<Asked> {
    if (first) {
      await first;
      return askNow(body, mayRequest);
    }
    const asked = askNow(body, mayRequest);
    first = asked.catch(() => null);
    return asked;
  }

  async function askNow(body: ChatBody, mayRequest: () => string | null): Promise<Asked> {
    let broken = 0;
    let limited = 0;
    for (;;) {
      const due = not_before - Date.now();
      if (due > 0) await wait(due, ports.signal).catch(() => null);
      if (ports.signal.aborted) return { ok: false, reason: 'the batch was stopped' };
      const refused = mayRequest();
      if (refused !== null) return { ok: false, reason: refused };
      let status = 0;
      let text = '';
      let headers = new Headers();
      try {
        const response = await send(body);
        ({ status, headers } = response);
        const read = await readText(response);
        if (read === null)
          return {
            ok: false,
            reason: `the answer of ${hostOf(address)} is longer than ${MAX_ANSWER_BYTES / 2 ** 20} MB`,
          };
        text = read;
        if (status === 200 && /^\s*(?:data|event):/.test(text))
          return { ok: false, reason: `${hostOf(address)} streams its answer, though it was asked not to` };
        if (status === 200 && !isPage(text)) return { ok: true, body: JSON.parse(text) as unknown };
      } catch (error) {
        if (status < 300) {
          if (++broken < ATTEMPTS_AFTER_BREAK && !ports.signal.aborted) {
            await wait(1000 * broken, ports.signal).catch(() => null);
            continue;
          }
          return { ok: false, reason: plain(`${hostOf(address)} did not answer: ${explainBreak(error, answer_ms)}`) };
        }
      }
      const message = plain(messageOf(text));
      if (status === 429 || (status === 403 && headers.has('retry-after'))) {
        const delay = delayOf(headers) ?? 5000 * 2 ** limited;
        if (delay > LONGEST_WAIT_MS || ++limited >= ATTEMPTS_AFTER_LIMIT)
          return {
            ok: false,
            exhausted: true,
            reason: `the limit of ${hostOf(address)} is used up${delay > LONGEST_WAIT_MS ? ` for ${describeDelay(delay)}` : ''} (429${message ? `: ${message}` : ''})`,
          };
        not_before = Math.max(not_before, Date.now() + delay);
        ports.log(`${hostOf(address)} asks to wait ${describeDelay(delay)} (429)`);
        continue;
      }
      const parameter = status === 400 || status === 422 ? findRefused(message, dropped) : null;
      if (parameter) {
        dropped.add(parameter);
        ports.log(`${endpoint.model} does not take \`${parameter}\`; asking without it`);
        continue;
      }
      if (isTooLong(status, text))
        return {
          ok: false,
          reason: `what was sent is longer than ${endpoint.model} takes (${message || `HTTP ${status}`})`,
        };
      const fatal =
        explainRefusal(status, message, endpoint, address) ?? explainDetour(status, headers, plain, address);
      if (fatal) return { ok: false, reason: fatal.message, fatal };
      if (status >= 500 && ++broken < ATTEMPTS_AFTER_BREAK) {
        await wait(delayOf(headers) ?? 1000 * broken, ports.signal).catch(() => null);
        continue;
      }
      return { ok: false, reason: `${hostOf(address)} answered ${status}${message ? `: ${message}` : ''}` };
    }
  }

  let window: Promise<number | null> | null = null;
  return {
    ask,
    /** Asked once, and only of a server that needs no key: a vendor's says so in an error. */
    readWindow: () => {
      window ??=
        endpoint.key === null
          ? askWindow(new URL(address).origin, endpoint.model, ports.signal)
          : Promise.resolve(null);
      return window;
    },
  };
}

export function addressOf(url: string): string {
  const bare = url.replace(/\/+$/, '');
  const address = /\/chat\/completions$/.test(bare) ? bare : `${bare}/chat/completions`;
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new ConfigError(`AGENT_ROUTING_MODEL_URL is not an http address: ${oneLine(url, 100)}.`, {
      fix: 'set it to the base URL of an OpenAI-compatible API, such as http://localhost:11434/v1.',
    });
  return address;
}
