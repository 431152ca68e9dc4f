/** What Copilot CLI 1.0.102 makes of a set of skills before any model is asked: vendor facts as data, and the listing they lead to. */
import { posix } from 'node:path';
import type { OfferedSkill } from '../../model/wire.js';
import { measureOffer } from '../../offer-match.js';
import type { OfferState } from '../../result.js';
import type { Skill, Source } from '../../skill/skill.js';
import type { ExplainedOffer, Headroom, ListingPlace } from '../agent.js';
import { remember } from '../remember.js';
import { listPlugins, pluginWith } from './plugins.js';
import { findRejection } from './rejection.js';
import { personalFolder } from './source.js';

/** Measured on the real binary with sets of 50 to 900 skills; each limit was hit exactly and passed by one. */
export const LISTING_FACTS = {
  /** Sum of all `<skill>` entries, each with its line break, XML-escaped, in UTF-16 units. No model or context size changes it. */
  budget_chars: 15_000,
  /** Overrides the budget, for a user whose skills do not fit. */
  budget_variable: 'SKILL_CHAR_BUDGET',
  /** The line of bare names that follows, without its `... and N more`; names after it are not shown at all. */
  names_line_chars: 5_000,
  names_line_start: 'Additional skills available (invoke by name): ',
  /** Listed after the source's own, so they never push one out. */
  builtin_skills: ['customize-cloud-agent', 'github-pr-media'],
} as const;

export interface PredictedListing {
  offers: ExplainedOffer[];
  /** Characters left for further entries; 0 once one did not fit. */
  headroom_chars: number;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (c) => ESCAPES[c] ?? c);

type Place = Pick<ListingPlace, 'source' | 'install'>;

/** Spaces become dashes; the case of letters stays. */
const plainName = (skill: Skill): string => skill.id.trim().replace(/\s+/g, '-');

/** {name: the plugins that have a skill of it} */
const ownersOfNames = remember((source: Source) => {
  const owners = new Map<string, Set<string>>();
  for (const skill of source.skills.filter((each) => findRejection(each) === null)) {
    const plugin = pluginWith(skill, source, 'marketplace')?.plugin.name;
    const name = plainName(skill);
    if (plugin !== undefined) owners.set(name, (owners.get(name) ?? new Set()).add(plugin));
  }
  return owners;
});

