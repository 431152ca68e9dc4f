/** Joins the start and the end of a tool call by its id; what never ended comes out as unfinished. */
import type { EventPlace } from '../../event.js';
import { asFields, type Json, number, string } from '../../json-value.js';
import { type FinishedCall, outcomeOf } from './tool-events.js';

/** A run has some dozens of calls; these limits only keep hostile output from filling the memory. */
const MAX_OPEN = 1_000;
const MAX_SEEN = 20_000;

type Started = Pick<FinishedCall, 'place' | 'call_id' | 'tool' | 'input'>;

export interface ToolJoin {
  start(record: Json, place: EventPlace): void;
  complete(record: Json, place: EventPlace): void;
  end(): void;
}

export function createToolJoin(finish: (call: FinishedCall) => void): ToolJoin {
  const open = new Map<string, Started>();
  const seen = new Set<string>();
  /** Shells that run on in the background: read_bash brings what their command prints. */
  const shells = new Map<string, unknown>();

  /** A record's own id: output that was doubled, or read from the session log as well, counts once. */
  function isRepeated(record: Json): boolean {
    const id = string(record['id']);
    if (!id) return false;
    if (seen.has(id)) return true;
    if (seen.size < MAX_SEEN) seen.add(id);
    return false;
  }

  function drop(key: string): void {
    const call = open.get(key);
    open.delete(key);
    if (call) finish({ ...call, outcome: 'unfinished', message: null, output: '', exit_code: null, also: [] });
  }

  return {
    start(record, place) {
      if (isRepeated(record)) return;
      const data = asFields(record['data']);
      const call_id = string(data['toolCallId']);
      const key = `${string(record['agentId'])} ${call_id}`;
      drop(key);
      open.set(key, { place, call_id, tool: string(data['toolName']), input: data['arguments'] ?? null });
      if (open.size > MAX_OPEN) drop(open.keys().next().value as string);
    },
    complete(record, place) {
      if (isRepeated(record)) return;
      const data = asFields(record['data']);
      const key = `${string(record['agentId'])} ${string(data['toolCallId'])}`;
      const call = open.get(key);
      // Without its start nothing says which tool it was: no evidence.
      if (!call) return;
      open.delete(key);
      const finished = readResult({ ...call, place }, data);
      const shell = string(asFields(finished.input)['shellId']);
      if (finished.tool === 'bash') rememberShell(shells, finished);
      finish(
        finished.tool === 'read_bash' && shells.has(shell)
          ? { ...finished, input: { ...asFields(finished.input), command: shells.get(shell) } }
          : finished,
      );
    },
    end() {
      for (const key of [...open.keys()]) drop(key);
    },
  };
}

function rememberShell(shells: Map<string, unknown>, call: FinishedCall): void {
  const id = /shellId: ?([^\s,>]+)/.exec(call.output.slice(-400))?.[1] ?? string(asFields(call.input)['shellId']);
  if (id && shells.size < MAX_OPEN) shells.set(id, asFields(call.input)['command']);
}

function readResult(call: Started, data: Json): FinishedCall {
  const exit_code = number(asFields(data['shellExecution'])['exitCode']);
  const output = string(asFields(data['result'])['content']);
  if (data['success'] !== true) {
    const { message, code } = asFields(data['error']);
    const words = string(message);
    const outcome = outcomeOf(words, typeof code === 'string' ? code : null);
    return { ...call, outcome, message: words || null, output, exit_code, also: [] };
  }
  return {
    ...call,
    // A command that failed is a success for Copilot: the tool worked.
    outcome: exit_code ? 'failed' : 'ran',
    message: exit_code ? `exit code ${exit_code}` : null,
    output,
    exit_code,
    also: namesOf(asFields(asFields(data['toolTelemetry'])['restrictedProperties'])),
  };
}

function namesOf(properties: Json): string[] {
  const skill = string(properties['skillName']);
  const plugin = string(properties['pluginName']);
  return skill ? [skill, ...(plugin ? [`${plugin}:${skill}`] : [])] : [];
}
