/** A line of a session's events.jsonl of Copilot CLI → what the user typed (0.0.420 to 1.0.102), or the skills that the session was offered, as its system prompt lists them (1.0.102). */
import { asFields, parseObject, string } from '../../input/json-value.js';
import type { ListedSkill } from '../interface/transcript.js';
import { readListed } from './offer.js';

export function promptOf(line: string): string | null {
  if (!line.includes('"user.message"')) return null;
  const { type, data } = asFields(parseObject(line));
  const text = string(asFields(data)['content']);
  return type === 'user.message' && text.trim() !== '' ? text : null;
}

export function listedIn(line: string): ListedSkill[] | null {
  if (!line.includes('"system.message"') || !line.includes('<available_skills>')) return null;
  const { type, data } = asFields(parseObject(line));
  const listed = type === 'system.message' ? readListed(string(asFields(data)['content'])) : null;
  // It lists names; a model calls the tool `skill` with one.
  return listed?.map(({ id }) => ({ id, path: null })) ?? null;
}
