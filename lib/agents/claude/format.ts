/** A record → whether it is Claude Code's, of a stream or of a session file, and whether its type is one we know. */
import { asFields, isJson, type Json, list, parseObject, string } from '../../input/json-value.js';
import type { ListedSkill } from '../interface/transcript.js';
import type { Recognised, TranscriptFormats } from '../interface/transcript-parser.js';
import { blocksOf } from '../parser/stream-line.js';

/** Types that are read. */
const READ = new Set(['assistant', 'user', 'system', 'result', 'progress']);

/** Types that say nothing of calls: of the stream (2.1.197 to 2.1.330), then of session files (2.0.64 to 2.1.330). */
// biome-ignore format: a table
const SILENT = new Set([
  'stream_event', 'rate_limit_event', 'tool_progress', 'tool_use_summary', 'auth_status', 'prompt_suggestion',
  'control_request', 'control_response', 'control_cancel_request', 'keep_alive', 'vcs_state_changed',
  'streamlined_text', 'streamlined_tool_use_summary', 'session_notice', 'code_change_published',
  'summary', 'file-history-snapshot', 'file-history-delta', 'queue-operation', 'attachment', 'pr-link', 'tag',
  'custom-title', 'ai-title', 'agent-name', 'agent-color', 'agent-setting', 'last-prompt', 'mode', 'permission-mode',
  'worktree-state', 'content-replacement', 'attribution-snapshot', 'saved_hook_context', 'speculation-accept',
  'atis-latch', 'api-request', 'api-request-blob', 'api-request-shape', 'api-request-resumed', 'tools-used',
  'cost-state', 'bridge-session', 'resume-head-vouch', 'hybrid-organization', 'host-row', 'frame-link',
  'remove-by-uuid', 'replace-by-uuid', 'insert-after-uuid', 'ended-by-model', 'continued-in',
  'artifact-autoreact-ledger',
  'fork-context-ref', 'observer-ref', 'session-owner', 'repl-mode', 'memory-mode', 'history-suppression',
]);

const STREAM = 'claude stream-json';
const FILE = 'claude session file';

const isKnown = (record: Json): boolean => {
  const type = string(record['type']);
  return READ.has(type) || SILENT.has(type);
};

function recognise(record: Json): Recognised | null {
  const type = string(record['type']);
  const version = string(record['version']) || string(record['claude_code_version']) || null;
  if (type === 'assistant' || type === 'user') {
    if (!isJson(record['message'])) return null;
    return { format: 'session_id' in record || !('sessionId' in record) ? STREAM : FILE, cli_version: version };
  }
  if (type === 'system' || type === 'result')
    return typeof record['subtype'] === 'string'
      ? { format: 'sessionId' in record ? FILE : STREAM, cli_version: version }
      : null;
  if (type === 'stream_event') return { format: STREAM, cli_version: version };
  if (!SILENT.has(type) && !(type === 'progress' && isJson(record['data']))) return null;
  return 'session_id' in record ? { format: STREAM, cli_version: version } : { format: FILE, cli_version: version };
}

export const formats: TranscriptFormats = {
  recognise,
  isKnown,
  typeOf: (record) => (record['type'] === 'system' ? `system/${string(record['subtype'])}` : string(record['type'])),
  // Partial messages are most of a transcript and repeat what whole ones say.
  skips: (line) => line.startsWith('{"type":"stream_event"') && line.endsWith('}'),
  asksForJson: (argv) => /--output-format[= ](stream-)?json/.test(argv.join(' ')),
};

/** Commands, reminders and what other programs put in begin with a tag; a continued session with a summary. */
const NOT_TYPED = /^\s*(?:<[a-z-]+>|Caveat:|This session is being continued|\[Request interrupted)/;

/** What the user typed (2.0.64 to 2.1.330), from a line of a session file. */
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

/** The skills that the session was offered, from the same file, as its list names them (2.1.330). */
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
