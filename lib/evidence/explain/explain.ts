/** Explains a transcript from its events, one by one: for each skill whether and how it was used and which line shows it, and every tool call. */

import type { Tier } from '../../contract/tier.js';
import type { Decided } from '../../contract/transcript/decided.js';
import type { AgentEvent, Fault } from '../../contract/transcript/event.js';
import { isJson } from '../../input/json-value.js';
import { bareId } from '../../text/bare-id.js';
import { inputText } from '../../text/input-text.js';
import { mainOf } from '../../text/name-call.js';
import { ownCopy } from '../../text/own-copy.js';
import type { SkillUse, ToolCallEvidence } from '../evidence.js';
import { cutLine } from '../hits.js';
import { type IdCase, meansSkill, namesId, normaliseId } from '../skill-id.js';
import { eventTier } from '../tier.js';
import { nameOf, toolCall } from './explained-call.js';

export interface ExplainAsked {
  agent: string;
  id_case?: IdCase;
  /** The skills to report; null: the installed ones and those that occur in the transcript. */
  skills: readonly string[] | null;
  /** The installed skills, as far as known: ids, and another name of the same skill. */
  installed: readonly { id: string; alias?: string | null }[] | null;
  /** What the verdict of the trial found, where that is known: it has the last word. */
  decided?: Decided | null;
}

export interface Explanation {
  agent: string;
  fault: Fault | null;
  skills: Record<string, SkillUse>;
  tool_calls: ToolCallEvidence[];
  /** The agent's last words. */
  said: string | null;
}

/** What is known about one skill so far; `rank` orders the traces, a lower one is more informative. */
interface Trace extends SkillUse {
  rank: number;
  call_id: string | null;
}

const NOTHING: Trace = { used: false, tier: null, how: 'none', proof: null, rank: 9, call_id: null };

export function createExplainer(asked: ExplainAsked) {
  const id_case = asked.id_case ?? 'exact';
  const rules = { id_case, aliases: aliasesOf(asked.installed) };
  const traces = new Map<string, Trace>();
  const tool_calls: ToolCallEvidence[] = [];
  let fault: Fault | null = null;
  let said: string | null = null;
  /** Skills under whose name another text was loaded, with the line. */
  const foreign = new Map<string, { how: string; proof: string }>();
  let otherUsed = false;
  let lastCall: { id: string; by: string; words: string } | null = null;

  const ask = (id: string) => {
    traces.set(id, NOTHING);
  };
  for (const id of asked.skills ?? asked.installed?.map((skill) => skill.id) ?? []) ask(id);

  const duplicates = listDuplicates(asked.installed, id_case);
  const means = (id: string, seen: string, also: readonly string[]) =>
    meansSkill(id, seen, also, rules) && !(duplicates.has(normaliseId(id, id_case)) && seen.includes(':'));

  function addSkill(event: Extract<AgentEvent, { type: 'skill_call' | 'skill_read' }>): void {
    if (asked.skills === null && ![...traces.keys()].some((id) => means(id, event.skill, event.also))) ask(event.skill);
    const trace = traceOf(event, eventTier(asked.agent, event));
    if (event.type === 'skill_read' && lastCall?.id === event.call_id) Object.assign(trace, callerOf(lastCall));
    otherUsed ||= trace.used;
    for (const id of traces.keys()) if (means(id, event.skill, event.also)) keep(id, trace);
  }

  function keep(id: string, trace: Trace): void {
    const old = traces.get(id) as Trace;
    const better = trace.rank < old.rank || (trace.rank === old.rank && (trace.tier ?? 9) < (old.tier ?? 9));
    if (better) traces.set(id, { ...trace, proof: trace.proof === null ? null : cutLine(trace.proof) });
  }

  /** The event of a read may come before or after that of the call that did it. */
  function nameCaller(id: string, by: string, words: string): void {
    lastCall = { id, by, words: cutWords(words) };
    for (const [skill, trace] of traces)
      if (trace.call_id === id) traces.set(skill, { ...callerOf(lastCall), ...trace });
  }

  /** Mentions in the agent's own words; listings by tools come from the parsers as events. */
  function mention(event: AgentEvent, words: string): void {
    for (const [id, { rank }] of traces) {
      if (rank <= RANKS.mentioned || !namesId(words, bareId(id))) continue;
      const at = Math.max(0, words.indexOf(bareId(id)) - 60);
      const trace = { ...NOTHING, tier: 3 as const, how: 'mentioned', proof: event.proof, rank: RANKS.mentioned };
      keep(id, { ...trace, at: placeOf(event), words: cutWords(words.slice(at, at + 140)) });
    }
  }

  return {
    add(event: AgentEvent): void {
      switch (event.type) {
        case 'skill_call':
          addSkill(event);
          tool_calls.push(toolCall(event));
          break;
        case 'skill_read':
          addSkill(event);
          break;
        case 'tool_call':
          mention(event, inputText(event.input));
          tool_calls.push(toolCall(event));
          nameCaller(event.call_id, nameOf(event.tool, event.input), wordsOf(event.input));
          break;
        case 'foreign_text':
          for (const id of traces.keys())
            if (means(id, event.skill, event.also)) foreign.set(id, { how: `${event.text}-text`, proof: event.proof });
          break;
        case 'message':
        case 'final_answer':
          said = event.text.trim() || said;
          mention(event, event.text);
          break;
        case 'fault':
          fault ??= event.fault;
          break;
        default:
          break;
      }
    },
    end(): Explanation {
      const skills: Explanation['skills'] = {};
      for (const [id, { how, proof }] of foreign) traces.set(id, { ...NOTHING, how, proof: cutLine(proof) });
      for (const row of asked.decided ?? [])
        for (const [id, trace] of traces) if (means(row.skill, id, [])) traces.set(id, settleTrace(trace, row));
      for (const [id, { rank: _, call_id: __, ...use }] of traces)
        skills[id] = { ...use, how: use.how === 'none' && otherUsed ? 'other-skill' : use.how, by: use.by ?? null };
      return { agent: asked.agent, fault, skills, tool_calls, said };
    },
  };
}

