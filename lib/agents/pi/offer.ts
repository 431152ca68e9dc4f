/** A request of pi → the skills that it lists in its system prompt; and the listing predicted without starting it (0.87.1). */
import type { ListingText } from '../../model/listing.js';
import type { ModelRequest, OfferedSkill } from '../../model/wire.js';
import type { Skill } from '../../skill/skill.js';
import { readSkillTags } from '../skill-tags.js';
import { listingOf } from '../unlimited-listing.js';
import { findRejection } from './rejection.js';

/** pi sends no other requests with tools; a compaction has none. */
export const classifyRequest = (request: ModelRequest): 'main' | 'side' => (request.tools.length ? 'main' : 'side');

const BLOCK = /^<available_skills>\n([\s\S]*?)^<\/available_skills>/m;

export function readOffer({ texts }: ModelRequest): OfferedSkill[] {
  for (const { role, text } of texts) {
    const listed = role === 'system' || role === 'developer' ? readListed(text) : null;
    if (listed) return listed;
  }
  return [];
}

/** Those that a part of the system prompt lists; null when it lists none. */
export function readListed(prompt: string): OfferedSkill[] | null {
  const block = BLOCK.exec(prompt)?.[1];
  return block === undefined ? null : readSkillTags(block, true);
}

const PASSAGE = /^<skills>\n(?:(?!<).*\n)*<available_skills>\n[\s\S]*?^<\/available_skills>\n<\/skills>/m;

/** pi has no tool for skills: a model opens the file that the listing names, with pi's own tool `read`. */
export function readListing({ texts, tools }: ModelRequest): ListingText | null {
  const tool = tools.find(({ name }) => name === 'read');
  const passages = texts.flatMap(({ role, text }) =>
    role === 'system' || role === 'developer' ? (PASSAGE.exec(text)?.[0] ?? []) : [],
  );
  return tool && passages.length ? { passages: passages.slice(0, 1), tool } : null;
}

const nameOf = ({ front_matter, dir }: Skill): string => {
  const name = front_matter.fields['name'];
  return typeof name === 'string' && name !== '' ? name : dir;
};

export const listedAs = (skill: Skill): string[] => [nameOf(skill)];

export const { predictOffers, explainOffer } = listingOf({
  title: 'pi',
  nameOf,
  reject: findRejection,
  shows: ({ description }) => description,
  keeps: 'first',
});
