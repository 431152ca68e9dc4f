/** A line of a session file of pi → the skills that the session was offered, as its system prompt lists them (0.87.1). */
import { asFields, string } from '../../input/json-value.js';
import type { ListedSkill } from '../agent.js';
import { parseLine } from '../parse-line.js';
import { readListed } from './offer.js';

export function listedIn(line: string): ListedSkill[] | null {
  if (!line.includes('<available_skills>') || !line.includes('"role":"system"')) return null;
  const { role, content, sections } = asFields(parseLine(line)['message']);
  if (role !== 'system') return null;
  for (const text of [content, ...Object.values(asFields(sections))]) {
    const listed = readListed(string(text));
    if (listed) return listed.map(({ id, path }) => ({ id, path }));
  }
  return null;
}
