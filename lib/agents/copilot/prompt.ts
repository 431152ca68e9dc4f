/** A line of a session's events.jsonl of Copilot CLI → what the user typed (0.0.420 to 1.0.102). */
import { asFields, parseObject, string } from '../../input/json-value.js';

export function promptOf(line: string): string | null {
  if (!line.includes('"user.message"')) return null;
  const { type, data } = asFields(parseObject(line));
  const text = string(asFields(data)['content']);
  return type === 'user.message' && text.trim() !== '' ? text : null;
}
