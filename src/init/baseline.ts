/** First cases and the agents' offers → the baseline, or the rows that one lacks: which can pass, and what each agent is offered. */
import {
  BASELINE_FILE,
  type Baseline,
  type BaselineEntry,
  parseBaseline,
  serializeBaseline,
} from '../../lib/baseline/index.js';
import type { Offer } from '../../lib/contract/offer.js';
import { schemaAddress } from '../../lib/contract/schema-address.js';
import type { FirstCase } from '../../lib/draft/first-corpus.js';
import type { Skill, Source } from '../../lib/skill/skill.js';
import { toolVersion } from '../run/tool-version.js';
import type { ListingAgent } from './offers.js';

const PASS: BaselineEntry = { expected_status: 'pass', allow_timeout: false };

export function renderBaseline(
  cases: readonly FirstCase[],
  skills: ReadonlyMap<string, Skill>,
  source: Source,
  agents: readonly ListingAgent[],
  { today, old }: { today: Date; old: string | null },
): string {
  const rows = cases.map(({ case_id }) => {
    const skill = skills.get(case_id);
    const entries = agents.map(({ name, refuse }) => [name, entryOf(skill ? refuse(skill) : null)] as const);
    return [case_id, new Map(entries)] as const;
  });
  const drafted: Baseline = {
    $schema: schemaAddress('provider-baseline'),
    $meta: describeOffers(agents, source, today),
    $offers: Object.fromEntries(agents.map(({ name, offers, measured }) => [name, listLesserOffers(offers, measured)])),
    cases: new Map(rows),
  };
  // Read back as any baseline, so that what is written is what will be read.
  const text = serializeBaseline(old === null ? drafted : addTo(parseBaseline(old, BASELINE_FILE), drafted));
  return serializeBaseline(parseBaseline(text, BASELINE_FILE));
}

/** What is there stays; of an agent that it has no row of, nothing is expected. */
function addTo(current: Baseline, drafted: Baseline): Baseline {
  const agents = new Set([...current.cases.values()].flatMap((row) => [...row.keys()]));
  const isKnown = ([agent]: readonly [string, unknown]) => agents.size === 0 || agents.has(agent);
  const { skills } = current.$meta;
  const offers = Object.entries(drafted.$offers)
    .filter(isKnown)
    .map(([agent, rows]) => {
      const fresh = Object.entries(rows).filter(([skill]) => !Object.hasOwn(skills ?? {}, skill));
      return [agent, { ...Object.fromEntries(fresh), ...current.$offers[agent] }];
    });
  return {
    ...current,
    $meta: { ...current.$meta, ...(skills ? { skills: { ...drafted.$meta.skills, ...skills } } : {}) },
    $offers: { ...current.$offers, ...Object.fromEntries(offers) },
    cases: new Map([
      ...[...drafted.cases].map(([id, row]) => [id, new Map([...row].filter(isKnown))] as const),
      ...current.cases,
    ]),
  };
}

const entryOf = (reason: string | null): BaselineEntry =>
  reason === null ? PASS : { expected_status: 'fail', allow_timeout: false, reason };

/** As `baseline update` writes it: a known skill that is not among the lesser offers was offered in full. */
function describeOffers(agents: readonly ListingAgent[], source: Source, today: Date): Baseline['$meta'] {
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

function listLesserOffers(offers: Record<string, Offer>, measured: boolean): Baseline['$offers'][string] {
  const lesser = Object.entries(offers).filter(([, { offer }]) => offer !== 'full');
  const reason = `${measured ? 'measured' : 'predicted'} by init`;
  return Object.fromEntries(
    lesser.map(([id, { offer, kept_chars, of_chars }]) => [id, { offer, kept_chars, of_chars, reason }]),
  );
}
