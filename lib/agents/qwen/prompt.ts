/** A line of a session file of Qwen Code → what the user typed (0.24.4). */
import { asFields, objects, string } from '../../input/json-value.js';
import { parseLine } from '../parse-line.js';

export function promptOf(line: string): string | null {
  if (!line.includes('"real_user"')) return null;
  const { provenance, message } = parseLine(line);
  if (provenance !== 'real_user') return null;
  const typed = objects(asFields(message)['parts']).map((part) => string(part['text']));
  const text = typed.filter((each) => each.trim() !== '').join('\n');
  return text === '' ? null : text;
}
