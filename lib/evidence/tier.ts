/** Tiers: the only place that says how much an event, or a line of text, proves. 1 confirmed use, 2 moderate, 3 a mention. */
import type { AgentEvent } from '../event.js';
import { bareId } from '../skill/bare-id.js';
import type { Tier } from './evidence.js';
import { agentName } from './skill-id.js';

/** Agents that load a skill only by reading its SKILL.md: there a verified read is the confirmed use. Codex 0.169 has no skill event. */
const LOADS_BY_READING: readonly string[] = ['codex'];

/**
 * How much an event proves about the skill it names; null when it proves nothing: refused, denied, blocked, failed,
 * or not about a skill.
 */
export function eventTier(agent: string, event: AgentEvent): Tier | null {
  switch (event.type) {
    case 'skill_call':
      // A call whose result was never seen is an attempt; Claude's Skill tool has answered with is_error and no body (2.1.141).
      if (event.outcome === 'ran') return 1;
      return event.outcome === 'unfinished' ? 2 : null;
    case 'skill_read':
      if (event.text === 'own') return LOADS_BY_READING.includes(agentName(agent).toLowerCase()) ? 1 : 2;
      return event.text === 'other' ? 2 : 3;
    default:
      return null;
  }
}

/** A token that is no skill id: seen in what a tool took or gave it is moderate evidence, in prose or in a refused call a mention. */
export function mentionTier(event: AgentEvent): Tier {
  return event.type === 'tool_call' && (event.outcome === 'ran' || event.outcome === 'failed') ? 2 : 3;
}

const SKILL_TOOL = /"name"\s*:\s*"Skill"/;
const SKILL_FIELD = /"skill"\s*:\s*"([^"\\]+)"/g;
const LAUNCHING = /Launching skill:\s*([^\s"'\\,<>]+)/g;
const BASE_DIRECTORY = /Base directory for this skill:\s*(.+)/;

/**
 * The seeds' rule for one line of text. Pure. `score` is scoreProofLine's. Where the seeds ask "contains", this asks for the exact id
 * (a plugin prefix aside), looks at every skill named on the line, and ends a path where its JSON string or line ends.
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
