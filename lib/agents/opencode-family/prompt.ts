/** A user's message in the database of OpenCode or its fork → what the user typed, or the skill that stands in the place of the command `/name` or `--command name` (1.18.33). */

import { asFields, parseObject, string } from '../../input/json-value.js';
import type { TypedSkill } from '../calls/loaded-skill.js';
import { typedText } from '../parser/typed-text.js';

const TYPED = /^([\s\S]*?)\n+Base directory for this skill: ([^\n]+)\nRelative paths in this skill /;

export function readTyped(text: string): TypedSkill | null {
  const [, body = '', folder = ''] = TYPED.exec(text) ?? [];
  return folder === '' ? null : { name: null, folder, body };
}
export function promptOf(line: string): string | null {
  if (!line.includes('"role":"user"')) return null;
  const { type, role, part } = asFields(parseObject(line));
  const { type: kind, text, synthetic, ignored } = asFields(part);
  // What it adds itself, such as a file that a prompt names, is marked.
  if (type !== 'part' || role !== 'user' || kind !== 'text' || synthetic === true || ignored === true) return null;
  return readTyped(string(text)) ? null : typedText([string(text)]);
}
