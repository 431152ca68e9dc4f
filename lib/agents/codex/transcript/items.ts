/** Records of `codex exec --json` → events. */
import type { EventLocation, ToolOutcome } from '../../../contract/transcript/event.js';
import { isJson, type Json, number, objects, string } from '../../../input/json-value.js';
import { quoteShell } from '../../../text/quote-shell.js';
import { textOfResult } from '../../calls/tool-content.js';
import { refusalOfRole } from '../roles.js';
import { unwrapCommand } from './command.js';
import type { EventEmitter } from './event-emitter.js';

/** What the end of the transcript needs to know. */
interface ItemsState {
  started: boolean;
  ended: boolean;
  /** The reason of `turn.failed`. */
  failure: string | null;
  /** The last `error` line since the last success: the reason of a retry, or of the failure. */
  last_error: string | null;
  errorLocation: EventLocation | null;
  /** Commands that stdout has shown, so that the session log does not emit them a second time. */
  commands: Map<string, number>;
}

/** No agent has more open calls than this; further ones are dropped, to bound memory. */
const MAX_OPEN = 500;

export function createItemsReader(emitter: EventEmitter) {
  const state: ItemsState = {
    started: false,
    ended: false,
    failure: null,
    last_error: null,
    errorLocation: null,
    commands: new Map(),
  };
  const open = new Map<string, { item: Json; location: EventLocation }>();
  let thread: string | null = null;
  let lastMessage: string | null = null;

  function closeCommand(id: string, item: Json, location?: EventLocation): void {
    const command = unwrapCommand(string(item['command']));
    const exit_code = number(item['exit_code']);
    const status = string(item['status']);
    const outcome: ToolOutcome =
      status === 'declined' ? 'denied' : status === 'in_progress' ? 'unfinished' : exit_code === 0 ? 'ran' : 'failed';
    const message = outcome === 'failed' ? `exit code ${exit_code ?? 'unknown'}` : null;
    countCommand(state.commands, command);
    const output = string(item['aggregated_output']);
    emitter.emitCommand({ call_id: id, command, cwd: null, output, exit_code, outcome, message }, location);
  }

  function closePatch(id: string, item: Json, location?: EventLocation): void {
    const outcome: ToolOutcome =
      item['status'] === 'completed' ? 'ran' : item['status'] === 'in_progress' ? 'unfinished' : 'failed';
    const changes = objects(item['changes']);
    const call = { call_id: id, tool: 'apply_patch', input: { changes }, outcome, message: null, output: '' };
    emitter.emit('tool_call', call, location);
    for (const { path, kind } of changes) {
      const command = `${kind === 'add' ? 'true >' : 'true >>'} ${quoteShell(string(path))}`;
      emitter.emitReads({ call_id: id, command, cwd: null, output: '', exit_code: 0, outcome }, location);
    }
  }

  function closeTool(id: string, item: Json, tool: string, input: unknown, location?: EventLocation): void {
    const error = isJson(item['error']) ? string(item['error']['message']) : string(item['error']);
    const status = string(item['status']);
    const outcome: ToolOutcome =
      error || status === 'failed' ? 'failed' : status === 'in_progress' ? 'unfinished' : 'ran';
    const output = textOfResult(item['result'] ?? item['agents_states'] ?? '');
    emitter.emitTool({ call_id: id, tool, input, outcome, message: error || null, output }, location);
  }

  function close(id: string, item: Json, location?: EventLocation): void {
    switch (item['type']) {
      case 'agent_message':
        lastMessage = string(item['text']);
        emitter.emit('message', { text: lastMessage }, location);
        break;
      case 'command_execution':
        closeCommand(id, item, location);
        break;
      case 'file_change':
        closePatch(id, item, location);
        break;
      case 'mcp_tool_call':
        closeTool(id, item, `mcp__${string(item['server'])}__${string(item['tool'])}`, item['arguments'], location);
        break;
      case 'collab_tool_call':
        closeTool(id, item, string(item['tool']), { prompt: item['prompt'] }, location);
        break;
      case 'web_search':
        closeTool(id, item, 'web_search', { query: item['query'] }, location);
        break;
      case 'error': {
        // A warning: the run goes on.
        const said = refusalOfRole(string(item['message']));
        if (said) emitter.emit('plugin_refused', { plugin: '', ...said }, location);
        break;
      }
      default:
      // reasoning, todo_list.
    }
  }

  function readItem(type: string, item: Json): void {
    const id = string(item['id']);
    if (type === 'item.completed') {
      open.delete(id);
      if (item['type'] !== 'error') state.last_error = null;
      close(id, item);
    } else if (open.size < MAX_OPEN) open.set(id, { item, location: emitter.location() });
  }

  function readEnd(event: Json): void {
    state.ended = true;
    const usage = isJson(event['usage']) ? event['usage'] : {};
    const { input_tokens, output_tokens } = usage;
    const tokens = { input_tokens: number(input_tokens), output_tokens: number(output_tokens), cost_usd: null };
    if (lastMessage !== null) emitter.emit('final_answer', { text: lastMessage });
    emitter.emit('end', { usage: tokens, session_id: thread });
  }

  return {
    state,
    /** False when the record is not an event of Codex. */
    read(event: Json): boolean {
      const type = string(event['type']);
      if (type === 'thread.started') thread = string(event['thread_id']) || null;
      else if (type === 'turn.completed') readEnd(event);
      else if (type === 'turn.failed') {
        state.failure = isJson(event['error']) ? string(event['error']['message']) : 'the turn failed';
        state.errorLocation = emitter.location();
      } else if (type === 'error') {
        state.last_error = string(event['message']);
        state.errorLocation = emitter.location();
      } else if (type.startsWith('item.') && isJson(event['item'])) readItem(type, event['item']);
      else if (type !== 'turn.started') return false;
      state.started = true;
      return true;
    },
    /** Emits calls without an end: the run was ended, or they were still running when it finished. */
    end(): void {
      for (const [id, { item, location }] of open) close(id, { ...item, status: 'in_progress' }, location);
      open.clear();
    },
  };
}

export const keyOf = (command: string) => command.trim().slice(0, 2000);

export function countCommand(commands: Map<string, number>, command: string): void {
  if (commands.size < 5000) commands.set(keyOf(command), (commands.get(keyOf(command)) ?? 0) + 1);
}

/** True when another part of the transcript has already emitted this command; decrements its count. */
export function discountCommand(commands: Map<string, number>, command: string): boolean {
  const count = commands.get(keyOf(command)) ?? 0;
  if (count > 0) commands.set(keyOf(command), count - 1);
  return count > 0;
}
