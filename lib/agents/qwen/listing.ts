/** The skills of a source → the listing that Qwen Code 0.24.4 will show the model, without starting it. */
import { type Explanation, explain } from '../../contract/offer.js';
import type { OfferedSkill } from '../../model/wire.js';
import { measureOffer } from '../../skill/offer-match.js';
import type { Skill } from '../../skill/skill.js';
import { thousands } from '../../text/count.js';
import { explainOther } from '../gemini-family/rejection.js';
import type { Agent } from '../interface/agent.js';
import type { ExplainedOffer, Headroom, ListingContext } from '../interface/listing.js';
import { findRight, predictOnce } from '../listing/predict-once.js';
import { escapeXml } from '../listing/skill-tags.js';
import { explainBy, type ListingRules, listingOf } from '../listing/unlimited-listing.js';
import { LISTING_FACTS } from './facts.js';
import { readFields, textOf } from './front-matter.js';
import { findRejection } from './rejection.js';
import { extensionName } from './source.js';

type Location = Pick<ListingContext, 'source' | 'install'>;

/** An extension's skills have its name before theirs. */
function listedName(skill: Skill, { source, install }: Location): string {
  const name = textOf(readFields(skill).fields?.['name']) ?? skill.id;
  return install === 'extension' ? `${extensionName(source)}:${name}` : name;
}

export const listedAs = (skill: Skill, context: Location): string[] => [listedName(skill, context)];

const levelOf = (install: Location['install']): string => (install === 'extension' ? 'extension' : 'project');

/** Of one skill, with the line break after it. */
const entryChars = (name: string, text: string, level: string): number =>
  `<skill>\n<name>\n${escapeXml(name)}\n</name>\n<description>\n${escapeXml(text)} (${level})\n</description>\n<location>\n${level}\n</location>\n</skill>\n`
    .length;

export const readDescription = (skill: Skill): string => textOf(readFields(skill).fields?.['description']) ?? '';

function charsOf(skill: Skill, context: Location): number {
  const when = readFields(skill).fields?.['when_to_use'];
  const text = typeof when === 'string' && when !== '' ? `${readDescription(skill)} — ${when}` : readDescription(skill);
  return entryChars(listedName(skill, context), text, levelOf(context.install));
}

const RULES: ListingRules = {
  title: 'Qwen Code',
  nameOf: listedName,
  reject: findRejection,
  shows: readDescription,
  hidden: (skill) => explainOther('Qwen Code', 'one line per field', skill),
  keeps: 'first',
};
const whole = listingOf(RULES);

export const predictOffers = predictOnce(predict);

function predict(context: ListingContext): ExplainedOffer[] {
  const rows = whole.predictOffers(context);
  const listed = rows.filter(({ offer }) => offer !== 'absent');
  const bundled: number = LISTING_FACTS.bundled_chars;
  const over = listed.reduce((sum, { skill }) => sum + charsOf(skill, context), bundled) - LISTING_FACTS.budget_chars;
  return over > 0 ? rows.map((row) => shorten(row, over)) : rows;
}

function shorten(row: ExplainedOffer, over: number): ExplainedOffer {
  const description = readDescription(row.skill);
  const shown = firstLine(description);
  if (row.offer === 'absent' || shown === description) return row;
  const offer = measureOffer(row.skill, shown, description);
  if (offer.offer === 'full') return { ...row, ...offer, why: null };
  return {
    ...row,
    ...offer,
    why: cut(over),
    over: { by: over, limit: LISTING_FACTS.budget_chars, unit: 'characters' },
  };
}

const firstLine = (text: string): string => (text.split('\n')[0] ?? '').trim();

const cut = (over: number): Explanation =>
  explain(
    `Qwen Code's listing is ${thousands(over)} characters over its ${thousands(LISTING_FACTS.budget_chars)}, bundled skills included, so only the first line of each description is left`,
    'write the description on one line',
  );

export const explainOffer = explainBy(predictOffers, RULES);

export const findExcess: NonNullable<Agent['findExcess']> = (skill, context, offer) =>
  findRight(predictOffers(context), skill, offer)?.over ?? null;

export const sizeOf = (rows: readonly OfferedSkill[]): number =>
  rows.reduce((sum, { id, also, description }) => sum + entryChars(id, description ?? '', also[0] ?? 'project'), 0);

/** Where first lines are left, what was there before is not known: nothing is left then. */
export function headroom(offered: readonly OfferedSkill[]): Headroom {
  const budget = LISTING_FACTS.budget_chars;
  return { unit: 'characters', budget, left: budget - sizeOf(offered) };
}
