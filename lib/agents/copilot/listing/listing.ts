/** A set of skills → the listing that Copilot CLI 1.0.102 makes of it before any model is asked, with the vendor facts behind it. */

import { posix } from 'node:path';
import { type Excess, explain, type OfferState } from '../../../contract/offer.js';
import { memoize } from '../../../input/memoize.js';
import type { OfferedSkill } from '../../../model/wire.js';
import { measureOffer } from '../../../skill/offer-match.js';
import type { Skill, Source } from '../../../skill/skill.js';
import type { Agent } from '../../interface/agent.js';
import type { ExplainedOffer, Headroom, ListingContext } from '../../interface/listing.js';
import { BLANK, isBlank } from '../../listing/explain-loss.js';
import { findRight, predictOnce } from '../../listing/predict-once.js';
import { escapeXml } from '../../listing/skill-tags.js';
import { LISTING_FACTS, project_skills } from '../facts.js';
import { pluginWith } from '../plugins.js';
import { personalFolder } from '../source.js';
import { explainLocation, findNested, notNamed, pushedOut, UNREAD } from './offer-reasons.js';
import { explainHidden, findRejection } from './rejection.js';

type Location = Pick<ListingContext, 'source' | 'install'>;

/** As its listing calls where a skill is from. */
const LOCATIONS: Partial<Record<ListingContext['install'], string>> = { skills: 'user', project: 'project' };

/** Spaces become dashes; the case of letters is kept. */
const plainName = (skill: Skill): string => skill.id.trim().replace(/\s+/g, '-');

/** {skill name: the plugins with a skill of that name} */
const ownersOfNames = memoize((source: Source) => {
  const owners = new Map<string, Set<string>>();
  for (const skill of source.skills.filter((each) => (findRejection(each) ?? explainHidden(each)) === null)) {
    const plugin = pluginWith(skill, source, 'marketplace')?.plugin.name;
    const name = plainName(skill);
    if (plugin !== undefined) owners.set(name, (owners.get(name) ?? new Set()).add(plugin));
  }
  return owners;
});

/** Prefixed by the plugin's name if another plugin has a skill of the same name. */
export function listedName(skill: Skill, { source, install }: Location): string {
  const name = plainName(skill);
  if (install !== 'marketplace') return name;
  const own = pluginWith(skill, source, install)?.plugin.name;
  const shared = [...(ownersOfNames(source).get(name) ?? [])].some((plugin) => plugin !== own);
  return shared && own !== undefined ? `${own}:${name}` : name;
}

function entryChars(name: string, description: string, location: string): number {
  const entry = [
    '<skill>',
    `  <name>${escapeXml(name)}</name>`,
    `  <description>${escapeXml(description)}</description>`,
    `  <location>${location}</location>`,
    '</skill>',
    '',
  ];
  return entry.join('\n').length;
}

