/** A line of a session file of pi → what the user typed, or the skills that the session was offered, as its system prompt lists them (0.87.1). */
import { asFields, type Json, parseObject, string } from '../../input/json-value.js';
import { textOfContent } from '../calls/tool-content.js';
import type { ListedSkill } from '../interface/transcript.js';
import { typedText } from '../parser/typed-text.js';
import { readListed } from './offer.js';

function messageOf(line: string, role: 'user' | 'system'): Json | null {
  if (!line.includes(`"role":"${role}"`)) return null;
  const { type, message } = asFields(parseObject(line));
  return type === 'message' && asFields(message)['role'] === role ? asFields(message) : null;
}

export const promptOf = (line: string): string | null =>
  typedText([textOfContent(messageOf(line, 'user')?.['content'])]);

export function listedIn(line: string): ListedSkill[] | null {
  const message = line.includes('<available_skills>') ? messageOf(line, 'system') : null;
  for (const text of [message?.['content'], ...Object.values(asFields(message?.['sections']))]) {
    const listed = readListed(string(text));
    if (listed) return listed.map(({ id, path }) => ({ id, path }));
  }
  return null;
}
