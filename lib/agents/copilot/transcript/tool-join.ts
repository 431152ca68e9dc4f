/** Joins the start and the end of a tool call by its id. A call without an end is emitted as unfinished. */
import type { EventLocation } from '../../../contract/transcript/event.js';
import { asFields, type Json, number, string } from '../../../input/json-value.js';
import { createSeen } from '../../calls/seen.js';
import { textOfContent } from '../../calls/tool-content.js';
import { type FinishedCall, outcomeOf } from './tool-events.js';

/** A run has some dozens of calls; the limit only keeps malicious output from filling the memory. */
const MAX_OPEN = 1_000;

type Started = Pick<FinishedCall, 'location' | 'call_id' | 'tool' | 'input'>;

export type ToolJoin = ReturnType<typeof createToolJoin>;

export function createToolJoin(finish: (call: FinishedCall) => void) {
  const open = new Map<string, Started>();
  const seen = createSeen();
  /** Shells that run in the background: read_bash returns what their command prints. */
  const shells = new Map<string, unknown>();

  /** Checks a record's own id, so that output that is repeated, or also in the session log, counts once. */
  function isRepeated(record: Json): boolean {
    const id = string(record['id']);
    return id !== '' && !seen.add(id);
  }

  function drop(key: string): void {
    const call = open.get(key);
    open.delete(key);
    if (call) finish({ ...call, outcome: 'unfinished', message: null, output: '', exit_code: null, also: [] });
  }

  return {
    start(record: Json, location: EventLocation): void {
      if (isRepeated(record)) return;
      const data = asFields(record['data']);
      const call_id = string(data['toolCallId']);
      const key = `${string(record['agentId'])} ${call_id}`;
      drop(key);
      open.set(key, { location: location, call_id, tool: string(data['toolName']), input: data['arguments'] ?? null });
      if (open.size > MAX_OPEN) drop(open.keys().next().value as string);
    },
    complete(record: Json, location: EventLocation): void {
      if (isRepeated(record)) return;
      const data = asFields(record['data']);
      const key = `${string(record['agentId'])} ${string(data['toolCallId'])}`;
      const call = open.get(key);
      // Without a start the tool is not known, so the call is not evidence.
      if (!call) return;
      open.delete(key);
      const finished = readResult({ ...call, location: location }, data);
      const shell = string(asFields(finished.input)['shellId']);
      if (/^(?:bash|powershell)$/.test(finished.tool)) rememberShell(shells, finished);
      finish(
        /^read_(?:bash|powershell)$/.test(finished.tool) && shells.has(shell)
          ? { ...finished, input: { ...asFields(finished.input), command: shells.get(shell) } }
          : finished,
      );
    },
    end(): void {
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
  const { content, contents } = asFields(data['result']);
  const output = textOfContent(content) || textOfContent(contents);
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
