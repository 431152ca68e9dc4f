/** The skills of a source → the listing that Claude Code will put before the model, without starting it. */

import { posix } from 'node:path';
import type { OfferedSkill } from '../../model/wire.js';
import { fold, measureOffer } from '../../offer-match.js';
import type { Skill, Source } from '../../skill/skill.js';
import type { Headroom, Install, OfferState } from '../agent.js';
import { LISTING_FACTS, listingBudget } from './facts.js';
import { firstLine, isSet, readDescription, readFields } from './front-matter.js';
import { listPlugins, pluginsWith } from './plugins.js';
import { findRejection } from './rejection.js';

export interface ListingPlace {
  source: Source;
  install: Install;
  vendor_model: string | null;
}

export interface PredictedOffer {
  skill: Skill;
  /** The name as listed. */
  id: string;
  offer: OfferState;
  kept_chars: number;
  of_chars: number;
  /** Why it is not offered in full, with the fix. */
  reason: string | null;
}

export interface PredictedListing {
  offers: PredictedOffer[];
  budget_chars: number;
  /** What the listing would take with every description; more than the budget means that descriptions fall. */
  total_chars: number;
}

const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/;

/** The budget counts columns, not characters: a wide letter or an emoji takes two. */
function columns(text: string): number {
  let sum = 0;
  for (const letter of text) sum += letter.length === 2 || WIDE.test(letter) ? 2 : /\p{Mn}/u.test(letter) ? 0 : 1;
  return sum;
}

const toEntities = (text: string) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const fromEntities = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>');

/** A plugin's skill is named after its folder, or by itself where the manifest names its very folder; odd letters become dashes. */
export function listedName(skill: Skill, { source, install }: { source: Source; install: Install }): string {
  if (install === 'skills') return skill.dir;
  const [holding] = pluginsWith(skill, source, install);
  const plugin = holding?.plugin.name ?? source.name;
  const name = holding?.named ? skill.id.replace(`${plugin}:`, '') : skill.dir;
  return `${plugin}:${name.replace(/[^a-zA-Z0-9_-]/g, '-')}`;
}

interface Row {
  /** null: a command, which takes its share. */
  skill: Skill | null;
  id: string;
  /** The name that the front matter gives, where it is another one. */
  other: string | null;
  description: string;
  text: string;
  shown: string;
  bare: number;
  full: number;
}

function measureRow(skill: Skill | null, id: string, file: { text: string }, prefix: string, plain: boolean): Row {
  const { fields, body } = readFields(file);
  const description = fold(readDescription(fields) ?? firstLine(body, plain ? 'Skill' : 'Plugin skill'));
  const when = fields['when_to_use'] ?? null;
  const text = toEntities(when === null ? description : `${description} - ${fold(String(when))}`);
  const shown = text.length > LISTING_FACTS.skill_chars ? `${text.slice(0, LISTING_FACTS.skill_chars - 1)}…` : text;
  const named = skill && fields['name'] !== undefined && fields['name'] !== null ? `${prefix}${fields['name']}` : id;
  const other = named === id || /\s|\p{Extended_Pictographic}/u.test(named) ? null : named;
  return { skill, id, other, description, text, shown, bare: 0, full: 0 };
}

/** As they stand there: commands first, then skills, each plugin's by name. A name that is taken is not listed again. */
function listRows(place: ListingPlace, rejected: (skill: Skill) => boolean): Row[] {
  const { source, install } = place;
  const rows = [...listCommands(source, install), ...listSkills(place, rejected)];
  const taken = new Set<string>();
  const listed = rows.filter(({ id }) => !taken.has(id) && taken.add(id));
  return listed.map((row) => {
    const other = row.other !== null && !taken.has(row.other) && taken.add(row.other) ? row.other : null;
    const bare = columns(`- ${row.id}${other === null ? '' : ` (${other})`}`);
    return { ...row, other, bare, full: bare + 2 + columns(row.shown) };
  });
}

function listSkills(place: ListingPlace, rejected: (skill: Skill) => boolean): Row[] {
  const { source, install } = place;
  const rows = source.skills
    .filter((skill) => !rejected(skill))
    .map((skill) => {
      const id = listedName(skill, place);
      const plain = install === 'skills';
      return { skill, row: measureRow(skill, id, skill, plain ? '' : `${id.split(':')[0]}:`, plain) };
    });
  const folders = install === 'skills' ? [] : listPlugins(source, install).flatMap((plugin) => plugin.skill_folders);
  const rank = ({ path }: Skill) => {
    const folder = posix.dirname(path);
    return folders.findIndex((each) => each === folder || each === posix.dirname(folder));
  };
  return rows.sort((a, b) => rank(a.skill) - rank(b.skill) || a.row.id.localeCompare(b.row.id)).map(({ row }) => row);
}

export const commandNames = (source: Source, install: Install) => listCommands(source, install).map(({ id }) => id);

function listCommands(source: Source, install: Install): Row[] {
  const homes =
    install === 'skills'
      ? [{ prefix: '', folder: '.claude/commands/' }]
      : listPlugins(source, install).flatMap(({ name, command_folders }) =>
          command_folders.map((folder) => ({ prefix: `${name}:`, folder: `${folder}/` })),
        );
  return homes.flatMap(({ prefix, folder }) =>
    source.commands.flatMap((command): Row[] => {
      const { path } = command;
      if (!path.startsWith(folder)) return [];
      const { fields } = readFields(command);
      if (isSet(fields['disable-model-invocation'])) return [];
      if (prefix && readDescription(fields) === null && (fields['when_to_use'] ?? null) === null) return [];
      const id = `${prefix}${path.slice(folder.length, -3).replaceAll('/', ':')}`;
      return [measureRow(null, id, command, '', prefix === '')];
    }),
  );
}

