/** A user's message of OpenCode → the skill that stands in it in place of the command `/name` or `--command name`, or none (1.18.33). */
import type { TypedSkill } from '../calls/loaded-skill.js';

const TYPED = /^([\s\S]*?)\n+Base directory for this skill: ([^\n]+)\nRelative paths in this skill /;

export function readTyped(text: string): TypedSkill | null {
  const [, body = '', folder = ''] = TYPED.exec(text) ?? [];
  return folder === '' ? null : { name: null, folder, body };
}
