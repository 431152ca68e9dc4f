/** What an endpoint answers instead of a completion → what the user has to do about it. */
import { ConfigError } from '../../input/config-error.js';
import { asFields, string } from '../../input/json-value.js';
import { oneLine } from '../../text/escape.js';

/** Retired by GitHub on 30 July 2026: it answers every request with 410. */
export const GITHUB_MODELS = 'https://models.github.ai/inference';

export const hostOf = (address: string) => new URL(address).host;

/** What the endpoint says itself. */
export function messageOf(text: string): string {
  try {
    const { error, message } = asFields(JSON.parse(text));
    return string(asFields(error)['message']) || string(error) || string(message);
  } catch {
    return /<html/i.test(text) ? '' : text.slice(0, 300);
  }
}

export const isTooLong = (status: number, text: string): boolean =>
  status === 413 ||
  (status === 400 &&
    /context_length_exceeded|tokens_limit_reached|maximum context|context (?:window|length|size)|too (?:long|large)/i.test(
      text,
    ));

const lacksTools = (status: number, message: string): boolean =>
  status >= 400 &&
  status !== 429 &&
  /not support (?:tools?|function|tool[ _-]?(?:calls?|use|choice))|tools? (?:is|are) not supported|"auto" tool choice requires|tools param requires --jinja|no endpoints found that support tool use/i.test(
    message,
  );

export function explainRefusal(
  status: number,
  message: string,
  { model, key }: { model: string; key: string | null },
  address: string,
): ConfigError | null {
  const detail = message ? ` (${status}: ${message})` : ` (${status})`;
  const github = address.startsWith(GITHUB_MODELS);
  if (lacksTools(status, message))
    return new ConfigError(`${oneLine(model, 80)} cannot call tools at ${hostOf(address)}${detail}.`, {
      fix: 'name a model that can with --model (for Ollama, one whose page says "tools"), or switch tool calls on at the server (vLLM: --enable-auto-tool-choice with --tool-call-parser; llama.cpp: --jinja).',
    });
  switch (status) {
    case 401:
      return new ConfigError(`${hostOf(address)} does not accept the key${detail}.`, {
        fix: github
          ? 'give the job `permissions: models: read`, or set AGENT_ROUTING_MODEL_KEY to a token that may read models.'
          : key
            ? 'correct AGENT_ROUTING_MODEL_KEY.'
            : 'set AGENT_ROUTING_MODEL_KEY.',
      });
    case 402:
      return new ConfigError(`${hostOf(address)} wants to be paid first${detail}.`, {
        fix: 'give the account of AGENT_ROUTING_MODEL_KEY credit, name a model that costs nothing with --model, or use another endpoint.',
      });
    case 403:
      return new ConfigError(`${hostOf(address)} refuses the request${detail}.`, {
        fix: github
          ? 'give the job `permissions: models: read`; where the organisation has GitHub Models switched off, use AGENT_ROUTING_MODEL_URL with another endpoint, or `mode: replay`.'
          : 'let the key use this model, or name another with --model.',
      });
    case 404:
      return new ConfigError(`${hostOf(address)} has no such model or address${detail}.`, {
        fix: `correct --model (${oneLine(model, 80)}) or AGENT_ROUTING_MODEL_URL; ${github ? 'GitHub Models writes ids as publisher/name, such as openai/gpt-4.1-mini.' : 'the address must end where /chat/completions begins.'}`,
      });
    case 410:
      return new ConfigError(`${hostOf(address)} no longer offers this${detail}.`, {
        fix: github
          ? 'GitHub has retired GitHub Models: set AGENT_ROUTING_MODEL_URL to another OpenAI-compatible API, or use `mode: replay`.'
          : 'name another model with --model, or set AGENT_ROUTING_MODEL_URL to another API.',
      });
    default:
      return null;
  }
}

/** Something answers, and it is not an API. */
export function explainDetour(
  status: number,
  headers: Headers,
  plain: (text: string) => string,
  address: string,
): ConfigError | null {
  if (status >= 300 && status < 400)
    return new ConfigError(
      `${hostOf(address)} redirects to ${plain(headers.get('location') ?? 'nowhere')} (${status}); neither key nor prompt is sent there.`,
      { fix: 'set AGENT_ROUTING_MODEL_URL to the address that answers, if you trust it.' },
    );
  return status === 200
    ? new ConfigError(`${hostOf(address)} answers with a web page instead of JSON.`, {
        fix: 'correct AGENT_ROUTING_MODEL_URL: the address must end where /chat/completions begins.',
      })
    : null;
}

export const isPage = (text: string): boolean => /^\s*<(?:!doctype|html)/i.test(text);
