/** A record → whether it is pi's, of `--mode json` or of a session file, and whether its type is one we know (0.87.1). */

import { toPosix } from '../../bash/windows.js';
import { asFields, isJson, type Json, number, parseObject, string } from '../../input/json-value.js';
import type { TypedSkill } from '../calls/loaded-skill.js';
import { textOfContent } from '../calls/tool-content.js';
import type { ListedSkill } from '../interface/transcript.js';
import type { Recognised, TranscriptFormats } from '../interface/transcript-parser.js';
import { typedText } from '../parser/typed-text.js';
import { readListed } from './offer.js';

/** The types of record on stdout; those with `message_` repeat the conversation piece by piece. */
// biome-ignore format: a table
const EVENTS = new Set([
  'agent_start', 'agent_end', 'agent_settled', 'turn_start', 'turn_end', 'message_start', 'message_update',
  'message_end', 'tool_execution_start', 'tool_execution_update', 'tool_execution_end', 'queue_update',
  'auto_retry_start', 'auto_retry_end', 'compaction_start', 'compaction_end', 'extension_error', 'entry_appended',
  'summarization_retry_scheduled', 'summarization_retry_attempt_start', 'summarization_retry_finished',
  'bash_execution_update', 'session_info_changed', 'thinking_level_changed', 'agent_before_settle',
]);

/** The types of record in a session file; each has an id and that of the record before it. */
// biome-ignore format: a table
const ENTRIES = new Set([
  'message', 'model_change', 'thinking_level_change', 'usage', 'compaction', 'context_edit', 'branch_summary',
  'custom', 'custom_message', 'label', 'session_info',
]);

const isEntry = (record: Json): boolean => ENTRIES.has(string(record['type'])) && 'parentId' in record;

/** `message_start` and `message_end` hold a message; the names alone are Claude Code's too. */
function isEvent(record: Json): boolean {
  const type = string(record['type']);
  if (!EVENTS.has(type)) return false;
  if (type === 'message_start' || type === 'message_end') return isJson(record['message']);
  if (type === 'message_update') return isJson(record['assistantMessageEvent']);
  return !type.startsWith('tool_execution') || typeof record['toolCallId'] === 'string';
}

const HEAD_FIELDS = new Set(['type', 'version', 'id', 'timestamp', 'cwd', 'parentSession']);
const ID = /^[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?$/;

/** Other harnesses begin a session with this type too: pi (0.87.1, 1.5.2) writes these fields and no others, and its ids have this form. */
const isHead = (record: Json): boolean =>
  record['type'] === 'session' &&
  number(record['version']) !== null &&
  ID.test(string(record['id'])) &&
  [record['timestamp'], record['cwd']].every((one) => string(one) !== '') &&
  Object.keys(record).every((field) => HEAD_FIELDS.has(field));

const isKnown = (record: Json): boolean => isHead(record) || isEvent(record) || isEntry(record);

function recognise(record: Json): Recognised | null {
  if (isEntry(record)) return { format: 'pi session', cli_version: null };
  return isHead(record) || (isEvent(record) && record['type'] !== 'message_start')
    ? { format: 'pi --mode json', cli_version: null }
    : null;
}

/** Deltas, which a later message says as a whole. */
const DELTA = /^\{"type":"message_update",/;

export const formats: TranscriptFormats = {
  recognise,
  isKnown,
  skips: (line) => DELTA.test(line) && line.endsWith('}'),
  asksForJson: (argv) => /--mode[= ]json/.test(argv.join(' ')),
};

function messageOf(line: string, role: 'user' | 'system'): Json | null {
  if (!line.includes(`"role":"${role}"`)) return null;
  const { type, message } = asFields(parseObject(line));
  return type === 'message' && asFields(message)['role'] === role ? asFields(message) : null;
}

/** What the user typed, from a line of a session file (0.87.1). */
export const promptOf = (line: string): string | null =>
  typedText([textOfContent(messageOf(line, 'user')?.['content'])]);

/** The skills that the session was offered, from the same file, as its system prompt lists them. */
export function listedIn(line: string): ListedSkill[] | null {
  const message = line.includes('<available_skills>') ? messageOf(line, 'system') : null;
  for (const text of [message?.['content'], ...Object.values(asFields(message?.['sections']))]) {
    const listed = readListed(string(text));
    if (listed) return listed.map(({ id, path }) => ({ id, path }));
  }
  return null;
}

const TYPED =
  /^<skill name="([^"\n]+)" location="([^"\n]+)">\nReferences are relative to [^\n]*\n([\s\S]*?)\n<\/skill>(?:\n\n|$)/;

/** A user's message → the skill that stands in it in place of the `/skill:name` that was typed, or none (0.87.1). */
export function readTyped(text: string): TypedSkill | null {
  const [, name = '', path = '', body = ''] = TYPED.exec(text) ?? [];
  return name === '' ? null : { name, folder: toPosix(path).replace(/\/SKILL\.md$/, ''), body };
}
