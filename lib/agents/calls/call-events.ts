/** A finished tool call that is no skill call → its event, and one for each skill that it read or touched. */
import type { SkillTouch } from '../../bash/read-skills.js';
import type { Disk } from '../../bash/shell/state.js';
import type { AgentEvent, EventLocation } from '../../contract/transcript/event.js';
import type { TranscriptFacts } from '../interface/transcript-parser.js';
import { type Explained, readSkillsOfTool } from './tool-reads.js';

type ToolCall = Extract<AgentEvent, { type: 'tool_call' }>;

export interface ClosedCall extends Omit<ToolCall, keyof EventLocation | 'type'> {
  exit_code: number | null;
  location: EventLocation;
}

export interface Reading {
  facts: TranscriptFacts;
  cwd: string | null;
  disk: Disk;
}

export function listCallEvents(call: ClosedCall, explained: Explained, reading: Reading): AgentEvent[] {
  const { call_id, tool, input, outcome, message, output, location } = call;
  return [
    { type: 'tool_call', call_id, tool, input, outcome, message, output, ...location },
    ...listReads(call, explained, reading),
  ];
}

export function listReads(call: ClosedCall, explained: Explained, { facts, cwd, disk }: Reading): AgentEvent[] {
  const exit_code = call.exit_code ?? (call.outcome === 'ran' ? 0 : 1);
  const { reads } = readSkillsOfTool({ ...call, exit_code, cwd, disk }, explained, facts);
  return asEvents(reads, call, (touch) => namesInstalled(facts, touch));
}

/** alsoOf: further names of the skill. */
export const asEvents = (
  reads: readonly SkillTouch[],
  { call_id, location }: Pick<ClosedCall, 'call_id' | 'location'>,
  alsoOf: (touch: SkillTouch) => string[],
): AgentEvent[] => reads.map((touch) => ({ type: 'skill_read', call_id, ...touch, also: alsoOf(touch), ...location }));

/** The name of its folder, and the names that the caller gave. */
export function namesInstalled({ installed_skills }: TranscriptFacts, { skill, path }: SkillTouch): string[] {
  const known = installed_skills?.find((each) => each.id === skill && (path === null || each.path === path));
  return [known?.dir ?? skill, ...(known?.also ?? [])].filter((name) => name !== skill);
}
