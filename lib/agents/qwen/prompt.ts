/** A line of a session file of Qwen Code → what the user typed (0.24.4). */
import { asFields, objects, parseObject, string } from '../../input/json-value.js';
import { typedText } from '../parser/typed-text.js';

export function promptOf(line: string): string | null {
  if (!line.includes('"real_user"')) return null;
  const { provenance, message } = asFields(parseObject(line));
  if (provenance !== 'real_user') return null;
  return typedText(objects(asFields(message)['parts']).map((part) => string(part['text'])));
}
