/** Lines of `codex exec --json` → events. */
import type { EventPlace, ToolOutcome } from '../../event.js';
import { isJson, type Json, number, objects, string } from '../../json-value.js';
import { quoteWord } from '../shell/words.js';
import { unwrapCommand } from './command.js';
import type { Sink } from './sink.js';

export function parseLine(line: string): Json | null {
  if (!line.startsWith('{')) return null;
  try {
    const value: unknown = JSON.parse(line);
    return isJson(value) ? value : null;
  } catch {
    return null;
  }
}

/** What the end of the transcript needs to know. */
export interface ItemsState {
  started: boolean;
  ended: boolean;
  /** The reason of `turn.failed`. */
  failure: string | null;
  /** The last `error` line since anything went well: a retry's reason, or the failure's. */
  last_error: string | null;
  error_place: EventPlace | null;
  /** Commands that stdout told, so that the session log does not tell them twice. */
  commands: Map<string, number>;
}

/** A run with more calls open at once than this is no agent's; what goes beyond is forgotten, not kept. */
const MOST_OPEN = 500;

export function createItemsReader(sink: Sink) {
  const state: ItemsState = {
    started: false,
    ended: false,
    failure: null,
    last_error: null,
    error_place: null,
    commands: new Map(),
  };
  const open = new Map<string, { item: Json; place: EventPlace }>();
  let thread: string | null = null;
  let last_message: string | null = null;

  function closeCommand(id: string, item: Json, place?: EventPlace): void {
    const command = unwrapCommand(string(item['command']));
    const exit_code = number(item['exit_code']);
    const status = string(item['status']);
    const outcome: ToolOutcome =
      status === 'declined' ? 'denied' : status === 'in_progress' ? 'unfinished' : exit_code === 0 ? 'ran' : 'failed';
    const message = outcome === 'failed' ? `exit code ${exit_code ?? 'unknown'}` : null;
    countCommand(state.commands, command);
    const output = string(item['aggregated_output']);
    sink.tellCommand({ call_id: id, command, cwd: null, output, exit_code, outcome, message }, place);
  }

  function closePatch(id: string, item: Json, place?: EventPlace): void {
    const outcome: ToolOutcome =
      item['status'] === 'completed' ? 'ran' : item['status'] === 'in_progress' ? 'unfinished' : 'failed';
    const changes = objects(item['changes']);
    const call = { call_id: id, tool: 'apply_patch', input: { changes }, outcome, message: null, output: '' };
    sink.tell('tool_call', call, place);
    for (const { path, kind } of changes) {
      const command = `${kind === 'add' ? 'true >' : 'true >>'} ${quoteWord(string(path))}`;
      sink.tellReads({ call_id: id, command, cwd: null, output: '', exit_code: 0, outcome }, place);
    }
  }

  function closeTool(id: string, item: Json, tool: string, input: unknown, place?: EventPlace): void {
    const error = isJson(item['error']) ? string(item['error']['message']) : string(item['error']);
    const status = string(item['status']);
    const outcome: ToolOutcome =
      error || status === 'failed' ? 'failed' : status === 'in_progress' ? 'unfinished' : 'ran';
    const output = JSON.stringify(item['result'] ?? item['agents_states'] ?? '');
    sink.tell('tool_call', { call_id: id, tool, input, outcome, message: error || null, output }, place);
  }

  function close(id: string, item: Json, place?: EventPlace): void {
    switch (item['type']) {
      case 'agent_message':
        last_message = string(item['text']);
        sink.tell('message', { text: last_message }, place);
        break;
      case 'command_execution':
        closeCommand(id, item, place);
        break;
      case 'file_change':
        closePatch(id, item, place);
        break;
      case 'mcp_tool_call':
        closeTool(id, item, `mcp__${string(item['server'])}__${string(item['tool'])}`, item['arguments'], place);
        break;
      case 'collab_tool_call':
        closeTool(id, item, string(item['tool']), { prompt: item['prompt'] }, place);
        break;
      case 'web_search':
        closeTool(id, item, 'web_search', { query: item['query'] }, place);
        break;
      default:
      // reasoning, todo_list; and `error`, which is a warning here: the run goes on.
    }
  }

  function readItem(type: string, item: Json): void {
    const id = string(item['id']);
    if (type === 'item.completed') {
      open.delete(id);
      if (item['type'] !== 'error') state.last_error = null;
      close(id, item);
    } else if (open.size < MOST_OPEN) open.set(id, { item, place: sink.place() });
  }

  function readEnd(event: Json): void {
    state.ended = true;
    const usage = isJson(event['usage']) ? event['usage'] : {};
    const { input_tokens, output_tokens } = usage;
    const told = { input_tokens: number(input_tokens), output_tokens: number(output_tokens), cost_usd: null };
    if (last_message !== null) sink.tell('final_answer', { text: last_message });
    sink.tell('end', { usage: told, session_id: thread });
  }

  return {
    state,
    /** False when the line is none of Codex's. */
    read(line: string): boolean {
      const event = parseLine(line);
      const type = string(event?.['type']);
      if (!event || !type) return false;
      if (type === 'thread.started') thread = string(event['thread_id']) || null;
      else if (type === 'turn.completed') readEnd(event);
      else if (type === 'turn.failed') {
        state.failure = isJson(event['error']) ? string(event['error']['message']) : 'the turn failed';
        state.error_place = sink.place();
      } else if (type === 'error') {
        state.last_error = string(event['message']);
        state.error_place = sink.place();
      } else if (type.startsWith('item.') && isJson(event['item'])) readItem(type, event['item']);
      else if (type !== 'turn.started') return false;
      state.started = true;
      return true;
    },
    /** Calls that nothing ever closed: started when the run was cut off, or still running when it ended. */
    end(): void {
      for (const [id, { item, place }] of open) close(id, { ...item, status: 'in_progress' }, place);
      open.clear();
    },
  };
}

const keyOf = (command: string) => command.trim().slice(0, 2000);

function countCommand(commands: Map<string, number>, command: string): void {
  if (commands.size < 5000) commands.set(keyOf(command), (commands.get(keyOf(command)) ?? 0) + 1);
}

/** True when another part of the transcript told this command already; takes that telling off the count. */
export function discountCommand(commands: Map<string, number>, command: string): boolean {
  const told = commands.get(keyOf(command)) ?? 0;
  if (told > 0) commands.set(keyOf(command), told - 1);
  return told > 0;
}
