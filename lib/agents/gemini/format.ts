/** A record → whether it is Gemini CLI's, of its stream or of a session's file, and whether its type is one we know. */
import { omit } from '../../input/get-own.js';
import { asFields, isJson, type Json, objects, parseObject, string } from '../../input/json-value.js';
import type { Recognised, TranscriptFormats } from '../interface/transcript-parser.js';
import { typedText } from '../parser/typed-text.js';

/** The types of record that `--output-format stream-json` prints (0.61.0). */
const STREAM = new Set(['init', 'message', 'tool_use', 'tool_result', 'error', 'result']);
/** Messages of a session's file; all but the first two say nothing of calls. */
const MESSAGES = new Set(['user', 'gemini', 'info', 'error', 'warning']);

const isStream = (record: Json): boolean =>
  STREAM.has(string(record['type'])) &&
  typeof record['timestamp'] === 'string' &&
  ('session_id' in record || 'role' in record || 'tool_id' in record || 'severity' in record || 'status' in record);

/** `{id, timestamp, type, …}`; the others set or take back what was said before. */
const isMessage = (record: Json): boolean =>
  typeof record['id'] === 'string' && typeof record['timestamp'] === 'string' && MESSAGES.has(string(record['type']));

const isHead = (record: Json): boolean => 'sessionId' in record && 'projectHash' in record;
/** Until March 2026 a session was one record in a `.json` file. */
const unfold = (record: Json): Json[] | null =>
  isHead(record) && Array.isArray(record['messages'])
    ? [omit(record, 'messages'), ...objects(record['messages'])]
    : null;

/** A head or a change without messages. */
const isBare = (record: Json): boolean =>
  (isHead(record) || isChange(record)) && objects(asFields(record['$set'])['messages']).length === 0;

const isChange = (record: Json): boolean => isJson(record['$set']) || '$rewindTo' in record;

function recognise(record: Json): Recognised | null {
  if (isStream(record)) return { format: 'gemini stream-json', cli_version: null };
  if (isHead(record) || isChange(record)) return { format: 'gemini session file', cli_version: null };
  return isMessage(record) && record['type'] === 'gemini' ? { format: 'gemini session file', cli_version: null } : null;
}

export const formats: TranscriptFormats = {
  recognise,
  isKnown: (record) => isStream(record) || isMessage(record) || isHead(record) || isChange(record),
  unfold,
  isBare,
  skips: () => false,
  asksForJson: (argv) => /(?:--output-format|-o)[= ](stream-)?json/.test(argv.join(' ')),
};

/** What Gemini puts in the user's name. */
const NOT_TYPED = /^\s*<[a-z_]+>/;

/** What the user typed, from a line of a session file (0.61.0). */
export function promptOf(line: string): string | null {
  if (!line.includes('"type":"user"')) return null;
  const { type, content } = asFields(parseObject(line));
  if (type !== 'user') return null;
  const typed = typeof content === 'string' ? [content] : objects(content).map((part) => string(part['text']));
  return typedText(typed, NOT_TYPED);
}
