/** A record → whether it is Qwen Code's, of its stream or of a session's file, and whether its type is one we know. */
import { asFields, isJson, type Json, objects, parseObject, string } from '../../input/json-value.js';
import type { Recognised, TranscriptFormats } from '../interface/transcript-parser.js';
import { typedText } from '../parser/typed-text.js';

/** Its stream has Claude Code's shapes (0.24.4); these types are read. */
const READ = new Set(['assistant', 'user', 'system', 'result']);
/** These say nothing of calls. */
const SILENT = new Set(['stream_event', 'control_request', 'control_response']);

const isLogged = (record: Json): boolean =>
  (typeof record['provenance'] === 'string' || isOfSubagent(record)) &&
  ('sessionId' in record || 'parentUuid' in record);

/** A subagent has a file of its own; the calls of one in the background are there alone (0.24.4). */
export const isOfSubagent = (record: Json): boolean =>
  record['isSidechain'] === true && typeof record['agentName'] === 'string' && 'parts' in asFields(record['message']);

const isStream = (record: Json): boolean => {
  const type = string(record['type']);
  if (!('session_id' in record) || !(READ.has(type) || SILENT.has(type))) return false;
  return type === 'assistant' || type === 'user' ? isJson(record['message']) : true;
};

/** What Claude Code's records never hold. */
function isSure(record: Json): boolean {
  if ('qwen_code_version' in record) return true;
  const usage = asFields(record['usage'] ?? asFields(record['message'])['usage']);
  return 'total_tokens' in usage && 'cache_read_input_tokens' in usage;
}

function recognise(record: Json): Recognised | null {
  if (isLogged(record))
    return { format: 'qwen session file', cli_version: string(record['version']) || null, sure: true };
  // The others may be Claude Code's as well; they count once one of these was seen.
  if (!isStream(record) || !isSure(record)) return null;
  return { format: 'qwen stream-json', cli_version: string(record['qwen_code_version']) || null, sure: true };
}

export const formats: TranscriptFormats = {
  recognise,
  isKnown: (record) => isLogged(record) || isStream(record),
  typeOf: (record) => (record['type'] === 'system' ? `system/${string(record['subtype'])}` : string(record['type'])),
  skips: (line) => line.startsWith('{"type":"stream_event"') && line.endsWith('}'),
  asksForJson: (argv) => /(?:--output-format|-o)[= ](stream-)?json/.test(argv.join(' ')),
};

/** What the user typed, from a line of a session file (0.24.4). */
export function promptOf(line: string): string | null {
  if (!line.includes('"real_user"')) return null;
  const { provenance, message } = asFields(parseObject(line));
  if (provenance !== 'real_user') return null;
  return typedText(objects(asFields(message)['parts']).map((part) => string(part['text'])));
}
