/** The skills of a source → the listing that Qwen Code 0.24.4 will show the model, without starting it. */
import type { Excess, OfferState } from '../../contract/result.js';
import type { OfferedSkill } from '../../model/wire.js';
import { measureOffer } from '../../skill/offer-match.js';
import type { Skill } from '../../skill/skill.js';
import { thousands } from '../../text/count.js';
import type { Agent, ExplainedOffer, Headroom, ListingContext } from '../agent.js';
import { memoize } from '../memoize.js';
import { LISTING_FACTS } from './facts.js';
import { readFields, textOf } from './front-matter.js';
import { findRejection } from './rejection.js';
import { extensionName } from './source.js';

type Location = Pick<ListingContext, 'source' | 'install'>;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
export const unescapeXml = (text: string): string =>
  Object.entries(ESCAPES)
    .toReversed()
    .reduce((rest, [sign, name]) => rest.replaceAll(name, sign), text);

/** An extension's skills have its name before theirs. */
export function listedName(skill: Skill, { source, install }: Location): string {
  const name = textOf(readFields(skill).fields?.['name']) ?? skill.id;
  return install === 'extension' ? `${extensionName(source)}:${name}` : name;
}

const levelOf = (install: Location['install']): string => (install === 'extension' ? 'extension' : 'project');

/** Of one skill, with the line break after it. */
const entryChars = (name: string, text: string, level: string): number =>
  `<skill>\n<name>\n${escapeXml(name)}\n</name>\n<description>\n${escapeXml(text)} (${level})\n</description>\n<location>\n${level}\n</location>\n</skill>\n`
    .length;

interface Row {
  name: string;
  description: string;
  chars: number;
}

function rowOf(skill: Skill, context: Location): Row {
  const { fields } = readFields(skill);
  const name = listedName(skill, context);
  const description = textOf(fields?.['description']) ?? '';
  const when = typeof fields?.['when_to_use'] === 'string' ? fields['when_to_use'] : '';
  const text = when === '' ? description : `${description} — ${when}`;
  return { name, description, chars: entryChars(name, text, levelOf(context.install)) };
}

export const predictListing = memoize(
  predict,
  ({ source }) => source,
  ({ install }) => install,
);

/** Each name once, the first file of it; where two skills have one folder, the first is in it. */
function predict(context: Location): ExplainedOffer[] {
  const { source, install } = context;
  const listed = new Map<string, Skill>();
  const reasons = new Map<Skill, string>();
  for (const skill of source.skills) {
    const first = install === 'skills' ? source.skills.find(({ dir }) => dir === skill.dir) : skill;
    const name = listedName(skill, context);
    const rival = listed.get(name);
    const reason =
      findRejection(skill, context) ??
      (first !== skill
        ? `a project has one folder '${skill.dir}', and ${first?.path} is in it; rename one of the two folders.`
        : rival
          ? `Qwen Code lists each name only once, and ${rival.path} also has the name '${name}'; rename one of the two.`
          : null);
    if (reason === null) listed.set(name, skill);
    else reasons.set(skill, reason);
  }
  const rows = new Map([...listed.values()].map((skill) => [skill, rowOf(skill, context)]));
  const total = [...rows.values()].reduce((sum, { chars }) => sum + chars, LISTING_FACTS.bundled_chars as number);
  const over = total - LISTING_FACTS.budget_chars;
  return source.skills.map((skill): ExplainedOffer => {
    const base = { skill, id: listedName(skill, context) };
    const row = rows.get(skill);
    if (!row) return { ...base, ...measureOffer(skill, undefined), reason: reasons.get(skill) ?? null };
    const shown = over > 0 ? firstLine(row.description) : row.description;
    const offer = measureOffer(skill, shown);
    const isOver = offer.offer !== 'full' && over > 0 && shown !== row.description;
    const reason = offer.offer === 'full' ? null : isOver ? cut(over) : misread(skill);
    const excess: Excess = { by: over, limit: LISTING_FACTS.budget_chars, unit: 'characters' };
    return { ...base, ...offer, reason, ...(isOver ? { over: excess } : {}) };
  });
}

const firstLine = (text: string): string => (text.split('\n')[0] ?? '').trim();

const cut = (over: number): string =>
  `Qwen Code's listing is ${thousands(over)} characters over its ${thousands(LISTING_FACTS.budget_chars)}, bundled skills included, so only the first line of each description is left; write the description on one line.`;

const misread = ({ path }: Skill): string =>
  `Qwen Code reads another description than the one in ${path}, because the front matter is not valid YAML and it then takes one line per field; put the value in quotes.`;

/** The prediction, if it agrees with the observed offer. */
function findPrediction(skill: Skill, context: ListingContext, offer: OfferState): ExplainedOffer | null {
  if (offer === 'full') return null;
  const predicted = predictListing(context).find((row) => row.skill.path === skill.path);
  return predicted?.offer === offer ? predicted : null;
}

export const explainOffer: Agent['explainOffer'] = (...asked) => findPrediction(...asked)?.reason ?? null;
export const findExcess: NonNullable<Agent['findExcess']> = (...asked) => findPrediction(...asked)?.over ?? null;

export const sizeOf = (rows: readonly OfferedSkill[]): number =>
  rows.reduce((sum, { id, also, description }) => sum + entryChars(id, description ?? '', also[0] ?? 'project'), 0);

/** Where first lines are left, what was there before is not known: nothing is left then. */
export function headroom(offered: readonly OfferedSkill[]): Headroom {
  const budget = LISTING_FACTS.budget_chars;
  return { unit: 'characters', budget, left: budget - sizeOf(offered) };
}
