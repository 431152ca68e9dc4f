/** Decides how much an event, or a line of text, proves: tier 1 confirmed use, 2 moderate evidence, 3 a mention. The only place that does. */
import { agentName } from '../contract/agent-key.js';
import type { Tier } from '../contract/tier.js';
import type { AgentEvent } from '../contract/transcript/event.js';
import { bareId } from '../text/bare-id.js';

/** Agents that load a skill only by reading its SKILL.md, so that a verified read confirms its use. Codex 0.169 and pi 0.87 have no skill event. */
const LOADS_BY_READING: readonly string[] = ['codex', 'pi'];

/**
 * How much an event proves about the skill it names; null when it proves nothing: refused, denied, blocked, failed,
 * or not about a skill.
 */
export function eventTier(agent: string, event: AgentEvent): Tier | null {
  switch (event.type) {
    case 'skill_call':
      // A call without a result is only an attempt; Claude's Skill tool has answered with is_error and no body (2.1.141).
      if (event.outcome === 'ran') return 1;
      return event.outcome === 'unfinished' ? 2 : null;
    case 'skill_read':
      if (event.text === 'own') return LOADS_BY_READING.includes(agentName(agent).toLowerCase()) ? 1 : 2;
      return event.text === 'other' ? 2 : 3;
    default:
      return null;
  }
}

/** The tier of a token that is not a skill id: moderate evidence in a tool's input or output, a mention in prose or in a refused call. */
export function mentionTier(event: AgentEvent): Tier {
  return event.type === 'tool_call' && (event.outcome === 'ran' || event.outcome === 'failed') ? 2 : 3;
}

export const SKILL_TOOL = /"name"\s*:\s*"Skill"/;
export const SKILL_FIELD = /"skill"\s*:\s*"([^"\\]+)"/g;
const LAUNCHING = /Launching skill:\s*([^\s"'\\,<>]+)/g;
const BASE_DIRECTORY = /Base directory for this skill:\s*(.+)/;

/**
 * The rule of check-skills (docs/differences.md) for one line of text; `score` comes from scoreProofLine. Where check-skills tests for a
 * substring, this compares the exact id (ignoring a plugin prefix), checks every skill on the line, and ends a path with its JSON string.
 */
export function computeTier(agent: string, token: string, line: string, score: number): Tier {
  const name = agentName(agent).toLowerCase();
  if (name === 'claude') {
    if (SKILL_TOOL.test(line)) return [...line.matchAll(SKILL_FIELD)].some((m) => names(m[1], token)) ? 1 : 2;
    const launched = [...line.matchAll(LAUNCHING)];
    if (launched.length) return launched.some((m) => names(m[1], token)) ? 1 : 2;
  } else if (!token.includes('/')) {
    const path = BASE_DIRECTORY.exec(line)?.[1];
    if (path !== undefined) return pathNames(path, token) ? 1 : 2;
  }
  return score >= 60 ? 2 : 3;
}

function names(found: string | undefined, token: string): boolean {
  const id = (found ?? '').toLowerCase();
  const wanted = token.toLowerCase();
  return id === wanted || (!wanted.includes(':') && bareId(id) === wanted);
}

function pathNames(path: string, token: string): boolean {
  // In a JSON line the whole SKILL.md follows the path, and its cross-references are not this skill.
  const end = path.search(/\\n\\n|"|</);
  const folders = (end < 0 ? path : path.slice(0, end)).trim().replace(/\\+/g, '/').toLowerCase().split('/');
  return folders.indexOf(bareId(token).toLowerCase(), 1) > 0;
}