const RANKS = { used: 0, attempt: 1, other_file: 2, refused: 3, touched: 4, mentioned: 5 };

function traceOf(event: Extract<AgentEvent, { type: 'skill_call' | 'skill_read' }>, tier: Tier | null): Trace {
  const call =
    event.type === 'skill_call'
      ? { by: event.tool, words: cutWords(event.message ?? wordsOf(event.input)) }
      : { path: event.path };
  const trace = (used: boolean, how: string, rank: number): Trace => ({
    ...{ used, tier, how, ...call, at: placeOf(event), proof: event.proof, rank },
    call_id: event.call_id,
  });
  if (event.type === 'skill_read') {
    if (event.text === 'own') return trace(true, 'read', RANKS.used);
    if (event.text === 'other') return trace(false, 'other-file', RANKS.other_file);
    return trace(false, event.why ?? 'mentioned', RANKS.touched);
  }
  if (event.outcome === 'ran') return trace(true, event.how, RANKS.used);
  if (event.outcome === 'unfinished') return trace(false, 'unfinished', RANKS.attempt);
  const refused = ['denied', 'blocked_by_hook', 'hook_errored'].includes(event.outcome);
  return trace(false, refused ? 'denied' : 'failed', RANKS.refused);
}

/** Bare ids that are also installed with a plugin prefix: such a bare id means only the skill without prefix. */
function listDuplicates(installed: ExplainAsked['installed'], id_case: IdCase): Set<string> {
  const ids = (installed ?? []).map((skill) => normaliseId(skill.id, id_case));
  return new Set(ids.filter((id) => !id.includes(':') && ids.some((other) => other !== id && bareId(other) === id)));
}

function aliasesOf(installed: ExplainAsked['installed']): Record<string, string> {
  const twice = (installed ?? []).flatMap(({ id, alias }) => (alias ? [{ [alias]: id }, { [id]: alias }] : []));
  return Object.assign({}, ...twice) as Record<string, string>;
}

/** The transcript alone may show a use that the verdict did not find, or none where it found one. */
function settleTrace(trace: Trace, { used, tier, why, proof }: Decided[number]): Trace {
  if (trace.used === used) return { ...trace, proof: trace.proof ?? proof };
  const found = used ? { how: 'delivered', words: proof } : { how: 'not-delivered', words: why ?? trace.words ?? null };
  return { ...trace, ...found, used, tier, by: null, proof: proof ?? trace.proof };
}

const callerOf = ({ by, words }: { by: string; words: string }) => ({ by, words });
const placeOf = ({ stream, line }: AgentEvent) => `${stream}:${line}`;
const cutWords = (text: string) => ownCopy(text.length > 300 ? `${text.slice(0, 300)}...` : text);

/** Of a shell's call the command. */
const wordsOf = (input: unknown) => (isJson(input) ? mainOf(input) : inputText(input));
