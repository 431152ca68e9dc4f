/** A user's message of pi → the skill that stands in it in place of the `/skill:name` that was typed, or none (0.87.1). */
import { toPosix } from '../../bash/windows.js';
import type { TypedSkill } from '../calls/loaded-skill.js';

const TYPED =
  /^<skill name="([^"\n]+)" location="([^"\n]+)">\nReferences are relative to [^\n]*\n([\s\S]*?)\n<\/skill>(?:\n\n|$)/;

export function readTyped(text: string): TypedSkill | null {
  const [, name = '', path = '', body = ''] = TYPED.exec(text) ?? [];
  return name === '' ? null : { name, folder: toPosix(path).replace(/\/SKILL\.md$/, ''), body };
}
