/** A line of a session file of Claude Code → what the user typed (2.0.64 to 2.1.330), or the skills that the session was offered, as its list names them (2.1.330). */
import { asFields, list, parseObject, string } from '../../input/json-value.js';
import type { ListedSkill } from '../interface/transcript.js';
import { blocksOf } from '../parser/stream-line.js';

/** Commands, reminders and what other programs put in begin with a tag; a continued session with a summary. */
const NOT_TYPED = /^\s*(?:<[a-z-]+>|Caveat:|This session is being continued|\[Request interrupted)/;

export function promptOf(line: string): string | null {
  if (!line.includes('"type":"user"') || line.includes('"tool_result"')) return null;
  const record = asFields(parseObject(line));
  if (record['type'] !== 'user' || record['isMeta'] === true || record['isSidechain'] === true) return null;
  const text = blocksOf(record['message'])
    .map((block) => string(block['text']))
    .join('\n');
  return text.trim() === '' || NOT_TYPED.test(text) ? null : text;
}

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
