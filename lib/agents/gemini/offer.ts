/** A request of Gemini CLI → the skills that it lists, and whether it belongs to the main conversation, a subagent or neither. */
import type { ListingText } from '../../model/listing.js';
import type { ModelRequest, OfferedSkill } from '../../model/wire.js';
import type { ListingSigns } from '../interface/listing.js';
import { type EntryShape, findEntries, findPassage } from '../listing/listed-entries.js';
import { SKILL_TOOL } from './facts.js';
import { withoutQuotes } from './front-matter.js';

const HEADER = /^# Available Agent Skills\n[\s\S]*?^<available_skills>\n/m;

/** Nothing is escaped, so a description may hold tags; the entry ends where the next lines are those of the CLI. */
const ENTRY =
  / {2}<skill>\n {4}<name>(.*)<\/name>\n {4}<description>([\s\S]*?)<\/description>\n {4}<location>(.*)<\/location>\n {2}<\/skill>\n/y;

const LISTING: EntryShape = { role: 'system', header: HEADER, entry: ENTRY, end: '</available_skills>' };

/** Where settings turn skills off, the tool stays and names none (0.61.0). */
export const signs: ListingSigns = {
  own: ['skill-creator', 'antigravity-support'],
  heading: /^# Available Agent Skills$/m,
  tool: SKILL_TOOL,
};

/** A subagent has a tool with which it hands in its work. */
export function classifyRequest({ tools }: ModelRequest): 'main' | 'subagent' | 'side' {
  if (tools.length === 0) return 'side';
  return tools.some(({ name }) => name === 'complete_task') ? 'subagent' : 'main';
}

/**
 * When to use a skill is said above the listing and in the description of the tool. It reads the files of a folder at the same
 * time and lists them as they come, so a busy machine lists them in another order (0.61.0).
 */
export function readListing(request: ModelRequest): ListingText | null {
  const listing = findPassage(request, LISTING, SKILL_TOOL);
  return listing && { ...listing, unordered: true };
}

export const readOffer = (request: ModelRequest): OfferedSkill[] =>
  (findEntries(request, LISTING)?.entries ?? []).map(([, id = '', description = '', path = '']) => ({
    id,
    also: [],
    description: description === '' ? null : withoutQuotes(description),
    path,
  }));
