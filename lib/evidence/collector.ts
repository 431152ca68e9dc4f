/** Event evidence: an agent's events, one by one, become the evidence of one trial of a `skill` case. Memory grows with the tokens only. */
import { escapePattern } from '../escape-pattern.js';
import type { AgentEvent, Fault } from '../event.js';
import { bareId } from '../skill/bare-id.js';
import { type Asked, type Claim, listClaims } from './claims.js';
import type { SkillEvidence } from './evidence.js';
import { createHitBook } from './hits.js';
import { foldId, type IdCase, meansSkill, namesId } from './skill-id.js';
import { eventTier, mentionTier } from './tier.js';

export interface Collector {
  add(event: AgentEvent): void;
  end(): SkillEvidence;
}

type SkillEvent = Extract<AgentEvent, { type: 'skill_call' | 'skill_read' }>;

/** Why a skill_read without text was no use although the agent tried: the others (listed, searched, written) were no attempt. */
const REFUSALS = new Set(['failed', 'denied', 'blocked', 'blocked_by_hook', 'unavailable']);

export function createCollector(asked: Asked): Collector {
  const claims = listClaims(asked, 'events');
  const book = createHitBook();
  const refused = new Map<string, string>();
  const rules = { id_case: claims.id_case, aliases: claims.aliases };
  const searches = listSearches(
    [...claims.all, ...claims.any.tokens.map((token): Pick<Claim, 'token' | 'skill'> => ({ token, skill: null }))],
    claims.id_case,
  );
  let active = false;
  let ended = false;
  let fault: Fault | null = null;
  let usage: SkillEvidence['usage'] = { input_tokens: null, output_tokens: null, cost_usd: null };
  let final_answer: string | null = null;

  function addSkill(event: SkillEvent): void {
    const tier = eventTier(asked.agent, event);
    for (const claim of claims.all) {
      if (claim.skill === null) continue;
      if (claim.skill !== '*' && !meansSkill(claim.skill, event.skill, event.also, rules)) continue;
      if (tier !== null && (claim.skill !== '*' || tier < 3))
        book.note(claim.token, tier, scoreOf(event), event, describe(event));
      const words = refusalOf(event);
      if (words !== null && !refused.has(claim.token)) refused.set(claim.token, words);
    }
  }

  /**
   * `said` is the agent's own words, `output` what a tool gave back. A skill is used or it is not; its name in the agent's words is a
   * mention, worth noting once. In outputs the parsers tell listings themselves, so those are searched for other tokens only.
   */
  function search(event: AgentEvent, said: readonly string[], output: string): void {
    const open = searches.filter(({ token, skill }) => {
      const known = book.best(token);
      return known === undefined || (!skill && known.tier > mentionTier(event));
    });
    if (open.length === 0) return;
    let words: string[] | null = null;
    let result: string | null = null;
    for (const { token, skill, fold, isIn } of open) {
      const tier = skill ? 3 : mentionTier(event);
      if (fold) words ??= said.map((text) => text.toLowerCase());
      if (!skill) result ??= output.toLowerCase();
      const found = (fold ? (words as string[]) : said).some(isIn) || (!skill && isIn(result as string));
      if (found) book.note(token, tier, tier === 2 ? 110 : 10, event, describe(event));
    }
  }

  return {
    add(event) {
      switch (event.type) {
        case 'skill_call':
        case 'skill_read':
          active = true;
          addSkill(event);
          if (event.type === 'skill_call')
            search(asToolCall(event), [event.tool, inputText(event.input)], event.output);
          else if (event.path !== null) search(event, [event.path], '');
          break;
        case 'tool_call':
          active = true;
          search(event, [event.tool, inputText(event.input)], event.output);
          break;
        case 'message':
        case 'final_answer':
          if (event.type === 'final_answer') final_answer = event.text;
          search(event, [event.text], '');
          break;
        case 'fault':
          fault ??= event.fault;
          break;
        case 'end':
          ended = true;
          usage = event.usage;
          break;
        default:
          event satisfies never;
      }
    },
    end: () => ({
      ...{ claims, hits: book.hits(), refused: Object.fromEntries(refused), active, proof: book.proof() },
      ...{ fault, ended, usage, final_answer },
    }),
  };
}

/** The whole of a transcript's events at once, for callers that have them in memory. */
export function collectEvidence(events: Iterable<AgentEvent>, asked: Asked): SkillEvidence {
  const collector = createCollector(asked);
  for (const event of events) collector.add(event);
  return collector.end();
}

interface Search {
  token: string;
  skill: boolean;
  /** isIn wants lower case. */
  fold: boolean;
  isIn(text: string): boolean;
}

function listSearches(claims: Pick<Claim, 'token' | 'skill'>[], id_case: IdCase): Search[] {
  return claims
    .filter((claim) => claim.skill !== '*')
    .map(({ token, skill }) => {
      if (skill !== null) {
        const id = foldId(bareId(skill), id_case);
        return { token, skill: true, fold: id_case === 'ignore', isIn: (text) => namesId(text, id) };
      }
      const words = token.toLowerCase();
      if (!words.includes('/')) return { token, skill: false, fold: true, isIn: (text) => text.includes(words) };
      // Paths on Windows, and in JSON there: any run of slashes.
      const pattern = new RegExp(escapePattern(words).replaceAll('/', '[\\\\/]+'));
      return { token, skill: false, fold: true, isIn: (text) => pattern.test(text) };
    });
}

/** An injected or invoked skill's text is searched like a tool's output: case tokens may name words of it. */
function asToolCall(event: Extract<AgentEvent, { type: 'skill_call' }>): AgentEvent {
  const { stream, line, proof, call_id, tool, input, outcome, message, output } = event;
  return { type: 'tool_call', stream, line, proof, call_id, tool, input, outcome, message, output };
}

function inputText(input: unknown): string {
  if (typeof input === 'string') return input;
  try {
    return JSON.stringify(input) ?? '';
  } catch {
    return '';
  }
}

/** Scores on the seeds' scale, so that the best hit is picked alike in both kinds of evidence. */
function scoreOf(event: SkillEvent): number {
  if (event.type === 'skill_read') return event.text === 'own' ? 700 : event.text === 'other' ? 160 : 10;
  if (event.outcome !== 'ran') return 110;
  return event.how === 'invoked' ? 1000 : 900;
}

function refusalOf(event: SkillEvent): string | null {
  if (event.type === 'skill_read') {
    return event.text === 'none' && event.why !== null && REFUSALS.has(event.why)
      ? `reading SKILL.md ${event.why}`
      : null;
  }
  if (event.outcome === 'ran' || event.outcome === 'unfinished') return null;
  return `${event.outcome}: ${event.message ?? 'no reason given'}`;
}

function describe(event: AgentEvent): string {
  const place = `${event.stream}:${event.line}`;
  if (event.type === 'skill_call') return `${place} ${event.how} ${event.outcome}`;
  if (event.type === 'skill_read') return `${place} read ${event.text === 'none' ? (event.why ?? 'none') : event.text}`;
  return `${place} ${event.type}`;
}
