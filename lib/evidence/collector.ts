/** Collects the evidence of one trial of a `skill` case from an agent's events, one by one. Memory grows with the number of tokens only. */

import type { AgentEvent, Fault, ForeignText } from '../contract/transcript/event.js';
import { getOwn } from '../input/get-own.js';
import { inputText } from '../text/input-text.js';
import { type Asked, type Claim, listClaims } from './claims.js';
import { settleDelivered } from './delivered.js';
import { NO_USAGE, type SkillEvidence } from './evidence.js';
import { createBestHits } from './hits.js';
import { bringsFile } from './required-file.js';
import { listSearches } from './searches.js';
import { meansSkill } from './skill-id.js';
import { eventTier, mentionTier } from './tier.js';

export interface Collector {
  add(event: AgentEvent): void;
  end(): SkillEvidence;
}

type SkillEvent = Extract<AgentEvent, { type: 'skill_call' | 'skill_read' }>;

/** Reasons of a skill_read without text that are failed attempts; others (listed, searched, written) are not attempts. */
const REFUSALS = new Set(['failed', 'denied', 'blocked', 'blocked_by_hook', 'hook_errored', 'unavailable']);

const FOREIGN: Record<ForeignText, string> = {
  other: 'the text that was loaded is another than its SKILL.md',
  empty: 'it was loaded without any text below the front matter',
};

export function createCollector(asked: Asked): Collector {
  const claims = listClaims(asked, 'events');
  const hits = createBestHits();
  const refused = new Map<string, string>();
  /** Tokens of skills under whose name another text was loaded, or none: no load of that name counts. */
  const foreign = new Map<string, ForeignText>();
  const rules = { id_case: claims.id_case, aliases: claims.aliases };
  const isFile = (claim: Claim) => claim.file && claim.skill === null;
  const files = claims.all.filter(isFile).map(({ token }) => token);
  const searches = listSearches(
    [
      ...claims.all.filter((claim) => !isFile(claim)),
      ...claims.any.tokens.map((token): Pick<Claim, 'token' | 'skill'> => ({ token, skill: null })),
    ],
    claims.id_case,
    new Set((asked.skills ?? []).map((id) => id.toLowerCase())),
  );
  let active = false;
  let ended = false;
  let unanswered: string | null = null;
  let fault: Fault | null = null;
  let usage = NO_USAGE;
  let final_answer: string | null = null;

  function addSkill(event: SkillEvent): void {
    const seen = eventTier(asked.agent, event);
    for (const claim of claims.all) {
      if (claim.skill === null) continue;
      if (claim.skill !== '*' && !meansSkill(claim.skill, event.skill, event.also, rules)) continue;
      // The text of a skill that the model did not ask for is a quotation.
      const quoted = event.type === 'skill_read' && asked.delivered?.isCalled(claim.skill) === false;
      const tier = quoted && seen !== null && claim.skill !== '*' ? 3 : seen;
      if (tier !== null && (claim.skill !== '*' || tier < 3))
        hits.note(claim.token, tier, scoreOf(event), event, describe(event));
      const refusal = refusalOf(event);
      if (refusal !== null && !refused.has(claim.token)) refused.set(claim.token, refusal);
    }
  }

  /**
   * `words` are the agent's own, `output` is a tool's result. A skill's name in the agent's words is only a mention, noted once.
   * Outputs are not searched for skill ids, because the parsers report listings as events.
   */
  function search(event: AgentEvent, words: readonly string[], output: string): void {
    const open = searches.filter(({ token, skill }) => {
      const known = hits.best(token);
      return known === undefined || (!skill && known.tier > mentionTier(event));
    });
    if (open.length === 0) return;
    let lowered: string[] | null = null;
    let result: string | null = null;
    for (const { token, skill, normalise, isIn } of open) {
      const tier = skill ? 3 : mentionTier(event);
      if (normalise) lowered ??= words.map((text) => text.toLowerCase());
      if (!skill) result ??= output.toLowerCase();
      const found = (normalise ? (lowered as string[]) : words).some(isIn) || (!skill && isIn(result as string));
      if (found) hits.note(token, tier, tier === 2 ? 110 : 10, event, describe(event));
    }
  }

  /** A path in a call's input proves no read: a failed one, `ls` and `rm` name it too. */
  function addFiles(event: Extract<AgentEvent, { type: 'tool_call' }>): void {
    for (const token of files)
      if (hits.best(token) === undefined && bringsFile(event, token, getOwn(asked.files, token) ?? null))
        hits.note(token, 2, 110, event, describe(event));
  }

  return {
    add(event) {
      switch (event.type) {
        case 'skill_call':
        case 'skill_read':
          active = true;
          if (event.type === 'skill_call' && event.outcome === 'unfinished') unanswered ??= event.tool;
          addSkill(event);
          if (event.type === 'skill_call')
            search(asToolCall(event), [event.tool, inputText(event.input)], event.output);
          else if (event.path !== null) search(event, [event.path], '');
          break;
        case 'tool_call':
          active = true;
          if (event.outcome === 'unfinished') unanswered ??= event.tool;
          addFiles(event);
          search(event, [event.tool, inputText(event.input)], event.output);
          break;
        case 'foreign_text':
          for (const claim of claims.all)
            if (claim.skill !== null && claim.skill !== '*' && meansSkill(claim.skill, event.skill, event.also, rules))
              foreign.set(claim.token, event.text);
          break;
        case 'message':
        case 'final_answer':
          if (event.type === 'final_answer') final_answer = event.text;
          search(event, [event.text], '');
          break;
        case 'fault':
          fault ??= event.fault;
          break;
        case 'model':
        case 'plugin_refused':
          break;
        case 'end':
          ended = true;
          usage = event.usage;
          break;
        default:
          event satisfies never;
      }
    },
    end: () => {
      if (!asked.delivered) for (const [token, text] of foreign) refused.set(token, FOREIGN[text]);
      const found = { ...hits.hits() };
      const vain = Object.fromEntries(refused);
      if (asked.delivered) settleDelivered(claims.all, found, vain, asked.delivered);
      else for (const token of foreign.keys()) delete found[token];
      return {
        claims,
        hits: found,
        refused: vain,
        active,
        proof: hits.proof(),
        fault,
        ended,
        unanswered,
        usage,
        final_answer,
      };
    },
  };
}

/** Collects from all events at once, for callers that have them in memory. */
export function collectEvidence(events: Iterable<AgentEvent>, asked: Asked): SkillEvidence {
  const collector = createCollector(asked);
  for (const event of events) collector.add(event);
  return collector.end();
}

/** The text of an injected or invoked skill is searched like a tool's output, because tokens of a case may occur in it. */
function asToolCall(event: Extract<AgentEvent, { type: 'skill_call' }>): AgentEvent {
  const { stream, line, proof, call_id, tool, input, outcome, message, output } = event;
  return { type: 'tool_call', stream, line, proof, call_id, tool, input, outcome, message, output };
}

/** Scores on the scale of scoreProofLine, so that both kinds of evidence pick the best hit in the same way. */
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
  const location = `${event.stream}:${event.line}`;
  if (event.type === 'skill_call') return `${location} ${event.how} ${event.outcome}`;
  if (event.type === 'skill_read')
    return `${location} read ${event.text === 'none' ? (event.why ?? 'none') : event.text}`;
  return `${location} ${event.type}`;
}
