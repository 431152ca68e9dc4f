/** Offers of a batch against `$offers` of the ref baseline → the skills that are offered worse, and why where it can be told. */
import type { Baseline } from '../baseline/schema.js';
import { own } from '../own.js';
import type { Offer, OfferState, Results } from '../result.js';

export interface OfferLoss {
  agent: string;
  skill: string;
  before: { offer: OfferState; kept_chars: number; of_chars: number | null };
  after: Offer;
  /** The skill's own description is as long as before: something else took its room. */
  untouched: boolean;
  cause: string | null;
}

const RANK: Record<OfferState, number> = { absent: 0, name_only: 1, cut: 2, full: 3 };

export function findOfferLosses(results: Results, ref: Baseline): OfferLoss[] {
  const losses: OfferLoss[] = [];
  for (const [agent, skills] of Object.entries(results.offers)) {
    for (const [skill, after] of Object.entries(skills)) {
      const before = findRefOffer(ref, agent, skill);
      if (!before || !isWorseOffer(before, after)) continue;
      const untouched = before.of_chars === after.of_chars;
      const cause = findCause({ results, ref, agent, skill, after, untouched });
      losses.push({ agent, skill, before, after, untouched, cause });
    }
  }
  return losses;
}

/** `$offers` holds what is not full: a known skill of a known agent that is not there was offered whole. Null: nothing was known. */
function findRefOffer(ref: Baseline, agent: string, skill: string): OfferLoss['before'] | null {
  const offers = own(ref.$offers, agent);
  const offer = own(offers, skill);
  if (offer) return offer;
  const { skills = {}, oracle, router, live } = ref.$meta;
  const known = offers !== undefined || [oracle, router, live].some((mode) => Object.hasOwn(mode?.agents ?? {}, agent));
  const length = own(skills, skill);
  if (!known || length === undefined) return null;
  return { offer: 'full', kept_chars: length, of_chars: length };
}

function isWorseOffer(before: OfferLoss['before'], after: Offer): boolean {
  if (RANK[after.offer] !== RANK[before.offer]) return RANK[after.offer] < RANK[before.offer];
  // Whole is whole, however short its author made it.
  return after.offer === 'cut' && after.kept_chars * 2 < before.kept_chars;
}

interface CauseFacts {
  results: Results;
  ref: Baseline;
  agent: string;
  skill: string;
  after: Offer;
  untouched: boolean;
}

function findCause({ results, ref, agent, skill, after, untouched }: CauseFacts): string | null {
  const causes: string[] = [];
  if (after.reason) causes.push(after.reason);
  // A reason that is not about room (moved, invalid) explains the loss alone; growth elsewhere would only mislead.
  const aboutRoom = after.reason === null || /budget|room|limit|character|cap\b|space|long/i.test(after.reason);
  const grown = untouched && aboutRoom ? findGrowth(results, ref, agent, skill) : [];
  const [first, ...others] = grown;
  if (first) {
    const more = others.reduce((sum, other) => sum + other.chars, 0);
    const rest = others.length ? ` and ${others.length} more, +${more} characters` : '';
    causes.push(`pushed out by \`${first.skill}\`, +${first.chars} characters${rest}`);
  }
  const version = findVersionChange(results, ref, agent);
  if (version && grown.length === 0 && aboutRoom) causes.push(version);
  // A sentence that goes on has no full stop.
  return causes.length
    ? causes.map((cause, at) => (at < causes.length - 1 ? cause.replace(/\.$/, '') : cause)).join('; ')
    : null;
}

/** Skills that are new or longer than the ref knew them, longest growth first. */
function findGrowth(results: Results, ref: Baseline, agent: string, lost: string): { skill: string; chars: number }[] {
  const known = ref.$meta.skills;
  if (!known) return [];
  return Object.entries(results.offers[agent] ?? {})
    .filter(([skill]) => skill !== lost)
    .map(([skill, { of_chars }]) => ({
      skill,
      chars: of_chars - (own(known, skill) ?? 0),
    }))
    .filter(({ chars }) => chars > 0)
    .sort((a, b) => b.chars - a.chars || (a.skill < b.skill ? -1 : 1));
}

export function findVersionChange(results: Results, baseline: Baseline, agent: string): string | null {
  const before = baseline.$meta[results.mode]?.agents?.[agent]?.version;
  const now = results.environment.agents[agent]?.version;
  return before && now && before !== now ? `${agent} ${before} became ${now}` : null;
}
