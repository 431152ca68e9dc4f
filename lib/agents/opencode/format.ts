/** A record → whether it is OpenCode's, of `run --format json` or a row of its database, and whether its type is one we know (1.18.33). */
import { asFields, isJson, type Json, string } from '../../input/json-value.js';
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

function recognise(record: Json): Recognised | null {
  if (!isKnown(record)) return null;
  if (TYPES.has(string(record['type']))) return { format: 'opencode run --format json', cli_version: null };
  return { format: 'opencode database', cli_version: string(asFields(record['info'])['version']) || null };
}

export const formats: TranscriptFormats = {
  recognise,
  isKnown,
  asksForJson: (argv) => /--format[= ]json/.test(argv.join(' ')),
};
