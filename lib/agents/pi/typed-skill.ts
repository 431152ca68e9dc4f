/** A user's message of pi → the event of the skill that stands in it in place of the `/skill:name` that was typed, or none (0.87.1). */

import { toPosix } from '../../bash/windows.js';
import type { AgentEvent, EventLocation } from '../../contract/event.js';
import { isForeignText } from '../loaded-text.js';
import type { TranscriptFacts } from '../transcript-parser.js';

const TYPED =
  /^<skill name="([^"\n]+)" location="([^"\n]+)">\nReferences are relative to [^\n]*\n([\s\S]*?)\n<\/skill>(?:\n\n|$)/;

/** A prompt may imitate it: where the installed skills are known, the file must be theirs, and the text too. */
export function listTypedEvents(text: string, facts: TranscriptFacts, location: EventLocation): AgentEvent[] {
  const [, skill = '', path = '', body = ''] = TYPED.exec(text) ?? [];
  if (skill === '') return [];
  const installed = facts.installed_skills?.find((each) => each.path === toPosix(path));
  if (facts.installed_skills !== null && !installed) return [];
  const names = [installed?.id ?? skill, installed?.dir ?? skill, ...(installed?.also ?? [])];
  const also = [...new Set(names)].filter((name) => name !== skill);
  if (isForeignText(body, [skill, ...also], facts)) return [];
  const call = { call_id: '', tool: 'skill', input: null, skill, also, message: null, output: body };
  return [{ type: 'skill_call', ...call, how: 'injected', outcome: 'ran', ...location }];
}
