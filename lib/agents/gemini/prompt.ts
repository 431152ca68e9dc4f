/** A line of a session file of Gemini CLI → what the user typed (0.61.0). */
import { asFields, objects, parseObject, string } from '../../input/json-value.js';
import { typedText } from '../parser/typed-text.js';

/** What Gemini puts in the user's name. */
const NOT_TYPED = /^\s*<[a-z_]+>/;

export function promptOf(line: string): string | null {
  if (!line.includes('"type":"user"')) return null;
  const { type, content } = asFields(parseObject(line));
  if (type !== 'user') return null;
  const typed = typeof content === 'string' ? [content] : objects(content).map((part) => string(part['text']));
  return typedText(typed, NOT_TYPED);
}