/** With its plugin's name where another plugin has a skill of that name. */
export function listedName(skill: Skill, { source, install }: Place): string {
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

/** Of two skills with one name the first folder wins, silently; in two plugins each is listed with its plugin's name before it. */
function splitDuplicates(skills: readonly Skill[], place: Place): { first: Skill[]; later: Map<Skill, Skill> } {
  const at = (skill: Skill) =>
    place.install === 'skills' ? personalFolder(place.source, skill) : posix.dirname(skill.path);
  const name = new Map(skills.map((skill) => [skill, listedName(skill, place)]));
  const winners = new Map<string | undefined, Skill>();
  const later = new Map<Skill, Skill>();
  for (const skill of [...skills].sort((a, b) => compare(at(a), at(b)))) {
    const winner = winners.get(name.get(skill));
    if (winner) later.set(skill, winner);
    else winners.set(name.get(skill), skill);
  }
  // By code unit, capitals first.
  return { first: [...winners.values()].sort((a, b) => compare(plainName(a), plainName(b))), later };
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * The listing that a source leads to when nothing but Copilot's own skills stands beside it. Entries go in by name until one
 * does not fit; from there on all go by name, however short (no first-fit), until their line is full as well.
 */
export function predictListing(place: Place): PredictedListing {
  const { skills } = place.source;
  const folders = new Set(skills.map(({ path }) => posix.dirname(path)));
  const reasons = new Map(
    skills.map((skill) => [skill, findRejection(skill) ?? explainPlace(skill, place) ?? explainNested(skill, folders)]),
  );
  const { first, later } = splitDuplicates(
    skills.filter((skill) => reasons.get(skill) === null),
    place,
  );
  const nameOf = (skill: Skill) => listedName(skill, place);
  const states = new Map<Skill, OfferState>();
  let left: number = LISTING_FACTS.budget_chars;
  let names: number = LISTING_FACTS.names_line_start.length;
  let last = '';
  let full = false;
  for (const skill of first) {
    const cost = entryChars(nameOf(skill), skill.description ?? '', place.install === 'skills' ? 'user' : 'plugin');
    full ||= cost > left;
    if (!full) {
      left -= cost;
      last = nameOf(skill);
      states.set(skill, 'full');
      continue;
    }
    const chars = nameOf(skill).length + (names > LISTING_FACTS.names_line_start.length ? 2 : 0);
    const fits = names + chars <= LISTING_FACTS.names_line_chars;
    // Once a name does not fit the line is closed.
    names = fits ? names + chars : Number.POSITIVE_INFINITY;
    states.set(skill, fits ? 'name_only' : 'absent');
    reasons.set(skill, fits ? pushedOut(last) : notNamed(last));
  }
  for (const [skill, winner] of later)
    reasons.set(skill, `Copilot keeps one skill of a name, and ${winner.path} has it already. Rename one of the two.`);
  const offers = skills.map((skill): ExplainedOffer => {
    const state = states.get(skill) ?? 'absent';
    const shown = state === 'full' ? (skill.description ?? '') : state === 'name_only' ? null : undefined;
    const offer = measureOffer(skill, shown);
    const reason = reasons.get(skill) ?? (offer.offer === 'full' ? null : UNREAD);
    return { skill, id: nameOf(skill), ...offer, reason };
  });
  return { offers, headroom_chars: full ? 0 : left };
}

const UNREAD =
  'Copilot finds no description in the front matter and shows the first lines below it. Write `name: …` and `description: …`, each with a blank behind the colon.';

/** Where the plugins' manifests let it look; folders that begin with a dot are passed over. */
function explainPlace(skill: Skill, { source, install }: Place): string | null {
  const { path } = skill;
  const holding = install === 'skills' ? null : pluginWith(skill, source, install);
  if (install !== 'skills' && !holding) {
    const folders = [...new Set(listPlugins(source, install).flatMap((plugin) => plugin.skill_folders))].join(', ');
    return `Copilot looks for ${install === 'plugin' ? "this plugin's skills" : "these plugins' skills"} in ${folders || 'no folder'} only, not in ${path}. Name its folder under "skills" in plugin.json.`;
  }
  const below = holding ? posix.relative(holding.folder, posix.dirname(path)) : personalFolder(source, skill);
  const dotted = below.split('/').find((name) => name.startsWith('.'));
  return dotted ? `Copilot passes over a folder whose name begins with a dot. Rename ${dotted}.` : null;
}

/** Once a folder is a skill, Copilot looks no further below it. */
function explainNested(skill: Skill, folders: ReadonlySet<string>): string | null {
  for (let at = posix.dirname(posix.dirname(skill.path)); at !== '.'; at = posix.dirname(at))
    if (folders.has(at))
      return `Copilot does not look for skills inside the folder of one, and ${at} is one. Move ${skill.path} out of it.`;
  return null;
}

const budget = `${LISTING_FACTS.budget_chars.toLocaleString('en-US')} characters`;
const FIX = 'Shorten descriptions of skills whose names come earlier, or split the source.';

const pushedOut = (last: string): string =>
  `Copilot lists skills by name until ${budget} are full${last ? `, which '${last}' was the last to fit` : ''}; later ones stand there by name alone. ${FIX}`;

const notNamed = (last: string): string =>
  `Copilot lists descriptions up to ${budget}${last ? ` ('${last}' is the last)` : ''} and then names up to ${LISTING_FACTS.names_line_chars.toLocaleString('en-US')}; this one comes after both. ${FIX}`;

/**
 * Where names stand alone the budget is over by at least their bare entries: what their descriptions would take, the request
 * does not say. It does not say a skill's location either; `plugin` is taken for all but Copilot's own.
 */
export function headroom(offered: readonly OfferedSkill[]): Headroom {
  const builtin: readonly string[] = LISTING_FACTS.builtin_skills;
  const cost = ({ id, description }: OfferedSkill) =>
    entryChars(id, description ?? '', builtin.includes(id) ? 'builtin' : 'plugin');
  const bare = offered.filter(({ description }) => description === null);
  const rows = bare.length ? bare : offered;
  const used = rows.reduce((sum, skill) => sum + cost(skill), 0);
  const budget = LISTING_FACTS.budget_chars;
  return { unit: 'characters', budget, left: bare.length ? -used : budget - used };
}

const predictOnce = remember(
  predictListing,
  ({ source }) => source,
  ({ install }) => install,
);

/** The prediction's own words, where it agrees with what was seen. */
export function explainOffer(skill: Skill, place: ListingPlace, offer: OfferState): string | null {
  if (offer === 'full') return null;
  const predicted = predictOnce(place).offers.find((row) => row.skill.path === skill.path);
  return predicted?.offer === offer ? predicted.reason : null;
}
