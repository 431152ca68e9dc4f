/** A record → whether it is Cline's, of `cline --json` or a whole session file, and whether its type is one we know (3.0.65). */
import { asFields, isJson, type Json, list, string } from '../../input/json-value.js';
import type { Recognised, TranscriptFormats } from '../interface/transcript-parser.js';

// biome-ignore format: a table
const TYPES = new Set([
  'hook_event', 'agent_event', 'team_event', 'run_result', 'run_aborted', 'error', 'run_start', 'warning',
]);
// biome-ignore format: a table
const EVENTS = new Set([
  'iteration_start', 'iteration_end', 'usage', 'content_start', 'content_update', 'content_end', 'done', 'error',
  'notice', 'status', 'recovery', 'retry',
]);

/** Each has the time at which it was written, in this spelling. */
const isOwn = (record: Json): boolean => TYPES.has(string(record['type'])) && typeof record['ts'] === 'string';

const innerType = (record: Json): string => string(asFields(record['event'])['type']);

/** The types of line in its log, which alone is not a transcript. */
export const isLog = (record: Json): boolean => record['name'] === 'cline.cli' && typeof record['level'] === 'number';

/** `<id>.messages.json`: one record is the session. */
export const isSession = (record: Json): boolean =>
  Array.isArray(record['messages']) && typeof record['sessionId'] === 'string' && isJson(record['origin']);

export const messagesOf = (record: Json): Json[] => list(record['messages']).map(asFields);

const PARTS = new Set(['text', 'tool_use', 'tool_result', 'thinking', 'image', 'document', 'file']);

const holdsWords = (content: unknown): boolean =>
  typeof content === 'string' || list(content).some((part) => PARTS.has(string(asFields(part)['type'])));

function isKnown(record: Json): boolean {
  if (isSession(record) || isLog(record)) return true;
  if (!isOwn(record)) return false;
  return record['type'] !== 'agent_event' || (isJson(record['event']) && EVENTS.has(innerType(record)));
}

function recognise(record: Json): Recognised | null {
  if (isSession(record))
    return { format: 'cline session file', cli_version: string(asFields(record['origin'])['version']) || null };
  return isOwn(record) ? { format: 'cline --json', cli_version: null } : null;
}

export const formats: TranscriptFormats = {
  recognise,
  isKnown,
  isBare: (record) =>
    isSession(record) && !messagesOf(record).some(({ role, content }) => role !== undefined && holdsWords(content)),
  typeOf: (record) => (record['type'] === 'agent_event' ? `agent_event/${innerType(record)}` : string(record['type'])),
  skips: () => false,
  asksForJson: (argv) => argv.includes('--json'),
};
