/** Rollout lines (the unit's own session log) → the events that stdout does not show: injected skills, refused and silent calls. */
import { isJson, type Json, list, number, objects, string } from '../../json-value.js';
import { unwrapCommand } from './command.js';
import { discountCommand, parseLine } from './items.js';
import { parseRefusal, type Refusal } from './refusals.js';
import type { Sink } from './sink.js';

const MOST_OPEN = 500;
const INJECTED = /<skill>\s*<name>([^<\n]+)<\/name>(?:\s*<path>([^<\n]+)<\/path>)?/;

/** Of code mode's JavaScript only the one literal command is of interest; a script that runs several says no single one. */
function inputOf(payload: Json): Json {
  if (payload['type'] === 'function_call') return parseLine(string(payload['arguments'])) ?? {};
  const script = string(payload['input']);
  const commands = [...script.matchAll(/["']?\bcmd["']?\s*:\s*("(?:[^"\\\n]|\\.)*")/g)];
  try {
    return commands.length === 1 ? { cmd: JSON.parse(commands[0]?.[1] ?? '""') } : {};
  } catch {
    return {};
  }
}

/** Only parts that Codex marks as a selected skill's: a listing names every skill, and a prompt may imitate the tag. */
function readInjection(payload: Json, sink: Sink): void {
  const metadata = payload['internal_chat_message_metadata_passthrough'];
  const kinds = isJson(metadata) ? list(metadata['content_item_kinds']) : [];
  objects(payload['content']).forEach((part, index) => {
    if (kinds[index] !== 'skills.selected_skill_instructions') return;
    const match = INJECTED.exec(string(part['text']));
    if (!match) return;
    const folder = match[2]?.split('/').at(-2);
    sink.tell('skill_call', {
      call_id: string(payload['id']) || `mention_${sink.place().line}`,
      tool: 'skill',
      input: { name: match[1], path: match[2] ?? null },
      skill: match[1] ?? '',
      also: folder && folder !== match[1] ? [folder] : [],
      how: 'injected',
      outcome: 'ran',
      message: null,
      output: string(part['text']),
    });
  });
}

export function createSessionLogReader(sink: Sink, told: Map<string, number>, onRefusal: (refusal: Refusal) => void) {
  const open = new Map<string, { name: string; input: Json }>();
  let asked = false;
  let answered = false;

  function readOutput(payload: Json): void {
    const id = string(payload['call_id']);
    const call = open.get(id);
    open.delete(id);
    const output = payload['output'];
    const parts = Array.isArray(output) ? objects(output).map((part) => string(part['text'])) : [string(output)];
    // Code mode puts its own words before the tool's.
    const refusal = parts
      .map((part) => parseRefusal(part.replace(/^Script error:\n/, '')))
      .find((found) => found !== null);
    if (!refusal) return;
    const asked = string(call?.input['cmd']) || refusal.command || null;
    onRefusal({ ...refusal, command: asked, tool: refusal.tool || call?.name || '', input: call?.input });
  }

  /** A command that ran without an item on stdout: denied by a sandbox, or run by a subagent. */
  function readCommand(item: Json): void {
    const words = list(item['command']).map(String);
    const command = words.length === 3 ? (words[2] ?? '') : unwrapCommand(words.join(' ') || string(item['command']));
    if (!command || discountCommand(told, command)) return;
    const exit_code = number(item['exit_code']);
    const outcome =
      item['status'] === 'declined' ? 'denied' : exit_code === 0 || item['status'] === 'completed' ? 'ran' : 'failed';
    sink.tellCommand({
      call_id: string(item['id']),
      command,
      cwd: string(item['cwd']).replace(/^file:\/\//, '') || null,
      output: string(item['aggregated_output']),
      exit_code,
      outcome,
      message: outcome === 'failed' ? `exit code ${exit_code ?? 'unknown'}` : null,
    });
  }

  return {
    /** The prompt went to the model and nothing ever came back. */
    unanswered: () => asked && !answered,
    read(line: string): void {
      const entry = parseLine(line);
      const payload = entry?.['payload'];
      if (!entry || !isJson(payload)) return;
      const type = string(payload['type']);
      if (entry['type'] === 'response_item') {
        if (payload['role'] === 'user') asked = true;
        else if (payload['role'] === 'assistant' || type.endsWith('_call') || type === 'reasoning') answered = true;
        if (type === 'message' && payload['role'] === 'user') readInjection(payload, sink);
        else if ((type === 'function_call' || type === 'custom_tool_call') && open.size < MOST_OPEN)
          open.set(string(payload['call_id']), { name: string(payload['name']), input: inputOf(payload) });
        else if (type.endsWith('_call_output')) readOutput(payload);
      } else if (entry['type'] === 'event_msg' && type === 'item_completed' && isJson(payload['item'])) {
        if (payload['item']['type'] === 'CommandExecution') readCommand(payload['item']);
      }
    },
  };
}
