/** A set of skills → the listing that Copilot CLI 1.0.102 makes of it before any model is asked, with the vendor facts behind it. */
import { posix } from 'node:path';
import type { OfferState } from '../../contract/result.js';
import type { OfferedSkill } from '../../model/wire.js';
import { measureOffer } from '../../skill/offer-match.js';
import type { Skill, Source } from '../../skill/skill.js';
import type { ExplainedOffer, Headroom, ListingContext } from '../agent.js';
import { memoize } from '../memoize.js';
import { listPlugins, pluginWith } from './plugins.js';
import { findRejection } from './rejection.js';
import { personalFolder } from './source.js';

/** Measured on the real binary with sets of 50 to 900 skills; each limit was tested exactly and exceeded by one. */
export const LISTING_FACTS = {
  /** Sum of all `<skill>` entries, each with its line break, XML-escaped, in UTF-16 units. No model or context size changes it. */
  budget_chars: 15_000,
  /** Overrides the budget, for users whose skills do not fit. */
  budget_variable: 'SKILL_CHAR_BUDGET',
  /** The length of the following line of names, without its `... and N more`; later names are not shown at all. */
  names_line_chars: 5_000,
  names_line_start: 'Additional skills available (invoke by name): ',
  /** Bundled skills, listed after the source's own, so they never displace one. */
  builtin_skills: ['customize-cloud-agent', 'github-pr-media'],
} as const;

export interface PredictedListing {
  offers: ExplainedOffer[];
  /** Characters left for further entries; 0 once one did not fit. */
  headroom_chars: number;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (c) => ESCAPES[c] ?? c);

type Location = Pick<ListingContext, 'source' | 'install'>;

/** Spaces become dashes; the case of letters is kept. */
const plainName = (skill: Skill): string => skill.id.trim().replace(/\s+/g, '-');

/** {skill name: the plugins with a skill of that name} */
const ownersOfNames = memoize((source: Source) => {
  const owners = new Map<string, Set<string>>();
  for (const skill of source.skills.filter((each) => findRejection(each) === null)) {
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
  const name = new Map(skills.map((skill) => [skill, listedName(skill, context)]));
  const winners = new Map<string | undefined, Skill>();
  const later = new Map<Skill, Skill>();
  for (const skill of [...skills].sort((a, b) => compare(at(a), at(b)))) {
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
export function predictListing(context: Location): PredictedListing {
  const { skills } = context.source;
  const folders = new Set(skills.map(({ path }) => posix.dirname(path)));
  const reasons = new Map(
    skills.map((skill) => [
      skill,
      findRejection(skill) ?? explainLocation(skill, context) ?? explainNested(skill, folders),
    ]),
  );
  const { first, later } = splitDuplicates(
    skills.filter((skill) => reasons.get(skill) === null),
    context,
  );
  const nameOf = (skill: Skill) => listedName(skill, context);
  const states = new Map<Skill, OfferState>();
  let left: number = LISTING_FACTS.budget_chars;
  let names: number = LISTING_FACTS.names_line_start.length;
  let last = '';
  let full = false;
  for (const skill of first) {
    const cost = entryChars(nameOf(skill), skill.description ?? '', context.install === 'skills' ? 'user' : 'plugin');
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
    reasons.set(skill, fits ? pushedOut(last) : notNamed(last));
  }
  for (const [skill, winner] of later)
    reasons.set(
      skill,
      `Copilot keeps one skill per name, and ${winner.path} has the same name. Rename one of the two.`,
    );
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
  'Copilot finds no description in the front matter and shows the first lines below it. Write `name: …` and `description: …`, each with a space after the colon.';

/** Copilot searches the folders in the plugins' manifests, and skips folders that begin with a dot. */
function explainLocation(skill: Skill, { source, install }: Location): string | null {
  const { path } = skill;
  const holding = install === 'skills' ? null : pluginWith(skill, source, install);
  if (install !== 'skills' && !holding) {
    const folders = [...new Set(listPlugins(source, install).flatMap((plugin) => plugin.skill_folders))].join(', ');
    return `Copilot looks for ${install === 'plugin' ? "this plugin's skills" : "these plugins' skills"} in ${folders || 'no folder'} only, not in ${path}. Name its folder under "skills" in plugin.json.`;
  }
  const below = holding ? posix.relative(holding.folder, posix.dirname(path)) : personalFolder(source, skill);
  const dotted = below.split('/').find((name) => name.startsWith('.'));
  return dotted ? `Copilot skips folders whose name begins with a dot. Rename ${dotted}.` : null;
}

/** Copilot does not search inside the folder of a skill. */
function explainNested(skill: Skill, folders: ReadonlySet<string>): string | null {
  for (let at = posix.dirname(posix.dirname(skill.path)); at !== '.'; at = posix.dirname(at))
    if (folders.has(at))
      return `Copilot does not look for skills inside the folder of another skill, and ${at} is one. Move ${skill.path} out of it.`;
  return null;
}

const budget = `${LISTING_FACTS.budget_chars.toLocaleString('en-US')} characters`;
const FIX = 'Shorten the descriptions of skills whose names come earlier, or split the source.';

const pushedOut = (last: string): string =>
  `Copilot lists skills in the order of their names until ${budget} are used up${last ? ` ('${last}' is the last that fits)` : ''}; later ones are listed by name only. ${FIX}`;

const notNamed = (last: string): string =>
  `Copilot lists skills with descriptions up to ${budget}${last ? ` ('${last}' is the last)` : ''}, then names up to ${LISTING_FACTS.names_line_chars.toLocaleString('en-US')} more; this skill comes after both. ${FIX}`;

/**
 * Names without a description mean that the budget is exceeded by at least their entries; the request does not contain the
 * length of their descriptions. It contains no location either, so `plugin` is assumed for all but Copilot's own skills.
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

const predictOnce = memoize(
  predictListing,
  ({ source }) => source,
  ({ install }) => install,
);

/** The reason of the prediction, if it agrees with the observed offer. */
export function explainOffer(skill: Skill, context: ListingContext, offer: OfferState): string | null {
  if (offer === 'full') return null;
  const predicted = predictOnce(context).offers.find((row) => row.skill.path === skill.path);
  return predicted?.offer === offer ? predicted.reason : null;
}
