/** A record → whether it is Copilot CLI's, of its output or of a session's events.jsonl, and whether its type is one we know. */
import { asFields, isJson, type Json, parseObject, string } from '../../input/json-value.js';
import type { ListedSkill } from '../interface/transcript.js';
import type { Recognised, TranscriptFormats } from '../interface/transcript-parser.js';
import { readListed } from './offer.js';

/** Types that are read. */
// biome-ignore format: a table
const READ = new Set([
  'session.skills_loaded', 'session.start', 'tool.execution_start', 'tool.execution_complete', 'assistant.message',
  'session.error', 'model.call_failure', 'model.call_final_result', 'session.usage_record', 'skill.invoked',
]);

/** Types that say nothing of calls, or repeat in parts what another type says as a whole: 0.0.420 to 1.0.102. */
// biome-ignore format: a table
const SILENT = new Set([
  'abort', 'agent.interrupted', 'assistant.idle', 'assistant.intent', 'assistant.message_delta',
  'assistant.message_start', 'assistant.reasoning', 'assistant.reasoning_delta', 'assistant.streaming_delta',
  'assistant.tool_call_delta', 'assistant.turn_start', 'assistant.turn_end', 'assistant.turn_retry',
  'assistant.usage', 'command.completed', 'command.execute', 'command.queued', 'commands.changed',
  'elicitation.completed', 'elicitation.requested', 'exit_plan_mode.completed', 'exit_plan_mode.requested',
  'external_tool.completed', 'external_tool.requested', 'hook.start', 'hook.end', 'mcp.oauth_completed',
  'mcp.oauth_required', 'model.call_start', 'model.call_finished', 'pending_messages.modified',
  'permission.completed', 'permission.requested', 'sampling.completed', 'sampling.requested',
  'session.background_tasks_changed', 'session.compaction_complete', 'session.compaction_start',
  'session.context_changed', 'session.custom_agents_updated', 'session.extensions_loaded', 'session.handoff',
  'session.idle', 'session.info', 'session.mcp_server_status_changed', 'session.mcp_servers_loaded',
  'session.mode_changed', 'session.model_change', 'session.permissions_changed', 'session.plan_changed',
  'session.remote_steerable_changed', 'session.resume', 'session.shutdown', 'session.snapshot_rewind',
  'session.task_complete', 'session.title_changed', 'session.tools_updated', 'session.truncation',
  'session.usage_info', 'session.warning', 'skill.context_delivered_ref', 'session.workspace_file_changed', 'subagent.completed',
  'subagent.configured', 'subagent.deselected', 'subagent.failed', 'subagent.selected', 'subagent.started',
  'system.message', 'system.notification', 'tool.execution_partial_result', 'tool.execution_progress',
  'tool.shell_output', 'tool.user_requested', 'user.message', 'user_input.completed', 'user_input.requested',
]);

/** The beginning of a record whose type needs no parsing, in the layout in which Copilot itself prints it. */
const BEGINNING = /^\{"type":"([a-z_.]+)","data":/;

const isSilent = (line: string): boolean => SILENT.has(BEGINNING.exec(line)?.[1] ?? '');

function isKnown(record: Json): boolean {
  const type = string(record['type']);
  return type === 'result' ? 'exitCode' in record : READ.has(type) || SILENT.has(type);
}

function recognise(record: Json): Recognised | null {
  const type = string(record['type']);
  if (type === 'result')
    return 'exitCode' in record ? { format: 'copilot --output-format json', cli_version: null } : null;
  if (!isJson(record['data']) || !(type.includes('.') || type === 'abort')) return null;
  const version = string(record['data']['copilotVersion']) || null;
  return {
    format: type === 'session.start' ? 'copilot events.jsonl' : 'copilot --output-format json',
    cli_version: version,
  };
}

export const formats: TranscriptFormats = {
  recognise,
  isKnown,
  skips: (line) => isSilent(line) && line.endsWith('}'),
  asksForJson: (argv) => /--output-format[= ]json/.test(argv.join(' ')),
};

/** What the user typed (0.0.420 to 1.0.102), from a line of a session's events.jsonl. */
export function promptOf(line: string): string | null {
  if (!line.includes('"user.message"')) return null;
  const { type, data } = asFields(parseObject(line));
  const text = string(asFields(data)['content']);
  return type === 'user.message' && text.trim() !== '' ? text : null;
}

/** The skills that the session was offered, from the same file, as its system prompt lists them (1.0.102). */
export function listedIn(line: string): ListedSkill[] | null {
  if (!line.includes('"system.message"') || !line.includes('<available_skills>')) return null;
  const { type, data } = asFields(parseObject(line));
  const listed = type === 'system.message' ? readListed(string(asFields(data)['content'])) : null;
  // It lists names; a model calls the tool `skill` with one.
  return listed?.map(({ id }) => ({ id, path: null })) ?? null;
}
