/** A request of Qwen Code → the skills that it lists, and whether it belongs to the main conversation, a subagent or neither. */
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

/** In a text of its own, before what the user wrote: a prompt may quote it. */
export function readOffer({ texts }: ModelRequest): OfferedSkill[] {
  for (const { role, text } of texts) {
    const found = role === 'user' ? HEADER.exec(text) : null;
    if (!found) continue;
    const offered: OfferedSkill[] = [];
    const entry = new RegExp(ENTRY);
    entry.lastIndex = found[0].length;
    for (let match = entry.exec(text); match !== null; match = entry.exec(text)) {
      const [, id = '', words = '', level] = match;
      const description = unescapeXml(
        level && words.endsWith(` (${level})`) ? words.slice(0, -level.length - 3) : words,
      );
      offered.push({ id: unescapeXml(id), also: [], description: description === '' ? null : description, path: null });
    }
    return offered;
  }
  return [];
}
