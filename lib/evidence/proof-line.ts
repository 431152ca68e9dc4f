/** One line of text → how strongly it speaks for a token: the seeds' line scorer, with exact ids. */
import { escapePattern } from '../escape-pattern.js';
import { bareId } from '../skill/bare-id.js';
import { agentName, idPattern } from './skill-id.js';

/**
 * Lines that never count for a required, optional or disallowed token: start-up lines, listings, prompts. Ignoring case.
 * The first four and Claude's own are the seeds'; the rest are how the CLIs of today print what a model was offered or told.
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
/** The seeds write `Loaded 1 skills from plugin` and `Sending 230 skills via attachment`, the numbers of one repository. */
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

/** How a token is found on a line: an id standing alone (also as the folder of a path), any other text as it is, ignoring case. */
export function tokenPattern(token: string, isSkill: boolean): RegExp {
  const path = /^(.*)(\/SKILL\.md)$/i.exec(token);
  if (!isSkill || token.toLowerCase() === 'skill.md')
    return new RegExp(escapePattern(token).replaceAll('/', '[\\\\/]+'), 'i');
  if (!path) return idPattern(token);
  return new RegExp(`${idPattern(path[1] as string).source.replace(/\(\?![^()]*\)$/, '')}[\\\\/]+SKILL\\.md`, 'i');
}

const SKILL_TOOL = /"name"\s*:\s*"Skill"/;
const SKILL_FIELD = /"skill"\s*:\s*"([^"\\]+)"/g;
/** The seeds' words, how Copilot names a tool's start and end, and how Codex's own session log names a call of code mode. */
const WORK = /command_execution|read_file|mcp_tool_call|tool\.execution_|custom_tool_call/i;

/** The seeds' sum: 1000 a Skill call with this id, 900 a launch, 700 a base directory, 100 tool_use, 60 other tool words, 10 the token. */
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
