/** Records of a rollout (a session's own log) → events: all of them where it stands alone, beside a run's output those it does not show. */
import { asFields, type Json, list, number, objects, string } from '../../../input/json-value.js';
import { quoteShell } from '../../../text/quote-shell.js';
import { unwrapCommand } from './command.js';
import type { EventEmitter } from './event-emitter.js';
import { countCommand, discountCommand, keyOf } from './items.js';
import { parseRefusal, type Refusal } from './refusals.js';
import { commandOf, inputOf, type OpenCall } from './rollout-call.js';
import { readInjection } from './rollout-injection.js';
import { readOutput, type ToolOutput } from './rollout-output.js';

const MAX_OPEN = 500;
export function createRolloutReader(
  emitter: EventEmitter,
  /** Commands that stdout has shown already. */
  printed: Map<string, number>,
  onRefusal: (refusal: Refusal) => void,
) {
  const open = new Map<string, OpenCall>();
  /** Commands that one kind of line has shown and another kind may repeat. */
  const by_call = new Map<string, number>();
  const by_item = new Map<string, number>();
  /** What the model asked for, by a call or a script, and whether a script of it could not be made out. */
  const commands = new Set<string>();
  let obscure = false;
  const sessions = new Map<string, string>();
  let typed = '';
  let asked = false;
  let answered = false;
  let last_message: string | null = null;
  let alone = false;
  let model = '';
  let session_id: string | null = null;
  let usage = { input_tokens: null as number | null, output_tokens: null as number | null, cost_usd: null };

  function close(payload: Json): void {
    const id = string(payload['call_id']);
    const call = open.get(id);
    open.delete(id);
    const output = payload['output'];
    const parts = Array.isArray(output) ? objects(output).map((part) => string(part['text'])) : [string(output)];
    // Code mode puts its own words before the tool's.
    const refusal = parts
      .map((part) => parseRefusal(part.replace(/^Script error:\n/, '')))
      .find((found) => found !== null);
    if (refusal) {
      const command = (call && commandOf(call)) || refusal.command || null;
      onRefusal({ input: call?.input, ...refusal, command, tool: refusal.tool || call?.name || '' });
    } else if (alone && call) emitCall(id, call, readOutput(output));
  }

  function emitCall(id: string, call: OpenCall, { text, exit_code, session, aborted }: ToolOutput): void {
    const command = commandOf(call);
    const failed = exit_code !== null && exit_code !== 0;
    const outcome = aborted ? 'unfinished' : failed ? 'failed' : 'ran';
    const message = failed ? `exit code ${exit_code}` : null;
    const cwd = string(call.input['workdir'] ?? call.input['working_directory']) || null;
    if (command !== '') {
      if (session) sessions.set(session, command);
      if (discountCommand(by_item, command)) return;
      countCommand(by_call, command);
      emitter.emitCommand({ call_id: id, command, cwd, output: text, exit_code: exit_code ?? 0, outcome, message });
      return;
    }
    const { name, input } = call;
    emitter.emitTool({ call_id: id, tool: name, input, outcome, message, output: text });
    const running = name === 'write_stdin' ? sessions.get(String(input['session_id'])) : undefined;
    const read = { call_id: id, cwd, output: text, exit_code: exit_code ?? 0, outcome } as const;
    if (running !== undefined) emitter.emitReads({ ...read, command: running });
    if (name === 'apply_patch')
      for (const [, what, path = ''] of string(input['patch']).matchAll(/^\*\*\* (Add|Update|Delete) File: (.+)$/gm))
        emitter.emitReads({ ...read, output: '', command: `true ${what === 'Add' ? '>' : '>>'} ${quoteShell(path)}` });
  }

  /** A command that ran: beside stdout, one that it has no item for (denied by a sandbox, or run by a subagent). */
  function readCommand(item: Json): void {
    const words = list(item['command']).map(String);
    const command = words.length === 3 ? (words[2] ?? '') : unwrapCommand(words.join(' ') || string(item['command']));
    if (command) commands.add(keyOf(command));
    if (!command || discountCommand(printed, command) || discountCommand(by_call, command)) return;
    countCommand(by_item, command);
    const exit_code = number(item['exit_code']);
    const outcome =
      item['status'] === 'declined' ? 'denied' : exit_code === 0 || item['status'] === 'completed' ? 'ran' : 'failed';
    emitter.emitCommand({
      call_id: string(item['id']),
      command,
      cwd: string(item['cwd']).replace(/^file:\/\//, '') || null,
      output: string(item['aggregated_output']),
      exit_code,
      outcome,
      message: outcome === 'failed' ? `exit code ${exit_code ?? 'unknown'}` : null,
    });
  }

  function readResponse(payload: Json): void {
    const type = string(payload['type']);
    if (payload['role'] === 'user') asked = true;
    else if (payload['role'] === 'assistant' || type.endsWith('_call') || type === 'reasoning') answered = true;
    if (type === 'message' && payload['role'] === 'user') readInjection(payload, typed, emitter);
    else if (type === 'message' && payload['role'] === 'assistant' && alone) {
      last_message = objects(payload['content'])
        .map((part) => string(part['text']))
        .join('\n');
      emitter.emit('message', { text: last_message });
    } else if (type.endsWith('_call_output')) close(payload);
    else if (['function_call', 'custom_tool_call', 'local_shell_call'].includes(type) && open.size < MAX_OPEN) {
      const name = string(payload['name']) || type;
      const space = string(payload['namespace']);
      const call = { name: space ? `${space}_${name}` : name, input: inputOf(payload), location: emitter.location() };
      open.set(string(payload['call_id']) || string(payload['id']), call);
      const command = commandOf(call);
      if (command !== '') commands.add(keyOf(command));
      else obscure ||= type === 'custom_tool_call' && name !== 'apply_patch';
    } else if (alone && type === 'web_search_call')
      emitter.emit('tool_call', {
        call_id: string(payload['id']),
        tool: 'web_search',
        input: asFields(payload['action']),
        outcome: 'ran',
        message: null,
        output: '',
      });
  }

  function readEvent(payload: Json): void {
    const type = string(payload['type']);
    const item = asFields(payload['item']);
    if (type === 'item_completed' && item['type'] === 'CommandExecution') readCommand(item);
    else if (type === 'item_completed' && item['type'] === 'UserMessage')
      typed = objects(item['content'])
        .map((part) => string(part['text']))
        .join('\n');
    else if (type === 'user_message') typed = string(payload['message']);
    else if (type === 'token_count') {
      const { input_tokens, output_tokens } = asFields(asFields(payload['info'])['total_token_usage']);
      usage = { input_tokens: number(input_tokens), output_tokens: number(output_tokens), cost_usd: null };
    } else if (alone && type === 'turn_aborted') endCalls();
    else if (alone && type === 'task_complete') {
      if (last_message !== null) emitter.emit('final_answer', { text: last_message });
      emitter.emit('end', { usage, session_id });
    }
  }

  /** Calls that nothing ever answered: the user stopped the turn, or the run was cut off. */
  function endCalls(): void {
    for (const [call_id, { name, input, location }] of open) {
      const command = commandOf({ name, input });
      const common = { call_id, outcome: 'unfinished', message: null, output: '' } as const;
      if (command !== '') emitter.emitCommand({ ...common, command, cwd: null, exit_code: null }, location);
      else emitter.emit('tool_call', { ...common, tool: name, input }, location);
    }
    open.clear();
  }

  return {
    /** The prompt went to the model and nothing ever came back. */
    unanswered: () => asked && !answered,
    model: () => model,
    /** True if the model asked for this command, and also where the rollout does not show it. */
    covers: (command: string): boolean => !answered || obscure || commands.has(keyOf(command)),
    /** whole: the rollout is the only record of this run. */
    read(entry: Json, whole: boolean): void {
      alone = whole;
      const payload = asFields(entry['payload']);
      if (entry['type'] === 'session_meta') session_id = string(payload['id']) || null;
      // The first session is the main one; those of subagents begin later.
      else if (entry['type'] === 'turn_context') model ||= string(payload['model']);
      else if (entry['type'] === 'response_item') readResponse(payload);
      else if (entry['type'] === 'event_msg') readEvent(payload);
    },
    end(): void {
      if (alone) endCalls();
    },
  };
}
