/** How Qwen Code's calls are to be understood: which load a skill, what became of them, whose text came back. */
import type { Disk } from '../../bash/shell/state.js';
import type { ToolOutcome } from '../../contract/transcript/event.js';
import { bareId } from '../../text/bare-id.js';
import { namedSkill, namesOfFolder, otherNames } from '../calls/loaded-names.js';
import type { CallForms } from '../calls/logged-calls.js';
import { listToolEvents } from '../gemini-family/tools.js';
import type { TranscriptFacts } from '../interface/transcript-parser.js';
import { NO_FILE, SKILL_TOOL } from './facts.js';

const DENIED =
  /^Qwen Code requires permission to use|^This ".*" invocation was denied by permission rules|^Tool invocation (?:denied by host policy|guard failed)|^Permission denied\b/;
const UNAVAILABLE = /^Tool ".*" (?:not found in registry|is a built-in tool that is disabled)/;

/** refused: the closing line lists the call. It does so for a rule, with Qwen Code's message, and for a hook, with the hook's. */
export function outcomeOf(
  { failed, message, type }: { failed: boolean; message: string; type: string },
  refused: boolean,
): ToolOutcome {
  if (!failed) return 'ran';
  if (UNAVAILABLE.test(message)) return 'unavailable';
  if (DENIED.test(message)) return 'denied';
  return refused || type === 'execution_denied' ? 'blocked_by_hook' : 'failed';
}

/** Before the text of a skill, for a call as for a `/skill` that the user typed (0.24.4). */
const HEAD = /^Base directory for this skill: ([^\n]+)\nImportant: [^\n]*\n/;

/** The prompt in the session's file → the names of the skill that stands there in place of the `/skill` that was typed, or none. */
export function typedSkill(prompt: string, facts: TranscriptFacts): string[] {
  const folder = HEAD.exec(prompt)?.[1];
  return folder === undefined ? [] : namesOfFolder(folder, facts);
}

export const callForms = (facts: TranscriptFacts, disk: Disk, refused: ReadonlySet<string>): CallForms => ({
  skill_tool: SKILL_TOOL,
  outcomeOf: (result, id) => outcomeOf(result, refused.has(id)),
  skillOf: (input) => namedSkill(input, 'skill'),
  namesOf: (skill, { text }) =>
    otherNames(skill, HEAD.exec(text ?? '')?.[1], (id) => id === skill || id === bareId(skill), facts),
  bodyOf: (text) => text.replace(HEAD, ''),
  listToolEvents: (call) => listToolEvents(call, NO_FILE, facts, disk),
});
