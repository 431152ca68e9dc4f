/** A skill that was loaded, by a call or in place of a command that the user typed → its events, with a note where the text is another's. */
import type { AgentEvent, EventLocation } from '../../contract/transcript/event.js';
import { omit } from '../../input/get-own.js';
import type { TranscriptFacts } from '../interface/transcript-parser.js';
import type { ClosedCall } from './call-events.js';
import { namesOfFolder } from './loaded-names.js';
import { findForeign } from './loaded-text.js';

/** names: the one that the call asked for, then its others. */
export function listLoadEvents(call: ClosedCall, names: readonly string[], facts: TranscriptFacts): AgentEvent[] {
  const [skill = '', ...also] = names;
  const { location, ...rest } = omit(call, 'exit_code');
  const load: AgentEvent = { type: 'skill_call', skill, also, how: 'invoked', ...rest, ...location };
  const foreign = call.outcome === 'ran' ? findForeign(call.output, names, facts) : null;
  return foreign ? [{ type: 'foreign_text', skill, also, text: foreign, ...location }, load] : [load];
}

/** What a user's message holds where a skill was typed. */
export interface TypedSkill {
  /** Null where it says none. */
  name: string | null;
  folder: string;
  body: string;
}

/** A prompt may imitate it: where the installed skills are known, the folder must be theirs, and the text too. */
export function listTypedEvents(
  typed: TypedSkill | null,
  facts: TranscriptFacts,
  location: EventLocation,
): AgentEvent[] {
  if (typed === null) return [];
  const { folder, body } = typed;
  const names = typed.name !== null && facts.installed_skills === null ? [typed.name] : namesOfFolder(folder, facts);
  const skill = typed.name ?? names[0] ?? '';
  if (names.length === 0) return [];
  const also = names.filter((name) => name !== skill);
  if (findForeign(body, [skill, ...also], facts)) return [];
  return [injected('skill', [skill, ...also], body, location)];
}

/** A skill whose text came although no call asked for it. names: its own first. */
export function injected(
  tool: string,
  [skill = '', ...also]: readonly string[],
  output: string,
  location: EventLocation,
): AgentEvent {
  const call = { call_id: '', tool, input: null, skill, also, message: null, output };
  return { type: 'skill_call', ...call, how: 'injected', outcome: 'ran', ...location };
}
