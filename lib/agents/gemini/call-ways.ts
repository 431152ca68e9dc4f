/** How Gemini CLI's calls are to be understood: which load a skill, what became of them, whose text came back. */
import type { Disk } from '../../bash/shell/state.js';
import { toPosix } from '../../bash/windows.js';
import type { ToolOutcome } from '../../contract/event.js';
import { asFields, string } from '../../input/json-value.js';
import { listToolEvents } from '../gemini-tools.js';
import type { CallResult, CallWays } from '../logged-calls.js';
import type { TranscriptFacts } from '../transcript-parser.js';
import { NO_FILE, SKILL_TOOL } from './facts.js';
import { listedName } from './front-matter.js';

/** type: of the error on the stream; the session's file has only its words. */
export function outcomeOf({ failed, message, type, shown, text }: CallResult): ToolOutcome {
  if (!failed) return isRefused(shown, text) ? 'denied' : 'ran';
  if (/^(?:Tool execution blocked|Agent execution stopped by hook): /.test(message)) return 'blocked_by_hook';
  if (type === 'tool_not_registered' || /^Tool ".*" not found\b/.test(message)) return 'unavailable';
  return type === 'policy_violation' ||
    /^Tool execution (?:for ".*" )?(?:denied|requires user confirmation)/.test(message)
    ? 'denied'
    : 'failed';
}

/** It runs no command with `$()` or backquotes in its arguments, and calls that a success (0.61.0). */
const isRefused = (shown: string, text: string | null): boolean =>
  text === null
    ? shown === 'Blocked: command substitution detected in shell command.'
    : /^Command injection detected: /.test(text);

function skillOf(input: unknown): string {
  const fields = asFields(input);
  return string(fields['name']) || string(Object.values(fields).find((value) => typeof value === 'string'));
}

const FOLDER = /^Skill \*\*.*\*\* activated\. Resources loaded from `(.+)`:/;

/** Of the folder that the result names, else those that are listed under that name. */
function namesOf(skill: string, shown: string, { installed_skills }: TranscriptFacts): string[] {
  const folder = FOLDER.exec(shown)?.[1];
  const found = (installed_skills ?? []).filter(({ id, path }) =>
    folder === undefined ? listedName(id) === skill : path === `${toPosix(folder)}/SKILL.md`,
  );
  const names = found.flatMap(({ id, dir = id, also = [] }) => [id, dir, ...also]);
  return [...new Set(names)].filter((name) => name !== skill);
}

export const callWays = (facts: TranscriptFacts, disk: Disk): CallWays => ({
  skill_tool: SKILL_TOOL,
  outcomeOf,
  skillOf,
  namesOf: (skill, { shown }) => namesOf(skill, shown, facts),
  bodyOf: (text) => /<instructions>\n([\s\S]*?)\n {2}<\/instructions>/.exec(text)?.[1] ?? text,
  listToolEvents: (call) => listToolEvents(call, NO_FILE, facts, disk),
});
