/** The skills of a source → the listing that Gemini CLI 0.61.0 will show the model, without starting it; it has no budget. */
import { type Explanation, explain } from '../../contract/offer.js';
import type { Skill } from '../../skill/skill.js';
import { explainOther, rejectFromExtension, rejectMissing, rejectTakenFolder } from '../gemini-family/rejection.js';
import type { ListingContext } from '../interface/listing.js';
import { listingOf } from '../listing/unlimited-listing.js';
import { EXTENSION } from './facts.js';
import { listedName, readFields, type Unread, withoutQuotes } from './front-matter.js';

const rejectUnread = (skill: Skill, unread: Unread): Explanation =>
  unread === 'no block'
    ? explain(
        'Gemini CLI drops a skill whose file does not begin with front matter',
        `begin ${skill.path} with a line of three dashes, without a byte order mark before it, and close the block with another`,
      )
    : rejectMissing('Gemini CLI', unread === 'no name' ? 'name' : 'description', skill);

const PLACES = /^skills\/(?:(?!node_modules\/)[^/.][^/]*\/)?SKILL\.md$/;

/** One sentence with the fix; null when the skill is listed. */
function reject(skill: Skill, { source, install }: ListingContext): Explanation | null {
  const fields = readFields(skill);
  if (typeof fields === 'string') return rejectUnread(skill, fields);
  if (install === 'extension') return rejectFromExtension('Gemini CLI', EXTENSION, PLACES, skill, source);
  if (install === 'project') return null;
  if (skill.dir.startsWith('.'))
    return explain('Gemini CLI skips folders whose name begins with a dot', `rename ${skill.dir}`);
  return rejectTakenFolder(skill, source);
}

function nameOf(skill: Skill): string {
  const fields = readFields(skill);
  return listedName(typeof fields === 'string' ? skill.id : fields.name);
}

export function readDescription(skill: Skill): string | null {
  const fields = readFields(skill);
  return typeof fields === 'string' ? null : withoutQuotes(fields.description);
}

export const listedAs = (skill: Skill): string[] => [nameOf(skill)];

export const { predictOffers, explainOffer } = listingOf({
  title: 'Gemini CLI',
  nameOf,
  reject,
  shows: readDescription,
  hidden: (skill) => explainOther('Gemini CLI', 'the lines as they are', skill),
  // A later file takes the place of an earlier one, and they come in the order of the disk: mostly from the last name to the first.
  keeps: 'first',
});