/** Of two skills with the same name only the one in the first folder is listed; in two plugins each is listed with its plugin's prefix. */
function splitDuplicates(skills: readonly Skill[], context: Location): { first: Skill[]; later: Map<Skill, Skill> } {
  const at = (skill: Skill) =>
    context.install === 'skills' ? personalFolder(context.source, skill) : posix.dirname(skill.path);
  // The folders of a project have an order of their own.
  const order = ({ folder = '' }: Skill) =>
    context.install === 'project' ? project_skills.folders.indexOf(folder) : 0;
  const name = new Map(skills.map((skill) => [skill, listedName(skill, context)]));
  const winners = new Map<string | undefined, Skill>();
  const later = new Map<Skill, Skill>();
  for (const skill of [...skills].sort((a, b) => order(a) - order(b) || compare(at(a), at(b)))) {
    const winner = winners.get(name.get(skill));
    if (winner) later.set(skill, winner);
    else winners.set(name.get(skill), skill);
  }
  // Sorted by code unit, so capital letters come first.
  return { first: [...winners.values()].sort((a, b) => compare(plainName(a), plainName(b))), later };
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * The listing of a source together with only Copilot's own skills. Entries are added in the order of their names until one
 * does not fit; all later ones, however short, are listed by name only (no first-fit), until that line is full as well.
 */
export function predictListing(context: Location) {
  const { skills } = context.source;
  const folders = new Set(skills.map(({ path }) => posix.dirname(path)));
  const reasons = new Map(
    skills.map((skill) => [
      skill,
      findRejection(skill) ?? explainLocation(skill, context) ?? findNested(skill, folders) ?? explainHidden(skill),
    ]),
  );
  const { first, later } = splitDuplicates(
    skills.filter((skill) => reasons.get(skill) === null),
    context,
  );
  const nameOf = (skill: Skill) => listedName(skill, context);
  const states = new Map<Skill, OfferState>();
  const beyond = new Set<Skill>();
  let left: number = LISTING_FACTS.budget_chars;
  let names: number = LISTING_FACTS.names_line_start.length;
  let last = '';
  let full = false;
  const costOf = (skill: Skill) =>
    entryChars(nameOf(skill), skill.description ?? '', LOCATIONS[context.install] ?? 'plugin');
  const over = first.reduce((sum, skill) => sum + costOf(skill), 0) - LISTING_FACTS.budget_chars;
  for (const skill of first) {
    const cost = costOf(skill);
    full ||= cost > left;
    if (!full) {
      left -= cost;
      last = nameOf(skill);
      states.set(skill, 'full');
      continue;
    }
    const chars = nameOf(skill).length + (names > LISTING_FACTS.names_line_start.length ? 2 : 0);
    const fits = names + chars <= LISTING_FACTS.names_line_chars;
    // After the first name that does not fit, no further names are added.
    names = fits ? names + chars : Number.POSITIVE_INFINITY;
    states.set(skill, fits ? 'name_only' : 'absent');
    reasons.set(skill, fits ? pushedOut(last, over) : notNamed(last, over));
    beyond.add(skill);
  }
  for (const [skill, winner] of later)
    reasons.set(
      skill,
      explain(`Copilot keeps one skill per name, and ${winner.path} has the same name`, 'rename one of the two'),
    );
  const offers = skills.map((skill): ExplainedOffer => {
    const state = states.get(skill) ?? 'absent';
    const shown = state === 'full' ? (skill.description ?? '') : state === 'name_only' ? null : undefined;
    const offer = measureOffer(skill, shown);
    const why = reasons.get(skill) ?? (offer.offer === 'full' ? null : isBlank(skill) ? BLANK : UNREAD);
    const excess: Excess = { by: over, limit: LISTING_FACTS.budget_chars, unit: 'characters' };
    return { skill, id: nameOf(skill), ...offer, why, ...(beyond.has(skill) ? { over: excess } : {}) };
  });
  /** headroom_chars: left for further entries; 0 once one did not fit. */
  return { offers, headroom_chars: full ? 0 : left };
}

export const predictOffers = (context: Location) => predictListing(context).offers;

function entrySize({ id, description }: OfferedSkill): number {
  const builtin: readonly string[] = LISTING_FACTS.builtin_skills;
  return entryChars(id, description ?? '', builtin.includes(id) ? 'builtin' : 'plugin');
}

/** Names on the line below the entries take nothing of the budget. */
export const sizeOf = (rows: readonly OfferedSkill[]): number =>
  rows.reduce((sum, row) => sum + (row.description === null ? 0 : entrySize(row)), 0);

/**
 * Names without a description mean that the budget is exceeded by at least their entries; the request does not contain the
 * length of their descriptions. It contains no location either, so `plugin` is assumed for all but Copilot's own skills.
 */
export function headroom(offered: readonly OfferedSkill[]): Headroom {
  const bare = offered.filter(({ description }) => description === null);
  const used = bare.length ? bare.reduce((sum, skill) => sum + entrySize(skill), 0) : sizeOf(offered);
  const budget = LISTING_FACTS.budget_chars;
  return { unit: 'characters', budget, left: bare.length ? -used : budget - used };
}

const predictListingOnce = predictOnce(predictListing);

const findPrediction = (skill: Skill, context: ListingContext, offer: OfferState): ExplainedOffer | null =>
  offer === 'full' ? null : findRight(predictListingOnce(context).offers, skill, offer);

export const explainOffer: Agent['explainOffer'] = (...asked) => findPrediction(...asked)?.why ?? null;
export const findExcess: NonNullable<Agent['findExcess']> = (...asked) => findPrediction(...asked)?.over ?? null;
