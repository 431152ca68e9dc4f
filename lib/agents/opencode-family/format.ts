/** A record → whether it is OpenCode's or its fork's, of `run --format json` or a row of their database, and whether its type is one we know (1.18.33; Kilo 7.7.9). */
import { asFields, isJson, type Json, objects, parseObject, string } from '../../input/json-value.js';
import type { TypedSkill } from '../calls/loaded-skill.js';
import type { Recognised, TranscriptFormats } from '../interface/transcript-parser.js';
import { typedText } from '../parser/typed-text.js';

const TYPES = new Set(['step_start', 'tool_use', 'text', 'step_finish', 'error', 'reasoning']);
/** The tables that session-tables.ts reads. */
const ROWS = new Set(['session', 'message', 'part']);

/** Each has the id of its session, in this spelling. */
export const isKnown = (record: Json): boolean =>
  typeof record['sessionID'] === 'string' &&
  (TYPES.has(string(record['type']))
    ? isJson(record['part']) || isJson(record['error'])
    : ROWS.has(string(record['type'])) && (isJson(record['part']) || isJson(record['info'])));

/** What `export` prints: a session, and its messages with their parts. */
const isExport = (record: Json): boolean =>
  Array.isArray(record['messages']) && string(asFields(record['info'])['id']).startsWith('ses_');

/** The same records as of the database. */
function unfold(record: Json): Json[] | null {
  if (!isExport(record)) return null;
  const { id: sessionID, version, time } = asFields(record['info']);
  // A subagent's, too, is all that there is.
  const info = { parentID: null, version, created: asFields(time)['created'] };
  const said = objects(record['messages']).filter(({ parts }) => objects(parts).length > 0);
  const messages = said.flatMap(({ info, parts }): Json[] => [
    { type: 'message', sessionID, info },
    ...objects(parts).map((part) => ({ type: 'part', sessionID, role: asFields(info)['role'], part })),
  ]);
  return [{ type: 'session', sessionID, info }, ...messages];
}

const partsOf = (record: Json): Json[] =>
  isExport(record) ? objects(record['messages']).flatMap(({ parts }) => objects(parts)) : [asFields(record['part'])];

/** name: of the CLI. isOwn: a part as no other of the family writes it; absent: it has no mark of its own. */
export const formatsOf = (name: string, isOwn: ((part: Json) => boolean) | null = null): TranscriptFormats => ({
  recognise(record): Recognised | null {
    const is_export = isExport(record);
    if (!is_export && !isKnown(record)) return null;
    const sure = isOwn !== null && partsOf(record).some(isOwn) ? { sure: true as const } : {};
    if (TYPES.has(string(record['type']))) return { format: `${name} run --format json`, cli_version: null, ...sure };
    const cli_version = string(asFields(record['info'])['version']) || null;
    return { format: `${name} ${is_export ? 'export' : 'database'}`, cli_version, ...sure };
  },
  isKnown,
  unfold,
  isBare: (record) => record['type'] === 'session',
  asksForJson: (argv) => /--format[= ]json/.test(argv.join(' ')),
});

const TYPED = /^([\s\S]*?)\n+Base directory for this skill: ([^\n]+)\nRelative paths in this skill /;

/** The skill that stands in a user's message in place of the command `/name` or `--command name` (1.18.33). */
export function readTyped(text: string): TypedSkill | null {
  const [, body = '', folder = ''] = TYPED.exec(text) ?? [];
  return folder === '' ? null : { name: null, folder, body };
}

/** What the user typed, from a user's message in the database (1.18.33). */
export function promptOf(line: string): string | null {
  if (!line.includes('"role":"user"')) return null;
  const { type, role, part } = asFields(parseObject(line));
  const { type: kind, text, synthetic, ignored } = asFields(part);
  // What it adds itself, such as a file that a prompt names, is marked.
  if (type !== 'part' || role !== 'user' || kind !== 'text' || synthetic === true || ignored === true) return null;
  return readTyped(string(text)) ? null : typedText([string(text)]);
}
