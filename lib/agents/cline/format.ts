/** A record → whether it is Cline's, of `cline --json`, and whether its type is one we know (3.0.65). */
import { asFields, isJson, type Json, string } from '../../input/json-value.js';
import type { Recognised, TranscriptFormats } from '../transcript-parser.js';

const TYPES = new Set([
  ...['hook_event', 'agent_event', 'team_event', 'run_result', 'run_aborted', 'error', 'run_start', 'warning'],
]);
const EVENTS = new Set([
  ...['iteration_start', 'iteration_end', 'usage', 'content_start', 'content_update', 'content_end', 'done', 'error'],
  ...['notice', 'status', 'recovery', 'retry'],
]);

/** Each has the time at which it was written, in this spelling. */
const isOwn = (record: Json): boolean => TYPES.has(string(record['type'])) && typeof record['ts'] === 'string';

const innerType = (record: Json): string => string(asFields(record['event'])['type']);

/** Of its log, which is no transcript of its own. */
export const isLog = (record: Json): boolean => record['name'] === 'cline.cli' && typeof record['level'] === 'number';

export function isKnown(record: Json): boolean {
  if (isLog(record)) return true;
  if (!isOwn(record)) return false;
  return record['type'] !== 'agent_event' || (isJson(record['event']) && EVENTS.has(innerType(record)));
}

export const recognise = (record: Json): Recognised | null =>
  isOwn(record) ? { format: 'cline --json', cli_version: null } : null;

export const formats: TranscriptFormats = {
  recognise,
  isKnown,
  typeOf: (record) => (record['type'] === 'agent_event' ? `agent_event/${innerType(record)}` : string(record['type'])),
  skips: () => false,
  asksForJson: (argv) => argv.includes('--json'),
};
