/** A request of OpenCode → the skills that it lists in its system prompt; and the listing predicted without starting it (1.18.33). */
import type { ListingText } from '../../model/listing.js';
import type { ModelRequest, OfferedSkill } from '../../model/wire.js';
import type { Skill } from '../../skill/skill.js';
import { readSkillTags } from '../skill-tags.js';
import { listingOf } from '../unlimited-listing.js';
import { findRejection } from './rejection.js';

/** Titles and summaries are asked for without tools. */
export function classifyRequest({ headers, tools }: ModelRequest): 'main' | 'subagent' | 'side' {
  if (tools.length === 0) return 'side';
  return headers['x-parent-session-id'] ? 'subagent' : 'main';
}

const BLOCK = /^<available_skills>\n([\s\S]*)^<\/available_skills>/m;

export function readOffer({ texts }: ModelRequest): OfferedSkill[] {
  for (const { role, text } of texts) {
    const block = role === 'system' ? BLOCK.exec(text)?.[1] : undefined;
    if (block !== undefined) return readSkillTags(block, false);
  }
  return [];
}

const nameOf = ({ front_matter: { fields }, id }: Skill): string =>
  typeof fields['name'] === 'string' ? fields['name'] : id;

export const listedAs = (skill: Skill): string[] => [nameOf(skill)];

/** The lines directly above the block say when to use a skill. */
const PASSAGE = /(?:^[^<\n].*\n)*^<available_skills>\n[\s\S]*^<\/available_skills>/m;

export function readListing({ texts, tools }: ModelRequest): ListingText | null {
  const tool = tools.find(({ name }) => name === 'skill');
  const passages = texts.flatMap(({ role, text }) => (role === 'system' ? (PASSAGE.exec(text)?.[0] ?? []) : []));
  return tool && passages.length ? { passages: passages.slice(0, 1), tool } : null;
}

export const { predictOffers, explainOffer } = listingOf({
  title: 'OpenCode',
  nameOf,
  reject: findRejection,
  shows: ({ description }) => description,
  // It reads all files at once, and the one that was read last stays: seven of eight starts kept the same one (1.18.33).
  keeps: 'any, by chance',
});
