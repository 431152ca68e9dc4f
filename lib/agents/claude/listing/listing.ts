/** The skills of a source → the listing that Claude Code will show the model, without starting it. */

import { isBare } from '../../../contract/agent-key.js';
import { type Excess, type Explanation, explain, type OfferState } from '../../../contract/offer.js';
import { memoize } from '../../../input/memoize.js';
import type { OfferedSkill } from '../../../model/wire.js';
import { measureOffer } from '../../../skill/offer-match.js';
import type { Skill } from '../../../skill/skill.js';
import { thousands } from '../../../text/count.js';
import type { ExplainedOffer, Headroom, ListingContext } from '../../interface/listing.js';
import { settingsOf, type UserSettings } from '../../interface/settings.js';
import { findRight } from '../../listing/predict-once.js';
import { LISTING_FACTS, listingBudget } from '../facts.js';
import { readDescription, readFields } from '../front-matter.js';
import type { ClaudeSettings } from '../settings.js';
import { findRejection } from './rejection.js';
import { columns, fromEntities, listedName, listRows, type Row, toEntities } from './rows.js';

/**
 * Over budget, each description is kept or dropped completely, in listing order, and a later short one may still fit; names
 * are never dropped. (Past use changes the order, but a unit's home has none.)
 */
export function predictListing(context: ListingContext) {
  const settings = settingsOf<ClaudeSettings>(context);
  const budget_chars = listingBudget(context.vendor_model, settings);
  const rejections = new Map(context.source.skills.map((skill) => [skill, findRejection(skill, context)]));
  const rows = listRows(context, (skill) => rejections.get(skill) !== null);
  const bundled = sumBundled(rows, settings.disableBundledSkills === true);
  /** With every description; if it exceeds the budget, descriptions are dropped. */
  const total_chars = rows.reduce((sum, { full }) => sum + full, bundled.full);
  let left = budget_chars - rows.reduce((sum, { bare }) => sum + bare, bundled.bare);
  const kept = new Map<Skill, Row>();
  const named = new Set<Skill>();
  for (const row of rows) {
    if (row.skill) named.add(row.skill);
    if (row.full === row.bare) continue;
    if (total_chars > budget_chars && row.full - row.bare > left) continue;
    if (row.skill) kept.set(row.skill, row);
    left -= row.full - row.bare;
  }
  const offers = context.source.skills.map((skill): ExplainedOffer => {
    const base = { skill, id: listedName(skill, context) };
    if (!named.has(skill)) {
      const why = rejections.get(skill) ?? shadowed(base.id, rows);
      return { ...base, ...measureOffer(skill, undefined), why };
    }
    const row = kept.get(skill);
    const shown = row ? fromEntities(row.shown) : null;
    const offer = measureOffer(skill, shown, readDescription(readFields(skill).fields));
    if (offer.offer === 'full') return { ...base, ...offer, why: null };
    if (!row) {
      const by = total_chars - budget_chars;
      return {
        ...base,
        ...offer,
        why: pushedOut(by, context),
        over: { by, limit: budget_chars, unit: 'characters' },
      };
    }
    const cut = row.shown !== row.text && offer.offer === 'cut';
    return { ...base, ...offer, why: cut ? tooLong(row.text.length, row.most) : misread(skill) };
  });
  return { offers, budget_chars, total_chars };
}

export const predictOffers = (context: ListingContext) => predictListing(context).offers;

/** With all line breaks. A project's skill or command takes the place of a bundled one of its name. */
function sumBundled(rows: readonly Row[], off: boolean): { bare: number; full: number } {
  const left: readonly string[] = LISTING_FACTS.unbundled;
  const isFree = ([name]: [string, unknown]) => !rows.some(({ id }) => id === name) && (!off || left.includes(name));
  const skills = Object.entries(LISTING_FACTS.bundled).filter(isFree);
  const commands = Object.entries(LISTING_FACTS.bundled_commands).filter(isFree);
  const kept = skills.reduce((sum, [, chars]) => sum + chars, rows.length + skills.length + commands.length - 1);
  return {
    bare: commands.reduce((sum, [, [bare]]) => sum + bare, kept),
    full: commands.reduce((sum, [, [, full]]) => sum + full, kept),
  };
}

