/** A request of Qwen Code → the skills that it lists, and whether it belongs to the main conversation, a subagent or neither. */
import type { ListingText } from '../../model/listing.js';
import type { ModelRequest, OfferedSkill } from '../../model/wire.js';
import { unescapeXml } from './listing.js';

const HEADER =
  /^<system-reminder>\nThe following skills are available for use with the Skill tool\.[\s\S]*?<available_skills>\n/;

/** `(project)` stands after the description, and again as the location; commands have neither. */
const ENTRY =
  /<skill>\n<name>\n([\s\S]*?)\n<\/name>\n<description>\n([\s\S]*?)\n<\/description>\n(?:<location>\n(\w+)\n<\/location>\n)?<\/skill>\n?/y;

/** Subagents have no tool that starts others; what has no tools at all is a title or a summary. */
export function classifyRequest({ tools }: ModelRequest): 'main' | 'subagent' | 'side' {
  if (tools.length === 0) return 'side';
  return tools.some(({ name }) => name === 'agent' || name === 'tool_call') ? 'main' : 'subagent';
}

/** When to use a skill is said in the description of the tool `skill` (0.24.4). */
export function readListing(request: ModelRequest): ListingText | null {
  const listing = findListing(request);
  const tool = request.tools.find(({ name }) => name === 'skill');
  return listing && tool ? { passages: [listing.passage], tool } : null;
}

export function readOffer(request: ModelRequest): OfferedSkill[] {
  return findListing(request)?.offered ?? [];
}

const END = '</available_skills>\n</system-reminder>';

/** In a text of its own, before what the user wrote: a prompt may quote it. */
function findListing({ texts }: ModelRequest): { passage: string; offered: OfferedSkill[] } | null {
  for (const { role, text } of texts) {
    const found = role === 'user' ? HEADER.exec(text) : null;
    if (!found) continue;
    const offered: OfferedSkill[] = [];
    let end = found[0].length;
    const entry = new RegExp(ENTRY);
    entry.lastIndex = found[0].length;
    for (let match = entry.exec(text); match !== null; match = entry.exec(text)) {
      const [, id = '', words = '', level] = match;
      const description = unescapeXml(
        level && words.endsWith(` (${level})`) ? words.slice(0, -level.length - 3) : words,
      );
      offered.push({ id: unescapeXml(id), also: [], description: description === '' ? null : description, path: null });
      end = entry.lastIndex;
    }
    const closed = text.startsWith(END, end) ? END.length : 0;
    return { passage: text.slice(0, end + closed), offered };
  }
  return null;
}
