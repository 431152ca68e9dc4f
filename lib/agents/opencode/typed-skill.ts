/** A user's message of OpenCode → the event of the skill that stands in it in place of the command `/name` or `--command name`, or none (1.18.33). */
import { toPosix } from '../../bash/windows.js';
import type { AgentEvent, EventLocation } from '../../contract/event.js';
import { isForeignText } from '../loaded-text.js';
import type { TranscriptFacts } from '../transcript-parser.js';

const TYPED = /^([\s\S]*?)\n+Base directory for this skill: ([^\n]+)\nRelative paths in this skill /;

/** A prompt may imitate it: where the installed skills are known, the folder must be theirs, and the text too. */
export function listTypedEvents(text: string, facts: TranscriptFacts, location: EventLocation): AgentEvent[] {
  const [, body = '', given = ''] = TYPED.exec(text) ?? [];
  const folder = toPosix(given);
  if (folder === '') return [];
  const installed = facts.installed_skills?.find(({ path }) => path === `${folder}/SKILL.md`);
  if (facts.installed_skills !== null && !installed) return [];
  const skill = installed?.id ?? folder.slice(folder.lastIndexOf('/') + 1);
  const also = [...new Set([installed?.dir ?? skill, ...(installed?.also ?? [])])].filter((name) => name !== skill);
  if (isForeignText(body, [skill, ...also], facts)) return [];
  const call = { call_id: '', tool: 'skill', input: null, skill, also, message: null, output: body };
  return [{ type: 'skill_call', ...call, how: 'injected', outcome: 'ran', ...location }];
}
