/** What the parts of the Codex parser share: the location of the current line, and functions that emit events. */

import type { Disk } from '../../../bash/shell/state.js';
import type { AgentEvent, EventLocation, ToolOutcome } from '../../../contract/transcript/event.js';
import { asEvents, namesInstalled } from '../../calls/call-events.js';
import { type Explained, readSkillsOfTool } from '../../calls/tool-reads.js';
import type { TranscriptFacts } from '../../interface/transcript-parser.js';

type Fields<Type extends AgentEvent['type']> = Omit<Extract<AgentEvent, { type: Type }>, keyof EventLocation | 'type'>;

export type EventEmitter = ReturnType<typeof createEmitter>;

interface Command {
  call_id: string;
  command: string;
  cwd: string | null;
  output: string;
  exit_code: number | null;
  outcome: ToolOutcome;
  message: string | null;
}

/** Codex's shell has several names (exec_command, Bash in hooks, command_execution in --json); events use this one. */
export const SHELL_TOOL = 'shell';

export function createEmitter(facts: TranscriptFacts, emit: (event: AgentEvent) => void) {
  const disk: Disk = new Map();
  let here: EventLocation = { stream: 'stdout', line: 0, proof: '' };
  const emitEvent = <Type extends AgentEvent['type']>(type: Type, what: Fields<Type>, location = here): void =>
    emit(Object.assign({ type }, what, location) as unknown as AgentEvent);
  return {
    at(stream: EventLocation['stream'], line: number, proof: string): void {
      here = { stream, line, proof: proof.slice(0, 500) };
    },
    /** The current location, for an event that is emitted later. */
    location: () => here,
    emit: emitEvent,
    /** Emits only the skills, for a tool that does the same as a shell command. */
    emitReads: (call: Omit<Command, 'message'>, location = here) =>
      emitTouches(call, { command: call.command }, location),
    /** Emits a finished call of another tool, and the skills that it read or touched. */
    emitTool(call: Fields<'tool_call'>, location = here): void {
      emitEvent('tool_call', call, location);
      emitTouches({ ...call, cwd: null, exit_code: 0 }, NO_FILE.has(call.tool) ? 'no file' : 'unknown', location);
    },
    /** Emits a finished shell command, and the skills that it read or touched. */
    emitCommand(call: Command, location = here): void {
      const { call_id, outcome, message, output, command } = call;
      emitEvent('tool_call', { call_id, tool: SHELL_TOOL, input: { command }, outcome, message, output }, location);
      emitTouches(call, { command }, location);
    },
  };

  function emitTouches(call: Touching, explained: Explained, location: EventLocation): void {
    const { call_id, tool = SHELL_TOOL, input, outcome, exit_code } = call;
    const output = shownToModel(call.output);
    const cwd = call.cwd ?? facts.cwd;
    const { reads } = readSkillsOfTool({ tool, input, outcome, output, exit_code, cwd, disk }, explained, facts);
    for (const event of asEvents(reads, { call_id, location }, (touch) => namesInstalled(facts, touch))) emit(event);
  }
}

type Touching = Pick<Command, 'call_id' | 'cwd' | 'output' | 'exit_code' | 'outcome'> & {
  tool?: string;
  input?: unknown;
};

/** Tools that bring no file's text, or only a subagent's words (0.140.0 to 0.169.0). */
// biome-ignore format: a table
const NO_FILE = new Set([
  'spawn_agent', 'send_input', 'resume_agent', 'wait', 'wait_agent', 'close_agent', 'list_agents', 'web_search',
  'update_plan', 'request_user_input', 'view_image', 'tool_search', 'write_stdin', 'apply_patch',
]);

/** 10,000 tokens of four bytes; of a longer output the model gets only the beginning and the end (0.169.0), while `--json` shows all of it. */
const MAX_SHOWN = 40_000;

function shownToModel(output: string): string {
  if (output.length <= MAX_SHOWN / 4 || Buffer.byteLength(output) <= MAX_SHOWN) return output;
  const bytes = Buffer.from(output);
  return `${bytes.subarray(0, MAX_SHOWN / 2)}\n\n${bytes.subarray(bytes.length - MAX_SHOWN / 2)}`;
}
