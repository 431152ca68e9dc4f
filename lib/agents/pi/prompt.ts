/** A line of a session file of pi → what the user typed (0.87.1). */
import { asFields } from '../../input/json-value.js';
import { parseLine } from '../parse-line.js';
import { textOfContent } from '../tool-content.js';

export function promptOf(line: string): string | null {
  if (!line.includes('"role":"user"')) return null;
  const { type, message } = parseLine(line);
  const { role, content } = asFields(message);
  if (type !== 'message' || role !== 'user') return null;
  const text = textOfContent(content);
  return text.trim() === '' ? null : text;
}
