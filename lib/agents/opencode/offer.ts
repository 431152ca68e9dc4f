/** A request of OpenCode → the skills that it lists in its system prompt; and the listing predicted without starting it (1.18.33). */
import type { ModelRequest } from '../../model/wire.js';
import type { Skill } from '../../skill/skill.js';
import type { ListingSigns } from '../interface/listing.js';
import { taggedListing } from '../listing/tagged-listing.js';
import { listingOf } from '../listing/unlimited-listing.js';
import { findRejection, readDescription } from './rejection.js';

/** 1.18.33. */
export const signs: ListingSigns = {
  own: ['customize-opencode'],
  heading: /^Skills provide specialized instructions[^\n]*/m,
  tool: 'skill',
};

/** Titles and summaries are asked for without tools. */
export function classifyRequest({ headers, tools }: ModelRequest): 'main' | 'subagent' | 'side' {
  if (tools.length === 0) return 'side';
  return headers['x-parent-session-id'] ? 'subagent' : 'main';
}

export const { readOffer, readListing } = taggedListing({
  block: /^<available_skills>\n([\s\S]*)^<\/available_skills>/m,
  // The lines directly above it say when to use a skill.
  passage: /(?:^[^<\n].*\n)*^<available_skills>\n[\s\S]*^<\/available_skills>/m,
  escaped: false,
  tool: 'skill',
});

const nameOf = ({ front_matter: { fields }, id }: Skill): string =>
  typeof fields['name'] === 'string' ? fields['name'] : id;

export const { listedAs, predictOffers, explainOffer } = listingOf({
  title: 'OpenCode',
  nameOf,
  reject: findRejection,
  shows: readDescription,
  // It reads all files at once, and the one that was read last stays: seven of eight starts kept the same one (1.18.33).
  keeps: 'any, by chance',
});
