/** Scores how strongly one line of text proves a token: the line scorer of check-skills (docs/differences.md), but with exact ids. */

import { agentName } from '../contract/agent-key.js';
import { bareId } from '../text/bare-id.js';
import { escapePattern } from '../text/escape.js';
import { idPattern } from './skill-id.js';
import { SKILL_FIELD, SKILL_TOOL } from './tier.js';

/**
 * Lines that never count for a required, optional or disallowed token: start-up lines, listings, prompts. Ignoring case.
 * The first four and Claude's own come from check-skills; the rest is how current CLIs print what a model was offered or prompted with.
 */
const NOISE: readonly string[] = [
  '"type":"system"',
  '"type":"queue-operation"',
  '"subtype":"init"',
  '"subtype":"hook_',
  '"type":"session.skills_loaded"',
  '"type":"user.message"',
  '"type":"system.message"',
  '"type":"world_state"',
  '"type":"session_meta"',
  '"type":"skill_listing"',
  '<skills_instructions>',
  '<available_skills>',
];
const CLAUDE_NOISE: readonly string[] = [
  '[DEBUG] Hooks:',
  'Hook SessionStart:startup',
  'Skill prompt: showing',
  'Attempting to load skills from plugin',
  'Loading from skillPath:',
];
/** The original has `Loaded 1 skills from plugin` and `Sending 230 skills via attachment`, with the numbers of one repository. */
const CLAUDE_COUNTS = [/Loaded \d+ skills? from plugin/i, /Sending \d+ skills? via attachment/i];

const any = (words: readonly string[]) => words.map(escapePattern).join('|');
const NOISE_PATTERN = new RegExp(any(NOISE), 'i');
const CLAUDE_NOISE_PATTERN = new RegExp(
  [any(NOISE), any(CLAUDE_NOISE), ...CLAUDE_COUNTS.map((p) => p.source)].join('|'),
  'i',
);

export function isNoise(agent: string, line: string): boolean {
  return (agentName(agent).toLowerCase() === 'claude' ? CLAUDE_NOISE_PATTERN : NOISE_PATTERN).test(line);
}

/** The pattern that finds a token on a line: an id only as a whole word (also as a folder in a path), any other text literally, ignoring case. */
export function tokenPattern(token: string, isSkill: boolean): RegExp {
  const path = /^(.*)(\/SKILL\.md)$/i.exec(token);
  if (!isSkill || token.toLowerCase() === 'skill.md')
    return new RegExp(escapePattern(token).replaceAll('/', '[\\\\/]+'), 'i');
  if (!path) return idPattern(token);
  return new RegExp(`${idPattern(path[1] as string).source.replace(/\(\?![^()]*\)$/, '')}[\\\\/]+SKILL\\.md`, 'i');
}

/** The words of the original, plus Copilot's events for a tool's start and end, and the name of a code-mode call in Codex's session log. */
const WORK = /command_execution|read_file|mcp_tool_call|tool\.execution_|custom_tool_call/i;

/** The sum of the original: 1000 for a Skill call with this id, 900 for a launch, 700 for a base directory, 100 for tool_use, 60 for other tool words, 10 for the token. */
export function scoreProofLine(
  token: string,
  line: string,
  isSkill: boolean,
  pattern = tokenPattern(token, isSkill),
): number {
  const present = pattern.test(line);
  let score = present ? 10 : 0;
  if (isSkill && present) {
    const id = bareId(token.replace(/\/SKILL\.md$/i, '')).toLowerCase();
    const named = [...line.matchAll(SKILL_FIELD)].some((m) => bareId(m[1] as string).toLowerCase() === id);
    if (named && SKILL_TOOL.test(line)) score += 1000;
    if (/Launching skill:/i.test(line)) score += 900;
    if (/Base directory for this skill:/i.test(line)) score += 700;
  }
  if (/tool_use/i.test(line)) score += 100;
  if (WORK.test(line)) score += 60;
  return score;
}
