/** A first corpus and its source → the baseline: which rows can pass, and what each agent is offered, by the facts of the pinned versions. */
import type { Agent } from '../../lib/agents/agent.js';
import { AGENTS, DEFAULT_AGENTS } from '../../lib/agents/index.js';
import { findShadow } from '../../lib/agents/shadow.js';
import {
  BASELINE_FILE,
  type Baseline,
  type BaselineEntry,
  parseBaseline,
  serializeBaseline,
} from '../../lib/baseline/index.js';
import type { FirstCase } from '../../lib/case/first-corpus.js';
import type { Offer } from '../../lib/contract/result.js';
import { offersById } from '../../lib/offer/compare.js';
import { isSameSkill, nameSkill } from '../../lib/skill/find-skill.js';
import type { Skill, Source } from '../../lib/skill/skill.js';
import { toolVersion } from '../run/tool-version.js';

const PASS: BaselineEntry = { expected_status: 'pass', allow_timeout: false };

export interface PredictedAgent {
  name: string;
  version: string;
  /** {skill id: offer} */
  offers: Record<string, Offer>;
  /** Why a case that expects the skill cannot pass here; null: it can. */
  refuse(skill: Skill): string | null;
}

/** What each agent makes of the source when it is installed as `run` does by default. */
export function predictAgents(source: Source): PredictedAgent[] {
  return DEFAULT_AGENTS.map((name): PredictedAgent => {
    const agent: Agent = AGENTS[name];
    const context = { source, install: agent.defaultInstall(source), vendor_model: null };
    const predicted = new Map(agent.predictOffers(context).map((row) => [row.skill, row]));
    const rows = [...predicted.values()].map(({ skill, offer, kept_chars, of_chars }) => {
      return { id: nameSkill(skill, source), path: skill.path, offer, kept_chars, of_chars, reason: null };
    });
    return {
      name: agent.name,
      version: agent.pinned,
      offers: offersById(rows),
      refuse(skill) {
        const copies = source.skills.filter((other) => other.id === skill.id && isSameSkill(other, skill));
        if (copies.every((copy) => predicted.get(copy)?.offer === 'absent'))
          return agent.explainOffer(skill, context, 'absent') ?? `${agent.title} does not list it.`;
        return findShadow(agent, skill, context)?.reason ?? null;
      },
    };
  });
}

/** A negative case does not run in the default mode, so it gets no entry yet. */
export function renderBaseline(
  cases: readonly FirstCase[],
  skills: ReadonlyMap<string, Skill>,
  source: Source,
  agents: readonly PredictedAgent[],
  today: Date,
): string {
  const rows = cases
    .filter((row) => row.expected_skill)
    .map(({ case_id }) => {
      const skill = skills.get(case_id);
      const entries = agents.map(({ name, refuse }) => [name, entryOf(skill ? refuse(skill) : null)] as const);
      return [case_id, new Map(entries)] as const;
    });
  const baseline: Baseline = {
    $schema: null,
    $meta: describeOffers(agents, source, today),
    $offers: Object.fromEntries(agents.map(({ name, offers }) => [name, listLesserOffers(offers)])),
    cases: new Map(rows),
  };
  // Read back as any baseline, so that what is written is what will be read.
  const text = serializeBaseline(baseline);
  return serializeBaseline(parseBaseline(text, BASELINE_FILE));
}

const entryOf = (reason: string | null): BaselineEntry =>
  reason === null ? PASS : { expected_status: 'fail', allow_timeout: false, reason };

/** As `baseline update` writes it: a known skill that is not among the lesser offers was offered in full. */
function describeOffers(agents: readonly PredictedAgent[], source: Source, today: Date): Baseline['$meta'] {
  const lengths = Object.assign({}, ...agents.map(({ offers }) => offers)) as Record<string, Offer>;
  return {
    schema: 1,
    drafted: true,
    oracle: {
      tool_version: toolVersion(),
      skills_hash: source.hash,
      date: today.toISOString().slice(0, 10),
      trials: 1,
      agents: Object.fromEntries(agents.map(({ name, version }) => [name, { version, vendor_model: null }])),
    },
    skills: Object.fromEntries(Object.entries(lengths).map(([id, { of_chars }]) => [id, of_chars])),
  };
}

function listLesserOffers(offers: Record<string, Offer>): Baseline['$offers'][string] {
  const lesser = Object.entries(offers).filter(([, { offer }]) => offer !== 'full');
  const reason = 'predicted by init';
  return Object.fromEntries(
    lesser.map(([id, { offer, kept_chars, of_chars }]) => [id, { offer, kept_chars, of_chars, reason }]),
  );
}
