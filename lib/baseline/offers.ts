/** What agents were offered → `$offers` and `$meta.skills` of a baseline, by which a later loss is seen; and whether they are there. */
import type { Results } from '../contract/result.js';
import { getOwn } from '../input/get-own.js';
import type { Baseline, BaselineOffer } from './schema.js';
import { line } from './serialize.js';

export interface BaselineChange {
  /** Null: an offer or a fact of `$meta`. */
  case_id: string | null;
  agent: string;
  skill: string | null;
  before: string | null;
  after: string | null;
}

type Offers = Results['offers'];

/** Writes into the baseline. An agent's offers are taken whole: a batch installs the whole source, however few cases it runs. */
export function recordOffers(baseline: Baseline, offers: Offers, reason: string): BaselineChange[] {
  const changes = Object.entries(offers).flatMap(([agent, now]) => recordAgent(baseline, agent, now, reason));
  const lengths: Record<string, number> = {};
  for (const skills of Object.values(offers)) {
    for (const [skill, { of_chars }] of Object.entries(skills)) {
      lengths[skill] = Math.max(of_chars, getOwn(lengths, skill) ?? 0);
    }
  }
  if (Object.keys(lengths).length > 0) baseline.$meta = { ...baseline.$meta, skills: lengths };
  return changes;
}

/** Without them nothing can be lost: a cut offer is as good as a whole one. */
export function knowsOffers(baseline: Baseline, agent: string): boolean {
  const { skills, oracle, router, live } = baseline.$meta;
  const ran = [oracle, router, live].some((mode) => Object.hasOwn(mode?.agents ?? {}, agent));
  return skills !== undefined && (ran || Object.hasOwn(baseline.$offers, agent));
}

function recordAgent(baseline: Baseline, agent: string, now: Offers[string], reason: string): BaselineChange[] {
  const skills = Object.keys(now);
  if (skills.length === 0) return [];
  const before = baseline.$offers[agent] ?? {};
  const after: Record<string, BaselineOffer> = {};
  const changes: BaselineChange[] = [];
  for (const skill of new Set([...Object.keys(before), ...skills])) {
    const [was, is] = [getOwn(before, skill), getOwn(now, skill)];
    if (is && is.offer !== 'full') {
      const offer: BaselineOffer = { offer: is.offer, kept_chars: is.kept_chars, of_chars: is.of_chars };
      const same = was?.offer === offer.offer && was.kept_chars === offer.kept_chars && was.of_chars === offer.of_chars;
      after[skill] = same ? was : { ...offer, reason };
    }
    const left = getOwn(after, skill);
    const [from, to] = [was ? line(was) : null, left ? line(left) : null];
    if (from !== to) changes.push({ case_id: null, agent, skill, before: from, after: to });
  }
  baseline.$offers[agent] = after;
  return changes;
}
