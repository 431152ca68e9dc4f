/** The skills of a source → the listing that Gemini CLI 0.61.0 will show the model, without starting it; it has no budget. */
import { posix } from 'node:path';
import type { OfferState } from '../../contract/result.js';
import { measureOffer } from '../../skill/offer-match.js';
import type { Skill } from '../../skill/skill.js';
import type { ExplainedOffer, ListingContext } from '../agent.js';
import { memoize } from '../memoize.js';
import { MANIFEST } from './facts.js';
import { listedName, readFields, type Unread, withoutQuotes } from './front-matter.js';
import { plainName } from './source.js';

type Location = Pick<ListingContext, 'source' | 'install'>;

const UNREAD: Record<Unread, (path: string) => string> = {
  'no block': (path) =>
    `Gemini CLI drops a skill whose file does not begin with front matter; begin ${path} with a line of three dashes, without a byte order mark before it, and close the block with another.`,
  'no name': (path) => `Gemini CLI drops a skill without a name; add name to the front matter of ${path}.`,
  'no description': (path) =>
    `Gemini CLI drops a skill without a description; add description to the front matter of ${path}.`,
};

/** One sentence with the fix; null when the skill is listed. */
function findRejection(skill: Skill, context: Location): string | null {
  const fields = readFields(skill);
  if (typeof fields === 'string') return UNREAD[fields](skill.path);
  if (context.install === 'extension') return rejectFromExtension(skill, context);
  return skill.dir.startsWith('.')
    ? `Gemini CLI skips folders whose name begins with a dot; rename ${skill.dir}.`
    : null;
}

function rejectFromExtension({ path }: Skill, { source }: Location): string | null {
  const manifest = source.extensions?.[MANIFEST];
  if (manifest === null) return `Gemini CLI skips an extension whose ${MANIFEST} is not a JSON object; correct it.`;
  if (manifest && !(manifest['name'] && manifest['version']))
    return `Gemini CLI skips an extension without a name and a version; add them to ${MANIFEST}.`;
  if (manifest && plainName(String(manifest['name'])) !== manifest['name'])
    return `Gemini CLI skips an extension whose name has other characters than letters, digits and dashes; correct it in ${MANIFEST}.`;
  if (/^skills\/(?:(?!node_modules\/)[^/.][^/]*\/)?SKILL\.md$/.test(path)) return null;
  return `Gemini CLI looks for an extension's skills in skills/<name>/SKILL.md only, and this one is in ${path}; move it.`;
}

/**
 * A later file of the same name takes the place of an earlier one, and files are taken in the order in which the disk gives them: mostly
 * from the last name to the first (measured with 10 and, not quite, with 300 skills).
 */
const rivalsOf = (skill: Skill, context: Location): Skill[] => {
  const name = nameOf(skill);
  return context.source.skills.filter((other) => nameOf(other) === name && findRejection(other, context) === null);
};

const nameOf = (skill: Skill): string => {
  const fields = readFields(skill);
  return listedName(typeof fields === 'string' ? skill.id : fields.name);
};

/** Where two skills have one folder the first is there; in an extension each has its own. */
const isBehind = (skill: Skill, { source, install }: Location): Skill | null => {
  const first = install === 'skills' ? source.skills.find(({ dir }) => dir === skill.dir) : undefined;
  return first && first !== skill ? first : null;
};

export const listedAs = (skill: Skill): string[] => [nameOf(skill)];

export const predictListing = memoize(
  (context: Location): ExplainedOffer[] => context.source.skills.map((skill) => predict(skill, context)),
  ({ source }) => source,
  ({ install }) => install,
);

function predict(skill: Skill, context: Location): ExplainedOffer {
  const base = { skill, id: nameOf(skill) };
  const fields = readFields(skill);
  const reason = findRejection(skill, context) ?? explainRival(skill, context);
  if (reason !== null || typeof fields === 'string') return { ...base, ...measureOffer(skill, undefined), reason };
  const offer = measureOffer(skill, withoutQuotes(fields.description));
  return { ...base, ...offer, reason: offer.offer === 'full' ? null : misread(skill) };
}

function explainRival(skill: Skill, context: Location): string | null {
  const first = isBehind(skill, context);
  if (first)
    return `a project has one folder '${skill.dir}', and ${first.path} is in it; rename one of the two folders.`;
  const [other] = rivalsOf(skill, context);
  return other && other !== skill ? sameName(skill, other) : null;
}

const sameName = (skill: Skill, other: Skill): string =>
  `Gemini CLI lists each name only once, and ${posix.dirname(other.path)} also has the name '${nameOf(skill)}'; rename one of the two.`;

const misread = ({ path }: Skill): string =>
  `Gemini CLI reads another description than the one in ${path}, because the front matter is not valid YAML and it then takes the lines as they are; put the value in quotes.`;

export function explainOffer(skill: Skill, context: ListingContext, offer: OfferState): string | null {
  if (offer === 'full') return null;
  const predicted = predictListing(context).find((row) => row.skill.path === skill.path);
  if (predicted?.offer === offer) return predicted.reason;
  const other = rivalsOf(skill, context).find((rival) => rival !== skill);
  return offer === 'absent' && other ? sameName(skill, other) : null;
}
