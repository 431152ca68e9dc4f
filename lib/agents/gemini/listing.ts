/** The skills of a source → the listing that Gemini CLI 0.61.0 will show the model, without starting it; it has no budget. */
import type { Skill } from '../../skill/skill.js';
import type { ListingContext } from '../agent.js';
import { listingOf } from '../unlimited-listing.js';
import { MANIFEST } from './facts.js';
import { listedName, readFields, type Unread, withoutQuotes } from './front-matter.js';
import { plainName } from './source.js';

const UNREAD: Record<Unread, (path: string) => string> = {
  'no block': (path) =>
    `Gemini CLI drops a skill whose file does not begin with front matter; begin ${path} with a line of three dashes, without a byte order mark before it, and close the block with another.`,
  'no name': (path) => `Gemini CLI drops a skill without a name; add name to the front matter of ${path}.`,
  'no description': (path) =>
    `Gemini CLI drops a skill without a description; add description to the front matter of ${path}.`,
};

/** One sentence with the fix; null when the skill is listed. */
function reject(skill: Skill, { source, install }: ListingContext): string | null {
  const fields = readFields(skill);
  if (typeof fields === 'string') return UNREAD[fields](skill.path);
  if (install === 'extension') return rejectFromExtension(skill, source);
  if (skill.dir.startsWith('.')) return `Gemini CLI skips folders whose name begins with a dot; rename ${skill.dir}.`;
  // A project has one folder of a name; in an extension each skill has its own.
  const first = source.skills.find(({ dir }) => dir === skill.dir);
  return first === undefined || first === skill
    ? null
    : `a project has one folder '${skill.dir}', and ${first.path} is in it; rename one of the two folders.`;
}

function rejectFromExtension({ path }: Skill, { extensions }: ListingContext['source']): string | null {
  const manifest = extensions?.[MANIFEST];
  if (manifest === null) return `Gemini CLI skips an extension whose ${MANIFEST} is not a JSON object; correct it.`;
  if (manifest && !(manifest['name'] && manifest['version']))
    return `Gemini CLI skips an extension without a name and a version; add them to ${MANIFEST}.`;
  if (manifest && plainName(String(manifest['name'])) !== manifest['name'])
    return `Gemini CLI skips an extension whose name has other characters than letters, digits and dashes; correct it in ${MANIFEST}.`;
  if (/^skills\/(?:(?!node_modules\/)[^/.][^/]*\/)?SKILL\.md$/.test(path)) return null;
  return `Gemini CLI looks for an extension's skills in skills/<name>/SKILL.md only, and this one is in ${path}; move it.`;
}

function nameOf(skill: Skill): string {
  const fields = readFields(skill);
  return listedName(typeof fields === 'string' ? skill.id : fields.name);
}

export const listedAs = (skill: Skill): string[] => [nameOf(skill)];

export const { predictOffers, explainOffer } = listingOf({
  title: 'Gemini CLI',
  nameOf,
  reject,
  shows(skill) {
    const fields = readFields(skill);
    return typeof fields === 'string' ? null : withoutQuotes(fields.description);
  },
  hidden: ({ path }) =>
    `Gemini CLI reads another description than the one in ${path}, because the front matter is not valid YAML and it then takes the lines as they are; put the value in quotes.`,
  // A later file takes the place of an earlier one, and they come in the order of the disk: mostly from the last name to the first.
  keeps: 'first',
});
