/** How Gemini CLI's calls are to be understood: which load a skill, what became of them, whose text came back. */
import type { Disk } from '../../bash/shell/state.js';
import type { ToolOutcome } from '../../contract/transcript/event.js';
import { namedSkill, otherNames } from '../calls/loaded-names.js';
import type { CallForms, CallResult } from '../calls/logged-calls.js';
import { listToolEvents } from '../gemini-family/tools.js';
import type { TranscriptFacts } from '../interface/transcript-parser.js';
import { NO_FILE, SKILL_TOOL } from './facts.js';
import { listedName } from './front-matter.js';

/** type: of the error on the stream; the session's file has only its words. */
export function outcomeOf({ failed, message, type, shown, text }: CallResult): ToolOutcome {
  if (!failed) return isRefused(shown, text) ? 'denied' : 'ran';
  if (/^(?:Tool execution blocked|Agent execution stopped by hook): /.test(message)) return 'blocked_by_hook';
  if (type === 'tool_not_registered' || /^Tool ".*" not found\b/.test(message)) return 'unavailable';
  return type === 'policy_violation' ||
    // Also what lies in the workspace and has a name that it keeps to itself, such as .env (0.61.0).
    /^Tool execution (?:for ".*" )?(?:denied|requires user confirmation)|^Path not in workspace: /.test(message)
    ? 'denied'
    : 'failed';
}

/** It runs no command with `$()` or backquotes in its arguments, and calls that a success (0.61.0). */
const isRefused = (shown: string, text: string | null): boolean =>
  text === null
    ? shown === 'Blocked: command substitution detected in shell command.'
    : /^Command injection detected: /.test(text);

const FOLDER = /^Skill \*\*.*\*\* activated\. Resources loaded from `(.+)`:/;

export const callForms = (facts: TranscriptFacts, disk: Disk): CallForms => ({
  skill_tool: SKILL_TOOL,
  outcomeOf,
  skillOf: (input) => namedSkill(input, 'name'),
  namesOf: (skill, { shown }) => otherNames(skill, FOLDER.exec(shown)?.[1], (id) => listedName(id) === skill, facts),
  bodyOf: (text) => /<instructions>\n([\s\S]*?)\n {2}<\/instructions>/.exec(text)?.[1] ?? text,
  listToolEvents: (call) => listToolEvents(call, NO_FILE, facts, disk),
});