/**
 * Over budget, descriptions are kept whole or dropped whole, first come first served, and a later short one may still fit;
 * names never fall. (Order by past use comes first in a home that has any: a unit's has none.)
 */
export function predictListing(place: ListingPlace): PredictedListing {
  const budget_chars = listingBudget(place.vendor_model);
  const rejections = new Map(place.source.skills.map((skill) => [skill, findRejection(skill, place)]));
  const rows = listRows(place, (skill) => rejections.get(skill) !== null);
  const breaks = Math.max(0, rows.length - 1);
  const total_chars = rows.reduce((sum, { full }) => sum + full, breaks);
  let left = budget_chars - rows.reduce((sum, { bare }) => sum + bare, breaks);
  const kept = new Map<Skill, Row>();
  const named = new Set<Skill>();
  for (const row of rows) {
    if (row.skill) named.add(row.skill);
    if (total_chars > budget_chars && row.full - row.bare > left) continue;
    if (row.skill) kept.set(row.skill, row);
    left -= row.full - row.bare;
  }
  const offers = place.source.skills.map((skill): PredictedOffer => {
    const base = { skill, id: listedName(skill, place) };
    if (!named.has(skill)) {
      const reason = rejections.get(skill) ?? shadowed(base.id, rows);
      return { ...base, ...measureOffer(skill, undefined), reason };
    }
    const row = kept.get(skill);
    const shown = row ? fromEntities(row.shown) : null;
    const offer = measureOffer(skill, shown);
    if (offer.offer === 'full') return { ...base, ...offer, reason: null };
    if (!row) return { ...base, ...offer, reason: pushedOut(total_chars - budget_chars, place) };
    const cut = row.shown !== row.text && offer.offer === 'cut';
    return { ...base, ...offer, reason: cut ? tooLong(row.text.length) : misread(skill) };
  });
  return { offers, budget_chars, total_chars };
}

function shadowed(id: string, rows: readonly Row[]): string {
  const first = rows.find((row) => row.id === id);
  const what = first?.skill ? `the skill in ${first.skill.path}` : 'a command';
  return `Claude Code lists a name once, and ${what} has the name '${id}' too; rename one of the two.`;
}

/** Its own reading gives the model something else than the author wrote. */
function misread(skill: Skill): string {
  const { path, front_matter } = skill;
  const { missing, fields } = readFields(skill);
  if (missing || Object.keys(fields).length === 0) {
    const problem = front_matter.problems[0];
    const where = problem ? ` (line ${problem.line}: ${problem.message})` : '';
    return `Claude Code cannot read the front matter of ${path}${where} and shows the first line of the text below as its description; correct it.`;
  }
  return readDescription(fields) === null
    ? `Claude Code takes no description from ${path} and shows the first line of its text; write the description as one line of text.`
    : `Claude Code reads another description than stands in ${path}: the first three dashes end its front matter, wherever they stand; write the description without them.`;
}

const thousands = (count: number) => count.toLocaleString('en');

const pushedOut = (over: number, { vendor_model }: ListingPlace) =>
  `the skills' descriptions are ${thousands(over)} characters over the ${thousands(listingBudget(vendor_model))} that Claude Code gives the listing ${vendor_model === null ? 'by default' : `of ${vendor_model}`}, so later ones stand there by name alone; shorten descriptions by that much in all, or raise ${LISTING_FACTS.budget_share_setting} in the settings.`;

const tooLong = (chars: number) =>
  `Claude Code cuts a skill's text (description and when_to_use) at ${thousands(LISTING_FACTS.skill_chars)} characters, and this one has ${thousands(chars)}; shorten it, or raise ${LISTING_FACTS.skill_chars_setting} in the settings.`;

/** Asked once per skill, and the same for all of them. */
const known = new WeakMap<Source, Map<string, PredictedListing>>();

function predictOnce(place: ListingPlace): PredictedListing {
  const key = `${place.install} ${place.vendor_model ?? ''}`;
  const before = known.get(place.source);
  const found = before?.get(key);
  if (found) return found;
  const listing = predictListing(place);
  known.set(place.source, new Map([...(before ?? []), [key, listing]]));
  return listing;
}

export function explainOffer(skill: Skill, place: ListingPlace, offer: OfferState): string | null {
  if (offer === 'full') return null;
  const predicted = predictOnce(place).offers.find((row) => row.skill.path === skill.path);
  if (predicted?.offer === offer && predicted.reason !== null) return predicted.reason;
  if (offer === 'absent' && place.install !== 'skills')
    return 'Claude Code did not load it, as happens to a whole plugin with a wrong field in its manifest; run `claude plugin validate` on the source to see what it says.';
  return offer === 'name_only' && readDescription(readFields(skill).fields) !== null
    ? 'a description fell for want of room in the listing, or skillOverrides shows this skill by name only; shorten descriptions or remove the override.'
    : null;
}

/** Room left in a listing as it was seen. A listing with bare names was over its budget: what its names lack is not known, so none is left. */
export function headroom(offered: readonly OfferedSkill[], vendor_model: string | null): Headroom {
  const budget = listingBudget(vendor_model);
  const used = offered.reduce(
    (sum, { id, also, description }) => {
      const name = columns(`- ${id}${also.length ? ` (${also[0]})` : ''}`);
      return sum + name + (description === null ? 0 : 2 + columns(toEntities(description)));
    },
    Math.max(0, offered.length - 1),
  );
  const fell = offered.some(({ description }) => description === null);
  return { unit: 'characters', budget, left: fell ? Math.min(0, budget - used) : budget - used };
}
