/** A request of Claude Code → the skills that it lists, and whether it belongs to the main conversation, a subagent or neither. */

import { type Install, isBare } from '../../contract/agent-key.js';
import type { ListingText } from '../../model/listing.js';
import type { ModelRequest, OfferedSkill } from '../../model/wire.js';
import type { Skill, Source } from '../../skill/skill.js';
import type { ListingSigns } from '../interface/listing.js';
import { commandNames, fromEntities, listedName } from './listing/rows.js';

const HEADER = 'The following skills are available for use with the Skill tool:\n\n';

/**
 * `- dir (name): text`: the bracket when the front-matter name differs (2.1.330), the text missing when over budget.
 * The name ends at the first colon that a space follows, so that `plugin:skill` is not split.
 */
const ENTRY = /^- (.+?)(?: \(([^()]+)\))?(?:: (.*))?$/;

/** With `disableBundledSkills` the last is left; with the tool denied, nothing of it all (2.1.330). */
export const signs: ListingSigns = {
  own: ['update-config', 'keybindings-help', 'fewer-permission-prompts', 'plugin-authoring'],
  heading: /^The following skills are available[^\n]*/m,
  tool: 'Skill',
};

/** Main requests contain the listing, requests of a subagent have a header, and all others (titles, summaries) have no tools. */
export function classifyRequest(request: ModelRequest): 'main' | 'subagent' | 'side' {
  if (request.tools.length === 0) return 'side';
  if (request.headers['x-claude-code-agent-id'] === undefined) return 'main';
  // A forked skill is a subagent whose prompt is the skill itself: if it called skills again, it would never end.
  const prompt = request.texts.find(({ role, text }) => role === 'user' && !text.startsWith('<system-reminder>'));
  return prompt?.text.startsWith('Base directory for this skill:') ? 'side' : 'subagent';
}

/**
 * The listing is in a system-role message among other sections, or (claude-*-4-5) in a `<system-reminder>` block of the
 * first user message. It is not read from anywhere else, because a prompt may quote the header.
 */
function findListing(request: ModelRequest): string | null {
  const carriers = [
    ...request.texts.filter(({ role }) => role === 'system'),
    ...request.texts.filter(({ role, text }) => role === 'user' && text.startsWith('<system-reminder>')),
  ];
  for (const { text } of carriers) {
    const at = text.indexOf(HEADER);
    if (at < 0 || (at > 0 && text[at - 1] !== '\n')) continue;
    const listing = text.slice(at + HEADER.length);
    const end = listing.search(/\n\n|\n<\/system-reminder>/);
    return end < 0 ? listing : listing.slice(0, end);
  }
  return null;
}

export function readOffer(request: ModelRequest): OfferedSkill[] {
  const offered: OfferedSkill[] = [];
  for (const line of findListing(request)?.split('\n') ?? []) {
    const [, id, other, text] = ENTRY.exec(line) ?? [];
    const last = offered.at(-1);
    if (id) offered.push({ id, also: other ? [other] : [], description: text ? fromEntities(text) : null, path: null });
    // 2.1.197 does not join the lines of a description.
    else if (last && line !== '') last.description = `${last.description ?? ''}\n${fromEntities(line)}`;
  }
  return offered;
}

/** When to use a skill is said in the description of the tool `Skill` (2.1.330). */
export function readListing(request: ModelRequest): ListingText | null {
  const tool = request.tools.find(({ name }) => name === 'Skill');
  const listing = findListing(request);
  return tool && listing ? { passages: [`${HEADER}${listing}`], tool } : null;
}

/** The listed name first, then the front-matter name, which also works in a call. A command of the same name hides the skill. */
export function listedAs(skill: Skill, context: { source: Source; install: Install }): string[] {
  const name = listedName(skill, context);
  if (commandNames(context.source, context.install).includes(name)) return [];
  const prefix = isBare(context.install) ? '' : `${name.split(':')[0]}:`;
  return [...new Set([name, `${prefix}${skill.id}`])];
}
