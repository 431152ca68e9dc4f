/** Compares the offers of a batch with `$offers` of the ref baseline: which skills are offered worse, and why, as far as known. */

import { knowsOffers } from '../baseline/offers.js';
import type { Baseline } from '../baseline/schema.js';
import { judgedAs } from '../contract/mode.js';
import { isKept, type Offer, type OfferState } from '../contract/offer.js';
import type { Results } from '../contract/result.js';
import { getOwn } from '../input/get-own.js';
import { joinClauses } from '../text/sentence.js';
import type { CompareInput } from './input.js';
import type { Comparison, DeltaLoss } from './schema.js';

export interface OfferLoss {
  agent: string;
  skill: string;
  before: { offer: OfferState; kept_chars: number; of_chars: number | null };
  after: Offer;
  /** The skill's own description is as long as before, so something else took its room. */
  untouched: boolean;
  pushed_out_by: DeltaLoss['pushed_out_by'];
  cause: string | null;
}

/** Agents that were offered skills, and of which neither baseline knows the offers. */
export function findUnrecorded({ results, current }: CompareInput, ref: Baseline | null): string[] {
  if (ref === null) return [];
  return Object.entries(results.offers).flatMap(([agent, skills]) =>
    Object.keys(skills).length === 0 || [ref, current].some((one) => one && knowsOffers(one, agent)) ? [] : [agent],
  );
}

const RANK: Record<OfferState, number> = { absent: 0, name_only: 1, cut: 2, full: 3 };

export function findOfferLosses(results: Results, ref: Baseline): OfferLoss[] {
  const losses: OfferLoss[] = [];
  // At the ref its author keeps it from models on another agent already: on one more that is no loss, but what is wanted.
  const isChosen = (skill: string, { reason }: Offer) =>
    isKept(reason) &&
    Object.entries(results.offers).some(
      ([agent, skills]) => isKept(getOwn(skills, skill)?.reason) && findRefOffer(ref, agent, skill)?.offer === 'absent',
    );
  for (const [agent, skills] of Object.entries(results.offers)) {
    for (const [skill, after] of Object.entries(skills)) {
      const before = findRefOffer(ref, agent, skill);
      if (!before || !isWorseOffer(before, after) || isChosen(skill, after)) continue;
      const untouched = before.of_chars === after.of_chars;
      losses.push({
        agent,
        skill,
        before,
        after,
        untouched,
        ...findCause({ results, ref, agent, skill, after, untouched }),
      });
    }
  }
  return losses;
}

/** `$offers` lists only offers that are not full, so a known skill of a known agent that is absent there was offered in full. Null: unknown. */
export function findRefOffer(ref: Baseline, agent: string, skill: string): OfferLoss['before'] | null {
  const offers = getOwn(ref.$offers, agent);
  const offer = getOwn(offers, skill);
  if (offer) return offer;
  const length = getOwn(ref.$meta.skills, skill);
  if (!knowsOffers(ref, agent) || length === undefined) return null;
  return { offer: 'full', kept_chars: length, of_chars: length };
}

export function isWorseOffer(before: OfferLoss['before'], after: Pick<Offer, 'offer' | 'kept_chars'>): boolean {
  if (RANK[after.offer] !== RANK[before.offer]) return RANK[after.offer] < RANK[before.offer];
  // A full offer is never worse, however much the author shortened the description.
  return after.offer === 'cut' && after.kept_chars * 2 < before.kept_chars;
}

interface CauseFacts extends Pick<OfferLoss, 'agent' | 'skill' | 'after' | 'untouched'> {
  results: Results;
  ref: Baseline;
}

function findCause(facts: CauseFacts): Pick<OfferLoss, 'cause' | 'pushed_out_by'> {
  const { results, ref, agent, after, untouched } = facts;
  const causes: string[] = [];
  if (after.reason) causes.push(after.reason);
  // A reason that is not about room (moved, invalid) explains the loss by itself; naming grown skills would mislead.
  const aboutRoom = after.reason === null || after.over !== undefined;
  const pushed_out_by = untouched && aboutRoom ? findPusher(facts) : null;
  if (pushed_out_by) causes.push(describePusher(pushed_out_by));
  const version = findVersionChange(results, ref, agent);
  if (version && !pushed_out_by && aboutRoom) causes.push(version);
  return { cause: joinClauses(causes) || null, pushed_out_by };
}

export function describePusher({
  skill,
  chars,
  others,
  others_chars,
}: NonNullable<OfferLoss['pushed_out_by']>): string {
  const rest = others > 0 ? ` and ${others} more, +${others_chars} characters` : '';
  return `pushed out by \`${skill}\`, +${chars} characters${rest}`;
}

function findPusher({ results, ref, agent, skill }: CauseFacts): OfferLoss['pushed_out_by'] {
  const [first, ...others] = findGrowth(results, ref, agent, skill);
  return first
    ? { ...first, others: others.length, others_chars: others.reduce((sum, { chars }) => sum + chars, 0) }
    : null;
}

/** Skills that are new or longer than in the ref baseline, largest growth first. */
function findGrowth(results: Results, ref: Baseline, agent: string, lost: string): { skill: string; chars: number }[] {
  const known = ref.$meta.skills;
  if (!known) return [];
  return Object.entries(results.offers[agent] ?? {})
    .filter(([skill]) => skill !== lost)
    .map(([skill, { of_chars }]) => ({
      skill,
      chars: of_chars - (getOwn(known, skill) ?? 0),
    }))
    .filter(({ chars }) => chars > 0)
    .sort((a, b) => b.chars - a.chars || (a.skill < b.skill ? -1 : 1));
}

export function findVersionChange(results: Results, baseline: Baseline, agent: string): string | null {
  const versions = findVersions(results, baseline, agent);
  return versions && versions.before !== versions.after
    ? `${agent} changed from ${versions.before} to ${versions.after}`
    : null;
}

/** null: one of the two is not known. */
function findVersions(results: Results, baseline: Baseline, agent: string): { before: string; after: string } | null {
  const before = baseline.$meta[judgedAs(results)]?.agents?.[agent]?.version;
  const after = results.environment.agents[agent]?.version;
  return before && after ? { before, after } : null;
}

/** Of the agents of which both are known. */
export const listVersions = (results: Results, baseline: Baseline | null): Comparison['agent_versions'] =>
  Object.fromEntries(
    Object.keys(results.environment.agents).flatMap((agent) => {
      const versions = baseline && findVersions(results, baseline, agent);
      return versions ? [[agent, versions]] : [];
    }),
  );

/** What a person is asked to agree to is new. */
export function freshReason(
  now: { reason?: string | null | undefined } | null | undefined,
  before: { reason?: string | null | undefined } | undefined,
): string | null {
  const reason = now?.reason?.trim() ? (now.reason ?? null) : null;
  return reason === (before?.reason ?? null) ? null : reason;
}

/** As a row of the comparison carries it. */
export function lossOf({ before, after, cause, pushed_out_by }: OfferLoss): DeltaLoss {
  const listed = ({ offer, kept_chars, of_chars }: OfferLoss['before']) => ({ offer, kept_chars, of_chars });
  return { before: listed(before), after: listed(after), cause, over: after.over ?? null, pushed_out_by };
}

export function describeOffer(offer: { offer: OfferState; kept_chars: number; of_chars: number | null }): string {
  switch (offer.offer) {
    case 'full':
      return 'full';
    case 'cut':
      return `cut ${offer.kept_chars}/${offer.of_chars}`;
    case 'name_only':
      return `name only${offer.of_chars ? ` 0/${offer.of_chars}` : ''}`;
    case 'absent':
      return 'not offered';
  }
}
