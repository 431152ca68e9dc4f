/** A line of a session file of Claude Code → the skills that the session was offered, as its list names them (2.1.330). */
import { asFields, list, parseObject, string } from '../../input/json-value.js';
import type { ListedSkill } from '../interface/transcript.js';

/** `- kit:pdf: Work with PDF files.`; a name alone where the description was dropped. */
const ENTRY = /^- ([^\s:]+(?::[^\s:]+)*)(?:: |$)/gm;

export function listedIn(line: string): ListedSkill[] | null {
  if (!line.includes('"skill_listing"')) return null;
  const record = asFields(parseObject(line));
  const { type, names, content } = asFields(record['attachment']);
  if (record['type'] !== 'attachment' || type !== 'skill_listing') return null;
  const ids = Array.isArray(names)
    ? list(names).map(string)
    : [...string(content).matchAll(ENTRY)].map(([, id = '']) => id);
  return ids.filter((id) => id !== '').map((id) => ({ id, path: null }));
}
