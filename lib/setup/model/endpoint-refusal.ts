/** What an endpoint answers instead of a completion → what the user has to do about it. */
import { ConfigError } from '../../input/config-error.js';
import { asFields, string } from '../../input/json-value.js';
import { oneLine } from '../../text/escape.js';

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

export function explainRefusal(
  status: number,
  message: string,
  { model, key }: { model: string; key: string | null },
  address: string,
): ConfigError | null {
  const detail = message ? ` (${status}: ${message})` : ` (${status})`;
  switch (status) {
    case 401:
      return new ConfigError(`${hostOf(address)} does not accept the key${detail}.`, {
        fix: `${key ? 'correct' : 'set'} AGENT_ROUTING_MODEL_KEY.`,
      });
    case 403:
      return new ConfigError(`${hostOf(address)} refuses the request${detail}.`, {
        fix: 'let the key use this model, or name another with --model.',
      });
    case 404:
      return new ConfigError(`${hostOf(address)} has no such model or address${detail}.`, {
        fix: `correct --model (${oneLine(model, 80)}) or AGENT_ROUTING_MODEL_URL; the address must end where /chat/completions begins.`,
      });
    case 410:
      return new ConfigError(`${hostOf(address)} no longer offers this${detail}.`, {
        fix: 'name another model with --model, or set AGENT_ROUTING_MODEL_URL to another API.',
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
