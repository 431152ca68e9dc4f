/** A record → whether it is OpenCode's, of `run --format json`, and whether its type is one we know (1.18.33). */
import { isJson, type Json, string } from '../../input/json-value.js';
import type { Recognised, TranscriptFormats } from '../transcript-parser.js';

const TYPES = new Set(['step_start', 'tool_use', 'text', 'step_finish', 'error', 'reasoning']);

/** Each has the id of its session, in this spelling. */
export const isKnown = (record: Json): boolean =>
  TYPES.has(string(record['type'])) &&
  typeof record['sessionID'] === 'string' &&
  (isJson(record['part']) || isJson(record['error']));

export const recognise = (record: Json): Recognised | null =>
  isKnown(record) ? { format: 'opencode run --format json', cli_version: null } : null;

export const formats: TranscriptFormats = {
  recognise,
  isKnown,
  skips: () => false,
  asksForJson: (argv) => /--format[= ]json/.test(argv.join(' ')),
};
