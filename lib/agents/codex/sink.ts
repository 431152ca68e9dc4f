/** What the parser's parts share: the place of the line at hand, and the ways to tell an event. */
import type { AgentEvent, EventPlace, ToolOutcome } from '../../event.js';
import type { TranscriptFacts } from '../agent.js';
import type { Disk } from '../shell/state.js';
import { readSkillsFromShell } from '../shell-read.js';

type Told<Type extends AgentEvent['type']> = Omit<Extract<AgentEvent, { type: Type }>, keyof EventPlace | 'type'>;

export interface Sink {
  at(stream: EventPlace['stream'], line: number, proof: string): void;
  /** The place at hand, to be told from later. */
  place(): EventPlace;
  tell<Type extends AgentEvent['type']>(type: Type, what: Told<Type>, place?: EventPlace): void;
  /** A shell command that came back, and the skills it read or touched. */
  tellCommand(command: Command, place?: EventPlace): void;
  /** The skills alone, for a tool that does what a shell command would have done. */
  tellReads(command: Omit<Command, 'message'>, place?: EventPlace): void;
}

export interface Command {
  call_id: string;
  command: string;
  cwd: string | null;
  output: string;
  exit_code: number | null;
  outcome: ToolOutcome;
  message: string | null;
}

/** Codex's shell goes by many names (exec_command, Bash in hooks, command_execution in --json); this one stands for all. */
export const SHELL_TOOL = 'shell';

export function createSink(facts: TranscriptFacts, emit: (event: AgentEvent) => void): Sink {
  const disk: Disk = new Map();
  let here: EventPlace = { stream: 'stdout', line: 0, proof: '' };
  const tell: Sink['tell'] = (type, what, place = here) =>
    emit(Object.assign({ type }, what, place) as unknown as AgentEvent);
  return {
    at(stream, line, proof) {
      here = { stream, line, proof: proof.slice(0, 500) };
    },
    place: () => here,
    tell,
    tellReads,
    tellCommand(call, place = here) {
      const { call_id, outcome, message, output, command } = call;
      tell('tool_call', { call_id, tool: SHELL_TOOL, input: { command }, outcome, message, output }, place);
      tellReads(call, place);
    },
  };

  function tellReads(call: Omit<Command, 'message'>, place = here): void {
    const { call_id, outcome, output, command, cwd, exit_code } = call;
    const came_back = outcome === 'ran' || outcome === 'failed';
    const { reads } = readSkillsFromShell({
      command,
      cwd: cwd ?? facts.cwd,
      output: came_back ? shownToModel(output) : '',
      exit_code: came_back ? exit_code : 1,
      skills: facts.installed_skills,
      bodyOf: facts.body_of,
      ...(came_back ? { disk } : {}),
    });
    const refusal = outcome === 'unfinished' ? 'unfinished' : 'denied';
    for (const { skill, path, text, why } of reads) {
      const read = came_back ? { text, why } : { text: 'none' as const, why: refusal };
      tell('skill_read', { call_id, skill, also: alsoOf(facts, skill, path), path, ...read }, place);
    }
  }
}

/** 10,000 tokens of four bytes; of a longer output a model gets the beginning and the end (0.169.0). `--json` shows all of it. */
const MOST_SHOWN = 40_000;

function shownToModel(output: string): string {
  if (output.length <= MOST_SHOWN / 4) return output;
  const bytes = Buffer.from(output);
  if (bytes.length <= MOST_SHOWN) return output;
  return `${bytes.subarray(0, MOST_SHOWN / 2)}\n\n${bytes.subarray(bytes.length - MOST_SHOWN / 2)}`;
}

/** The folder's name stands for the skill too, where it is known to be that skill's, and its plugin's name before it. */
function alsoOf(facts: TranscriptFacts, skill: string, path: string | null): string[] {
  const known = facts.installed_skills?.find((each) => each.id === skill && (path === null || each.path === path));
  return [known?.dir ?? skill, ...(known?.also ?? [])].filter((name) => name !== skill);
}
