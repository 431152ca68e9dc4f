/** A record → whether it is OpenCode's, of `run --format json` or a row of its database, and whether its type is one we know (1.18.33). */
import { asFields, isJson, type Json, objects, string } from '../../input/json-value.js';
import type { Recognised, TranscriptFormats } from '../interface/transcript-parser.js';

const TYPES = new Set(['step_start', 'tool_use', 'text', 'step_finish', 'error', 'reasoning']);
/** The tables that session-tables.ts reads. */
const ROWS = new Set(['session', 'message', 'part']);

/** Each has the id of its session, in this spelling. */
const isKnown = (record: Json): boolean =>
  typeof record['sessionID'] === 'string' &&
  (TYPES.has(string(record['type']))
    ? isJson(record['part']) || isJson(record['error'])
    : ROWS.has(string(record['type'])) && (isJson(record['part']) || isJson(record['info'])));

/** What `opencode export` prints: a session, and its messages with their parts. */
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

function recognise(record: Json): Recognised | null {
  if (isExport(record))
    return { format: 'opencode export', cli_version: string(asFields(record['info'])['version']) || null };
  if (!isKnown(record)) return null;
  if (TYPES.has(string(record['type']))) return { format: 'opencode run --format json', cli_version: null };
  return { format: 'opencode database', cli_version: string(asFields(record['info'])['version']) || null };
}

export const formats: TranscriptFormats = {
  recognise,
  isKnown,
  unfold,
  isBare: (record) => record['type'] === 'session',
  asksForJson: (argv) => /--format[= ]json/.test(argv.join(' ')),
};
