/** A request of pi → the skills that it lists in its system prompt; and the listing predicted without starting it (0.87.1). */
import type { ModelRequest } from '../../model/wire.js';
import type { Skill } from '../../skill/skill.js';
import type { ListingSigns } from '../interface/listing.js';
import { taggedListing } from '../listing/tagged-listing.js';
import { listingOf } from '../listing/unlimited-listing.js';
import { readDescription, readFields } from './front-matter.js';
import { findRejection } from './rejection.js';

/** Without a skill there is no word of a listing (0.87.1). */
export const signs: ListingSigns = {
  own: [],
  heading: /^The following skills provide specialized instructions[^\n]*/m,
  tool: null,
};

/** pi sends no other requests with tools; a compaction has none. */
export const classifyRequest = (request: ModelRequest): 'main' | 'side' => (request.tools.length ? 'main' : 'side');

/** pi has no tool for skills: a model opens the file that the listing names, with pi's own tool `read`. */
export const { readListed, readOffer, readListing } = taggedListing({
  block: /^<available_skills>\n([\s\S]*?)^<\/available_skills>/m,
  passage: /^<skills>\n(?:(?!<).*\n)*<available_skills>\n[\s\S]*?^<\/available_skills>\n<\/skills>/m,
  escaped: true,
  tool: 'read',
});

const nameOf = (skill: Skill): string => {
  const { name } = readFields(skill).fields;
  return typeof name === 'string' && name !== '' ? name : skill.dir;
};

export const { listedAs, predictOffers, explainOffer } = listingOf({
  title: 'pi',
  nameOf,
  reject: findRejection,
  shows: readDescription,
  keeps: 'first',
});
