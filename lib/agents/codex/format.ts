/** A record → whether it is Codex's, of `exec --json` or of a rollout, and whether its type is one we know. */
import { asFields, isJson, type Json, list, parseObject, string } from '../../input/json-value.js';
import type { ListedSkill } from '../interface/transcript.js';
import type { Recognised, TranscriptFormats } from '../interface/transcript-parser.js';
import { typedText } from '../parser/typed-text.js';
import { readListed } from './offer.js';

// biome-ignore format: a table
const EVENTS = new Set([
  'thread.started', 'turn.started', 'turn.completed', 'turn.failed', 'error',
  'item.started', 'item.updated', 'item.completed',
]);
// biome-ignore format: a table
const ITEMS = new Set([
  'agent_message', 'command_execution', 'file_change', 'mcp_tool_call', 'collab_tool_call', 'web_search',
  'reasoning', 'todo_list', 'error',
]);

/** Lines of a rollout, 0.140.0 to 0.169.0. What an event_msg says, but for an item, response items say as well. */
// biome-ignore format: a table
const LINES = new Set([
  'session_meta', 'turn_context', 'compacted', 'event_msg', 'response_item', 'world_state', 'token_usage_record',
  'security_risk_score', 'inter_agent_communication', 'dynamic_tools_updated', 'thread_rolled_back',
]);
// biome-ignore format: a table
const RESPONSES = new Set([
  'message', 'agent_message', 'reasoning', 'function_call', 'function_call_output', 'custom_tool_call',
  'custom_tool_call_output', 'local_shell_call', 'local_shell_call_output', 'web_search_call', 'tool_search_call',
  'tool_search_output', 'image_generation_call', 'ghost_snapshot', 'compaction', 'compaction_summary', 'other',
  'additional_tools', 'context_compaction',
]);

/** Of event_msg, those that a rollout's reader looks at. */
const EVENTS_READ = ['item_completed', 'user_message', 'token_count', 'turn_aborted', 'task_complete'];
/** Other events repeat what items say, outputs of commands included (0.140.0 to 0.169.0). */
const REPEATED = new RegExp(
  String.raw`^\{"timestamp":"[^"]{1,40}",(?:"ordinal":\d+,)?"type":"event_msg","payload":\{"type":"(?!(?:${EVENTS_READ.join('|')})")\w+"`,
);

export const isRollout = (record: Json): boolean => isJson(record['payload']) && typeof record['type'] === 'string';

/** The type with what it is of: `response_item/message`. */
function typeOf(record: Json): string {
  const type = string(record['type']);
  const inner = isRollout(record) ? record['payload'] : type.startsWith('item.') ? record['item'] : null;
  const name = isJson(inner) ? string(inner['type']) : '';
  return name ? `${type}/${name}` : type;
}

function isKnown(record: Json): boolean {
  const type = string(record['type']);
  if (isRollout(record))
    return LINES.has(type) && (type !== 'response_item' || RESPONSES.has(string((record['payload'] as Json)['type'])));
  if (type.startsWith('item.'))
    return EVENTS.has(type) && isJson(record['item']) && ITEMS.has(string(record['item']['type']));
  return EVENTS.has(type);
}

function recognise(record: Json): Recognised | null {
  const type = string(record['type']);
  if (isRollout(record)) {
    if (!LINES.has(type)) return null;
    const version = string((record['payload'] as Json)['cli_version']) || null;
    return { format: 'codex rollout', cli_version: version };
  }
  const own = EVENTS.has(type) && (type !== 'error' || (typeof record['message'] === 'string' && !('data' in record)));
  return own ? { format: 'codex exec --json', cli_version: null } : null;
}

export const formats: TranscriptFormats = {
  recognise,
  isKnown,
  typeOf,
  skips: (line) => REPEATED.test(line) && line.endsWith('}}'),
  asksForJson: (argv) => /(?:^|\s)--(?:experimental-)?json\b/.test(argv.join(' ')),
};

/** What Codex puts in the user's name: the environment, AGENTS.md, a skill's text, an aborted turn. */
const NOT_TYPED = /^\s*(?:<[a-z_-]+>|# AGENTS\.md)/;

/** What the user typed, from a line of a rollout (0.140.0 to 0.169.0). */
export function promptOf(line: string): string | null {
  if (!line.includes('"response_item"') || !line.includes('"role":"user"')) return null;
  const { type, role, content } = asFields(asFields(parseObject(line))['payload']);
  if (type !== 'message' || role !== 'user') return null;
  const parts = list(content).map((part) => string(asFields(part)['text']));
  return typedText(parts, NOT_TYPED);
}

/** The skills that the session was offered, from the same file, as its list names them. */
export function listedIn(line: string): ListedSkill[] | null {
  if (!line.includes('<skills_instructions>') || !line.includes('"role":"developer"')) return null;
  const { type, role, content } = asFields(asFields(parseObject(line))['payload']);
  // A prompt or a tool's output may imitate a list.
  if (type !== 'message' || role !== 'developer') return null;
  const texts = list(content).map((part) => string(asFields(part)['text']));
  const lists = texts.filter((text) => text.startsWith('<skills_instructions>'));
  return lists.length > 0 ? lists.flatMap(readListed).map(({ id, path }) => ({ id, path })) : null;
}