function shadowed(id: string, rows: readonly Row[]): Explanation {
  const first = rows.find((row) => row.id === id);
  const what = first?.skill ? `the skill in ${first.skill.path}` : 'a command';
  return explain(
    `Claude Code lists each name only once, and ${what} also has the name '${id}'`,
    'rename one of the two',
  );
}

/** Claude Code shows the model another description than the one in the file. */
function misread(skill: Skill): Explanation {
  const { path, front_matter } = skill;
  const { missing, fields } = readFields(skill);
  if (missing || Object.keys(fields).length === 0) {
    const problem = front_matter.problems[0];
    const where = problem ? ` (line ${problem.line}: ${problem.message})` : '';
    return explain(
      `Claude Code cannot read the front matter of ${path}${where} and shows the first line of the text below in its description's place`,
      'correct it',
    );
  }
  return readDescription(fields) === null
    ? explain(
        `Claude Code finds no description in ${path} and shows the first line of its text instead`,
        'write the description as one line of text',
      )
    : explain(
        `Claude Code reads another description than the one in ${path}, because the first three dashes end its front matter, even inside a line`,
        'write the description without them',
      );
}

const pushedOut = (over: number, { vendor_model, settings }: ListingContext) =>
  explain(
    `the skills' descriptions are ${thousands(over)} characters over the ${thousands(listingBudget(vendor_model, settings))} that Claude Code gives the listing ${settings?.['skillListingBudgetFraction'] || settings?.['env'] ? 'with these settings' : vendor_model === null ? 'by default' : `of ${vendor_model}`}, with its own skills among them, so later skills are listed without a description`,
    `shorten the descriptions by that much in total`,
    `raise ${settings?.['env'] ? `${LISTING_FACTS.budget_variable} in env of` : `${LISTING_FACTS.budget_share_setting} in`} the settings`,
  );

const tooLong = (chars: number, most: number) =>
  explain(
    `Claude Code cuts a skill's text (description and when_to_use) at ${thousands(most)} characters, and this one has ${thousands(chars)}`,
    `shorten that text, or raise ${LISTING_FACTS.skill_chars_setting} in the settings`,
  );

const predictOnce = memoize(
  predictListing,
  ({ source }) => source,
  ({ install, vendor_model }) => `${install} ${vendor_model ?? ''}`,
);

export function explainOffer(skill: Skill, context: ListingContext, offer: OfferState): Explanation | null {
  if (offer === 'full') return null;
  const why = findRight(predictOnce(context).offers, skill, offer)?.why;
  if (why) return why;
  if (offer === 'absent' && !isBare(context.install))
    return explain(
      'Claude Code did not load it, probably because a wrong field in the manifest makes it drop the whole plugin',
      'correct the manifest: with Claude Code installed, `claude plugin validate` names the field',
    );
  return offer === 'name_only' && readDescription(readFields(skill).fields) !== null
    ? explain(
        'the listing had no space for its description, or skillOverrides lists this skill by name only',
        'shorten descriptions or remove the override',
      )
    : null;
}

export function findExcess(skill: Skill, context: ListingContext, offer: OfferState): Excess | null {
  if (offer === 'full') return null;
  const { offers, budget_chars } = predictOnce(context);
  const predicted = findRight(offers, skill, offer);
  if (predicted?.why) return predicted.over ?? null;
  return offer === 'name_only' && readDescription(readFields(skill).fields) !== null
    ? { by: null, limit: budget_chars, unit: 'characters' }
    : null;
}

/** With the line breaks between them. */
export function sizeOf(rows: readonly OfferedSkill[]): number {
  return rows.reduce(
    (sum, { id, also, description }) => {
      const name = columns(`- ${id}${also.length ? ` (${also[0]})` : ''}`);
      // Of its own skills it writes angle brackets as they are.
      const text =
        description !== null && !Object.hasOwn(LISTING_FACTS.bundled, id) ? toEntities(description) : description;
      return sum + name + (text === null ? 0 : 2 + columns(text));
    },
    Math.max(0, rows.length - 1),
  );
}

/** The budget left in an observed listing. Names without descriptions mean that it was exceeded; by how much is not known, so nothing is left. */
export function headroom(
  offered: readonly OfferedSkill[],
  vendor_model: string | null,
  settings?: UserSettings,
): Headroom {
  const budget = listingBudget(vendor_model, settings);
  const used = sizeOf(offered);
  const fell = offered.some(({ description }) => description === null);
  return { unit: 'characters', budget, left: fell ? Math.min(0, budget - used) : budget - used };
}
