/** A line of a session of OpenCode's database → what the user typed (1.18.33). */
import { asFields, parseObject, string } from '../../input/json-value.js';
import { typedText } from '../parser/typed-text.js';
import { readTyped } from './typed-skill.js';

export function promptOf(line: string): string | null {
  if (!line.includes('"role":"user"')) return null;
  const { type, role, part } = asFields(parseObject(line));
  const { type: kind, text, synthetic, ignored } = asFields(part);
  // What it adds itself, such as a file that a prompt names, is marked.
  if (type !== 'part' || role !== 'user' || kind !== 'text' || synthetic === true || ignored === true) return null;
  return readTyped(string(text)) ? null : typedText([string(text)]);
}
